import type { SnapshotFrom } from 'xstate';
import type { rescheduleMachine } from './reschedule.machine.ts';
import { RESCHEDULE_TEXTS } from './reschedule.texts.ts';

type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;

/** Content of the dialog: every leaf of the chart belongs to one of these. */
export type RescheduleView = 'loading' | 'unavailable' | 'form' | 'missed' | 'notFound' | 'ended';

export const selectRescheduleView = (snapshot: RescheduleSnapshot): RescheduleView => {
  if (snapshot.matches('loadingSlots')) return 'loading';
  if (snapshot.matches('slotsFailed')) return 'unavailable';
  if (snapshot.matches('missed')) return 'missed';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('editing') || snapshot.matches('moving') ? 'form' : 'ended';
};

/** Returns true while the move is on its way. */
export const selectIsMoving = (snapshot: RescheduleSnapshot): boolean => snapshot.matches('moving');

/** Returns the reason for which it was not moved, in words, above the form; null where nothing went wrong. */
export const selectRescheduleProblem = (snapshot: RescheduleSnapshot): string | null => {
  if (snapshot.matches({ editing: 'timeLost' })) return snapshot.context.refusal;
  return snapshot.matches({ editing: 'movingFailed' }) ? RESCHEDULE_TEXTS.unreachable : null;
};
