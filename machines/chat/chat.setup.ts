import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Progress } from '../../contracts/assessment/draft.ts';
import type { DeletionReply } from '../../contracts/endpoints/assessment.ts';
import type { AssessmentKey } from '../../contracts/assessment/session-token.ts';
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
  /** Time for which the page has shown the opening before the app ran, in milliseconds. */
  openingShown: number;
  /** Progress to begin with when nothing is restored: a new session token and start time. */
  fresh: Progress;
};
/** Content of this device: nothing, a draft, or something unreadable that was dropped. */
export type LoadedDraft = { kind: 'none' | 'dropped' } | { kind: 'found'; progress: Progress };
/** Record that stays on the device when progress is cleared: nothing, or that a deletion is owed. */
export type ClearProgressInput = { debt: Progress | null };
type ChatContext = ChatInput & {
  restored: Progress | null;
  /** Key by which the server finds its copy of this assessment, while it may have one. */
  stored: AssessmentKey | null;
  /** The part of the result that an account can have. */
  savable: Savable;
  /** True while closing the chat could lose something: words, answers or a result. */
  isLosable: boolean;
  /** Subject of a consultation that is booked. */
  consultation: BookingDialogInput;
  /** Screen for which the page was last brought to its place. */
  screen: string | null;
};
/**
 * Returns the time for which the opening counts as shown. Who brings words or has answers waits for none of it: words may
 * call for help, and who comes back has seen it.
 */
export const openingShownTo = ({ query, restored, openingShown }: ChatContext): number =>
  query === null && restored === null ? openingShown : Number.POSITIVE_INFINITY;

/** Message to the flow that keeps the draft: all progress, whenever some of it may have changed. */
export type ProgressMoved = { type: 'progress.moved'; progress: Progress };
export type KeepDraftInput = {
  progress: Progress;
  /** True when this very progress is on the device already. */
  isSaved: boolean;
};
/** Outcome of saving: no account is signed in, or the result is there under this id. */
export type SaveVerdict = { kind: 'anonymous' } | { kind: 'saved'; id: string };
/** The chat ends when the progress is cleared. */
export type ChatOutput = { kind: 'left' };
export type ChatEvents =
  | { type: 'exit.requested' }
  /** The chat is to be closed, and the device to keep everything. */
  | { type: 'pause.requested' }
  | { type: 'freshStart.requested' }
  | { type: 'continuation.requested' }
  /** Choices after a deletion that failed: once more, or leave with it owed. */
  | { type: 'deletion.requested' }
  | { type: 'departure.confirmed' }
  /** Consent was withdrawn, and the server may hold a result. */
  | { type: 'deletion.owed' }
  /** The latest answers are on this device, or it does not let the app write them. */
  | { type: 'draft.kept' }
  | { type: 'draft.refused' }
  | { type: 'draft.changedElsewhere' }
  /** The result is in no account; an account has it; there is no result any more. */
  | { type: 'result.reached' }
  | { type: 'result.kept' }
  | { type: 'result.dropped' }
  | { type: 'save.requested' }
  /** The patient wants a consultation for later, about this result. */
  | { type: 'booking.requested'; consultation: BookingDialogInput }
  /** A person has signed in or out, here or in another tab. */
  | { type: 'session.changed' };

/** Event for each new state of the result. */
const RESULT_EVENTS = {
  unsaved: 'result.reached',
  saved: 'result.kept',
  nothing: 'result.dropped',
} as const;

export const NOTHING_TO_SAVE: Savable = { kind: 'nothing', at: null };

/** Input of a booking without a subject. */
export const NO_CONSULTATION: BookingDialogInput = {
  topDiagnosis: null,
  sessionToken: null,
  payment: null,
};

/** Time that a deletion may be owed before the patient is told, and time until the next try, in milliseconds. */
const DELETION_PATIENCE_MS = 5000;
const DELETION_RETRY_MS = 30_000;

/** Longest time that leaving waits for a deletion, in milliseconds. */
const LEAVING_PATIENCE_MS = 10_000;

/** Facts, effects, decisions and waits that the states of the chat share, each said once. */
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
      restart: 'confirmation';
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
    /** Has the server delete what it holds; without a key it asks nothing. */
    deleteResults: notProvided<DeletionReply, AssessmentKey | null>('deleteResults'),
    /** Writes the progress when a part of it is another than before; says when the outcome changes. */
    keepDraft: listenerNotProvided<ProgressMoved, KeepDraftInput>('keepDraft'),
    watchDraft: listenerNotProvided('watchDraft'),
    watchSession: listenerNotProvided('watchSession'),
    /** Saves the result to the account that is signed in. */
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
    /** Keeps of the earlier assessment only what the server still has to delete. */
    dropDraft: assign({
      restored: ({ context: { restored, fresh } }) => restored && debtOf(restored, fresh),
    }),
    /** Counts the opening as shown: a patient who comes back to this chat finds it complete. */
    rememberOpening: assign({ openingShown: Number.MAX_SAFE_INTEGER }),
    forgetScreen: assign({ screen: null }),
    keepProgress: enqueueActions(({ enqueue }, { progress }: { progress: Progress }) => {
      enqueue.assign({ isLosable: hasProgress(progress) });
      enqueue.sendTo('keepDraft', { type: 'progress.moved', progress });
    }),
    /** Places the page once for every step and every question, not for every answer on it. */
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
    /** Raises an event once, when it is another result or goes to an account. */
    noteResult: enqueueActions(({ context, enqueue }, params: { savable: Savable }) => {
      const { kind, at } = context.savable;
      enqueue.assign(params);
      if (kind !== params.savable.kind || at !== params.savable.at)
        enqueue.raise({ type: RESULT_EVENTS[params.savable.kind] });
    }),
    forgetResult: assign({ savable: NOTHING_TO_SAVE }),
    /** Until the assessment tells, whoever brings words or comes back has something to lose. */
    presumeLoss: assign({
      isLosable: ({ context: { query, restored } }) => query !== null || restored !== null,
    }),
    tellSaved: sendTo('assessment', (_, verdict: SaveVerdict) => ({
      type: 'result.saved',
      id: verdict.kind === 'saved' ? verdict.id : null,
    })),
    rememberConsultation: assign((_, params: { consultation: BookingDialogInput }) => ({
      consultation: params.consultation,
    })),
    forgetStored: assign({ stored: null }),
    tellDeleted: sendTo('assessment', { type: 'results.deleted' }),
    /** Forgets the address, whose concern would start anew: going on in this tab follows what is saved. */
    forgetAddress: assign({ addressStep: null, query: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    wasDropped: (_, params: { loaded: LoadedDraft }) => params.loaded.kind === 'dropped',
    /** True for new words in the address that would take the place of an assessment. */
    wouldReplace: ({ context }, params: { loaded: LoadedDraft }) =>
      context.query !== null &&
      params.loaded.kind === 'found' &&
      hasProgress(params.loaded.progress),
    hasRestoredProgress: ({ context }) =>
      context.restored !== null && hasProgress(context.restored),
    hasNothingToLose: ({ context }) => !context.isLosable,
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
