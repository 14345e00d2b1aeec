import type { SnapshotFrom } from 'xstate';
import type { OpenAbsence } from '../../contracts/endpoints/absences.ts';
import type { AbsenceChoice, openAbsencesMachine } from './open-absences.machine.ts';

type OpenAbsencesSnapshot = SnapshotFrom<typeof openAbsencesMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type OpenAbsencesScreen = 'loading' | 'failed' | 'empty' | 'list';

export const selectOpenAbsencesScreen = (snapshot: OpenAbsencesSnapshot): OpenAbsencesScreen => {
  if (snapshot.matches('loadingAbsences')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.matches('nothingOpen') ? 'empty' : 'list';
};

export const selectOpenAbsences = ({ context }: OpenAbsencesSnapshot): readonly OpenAbsence[] =>
  context.absences;

/** Returns the verdict that waits for its confirmation; null for none. */
export const selectAsked = (snapshot: OpenAbsencesSnapshot): AbsenceChoice | null =>
  snapshot.matches('asking') ? snapshot.context.choice : null;

/** Returns the verdict that is on its way to the server at this moment; null for none. */
export const selectSettling = (snapshot: OpenAbsencesSnapshot): AbsenceChoice | null =>
  snapshot.matches('settlingAbsence') ? snapshot.context.choice : null;
