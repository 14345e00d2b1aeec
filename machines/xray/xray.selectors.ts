import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import type { ToldKind } from '../../contracts/xray/xray-states.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import type { xrayMachine } from './xray.machine.ts';
import { RETRIES } from './xray.setup.ts';
import type { Mailed } from './xray.types.ts';

type XraySnapshot = SnapshotFrom<typeof xrayMachine>;

/** Screens of the X-ray: every leaf of the chart belongs to one of these. */
export type XrayScreen =
  | 'loading'
  | 'readingFailed'
  | 'signedOut'
  | 'choosing'
  | 'imageKept'
  | 'sending'
  | 'broken'
  | 'uploadFailed'
  | 'analyzing'
  | 'unreached'
  | 'analysisFailed'
  | 'askingKind'
  | 'findings'
  | 'form'
  | 'reanalyzing'
  | 'complete';

const NAMED = [
  ['readingFailed', 'readingFailed'],
  ['signedOut', 'signedOut'],
  ['awaitingSignInAgain', 'signedOut'],
  ['awaitingImage', 'choosing'],
  ['imageRejected', 'choosing'],
  ['awaitingSignIn', 'imageKept'],
  ['imageChosen', 'imageKept'],
  ['uploadFailed', 'uploadFailed'],
  ['analysisFailed', 'analysisFailed'],
  ['askingKind', 'askingKind'],
  ['reviewingFindings', 'findings'],
  ['reanalysisFailed', 'findings'],
  ['confirmingReanalysis', 'form'],
  ['awaitingSignInToReanalyze', 'form'],
  ['reanalyzing', 'reanalyzing'],
  ['completed', 'complete'],
] as const;

export const selectXrayScreen = (snapshot: XraySnapshot): XrayScreen => {
  if (snapshot.matches({ uploading: 'reconnecting' })) return 'broken';
  if (snapshot.matches('uploading')) return 'sending';
  if (snapshot.matches({ analyzing: 'reconnecting' })) return 'unreached';
  if (snapshot.matches('analyzing')) return 'analyzing';
  return NAMED.find(([state]) => snapshot.matches(state))?.[1] ?? 'loading';
};

/** Returns the reason for which something was not done, for people; null where none was given. */
export const selectXraySentence = ({ context }: XraySnapshot): string | null => context.sentence;

/** Returns true when the reason is a consent that was withdrawn, which can be given again on the profile. */
export const selectIsConsentWithdrawn = ({ context }: XraySnapshot): boolean =>
  context.sentence !== null && context.sentence === context.withdrawnSentence;

export const selectImageName = ({ context }: XraySnapshot): string => context.image?.name ?? '';

/** Returns the size of the chosen file in bytes. */
export const selectImageSize = ({ context }: XraySnapshot): number => context.image?.size ?? 0;

/** Returns the share of the file that is sent, from 0 to 100. */
export const selectPercent = ({ context }: XraySnapshot): number => context.percent;

/** Returns the quarter that was last passed, which is read out. */
export const selectQuarter = ({ context }: XraySnapshot): number =>
  Math.floor(context.percent / 25) * 25;

/**
 * Returns true when no automatic retries are left: from then on the person asks, or the page is connected or looked at
 * again.
 */
export const selectIsTriedOut = ({ context }: XraySnapshot): boolean => context.attempts >= RETRIES;

/** Returns the X-ray as the server has it; null before. */
export const selectXray = ({ context }: XraySnapshot): Xray | null => context.xray;

/** Returns the answer that is being told; null while the person is asked. */
export const selectTellingKind = (snapshot: XraySnapshot): ToldKind | null =>
  snapshot.matches({ askingKind: 'telling' }) ? snapshot.context.toldKind : null;

/** Returns the answer that was told last on this page; null before. */
export const selectToldKind = ({ context }: XraySnapshot): ToldKind | null => context.toldKind;

/** Returns the X-ray's id; null while there is none. */
export const selectXrayId = ({ context }: XraySnapshot): string | null => context.xrayId;

/** Returns true when its picture could not be shown, so that it is asked for anew. */
export const selectIsPictureLost = ({ context }: XraySnapshot): boolean => context.isPictureLost;

/** Returns true when both could not be read together, which stands above the findings (REAN-07, REAN-09). */
export const selectIsReanalysisFailed = (snapshot: XraySnapshot): boolean =>
  snapshot.matches('reanalysisFailed');

/** Returns true when there are answers that it can be read together with. */
export const selectIsReadable = (snapshot: XraySnapshot): boolean =>
  snapshot.can({ type: 'reanalysis.requested' });

/** Returns true when it could be saved with a result and is not. */
export const selectIsSavable = (snapshot: XraySnapshot): boolean =>
  snapshot.can({ type: 'save.requested' });

/** Returns the account's address, to which a mail about the re-analysis goes. */
export const selectEmail = ({ context }: XraySnapshot): string => context.email;

/** Returns the two readings; null before. */
export const selectReanalysis = ({ context }: XraySnapshot): Reanalysis | null =>
  context.reanalysis;

/** Returns the outcome of mailing the result. */
export const selectMailed = ({ context }: XraySnapshot): Mailed | null => context.mailed;

/** The gate, while the person is asked to sign in. */
export const selectXrayGate = ({
  children,
}: XraySnapshot): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined =>
  children.signInGate;
