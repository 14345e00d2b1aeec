import type { SnapshotFrom } from 'xstate';
import type { absenceMachine } from './absence.machine.ts';

type AbsenceSnapshot = SnapshotFrom<typeof absenceMachine>;

/** Whether the server is looking. */
export const selectIsReporting = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches('reporting');

/** Whether it could not be asked just now. */
export const selectHasReportFailed = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches({ asking: 'reportingFailed' });

/** Why the app frees nothing, in the server's words; null where it did not say no. */
export const selectAbsenceRefusal = (snapshot: AbsenceSnapshot): string | null =>
  snapshot.matches('explained') ? snapshot.context.refusal : null;
