import { assign, setup } from 'xstate';
import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import { kindOfName } from '../../contracts/xray/file-kinds.ts';
import type { ToldKind } from '../../contracts/xray/xray-states.ts';
import { XRAY_POLL_MS, refusalText } from '../../contracts/xray/xray-files.ts';
import type { Failure, FailureKind } from '../../contracts/common/failure.ts';
import { isConsentWithdrawn, saidBy } from '../../contracts/common/failure.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { effectNotProvided, listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { addedNothing } from './rules/added-nothing.ts';
import { refusalOf } from './rules/file-check.ts';
import { FILE_KIND_TEXTS, XRAY_REFUSAL_TEXTS } from '../../contracts/texts/en/xray-files.ts';
import { NOT_TOLD_TEXT } from '../../contracts/texts/en/flows/xray.ts';
import type {
  ChosenImage,
  KeptXray,
  Looked,
  Questionnaire,
  Reanalysed,
  Reanalysing,
  SavingReanalysis,
  SavedXray,
  SavingXray,
  Uploaded,
  XrayContext,
  XrayEvents,
  XrayInput,
} from './xray.types.ts';

/** Pause before a broken upload is sent once more by itself, in milliseconds. */
const RETRY_MS = 10_000;
/** Most automatic retries: a large file on a slow network costs the person money. */
export const RETRIES = 3;
/** Interval at which the server is asked after it could not be reached, in milliseconds. */
const LOOK_MS = 15_000;

/** Failures after which the same may go well a moment later. */
const PASSING: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'unavailable']);

type OfError = { readonly error: unknown };
type OfImage = { readonly image: ChosenImage };
type Found = { readonly xray: Xray };

const kindOf = (error: unknown): FailureKind | undefined =>
  (error as Partial<Failure> | null)?.kind;
const isInState = (looked: Looked, ...states: readonly Xray['state'][]): boolean =>
  looked.verdict === 'read' && states.includes(looked.xray.state);
const sentenceOf = (looked: Looked): string | null => {
  if (looked.verdict === 'rejected') return looked.sentence;
  return looked.verdict === 'read' ? looked.xray.message : null;
};

/**
 * Returns the saved result of this device; null for an X-ray that is only looked at, which has nothing to do with it.
 */
export const besideOf = ({ diagnosisId, isAdopted }: XrayContext): string | null =>
  isAdopted ? diagnosisId : null;

/** Returns the result that it is read together with: the one that it was saved with, or else the one of this device. */
export const resultOf = (context: XrayContext): string | null =>
  context.xray?.diagnosis_id ?? besideOf(context);

/** Returns the answers that it is read together with; null where the X-ray belongs to another result than they do. */
export const answersOf = (context: XrayContext): Questionnaire | null =>
  context.isAdopted && resultOf(context) === context.diagnosisId ? context.questionnaire : null;

/** Returns true when everything was answered that the server needs to judge anything at all. */
const isAnswered = (questionnaire: Questionnaire | null): boolean =>
  questionnaire !== null &&
  questionnaire.issue.trim() !== '' &&
  [questionnaire.age, questionnaire.sex, questionnaire.category].every((each) => each !== null);

