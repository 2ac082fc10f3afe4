// The lint rules of our own, as an ESLint plugin.
import directions from './directions.js';
import purity from './purity.js';

export default { meta: { name: 'mangrove' }, rules: { directions, purity } };
