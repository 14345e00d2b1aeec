import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { NoticeWords } from '../../contracts/common/notice.ts';
import { REPORT_MINUTES } from '../../contracts/assessment/report-life.ts';
import { NOT_SAVABLE } from '../../contracts/texts/en/flows/saving.ts';
import { sayNotSaved } from '../kit/not-saved.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { throughGate } from '../sign-in-gate/through-gate.ts';
import type { Reportable, Savable } from '../assessment/saving.selectors.ts';
import type { SaveVerdict } from '../chat/chat.setup.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import {
  GENERATING_FAILED,
  NOTE_OPENED,
  OPENING_FAILED,
  RECEIPT_OPENED,
  REPORT_OPENED,
  SWITCHED_OFF,
} from '../../contracts/texts/en/flows/report.ts';

/**
 * Reply of the server: the address of the report; or that no account is signed in any more, or that none are made here.
 */
export type Generated =
  | { readonly verdict: 'made'; readonly address: string }
  | { readonly verdict: 'anonymous' | 'switchedOff' };

type ReportContext = {
  /** The result that the report is made of. */
  readonly result: Reportable;
  /** Address of the report, for as long as it is good. */
  readonly address: string | null;
};
type ReportEvents = { type: 'report.requested'; result: Reportable };

/** Returns the part of the result that can still be saved; a saved one needs nothing. */
const savableOf = ({ result }: ReportContext): Savable =>
  result.kind === 'unsaved' ? result.savable : { kind: 'nothing', at: null };

/** Base of the report in the account: a saved result (API-16), a re-analysis (API-17), a payment (NEW-04) or a call (NEW-34). */
export type Reported = {
  readonly of: 'result' | 'reanalysis' | 'payment' | 'visit';
  readonly id: string;
};

/** Returns the kind of the base, and its id in the account. */
const reportedOf = ({ result }: ReportContext): Reported => {
  if (result.kind === 'nothing' || result.kind === 'unsaved') return { of: 'result', id: '' };
  return { of: result.kind === 'saved' ? 'result' : result.kind, id: result.id };
};

const openedOf = ({ kind }: Reportable): NoticeWords => {
  if (kind === 'payment') return RECEIPT_OPENED;
  return kind === 'visit' ? NOTE_OPENED : REPORT_OPENED;
};

