import { assign, setup } from 'xstate';
import { REPORT_MINUTES } from '../../contracts/report-life.ts';
import type { Reportable, Savable } from '../assessment/saving.selectors.ts';
import type { SaveVerdict } from '../chat/chat.setup.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

/** Where the report is read; or that nobody is signed in any more, or that none are made here. */
export type Generated =
  | { readonly verdict: 'made'; readonly address: string }
  | { readonly verdict: 'anonymous' | 'switchedOff' };

type ReportContext = {
  /** Of what the report is. */
  readonly result: Reportable;
  /** Where it is read, for as long as that is good. */
  readonly address: string | null;
};
type ReportEvents = { type: 'report.requested'; result: Reportable };

/** What can still be saved of it; what is saved needs nothing. */
export const savableOf = ({ result }: ReportContext): Savable =>
  result.kind === 'unsaved' ? result.savable : { kind: 'nothing', at: null };

/** Of what the account makes the report: a saved result (API-16) or a re-analysis (API-17). */
export type Reported = { readonly of: 'result' | 'reanalysis'; readonly id: string };

/** What it is and the id under which the account has it. */
export const reportedOf = ({ result }: ReportContext): Reported => ({
  of: result.kind === 'reanalysis' ? 'reanalysis' : 'result',
  id: result.kind === 'saved' || result.kind === 'reanalysis' ? result.id : '',
});

/** What the states of the report share. */
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
    /** Saves the result to the account of whoever is signed in. */
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
    /** This device alone may have it. */
    isNothing: (_, { result }: { readonly result: Reportable }) => result.kind === 'nothing',
    isInAccount: ({ context }) => reportedOf(context).id !== '',
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    isSaved: (_, verdict: SaveVerdict) => verdict.kind === 'saved',
    isMade: (_, { verdict }: Generated) => verdict === 'made',
    isSwitchedOff: (_, { verdict }: Generated) => verdict === 'switchedOff',
  },
  delays: { reportLife: REPORT_MINUTES * 60_000 },
});
