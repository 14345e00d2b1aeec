import type { Reanalysis, Xray } from '../../../contracts/endpoints/xrays.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import type {
  ChosenImage,
  Looked,
  Questionnaire,
  Reanalysed,
  XrayInput,
} from '../../../machines/xray/xray.types.ts';
import type { Cases } from '../../model/cases.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import type { Oracle } from '../../kit/oracle.ts';

export const OFFLINE: Failure = { kind: 'network', message: 'offline' };
export const SIGNED_OUT: Failure = { kind: 'unauthorized', status: 401, message: 'Invalid token' };
export const SAID_BUSY = 'There are too many of them now. Please try again in a minute.';
export const REFUSED: Failure = { kind: 'refused', status: 429, message: SAID_BUSY, isSaid: true };
export const SAID_NO_XRAY = 'This picture is in colour, and so is no X-ray.';
export const SAID_NOT_TOLD = 'Your answer did not reach us. Nothing is lost: please try again.';
export const SAID_FAILED = 'We could not read this picture.';
export const DIAGNOSIS_ID = '00000000-0000-4000-8000-000000000009';

/** A photo of an X-ray, as a phone hands it over. */
export const IMAGE: ChosenImage = {
  name: 'x-ray.jpg',
  type: 'image/jpeg',
  size: 2_000_000,
  key: 'image-1',
};
export const MUSIC: ChosenImage = {
  ...IMAGE,
  name: 'song.mp3',
  type: 'audio/mpeg',
  key: 'image-2',
};

export const QUESTIONNAIRE: Questionnaire = {
  sessionToken: 'session-token',
  age: 'age_31_50',
  sex: 'female',
  category: 'pain',
  issue: 'My back tooth hurts',
  followUpAnswers: { pain_location: 'one_tooth' },
  medicalHistory: ['diabetes'],
  allergies: '',
  confirmedSigns: {},
};

/** After an assessment whose result is in the account. */
export const INPUT: XrayInput = {
  requestKey: 'key',
  xrayId: null,
  isAdopted: true,
  diagnosisId: DIAGNOSIS_ID,
  questionnaire: QUESTIONNAIRE,
  email: 'asha@example.com',
};
/** On a page of its own, without an assessment. */
export const ALONE: XrayInput = { ...INPUT, diagnosisId: null, questionnaire: null, email: '' };
/** After a reload. */
export const KEPT: XrayInput = { ...INPUT, xrayId: XRAY.id };
/** From the list of them, with another one's assessment on this device. */
export const LOOKED_AT: XrayInput = { ...KEPT, isAdopted: false };

const row = (state: 'storing' | 'stored' | 'analyzing') =>
  ({ ...XRAY, state, analysis: null }) as const;

/** As the account of Asha has it. */
const read = (xray: Xray, reanalysis: Reanalysis | null = null) =>
  ({ verdict: 'read', xray, reanalysis, email: 'asha@example.com' }) as const;

export const ANALYZED = read(XRAY);
/** Nobody could tell what it shows. */
export const UNMARKED = read({
  ...XRAY,
  told_kind: 'notSure',
  analysis: XRAY.analysis && { ...XRAY.analysis, predictions: [], findings_text: '' },
});
export const SAVED = read({ ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID });
/** Saved with a re-analysis that was made without any result. */
export const SAVED_ALONE = read({ ...XRAY, xray_analysis_id: XRAY.id });
export const UNDER_WAY = read(row('analyzing'));
export const UNASKED = read(row('stored'));
/** Read together with the answers before this page was opened. */
export const READ_TOGETHER = read(XRAY, REANALYSIS);
export const READ_TOGETHER_SAVED = read(SAVED.xray, {
  ...REANALYSIS,
  reanalysis_id: REANALYSIS.id,
});
export const NO_XRAY = read({ ...row('stored'), state: 'refused', message: SAID_NO_XRAY });
export const FAILED = read({ ...row('stored'), state: 'failed', message: SAID_FAILED });
export const UNSURE = read({ ...row('stored'), state: 'unsure' });
export const MISSING: Looked = { verdict: 'missing' };
export const REJECTED: Looked = { verdict: 'rejected', sentence: SAID_NO_XRAY };

export const REANALYSED: Reanalysed = { reanalysis: REANALYSIS, mailed: 'sent' };
/** The same, that was saved before. */
export const REANALYSED_SAVED: Reanalysed = {
  reanalysis: { ...REANALYSIS, reanalysis_id: REANALYSIS.id },
  mailed: 'sent',
};

/** Its X-ray has changed nothing. */
export const REANALYSED_IN_VAIN: Reanalysed = {
  reanalysis: {
    ...REANALYSIS,
    diagnosis_b_questionnaire_only: { bullet_points: [] },
  },
  mailed: 'sent',
};

