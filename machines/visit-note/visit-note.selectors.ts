import type { SnapshotFrom } from 'xstate';
import type { PrescribingConflict } from '../../contracts/booking/prescription.ts';
import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import type { Desk } from '../../contracts/endpoints/visit-notes.ts';
import { prescribedOf } from './prescription-draft.ts';
import { lacksOf } from './visit-draft.ts';
import type { VisitDraft, VisitLack } from './visit-draft.ts';
import type { visitNoteMachine } from './visit-note.machine.ts';
import { closable } from './visit-note.setup.ts';

type VisitNoteSnapshot = SnapshotFrom<typeof visitNoteMachine>;

/** Screens of the page: every leaf of the chart belongs to one of them. */
export type VisitNoteScreen =
  | 'loading'
  | 'failed'
  | 'notFound'
  | 'early'
  | 'outdated'
  | 'writing'
  | 'closed';

export const selectVisitNoteScreen = (snapshot: VisitNoteSnapshot): VisitNoteScreen => {
  if (snapshot.matches('loadingDesk')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  if (snapshot.matches('notFound')) return 'notFound';
  if (snapshot.matches('awaitingCall')) return 'early';
  if (snapshot.matches('outdated')) return 'outdated';
  return snapshot.matches('closed') ? 'closed' : 'writing';
};

export const selectDesk = ({ context }: VisitNoteSnapshot): Desk | null => context.desk;

/** The newest version; null where nothing was closed. */
export const selectNewest = ({ context }: VisitNoteSnapshot): VisitNote | null => context.note;

export const selectVisitDraft = ({ context }: VisitNoteSnapshot): VisitDraft => context.draft;

export const selectIsClosing = (snapshot: VisitNoteSnapshot): boolean =>
  snapshot.matches('closing');

/** Lists what is still missing, once the dentist has tried to close it. */
export const selectVisitLacks = (snapshot: VisitNoteSnapshot): readonly VisitLack[] =>
  snapshot.matches({ writing: 'lacksShown' }) ? lacksOf(closable(snapshot.context)) : [];

/** Returns the server's reason for not closing it; null where it gave none. */
export const selectClosingRefusal = (snapshot: VisitNoteSnapshot): string | null =>
  snapshot.matches({ writing: 'closingRefused' }) ? snapshot.context.refusal : null;

/** Returns true when the server could not be asked just now. */
export const selectHasClosingFailed = (snapshot: VisitNoteSnapshot): boolean =>
  snapshot.matches({ writing: 'closingFailed' });

/** State of the check of the medicines. `unready`: there are none, or something is still missing. */
export type MedicineCheckState = 'unready' | 'checking' | 'checked' | 'failed';

export const selectMedicineCheck = (snapshot: VisitNoteSnapshot): MedicineCheckState => {
  const { conflicts, draft } = snapshot.context;
  if (snapshot.matches({ writing: 'checkFailed' })) return 'failed';
  if (conflicts !== null) return 'checked';
  const isUnderWay =
    snapshot.matches({ writing: 'awaitingCheck' }) ||
    snapshot.matches({ writing: 'checkingMedicines' });
  return isUnderWay && prescribedOf(draft.prescription) !== null ? 'checking' : 'unready';
};

/** Lists what speaks against the medicines; nothing while that is not known. */
export const selectConflicts = ({ context }: VisitNoteSnapshot): readonly PrescribingConflict[] =>
  context.conflicts ?? NO_CONFLICTS;
const NO_CONFLICTS: readonly PrescribingConflict[] = [];

/** Says whether this version would withdraw the prescription of the one that it corrects. */
export const selectWithdraws = ({ context }: VisitNoteSnapshot): boolean =>
  context.note?.prescription?.kind === 'made' && closable(context).prescription.lines.length === 0;