/** Facts, effects, decisions and waits that the states of an X-ray share. */
export const xray = setup({
  types: {} as {
    input: XrayInput;
    context: XrayContext;
    events: XrayEvents;
    emitted: NoticeRaised;
    children: {
      readXray: 'readXray';
      readXrayAgain: 'readXray';
      uploadXray: 'uploadXray';
      watchPage: 'watchPage';
      analyzeXray: 'analyzeXray';
      tellXrayKind: 'tellXrayKind';
      signInGate: 'signInGate';
      saveXray: 'saveXray';
      reanalyze: 'reanalyze';
      saveReanalysis: 'saveReanalysis';
    };
    tags: Tag;
  },
  actors: {
    readXray: notProvided<Looked, { readonly id: string }>('readXray'),
    /**
     * Sends the file and tells of it: `upload.progressed`, then `upload.finished` or `upload.failed`; ending it ends
     * the sending.
     */
    uploadXray: listenerNotProvided<XrayEvents, { readonly key: string }>('uploadXray'),
    watchPage: listenerNotProvided('watchPage'),
    analyzeXray: notProvided<Looked, { readonly id: string; readonly requestKey: string }>(
      'analyzeXray',
    ),
    tellXrayKind: notProvided<Looked, { readonly id: string; readonly kind: ToldKind }>(
      'tellXrayKind',
    ),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    saveXray: notProvided<SavedXray, SavingXray>('saveXray'),
    reanalyze: notProvided<Reanalysed, Reanalysing>('reanalyze'),
    saveReanalysis: notProvided<{ readonly id: string }, SavingReanalysis>('saveReanalysis'),
  },
  actions: {
    rememberImage: assign((_, { image }: OfImage) => ({
      image,
      percent: 0,
      attempts: 0,
      sentence: null,
    })),
    rememberRefusal: assign((_, { image }: OfImage) => {
      const refusal = refusalOf(image);
      if (refusal === null) return { image: null, sentence: null };
      const kind = kindOfName(image);
      const about = kind && FILE_KIND_TEXTS[kind];
      return { image: null, sentence: refusalText(XRAY_REFUSAL_TEXTS[refusal], about) };
    }),
    rememberSentence: assign((_, params: { readonly sentence: string | null }) => ({
      sentence: params.sentence,
    })),
    rememberFailure: assign((_, { error }: OfError) => ({
      sentence: saidBy(error),
      withdrawnSentence: isConsentWithdrawn(error) ? saidBy(error) : null,
    })),
    rememberPercent: assign((_, { percent }: { readonly percent: number }) => ({ percent })),
    beginSending: assign({ percent: 0, sentence: null }),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    clearAttempts: assign({ attempts: 0 }),
    countRequest: assign(({ context }) => ({ count: context.count + 1 })),
    rememberStored: assign((_, output: Uploaded) =>
      output.verdict === 'stored'
        ? {
            xrayId: output.id,
            isAdopted: true,
            image: null,
            xray: null,
            toldKind: null,
            reanalysis: null,
            mailed: null,
          }
        : {},
    ),
    rememberLooked: assign(({ context: { email } }, looked: Looked) =>
      looked.verdict === 'read'
        ? {
            xray: looked.xray,
            xrayId: looked.xray.id,
            isPictureLost: false,
            sentence: sentenceOf(looked),
            // There is no address yet when the page was opened signed out.
            email: email === '' ? looked.email : email,
          }
        : { sentence: sentenceOf(looked) },
    ),
    rememberToldKind: assign((_, { kind }: { readonly kind: ToldKind }) => ({ toldKind: kind })),
    /** Remembers why the answer did not arrive; the words stay while it is told once more. */
    rememberNotTold: assign((_, { error }: OfError) => ({
      sentence: saidBy(error) ?? NOT_TOLD_TEXT,
      withdrawnSentence: isConsentWithdrawn(error) ? saidBy(error) : null,
    })),
    rememberPictureLost: assign({ isPictureLost: true }),
    /** Remembers a re-analysis from before this page was opened: the outcome of its mail is not known here. */
    rememberEarlier: assign(({ context: { reanalysis, mailed } }, looked: Looked) =>
      looked.verdict === 'read'
        ? {
            reanalysis: looked.reanalysis,
            mailed: looked.reanalysis?.id === reanalysis?.id ? mailed : null,
          }
        : {},
    ),
    /** Clears the X-ray: a file that was not taken, or is gone, leaves nothing behind. */
    clearXray: assign({
      xrayId: null,
      xray: null,
      toldKind: null,
      isPictureLost: false,
      image: null,
      percent: 0,
      attempts: 0,
      reanalysis: null,
      mailed: null,
    }),
    clearSentence: assign({ sentence: null }),
    rememberDiagnosis: assign((_, { id }: { readonly id: string }) => ({ diagnosisId: id })),
    rememberSaved: assign(({ context: { xray: looked, diagnosisId } }, saved: SavedXray) =>
      saved.verdict === 'saved' && looked !== null
        ? { xray: { ...looked, xray_analysis_id: saved.id, diagnosis_id: diagnosisId } }
        : {},
    ),
    rememberReanalysis: assign((_, { reanalysis, mailed }: Reanalysed) => ({
      reanalysis,
      mailed,
      sentence: null,
    })),
    rememberReanalysisSaved: assign(({ context }, { id }: { readonly id: string }) => ({
      reanalysis: context.reanalysis && {
        ...context.reanalysis,
        reanalysis_id: id,
        original_diagnosis_id: context.reanalysis.original_diagnosis_id ?? resultOf(context),
      },
    })),
    adopt: assign({ isAdopted: true }),
    keepXray: effectNotProvided('keepXray') as (_: unknown, params: KeptXray) => void,
    /** Keeps the findings of the X-ray that is kept on this device; one that is only looked at changes nothing. */
    keepFindings: effectNotProvided('keepFindings') as (_: unknown, params: KeptXray) => void,
    /** Forgets the kept X-ray with this id, or with null whichever is kept. */
    forgetXray: effectNotProvided('forgetXray') as (
      _: unknown,
      params: { readonly id: string | null },
    ) => void,
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasXray: ({ context }) => context.xrayId !== null,
    isSendable: (_, { image }: OfImage) => refusalOf(image) === null,
    isStored: (_, output: Uploaded) => output.verdict === 'stored',
    isLost: (_, output: Uploaded) => output.verdict === 'lost',
    isSignedOut: (_, { error }: OfError) => kindOf(error) === 'unauthorized',
    isPassing: (_, { error }: OfError) => PASSING.has(kindOf(error) ?? 'unknown'),
    mayRetry: ({ context }) => context.attempts < RETRIES,
    isMissing: (_, looked: Looked) => looked.verdict === 'missing',
    isRejected: (_, looked: Looked) =>
      looked.verdict === 'rejected' || isInState(looked, 'refused'),
    hasFailed: (_, looked: Looked) => isInState(looked, 'failed'),
    isAnalyzed: (_, looked: Looked) => isInState(looked, 'analyzed'),
    isUnsure: (_, looked: Looked) => isInState(looked, 'unsure'),
    isUnasked: (_, looked: Looked) => isInState(looked, 'stored'),
    addedNothing: (_, reanalysis: Reanalysis) => addedNothing(reanalysis),
    isReanalysed: (_, looked: Looked) => looked.verdict === 'read' && looked.reanalysis !== null,
    /** True when there are answers: without any there is nothing to read the X-ray together with. */
    hasAnswers: ({ context }) => resultOf(context) !== null || isAnswered(answersOf(context)),
    hasFindings: ({ context }) => (context.xray?.analysis ?? null) !== null,
    hasReanalysis: ({ context }) => context.reanalysis !== null,
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    /**
     * True for an X-ray without a result where this device has one to tie it to; a re-analysis may keep it all the
     * same.
     */
    isXrayUnsaved: ({ context: { xray: looked, diagnosisId } }) =>
      looked?.diagnosis_id === null && diagnosisId !== null,
    wasSaved: (_, saved: SavedXray) => saved.verdict === 'saved',
    /** True when a result has it: an X-ray without one may be tied to a result that is saved later. */
    isXraySaved: ({ context }) => (context.xray?.diagnosis_id ?? null) !== null,
    isXrayUntied: ({ context }) =>
      context.xray?.diagnosis_id === null && besideOf(context) !== null,
    isReanalysisUnsaved: ({ context }) =>
      context.reanalysis?.reanalysis_id === null ||
      (context.reanalysis?.original_diagnosis_id === null && besideOf(context) !== null),
  },
  delays: {
    retryDelay: RETRY_MS,
    pollInterval: XRAY_POLL_MS,
    lookInterval: LOOK_MS,
  },
});

/** Returns the key of the request under way; an upload has the key of its file. */
export const requestKeyOf = ({ requestKey, count }: XrayContext): string =>
  `${requestKey}-${count}`;

/** Returns the part of an X-ray that stays on this device. */
export const keptOf = ({ id, analysis }: Found['xray']): KeptXray => ({
  id,
  findings: analysis?.findings_text ?? null,
});
