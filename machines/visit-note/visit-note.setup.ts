import { assign, setup } from 'xstate';
import type { Prescribed, PrescribingConflict } from '../../contracts/booking/prescription.ts';
import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import type { Desk } from '../../contracts/endpoints/visit-notes.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { NO_PRESCRIPTION, isJudgedAlike, prescribedOf } from './prescription-draft.ts';
import { EMPTY_DRAFT, canBeClosed, draftOf } from './visit-draft.ts';
import type { KeptDraft, VisitDraft } from './visit-draft.ts';

/** The appointment. */
export type VisitNoteInput = { readonly id: string };

/** Reply of the server, with the draft that this tab has kept, and a key that no other requests have. */
export type LoadedDesk =
  | { readonly verdict: 'notFound' }
  | {
      readonly verdict: 'read';
      readonly desk: Desk;
      readonly kept: KeptDraft | null;
      readonly requestKey: string;
    };

/** Verdict on a note that was to be closed. Newer: another version was closed meanwhile. */
export type ClosedNote =
  | { readonly verdict: 'closed'; readonly note: VisitNote }
  | { readonly verdict: 'newer' }
  | { readonly verdict: 'refused'; readonly said: string };

export type ClosingNote = KeptDraft & { readonly id: string; readonly requestKey: string };

/** Medicines of a call whose rules are asked. */
export type CheckingMedicines = { readonly id: string; readonly prescribed: Prescribed | null };

/** Pause after the last change before the medicine rules are asked, in milliseconds. */
export const CHECK_PAUSE_MS = 600;

export type VisitNoteContext = VisitNoteInput & {
  readonly requestKey: string;
  readonly desk: Desk | null;
  /** The newest version that the server has told; null for none. */
  readonly note: VisitNote | null;
  readonly draft: VisitDraft;
  /** The version that the draft follows on; 0 for none. */
  readonly after: number;
  /** Number of the request: a draft that has changed is another one. */
  readonly count: number;
  /** Objections to the medicines of the draft, as they stand; null while that was not asked. */
  readonly conflicts: readonly PrescribingConflict[] | null;
  /** Reason for which the server did not close it, in its own words. */
  readonly refusal: string;
};

type VisitNoteEvents =
  | { type: 'loading.requested' }
  | { type: 'draft.changed'; change: Partial<VisitDraft> }
  | { type: 'check.requested' }
  | { type: 'note.submitted' }
  | { type: 'correction.requested' }
  | { type: 'draft.discarded' }
  | { type: 'draft.continued' };

type Change = { readonly change: Partial<VisitDraft> };

/** A draft as it can be closed here: where nothing can be prescribed, it has no prescription. */
export const closable = ({ desk, draft }: Pick<VisitNoteContext, 'desk' | 'draft'>): VisitDraft =>
  desk?.prescribing === 'on' ? draft : { ...draft, prescription: NO_PRESCRIPTION };

const changesMedicines = ({ draft }: VisitNoteContext, { change }: Change): boolean =>
  change.prescription !== undefined && !isJudgedAlike(change.prescription, draft.prescription);

const versionOf = (note: VisitNote | null): number => note?.version ?? 0;

/** Facts, effects and decisions that the states of the visit note share. */
export const visitNote = setup({
  types: {} as {
    input: VisitNoteInput;
    context: VisitNoteContext;
    events: VisitNoteEvents;
    children: {
      loadDesk: 'loadDesk';
      closeNote: 'closeNote';
      checkMedicines: 'checkMedicines';
    };
    tags: Tag;
  },
  actors: {
    loadDesk: notProvided<LoadedDesk, { readonly id: string }>('loadDesk'),
    closeNote: notProvided<ClosedNote, ClosingNote>('closeNote'),
    checkMedicines: notProvided<readonly PrescribingConflict[], CheckingMedicines>(
      'checkMedicines',
    ),
  },
  delays: { checkPause: CHECK_PAUSE_MS },
  actions: {
    rememberDesk: assign((_, read: LoadedDesk) =>
      read.verdict === 'read'
        ? {
            desk: read.desk,
            note: read.desk.note,
            after: versionOf(read.desk.note),
            requestKey: read.requestKey,
          }
        : { desk: null },
    ),
    rememberKept: assign((_, read: LoadedDesk) =>
      read.verdict === 'read' && read.kept !== null
        ? { draft: read.kept.draft, after: read.kept.after }
        : {},
    ),
    changeDraft: assign(({ context }, event: Change) => ({
      draft: { ...context.draft, ...event.change },
      count: context.count + 1,
      ...(changesMedicines(context, event) && { conflicts: null }),
    })),
    rememberConflicts: assign(
      (_, { found }: { readonly found: VisitNoteContext['conflicts'] }) => ({
        conflicts: found,
      }),
    ),
    rememberNote: assign((_, closed: ClosedNote) =>
      closed.verdict === 'closed'
        ? { note: closed.note, after: closed.note.version, draft: EMPTY_DRAFT, conflicts: null }
        : {},
    ),
    rememberRefusal: assign((_, closed: ClosedNote) => ({
      refusal: closed.verdict === 'refused' ? closed.said : '',
    })),
    draftCorrection: assign(({ context: { note, draft, count } }) => ({
      draft: note === null ? draft : draftOf(note),
      conflicts: null,
      after: versionOf(note),
      count: count + 1,
    })),
    /** Lets the draft follow on the version that was closed meanwhile, which its writer has read now. */
    followNewest: assign(({ context }) => ({
      after: versionOf(context.note),
      count: context.count + 1,
    })),
    clearDraft: assign(({ context }) => ({
      draft: EMPTY_DRAFT,
      conflicts: null,
      after: versionOf(context.note),
      count: context.count + 1,
    })),
    /** Keeps the draft for a reload of this tab. */
    keepDraft: effectNotProvided('keepDraft'),
    forgetKept: effectNotProvided('forgetKept'),
  },
  guards: {
    isNotFound: (_, read: LoadedDesk) => read.verdict === 'notFound',
    isEarly: (_, read: LoadedDesk) =>
      read.verdict === 'read' && !read.desk.has_begun && read.desk.note === null,
    isOutrun: (_, read: LoadedDesk) =>
      read.verdict === 'read' && read.kept !== null && read.kept.after < versionOf(read.desk.note),
    isDrafted: (_, read: LoadedDesk) => read.verdict === 'read' && read.kept !== null,
    isNoted: (_, read: LoadedDesk) => read.verdict === 'read' && read.desk.note !== null,
    canBeClosed: ({ context }) => canBeClosed(closable(context)),
    changesMedicines: ({ context }, event: Change) => changesMedicines(context, event),
    isUnchecked: ({ context }) =>
      context.conflicts === null && prescribedOf(closable(context).prescription) !== null,
    hasNote: ({ context }) => context.note !== null,
    wasClosed: (_, closed: ClosedNote) => closed.verdict === 'closed',
    wasOutrun: (_, closed: ClosedNote) => closed.verdict === 'newer',
  },
});
