import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Progress } from '../../contracts/draft.ts';
import type { DeletionReply } from '../../contracts/endpoints/assessment.ts';
import type { AssessmentKey } from '../../contracts/session-token.ts';
import type {
  BookingDialogInput,
  bookingDialogMachine,
} from '../booking-dialog/booking-dialog.machine.ts';
import { assessmentMachine } from '../assessment/assessment.machine.ts';
import type { Savable } from '../assessment/saving.selectors.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.machine.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { openingMachine } from '../opening/opening.machine.ts';
import { scrollingMachine } from '../scrolling/scrolling.machine.ts';
import type { Shown } from '../scrolling/scrolling.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { debtOf, hasProgress } from './progress.ts';

export type ChatInput = {
  /** The address's `step` and `query` when the screen was opened. */
  addressStep: string | null;
  query: string | null;
  /** How long the page has shown the opening before the app ran, in milliseconds. */
  openingShown: number;
  /** Progress to begin with when nothing is restored: a new session token and start time. */
  fresh: Progress;
};
/** What was found on this device: nothing, a draft, or something unreadable that was dropped. */
export type LoadedDraft = { kind: 'none' | 'dropped' } | { kind: 'found'; progress: Progress };
/** What the device is to hold of progress that is cleared: nothing, or that a deletion is owed. */
export type ClearProgressInput = { debt: Progress | null };
type ChatContext = ChatInput & {
  restored: Progress | null;
  /** By what the server finds its copy of this assessment, while it may have one. */
  stored: AssessmentKey | null;
  /** What an account can have of the result. */
  savable: Savable;
  /** What a consultation that is booked is about. */
  consultation: BookingDialogInput;
  /** What the page was last brought to its place for. */
  screen: string | null;
};
/** What the flow that keeps the draft is told: all of it, whenever some of it may have changed. */
export type ProgressMoved = { type: 'progress.moved'; progress: Progress };
export type KeepDraftInput = {
  progress: Progress;
  /** Whether this very progress is on the device already. */
  isSaved: boolean;
};
/** What became of saving: there is nobody whose account it could go to, or it is there under this id. */
export type SaveVerdict = { kind: 'anonymous' } | { kind: 'saved'; id: string };
/** The chat ends when the progress is cleared. */
export type ChatOutput = { kind: 'left' };
export type ChatEvents =
  | { type: 'exit.requested' }
  | { type: 'freshStart.requested' }
  | { type: 'continuation.requested' }
  /** After a deletion that failed: once more, or leave with it owed. */
  | { type: 'deletion.requested' }
  | { type: 'departure.confirmed' }
  /** Consent was withdrawn, and the server may hold a result. */
  | { type: 'deletion.owed' }
  /** The latest answers are on this device, or it does not let us write them. */
  | { type: 'draft.kept' }
  | { type: 'draft.refused' }
  | { type: 'draft.changedElsewhere' }
  /** There is a result that no account has; an account has it; there is none any more. */
  | { type: 'result.reached' }
  | { type: 'result.kept' }
  | { type: 'result.dropped' }
  | { type: 'save.requested' }
  /** A consultation for later, about this result. */
  | { type: 'booking.requested'; consultation: BookingDialogInput }
  /** Somebody has signed in or out, here or in another tab. */
  | { type: 'session.changed' };

/** What has happened to the result when it becomes another, or goes to an account. */
const RESULT_EVENTS = {
  unsaved: 'result.reached',
  saved: 'result.kept',
  nothing: 'result.dropped',
} as const;

/** Of no result. */
export const NOTHING_TO_SAVE: Savable = { kind: 'nothing', at: null };

/** About nothing in particular. */
export const NO_CONSULTATION: BookingDialogInput = {
  topDiagnosis: null,
  sessionToken: null,
  payment: null,
};

/** How long a deletion may be owed before the patient is told, and how long until the next try, in milliseconds. */
const DELETION_PATIENCE_MS = 5000;
const DELETION_RETRY_MS = 30_000;

/** How long leaving waits for a deletion, in milliseconds. */
const LEAVING_PATIENCE_MS = 10_000;

