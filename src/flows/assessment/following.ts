import { later } from '../page-loading/later-files.ts';

/** The screens after the first step, loaded while that step is on screen. */
export const following = later('later-screens', () => import('./later-screens.ts'));

/** The conversation's words include the question bank's. If they fail to load, they leave no gap. */
export const HeaderTools = following.part((screens) => screens.HeaderTools);

/** Emergency help must not be missing silently: if it fails to load, the app shows an error. */
export const EmergencyBar = following.screen((screens) => screens.EmergencyBar);
