import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { reportMachine } from './report.machine.ts';

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
