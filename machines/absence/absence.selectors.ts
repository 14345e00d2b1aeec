import type { SnapshotFrom } from 'xstate';
import type { absenceMachine } from './absence.machine.ts';

type AbsenceSnapshot = SnapshotFrom<typeof absenceMachine>;

/** Returns true while the server checks the report. */
export const selectIsReporting = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches('reporting');

/** Returns true when the server could not be asked just now. */
export const selectHasReportFailed = (snapshot: AbsenceSnapshot): boolean =>
  snapshot.matches({ asking: 'reportingFailed' });

/** Returns the server's reason for not freeing the payment, in its own words; null where it did not refuse. */
export const selectAbsenceRefusal = (snapshot: AbsenceSnapshot): string | null =>
  snapshot.matches('explained') ? snapshot.context.refusal : null;
