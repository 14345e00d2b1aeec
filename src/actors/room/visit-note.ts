import { fromPromise } from 'xstate';
import type { PrescribingConflict } from '../../../contracts/booking/prescription.ts';
import type { FinalWordKind } from '../../../contracts/forms/visit-note.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { prescribedOf, withWholeLines } from '../../../machines/visit-note/prescription-draft.ts';
import { EMPTY_DRAFT } from '../../../machines/visit-note/visit-draft.ts';
import type { KeptDraft, VisitDraft } from '../../../machines/visit-note/visit-draft.ts';
import type {
  CheckingMedicines,
  ClosedNote,
  ClosingNote,
  LoadedDesk,
} from '../../../machines/visit-note/visit-note.setup.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { VISIT_DRAFT } from './visit-draft-key.ts';

const ofVisits = laterEndpoints(() => import('../../../contracts/endpoints/visit-notes.ts'));

const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);
const NEWER = 409;
const REFUSED = 422;

type Kept = KeptDraft & { readonly id: string };

/** Reads what the tab has kept; an unreadable draft counts as none. */
const parsed = (text: string | null): Partial<Kept> | null => {
  try {
    return text === null ? null : (JSON.parse(text) as Partial<Kept> | null);
  } catch {
    return null;
  }
};

/** Reads the draft of this appointment; what another release has kept may lack something. */
const keptOf = (id: string): KeptDraft | null => {
  const kept = parsed(VISIT_DRAFT.get());
  if (kept?.id !== id || typeof kept.after !== 'number') return null;
  const draft = { ...EMPTY_DRAFT, ...kept.draft };
  const prescription = withWholeLines(draft.prescription);
  return { after: kept.after, draft: { ...draft, prescription } };
};

/** Reads the desk of a call; a call of somebody else is not found. */
export const loadDesk = fromPromise<LoadedDesk, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    try {
      const { desk } = await call(ofVisits('readDesk'), { params: { id }, signal });
      return { verdict: 'read', desk, kept: keptOf(id), requestKey: newRequestKey() };
    } catch (error) {
      if (MISSING.has((error as Failure).status)) return { verdict: 'notFound' };
      throw error;
    }
  },
);

const FINAL_WORDS: Readonly<Record<FinalWordKind, (draft: VisitDraft) => FinalWord>> = {
  condition: ({ condition }) => ({ kind: 'condition', id: condition }),
  other: ({ otherWords }) => ({ kind: 'other', text: otherWords }),
  cannotSay: () => ({ kind: 'cannotSay' }),
};

type FinalWord =
  | { readonly kind: 'condition'; readonly id: string }
  | { readonly kind: 'other'; readonly text: string }
  | { readonly kind: 'cannotSay' };

const bodyOf = ({ after, draft }: ClosingNote, final_word: FinalWord) => ({
  after,
  findings: draft.findings,
  final_word,
  advice: draft.advice,
  next_visit: draft.nextVisit,
  prescription: prescribedOf(draft.prescription),
});

/** Closes the note; its request key makes a retry harmless. */
export const closeNote = fromPromise<ClosedNote, ClosingNote>(async ({ input, signal }) => {
  const { id, requestKey, draft } = input;
  if (draft.final === '') throw new Error('There is no final word');
  const body = bodyOf(input, FINAL_WORDS[draft.final](draft));
  try {
    const asked = { params: { id }, body, requestKey, signal };
    const { note } = await call(ofVisits('closeVisitNote'), asked);
    return { verdict: 'closed', note };
  } catch (error) {
    const { status } = error as Failure;
    if (status === NEWER) return { verdict: 'newer' };
    const said = saidBy(error);
    if (status !== REFUSED || said === null) throw error;
    return { verdict: 'refused', said };
  }
});

/** Asks the medicine rules; nothing is kept of it. */
export const checkMedicines = fromPromise<readonly PrescribingConflict[], CheckingMedicines>(
  async ({ input: { id, prescribed: body }, signal }) => {
    if (body === null) throw new Error('There is nothing to check');
    const asked = { params: { id }, body, signal };
    return (await call(ofVisits('checkPrescription'), asked)).conflicts;
  },
);

/** Keeps the draft for a reload, in this tab alone. */
export const keepVisitDraft = (kept: Kept): void => {
  VISIT_DRAFT.set(JSON.stringify(kept));
};

/** Forgets the draft once the note is closed, or the draft was thrown away. */
export const forgetVisitDraft = (): void => {
  VISIT_DRAFT.drop();
};