/** Facts, effects, decisions and waits that the states of the report share. */
const report = setup({
  types: {} as {
    context: ReportContext;
    events: ReportEvents;
    emitted: NoticeRaised;
    children: {
      signInGate: 'signInGate';
      saveResult: 'saveResult';
      generateReport: 'generateReport';
      openReport: 'openReport';
    };
    tags: Tag;
  },
  actors: {
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    /** Saves the result to the account that is signed in. */
    saveResult: notProvided<SaveVerdict, Savable>('saveResult'),
    generateReport: notProvided<Generated, Reported>('generateReport'),
    /** Opens a tab; fails where the browser lets none open. */
    openReport: notProvided<void, { readonly address: string }>('openReport'),
  },
  actions: {
    rememberResult: assign((_, { result }: { readonly result: Reportable }) => ({
      result,
      address: null,
    })),
    rememberSaved: assign((_, verdict: SaveVerdict) =>
      verdict.kind === 'saved' ? { result: { kind: 'saved' as const, id: verdict.id } } : {},
    ),
    rememberAddress: assign((_, generated: Generated) =>
      generated.verdict === 'made' ? { address: generated.address } : {},
    ),
    forgetAddress: assign({ address: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    /** True for a result that this device alone may have. */
    isNothing: (_, { result }: { readonly result: Reportable }) => result.kind === 'nothing',
    isInAccount: ({ context }) => reportedOf(context).id !== '',
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    isSaved: (_, verdict: SaveVerdict) => verdict.kind === 'saved',
    isMade: (_, { verdict }: Generated) => verdict === 'made',
    isSwitchedOff: (_, { verdict }: Generated) => verdict === 'switchedOff',
  },
  delays: { reportLife: REPORT_MINUTES * 60_000 },
});

/** Transitions by which a report is asked for, wherever it may be. */
const asked = report.createStateConfig({
  on: {
    'report.requested': [
      {
        guard: { type: 'isNothing', params: ({ event }) => event },
        actions: say('warning', NOT_SAVABLE),
      },
      {
        target: 'awaitingSignIn',
        actions: { type: 'rememberResult', params: ({ event }) => event },
      },
    ],
  },
}).on;

/**
 * "Download PDF" (PDF-01..06): the result is in the signed-in account, the server hands out a private address, and that
 * opens in a new tab. The page of a result, and that of a saved one, mount it.
 */
export const reportMachine = report.createMachine({
  id: 'report',
  description: 'Somebody wants their result as a PDF.',
  context: { result: { kind: 'nothing' }, address: null },
  initial: 'offered',
  states: {
    offered: { description: 'A report can be asked for.', on: asked },
    awaitingSignIn: {
      description:
        'Whose report it is has to be known; whoever is signed in passes unseen (AUTH-21).',
      invoke: throughGate({
        action: 'pdf-report',
        granted: 'lookingAtResult',
        dismissed: 'offered',
      }),
    },
    lookingAtResult: {
      description: 'A report is made of what the account has: what it has not is saved first.',
      always: [{ guard: 'isInAccount', target: 'generating' }, { target: 'savingResult' }],
    },
    savingResult: {
      description: 'The result goes to the account of who is signed in.',
      tags: 'busy',
      invoke: {
        id: 'saveResult',
        src: 'saveResult',
        input: ({ context }) => savableOf(context),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'generating',
            actions: { type: 'rememberSaved', params: ({ event }) => event.output },
          },
          { target: 'awaitingSignIn' },
        ],
        onError: {
          target: 'generatingFailed',
          actions: sayNotSaved(),
        },
      },
    },
    generating: {
      description:
        'The server is asked for the private address of the report or the receipt (API-16, API-17).',
      tags: 'busy',
      invoke: {
        id: 'generateReport',
        src: 'generateReport',
        input: ({ context }) => reportedOf(context),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'opening',
            actions: { type: 'rememberAddress', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isSwitchedOff', params: ({ event }) => event.output },
            target: 'disabled',
            actions: say('info', SWITCHED_OFF),
          },
          { target: 'awaitingSignIn' },
        ],
        onError: { target: 'generatingFailed', actions: say('error', GENERATING_FAILED) },
      },
    },
    opening: {
      description: 'The address opens in a new tab (PDF-03).',
      tags: 'busy',
      invoke: {
        id: 'openReport',
        src: 'openReport',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: {
          target: 'opened',
          actions: {
            type: 'raiseNotice',
            params: ({ context: { result } }) => ({
              notice: { type: 'success', ...openedOf(result) },
            }),
          },
        },
        onError: { target: 'openingFailed', actions: say('error', OPENING_FAILED) },
      },
    },
    opened: {
      description: 'It is open; a link opens it once more as long as its address is good.',
      on: asked,
      after: { reportLife: { target: 'offered', actions: 'forgetAddress' } },
    },
    generatingFailed: {
      description: 'No report was made, which was said; it can be asked for again.',
      on: asked,
    },
    openingFailed: {
      description: 'The browser opened no tab, which was said; a link opens it all the same.',
      on: asked,
      after: { reportLife: { target: 'offered', actions: 'forgetAddress' } },
    },
    disabled: {
      description: 'The operator makes no reports, which is said to whoever asks (PDF-01).',
      on: { 'report.requested': { actions: say('info', SWITCHED_OFF) } },
    },
  },
});

type ReportSnapshot = SnapshotFrom<typeof reportMachine>;

/** Progress of the report: every leaf of the chart belongs to one of these. */
export type ReportProgress =
  | 'offered'
  | 'saving'
  | 'generating'
  | 'opening'
  | 'opened'
  | 'notMade'
  | 'notOpened'
  | 'switchedOff';

const PROGRESS = {
  offered: 'offered',
  awaitingSignIn: 'offered',
  lookingAtResult: 'offered',
  savingResult: 'saving',
  generating: 'generating',
  opening: 'opening',
  opened: 'opened',
  generatingFailed: 'notMade',
  openingFailed: 'notOpened',
  disabled: 'switchedOff',
} as const satisfies Readonly<Record<ReportSnapshot['value'], ReportProgress>>;

export const selectProgress = ({ value }: ReportSnapshot): ReportProgress => PROGRESS[value];

/** Returns true while an answer is awaited. */
export const selectIsBusy = (snapshot: ReportSnapshot): boolean => snapshot.hasTag('busy');

/** Returns the address at which the report can be opened by hand, once it is made. */
export const selectAddress = (snapshot: ReportSnapshot): string | null =>
  snapshot.matches('opened') || snapshot.matches('openingFailed') ? snapshot.context.address : null;

/** Signing in for it, while it is asked for. */
export const selectSignInGate = (
  snapshot: ReportSnapshot,
): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined => snapshot.children.signInGate;
