import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import type { LaterFlow } from '../kit/later-flow.ts';
import type { signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { problemsOf } from './rules/details.ts';
import type { DetailsProblems } from './rules/details.ts';
import type { xrayMachine } from './xray.machine.ts';
import { RETRIES, answersOf } from './xray.setup.ts';
import type { Details, Mailed, Questionnaire } from './xray.types.ts';

type XraySnapshot = SnapshotFrom<typeof xrayMachine>;

/** What is on screen: every leaf of the chart belongs to one of these. */
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
  ['reviewingFindings', 'findings'],
  ['reanalysisFailed', 'findings'],
  ['editingReanalysis', 'form'],
  ['awaitingSignInToReanalyze', 'form'],
  ['reanalyzing', 'reanalyzing'],
  ['completed', 'complete'],
] as const;

/** Which of them is on. */
export const selectXrayScreen = (snapshot: XraySnapshot): XrayScreen => {
  if (snapshot.matches({ uploading: 'reconnecting' })) return 'broken';
  if (snapshot.matches('uploading')) return 'sending';
  if (snapshot.matches({ analyzing: 'reconnecting' })) return 'unreached';
  if (snapshot.matches('analyzing')) return 'analyzing';
  return NAMED.find(([state]) => snapshot.matches(state))?.[1] ?? 'loading';
};

/** Why something was not done, as people read it; null where nobody said. */
export const selectXraySentence = ({ context }: XraySnapshot): string | null => context.sentence;

/** Whether it is said that a consent was taken back, which is given again on the profile. */
export const selectIsConsentWithdrawn = ({ context }: XraySnapshot): boolean =>
  context.sentence !== null && context.sentence === context.withdrawnSentence;

/** The name of the chosen file. */
export const selectImageName = ({ context }: XraySnapshot): string => context.image?.name ?? '';

/** The size of the chosen file in bytes. */
export const selectImageSize = ({ context }: XraySnapshot): number => context.image?.size ?? 0;

/** How much of it is sent, from 0 to 100. */
export const selectPercent = ({ context }: XraySnapshot): number => context.percent;

/** The quarter that was last passed: what is read out. */
export const selectQuarter = ({ context }: XraySnapshot): number =>
  Math.floor(context.percent / 25) * 25;

/** Whether it was sent by itself as often as it is: from then on the person asks, or the page is connected or looked at again. */
export const selectIsTriedOut = ({ context }: XraySnapshot): boolean => context.attempts >= RETRIES;

/** The X-ray as the server has it; null before. */
export const selectXray = ({ context }: XraySnapshot): Xray | null => context.xray;

/** Its name; null while there is none. */
export const selectXrayId = ({ context }: XraySnapshot): string | null => context.xrayId;

/** Whether its picture could not be shown: it is asked for anew. */
export const selectIsPictureLost = ({ context }: XraySnapshot): boolean => context.isPictureLost;

/** Whether both could not be read together, which stands above the findings (REAN-07, REAN-09). */
export const selectIsReanalysisFailed = (snapshot: XraySnapshot): boolean =>
  snapshot.matches('reanalysisFailed');

/** Whether there are answers that it can be read together with. */
export const selectIsReadable = (snapshot: XraySnapshot): boolean =>
  snapshot.can({ type: 'reanalysis.requested' });

/** Whether it could be saved with a result and is not. */
export const selectIsSavable = (snapshot: XraySnapshot): boolean =>
  snapshot.can({ type: 'save.requested' });

export const selectDetails = ({ context }: XraySnapshot): Details => context.details;

/** What was answered in the assessment; null without one. */
export const selectQuestionnaire = ({ context }: XraySnapshot): Questionnaire | null =>
  answersOf(context);

const NO_PROBLEMS: DetailsProblems = { email: null, age: null };

/** What has to be put right, once the form was sent. */
export const selectDetailsProblems = ({ context }: XraySnapshot): DetailsProblems =>
  context.isChecked ? problemsOf(context.details) : NO_PROBLEMS;

/** Both readings; null before. */
export const selectReanalysis = ({ context }: XraySnapshot): Reanalysis | null =>
  context.reanalysis;

/** Whether they were mailed. */
export const selectMailed = ({ context }: XraySnapshot): Mailed | null => context.mailed;

/** The gate, while somebody is asked to sign in. */
export const selectXrayGate = ({
  children,
}: XraySnapshot): ActorRefFrom<LaterFlow<typeof signInGateMachine>> | undefined =>
  children.signInGate;