/** What the states of the chat share: facts, effects, decisions and waits, each said once. */
export const chat = setup({
  types: {} as {
    input: ChatInput;
    context: ChatContext;
    events: ChatEvents;
    output: ChatOutput;
    emitted: NoticeRaised;
    children: {
      opening: 'opening';
      assessment: 'assessment';
      keepDraft: 'keepDraft';
      scrolling: 'scrolling';
      confirmation: 'confirmation';
      freshStart: 'confirmation';
      watchDraft: 'watchDraft';
      loadDraft: 'loadDraft';
      clearProgress: 'clearProgress';
      clearPrevious: 'clearProgress';
      deleteOwed: 'deleteResults';
      deleteStored: 'deleteResults';
      watchSession: 'watchSession';
      saveResult: 'saveResult';
      saveRequested: 'saveResult';
      signInGate: 'signInGate';
      bookingGate: 'signInGate';
      bookingDialog: 'bookingDialog';
    };
  },
  actors: {
    loadDraft: notProvided<LoadedDraft>('loadDraft'),
    clearProgress: notProvided<void, ClearProgressInput>('clearProgress'),
    /** Has the server delete what it holds; nothing held is nothing asked. */
    deleteResults: notProvided<DeletionReply, AssessmentKey | null>('deleteResults'),
    /** Writes the progress when a part of it is another than before; says when the outcome changes. */
    keepDraft: listenerNotProvided<ProgressMoved, KeepDraftInput>('keepDraft'),
    watchDraft: listenerNotProvided('watchDraft'),
    watchSession: listenerNotProvided('watchSession'),
    /** Saves the result to the account of whoever is signed in. */
    saveResult: notProvided<SaveVerdict, Savable>('saveResult'),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    bookingDialog: laterFlowNotProvided<typeof bookingDialogMachine>('bookingDialog'),
    opening: openingMachine,
    assessment: assessmentMachine,
    scrolling: scrollingMachine,
    confirmation: confirmationMachine,
  },
  actions: {
    rememberDraft: assign((_, params: { loaded: LoadedDraft }) => ({
      restored: params.loaded.kind === 'found' ? params.loaded.progress : null,
    })),
    forgetDraft: assign({ restored: null }),
    /** Of the earlier assessment only what the server has to delete stays. */
    dropDraft: assign({
      restored: ({ context: { restored, fresh } }) => restored && debtOf(restored, fresh),
    }),
    /** It is shown once: whoever comes back to this chat finds it open. */
    rememberOpening: assign({ openingShown: Number.MAX_SAFE_INTEGER }),
    forgetScreen: assign({ screen: null }),
    keepProgress: sendTo('keepDraft', (_, params: { progress: Progress }) => ({
      type: 'progress.moved',
      progress: params.progress,
    })),
    /** Once for every step and every question, not for every answer on it. */
    placePage: enqueueActions(({ context, enqueue }, params: Shown) => {
      if (context.screen === params.screen) return;
      enqueue.assign({ screen: params.screen });
      enqueue.sendTo('scrolling', { type: 'screen.shown', ...params });
    }),
    noteStored: enqueueActions(
      ({ enqueue }, params: { stored: AssessmentKey | null; isOwed: boolean }) => {
        enqueue.assign({ stored: params.stored });
        if (params.isOwed) enqueue.raise({ type: 'deletion.owed' });
      },
    ),
    /** Told once, when it is another result or goes to an account. */
    noteResult: enqueueActions(({ context, enqueue }, params: { savable: Savable }) => {
      const { kind, at } = context.savable;
      enqueue.assign(params);
      if (kind !== params.savable.kind || at !== params.savable.at)
        enqueue.raise({ type: RESULT_EVENTS[params.savable.kind] });
    }),
    forgetResult: assign({ savable: NOTHING_TO_SAVE }),
    tellSaved: sendTo('assessment', (_, verdict: SaveVerdict) => ({
      type: 'result.saved',
      id: verdict.kind === 'saved' ? verdict.id : null,
    })),
    rememberConsultation: assign((_, params: { consultation: BookingDialogInput }) => ({
      consultation: params.consultation,
    })),
    forgetStored: assign({ stored: null }),
    tellDeleted: sendTo('assessment', { type: 'results.deleted' }),
    /** A concern in the address starts anew; going on in this tab follows what is saved. */
    forgetAddress: assign({ addressStep: null, query: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    wasDropped: (_, params: { loaded: LoadedDraft }) => params.loaded.kind === 'dropped',
    /** New words in the address, and an assessment that they would take the place of. */
    wouldReplace: ({ context }, params: { loaded: LoadedDraft }) =>
      context.query !== null &&
      params.loaded.kind === 'found' &&
      hasProgress(params.loaded.progress),
    hasRestoredProgress: ({ context }) =>
      context.restored !== null && hasProgress(context.restored),
    wasConfirmed: (_, params: ConfirmationOutput) => params.kind === 'confirmed',
    isSaved: (_, verdict: SaveVerdict) => verdict.kind === 'saved',
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    wasRefused: (_, reply: DeletionReply) => reply.verdict === 'not_yours',
  },
  delays: {
    deletionPatience: DELETION_PATIENCE_MS,
    deletionRetry: DELETION_RETRY_MS,
    leavingPatience: LEAVING_PATIENCE_MS,
  },
});