export const cases: Cases<typeof xrayMachine> = {
  inputs: [INPUT, ALONE, KEPT, LOOKED_AT],
  events: {
    'image.chosen': [{ image: IMAGE }, { image: MUSIC }],
    'upload.progressed': [{ percent: 50 }],
    'upload.finished': [
      { output: { verdict: 'stored', id: XRAY.id } },
      { output: { verdict: 'rejected', sentence: SAID_NO_XRAY } },
      { output: { verdict: 'lost' } },
    ],
    'upload.failed': [{ error: OFFLINE }, { error: SIGNED_OUT }, { error: REFUSED }],
    'upload.requested': [{}],
    'upload.cancelled': [{}],
    'reading.requested': [{}],
    'signIn.requested': [{}],
    'analysis.requested': [{}],
    'kind.told': [{ kind: 'dental' }, { kind: 'other' }, { kind: 'notSure' }],
    'analysis.restarted': [{}],
    'diagnosis.saved': [{ id: DIAGNOSIS_ID }],
    'save.requested': [{}],
    'answers.requested': [{}],
    'picture.lost': [{}],
    'picture.requested': [{}],
    'reanalysis.requested': [{}],
    'reanalysis.submitted': [{}],
    'reanalysis.dismissed': [{}],
    'page.shown': [{}],
  },
  actors: {
    readXray: {
      done: [
        ANALYZED,
        SAVED,
        READ_TOGETHER,
        READ_TOGETHER_SAVED,
        UNDER_WAY,
        UNASKED,
        NO_XRAY,
        FAILED,
        UNSURE,
        MISSING,
      ],
      error: [OFFLINE, SIGNED_OUT],
    },
    uploadXray: { error: [OFFLINE] },
    watchPage: {},
    analyzeXray: {
      done: [ANALYZED, UNDER_WAY, NO_XRAY, FAILED, UNSURE, MISSING, REJECTED],
      error: [OFFLINE, SIGNED_OUT, REFUSED],
    },
    tellXrayKind: {
      done: [ANALYZED, UNDER_WAY, NO_XRAY, FAILED, UNSURE, MISSING],
      error: [OFFLINE, SIGNED_OUT, REFUSED],
    },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [OFFLINE] },
    saveXray: {
      done: [{ verdict: 'saved', id: XRAY.id }, { verdict: 'unsaved' }],
      error: [OFFLINE, SIGNED_OUT],
    },
    reanalyze: {
      done: [REANALYSED, REANALYSED_SAVED, REANALYSED_IN_VAIN],
      error: [OFFLINE, SIGNED_OUT],
    },
    saveReanalysis: { done: [{ id: REANALYSIS.id }], error: [OFFLINE, SIGNED_OUT] },
  },
  contextKey: ({ isAdopted, diagnosisId, xray, isPictureLost, reanalysis, email, attempts }, at) =>
    [
      typeof at === 'object' && 'uploading' in at ? attempts : 0,
      isAdopted,
      diagnosisId !== null,
      xray?.xray_analysis_id,
      xray?.diagnosis_id,
      isPictureLost,
      reanalysis !== null,
      email !== '',
    ].join(' '),
};

export type Leaves = Oracle<typeof xrayMachine>['leaves'];

/** Everything is known: an X-ray that is analysed and read together with the answers. */
export const KNOWN: Oracle<typeof xrayMachine>['known'] = {
  ...INPUT,
  xrayId: XRAY.id,
  count: 1,
  image: IMAGE,
  percent: 40,
  attempts: 1,
  xray: XRAY,
  toldKind: null,
  isPictureLost: false,
  sentence: 'Said before.',
  withdrawnSentence: null,
  reanalysis: REANALYSIS,
  mailed: 'sent',
};

/** What is known when nothing of an X-ray is left. */
export const NOTHING_LEFT = {
  xrayId: null,
  xray: null,
  toldKind: null,
  isPictureLost: false,
  image: null,
  percent: 0,
  attempts: 0,
  reanalysis: null,
  mailed: null,
} as const;

export const said = (title: string): string => `emits notice.raised: ${title}`;

export const RESTARTED = {
  to: 'awaitingImage',
  knows: { ...NOTHING_LEFT, sentence: null },
  does: ['forgetXray'],
} as const;

/** Choosing a file, where one can be chosen. */
export const CHOSEN = [
  {
    with: { image: IMAGE },
    to: 'uploading.sendingImage',
    knows: { image: IMAGE, percent: 0, attempts: 0, sentence: null },
  },
  {
    with: { image: MUSIC },
    to: 'imageRejected',
    knows: { image: null, sentence: 'Please select a JPEG or PNG image file.' },
  },
  {
    with: { image: { ...IMAGE, size: 10_485_761 } },
    to: 'imageRejected',
    knows: { image: null, sentence: 'File size must be less than 10MB.' },
  },
] as const;
