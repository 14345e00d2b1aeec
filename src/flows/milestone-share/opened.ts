/** What opening the sharing brings: its chart, its screen, and what leads there. */
export { MilestoneShareScreen } from './MilestoneShareScreen.tsx';
export { providedMilestoneShare } from './provided.ts';
export { TellOthers } from './TellOthers.tsx';
