export { providedMilestoneShare as machine } from './milestone-share.flow.ts';
export { MilestoneShareScreen as Screens } from './MilestoneShareScreen.tsx';
export { MilestoneShareWithin as Within } from './milestone-share.flow.ts';
export { TellOthers } from './TellOthers.tsx';
