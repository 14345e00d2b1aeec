import type { SnapshotFrom } from 'xstate';
import type { Milestone, MilestoneId } from '../../contracts/milestones.ts';
import { textOf } from './milestone-share.machine.ts';
import type { milestoneShareMachine } from './milestone-share.machine.ts';

type MilestoneShareSnapshot = SnapshotFrom<typeof milestoneShareMachine>;

/** What can be shared. */
export const selectMilestones = ({ context }: MilestoneShareSnapshot): readonly Milestone[] =>
  context.milestones;

/** Which of them is chosen. */
export const selectChosenMilestone = ({ context }: MilestoneShareSnapshot): MilestoneId =>
  context.chosen;

/** The person's own words. */
export const selectOwnWords = ({ context }: MilestoneShareSnapshot): string => context.words;

/** Everything that others would read, but for the address of this site. */
export const selectSharedText = ({ context }: MilestoneShareSnapshot): string => textOf(context);

/** Whether the device has a sheet of its own to share by. */
export const selectHasSheet = ({ context }: MilestoneShareSnapshot): boolean => context.hasSheet;

/** Whether it is on its way. */
export const selectIsSharing = (snapshot: MilestoneShareSnapshot): boolean =>
  snapshot.hasTag('busy');
