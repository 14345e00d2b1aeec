import {
  analysisFailed,
  analyzing,
  awaitingSignInAgain,
  readingFailed,
  readingXray,
  signedOut,
} from './steps/analyzing.step.ts';
import { askingKind } from './steps/asking.step.ts';
import {
  awaitingImage,
  awaitingSignIn,
  chosenState,
  imageRejected,
} from './steps/choosing.step.ts';
import {
  awaitingSignInToReanalyze,
  completed,
  confirmingReanalysis,
  reanalysisFailed,
  reanalyzing,
} from './steps/reanalysis.step.ts';
import { reviewingFindings } from './steps/reviewing.step.ts';
import { uploadFailed, uploading } from './steps/uploading.step.ts';
import { xray } from './xray.setup.ts';

/**
 * An X-ray for a second look: sent, analysed, looked at, and read together with the answers of an assessment. The
 * requirements' phases (XRAY-01) are its states: upload is awaitingImage to uploadFailed; analyzing and askingKind; results is
 * reviewingFindings; reanalysis-form is confirmingReanalysis; reanalyzing; complete is completed. The server's row is the
 * record: a reload goes on from it.
 */
export const xrayMachine = xray.createMachine({
  id: 'xray',
  description: 'Somebody has an X-ray looked at.',
  context: ({ input }) => ({
    ...input,
    count: 0,
    image: null,
    percent: 0,
    attempts: 0,
    xray: null,
    toldKind: null,
    isPictureLost: false,
    sentence: null,
    withdrawnSentence: null,
    reanalysis: null,
    mailed: null,
  }),
  initial: 'resuming',
  on: {
    'diagnosis.saved': {
      // Later requests say something else, so they get another key.
      actions: [{ type: 'rememberDiagnosis', params: ({ event }) => event }, 'countRequest'],
    },
    'picture.lost': { actions: 'rememberPictureLost' },
  },
  states: {
    resuming: {
      description: 'An X-ray that is kept from before is gone on with.',
      always: [{ guard: 'hasXray', target: 'readingXray' }, 'awaitingImage'],
    },
    readingXray,
    readingFailed,
    signedOut,
    awaitingSignInAgain,
    awaitingImage,
    imageRejected,
    awaitingSignIn,
    imageChosen: chosenState,
    uploading,
    uploadFailed,
    analyzing,
    analysisFailed,
    askingKind,
    reviewingFindings,
    confirmingReanalysis,
    reanalyzing,
    awaitingSignInToReanalyze,
    reanalysisFailed,
    completed,
  },
});
