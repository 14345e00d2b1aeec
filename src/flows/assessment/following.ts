import { later } from '../page-loading/later-files.ts';

/** Fetched while the first step is on screen. */
export const following = later('later-screens', () => import('./later-screens.ts'));

/** The words of the conversation, which read the questions too; missing, they leave no gap. */
export const Conversation = following.part((screens) => screens.Conversation);

/** Help is never left out in silence: without its words the app says that something went wrong. */
export const EmergencyBar = following.screen((screens) => screens.EmergencyBar);

/** Only checked words name a child. The step waits for it, so that it moves nothing. */
export const ChildNote = following.screen((screens) => screens.ChildNote);

/** Only checked words are understood as a category. The step waits for it, and goes on without it. */
export const UnderstoodCategory = following.part((screens) => screens.UnderstoodCategory);
