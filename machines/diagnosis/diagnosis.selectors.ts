import type { SnapshotFrom } from 'xstate';
import type { diagnosisMachine } from './diagnosis.machine.ts';

type DiagnosisSnapshot = SnapshotFrom<typeof diagnosisMachine>;

/** Whether the consent box is ticked (CONS-03). */
export const selectHasConsent = (snapshot: DiagnosisSnapshot): boolean => snapshot.context.consent;

/** Whether the last attempt failed and its line is shown (CONS-08). */
export const selectHasFailed = (snapshot: DiagnosisSnapshot): boolean =>
  snapshot.matches('diagnosisFailed');
