/** What tests need of the simulation when it is bundled with a rule switched off (`altered.ts`). */
export { SCENES } from './scenes';
export { run } from './schedule';
export { HASTY, RELAY, WAGER, settingsOf } from './settings';
