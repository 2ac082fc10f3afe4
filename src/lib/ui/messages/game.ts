/** What the screens of all games say. */
import type { Text } from '../../engine/module';

export const putDown: Text = { en: 'Put down', fr: 'Reposer' };
export const takeBack: Text = { en: 'Take back', fr: 'Reprendre' };
/** The name of a key. */
export const enterKey: Text = { en: 'Enter', fr: 'Entrée' };
