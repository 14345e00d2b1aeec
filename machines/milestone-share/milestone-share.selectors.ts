import type { SnapshotFrom } from 'xstate';
import type { Milestone, MilestoneId } from '../../contracts/site/milestones.ts';
import { textOf } from './milestone-share.machine.ts';
import type { milestoneShareMachine } from './milestone-share.machine.ts';

type MilestoneShareSnapshot = SnapshotFrom<typeof milestoneShareMachine>;

export const selectMilestones = ({ context }: MilestoneShareSnapshot): readonly Milestone[] =>
  context.milestones;

export const selectChosenMilestone = ({ context }: MilestoneShareSnapshot): MilestoneId =>
  context.chosen;

/** The person's own words. */
export const selectOwnWords = ({ context }: MilestoneShareSnapshot): string => context.words;

/** Returns everything that others would read, but for the address of this site. */
export const selectSharedText = ({ context }: MilestoneShareSnapshot): string => textOf(context);

/** Returns true when the device has a share sheet of its own. */
export const selectHasSheet = ({ context }: MilestoneShareSnapshot): boolean => context.hasSheet;

/** Returns true while the milestone is being shared or copied. */
export const selectIsSharing = (snapshot: MilestoneShareSnapshot): boolean =>
  snapshot.hasTag('busy');
