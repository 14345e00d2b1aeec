export { providedMilestoneShare as machine } from './provided.ts';
export { MilestoneShareScreen as Screens } from './MilestoneShareScreen.tsx';
export { MilestoneShareWithin as Within } from './milestone-share.flow.ts';
export { TellOthers } from './TellOthers.tsx';
