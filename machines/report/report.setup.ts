import { assign, setup } from 'xstate';
import { REPORT_MINUTES } from '../../contracts/assessment/report-life.ts';
import type { Reportable, Savable } from '../assessment/saving.selectors.ts';
import type { SaveVerdict } from '../chat/chat.setup.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

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
export const savableOf = ({ result }: ReportContext): Savable =>
  result.kind === 'unsaved' ? result.savable : { kind: 'nothing', at: null };

/** Base of the report in the account: a saved result (API-16) or a re-analysis (API-17). */
export type Reported = { readonly of: 'result' | 'reanalysis'; readonly id: string };

/** Returns the kind of the base, and its id in the account. */
export const reportedOf = ({ result }: ReportContext): Reported => ({
  of: result.kind === 'reanalysis' ? 'reanalysis' : 'result',
  id: result.kind === 'saved' || result.kind === 'reanalysis' ? result.id : '',
});

/** Facts, effects, decisions and waits that the states of the report share. */
export const report = setup({
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
