import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import {
  ALONE,
  DIAGNOSIS_ID,
  INPUT,
  KEPT,
  LOOKED_AT,
  OFFLINE,
  QUESTIONNAIRE,
  REANALYSED,
  REANALYSED_IN_VAIN,
  REANALYSED_SAVED,
  REFUSED,
  SAID_BUSY,
  SIGNED_OUT,
  KNOWN,
  RESTARTED,
  said,
} from './cases.ts';
import { AGAIN, COMPLETED, TIED } from './oracle.completed.ts';
import { AROUND_ANALYZING, AROUND_ASKING, LOOKING } from './oracle.looking.ts';
import { AROUND_SENDING, SENDING } from './oracle.sending.ts';

const UNSAVED = { xray: XRAY, diagnosisId: null };

/** Back to what was finished last. */
const DISMISSED = [
  { given: { reanalysis: null }, to: 'reviewingFindings.savingXray', knows: { xray: XRAY } },
  { to: 'completed.savingReanalysis', knows: { reanalysis: REANALYSIS } },
] as const;

const oracle: Oracle<typeof xrayMachine> = {
  known: KNOWN,
  opens: [
    {
      input: INPUT,
      at: 'awaitingImage',
      knows: {
        ...INPUT,
        image: null,
        xray: null,
        email: 'asha@example.com',
      },
    },
    {
      input: ALONE,
      at: 'awaitingImage',
      knows: { email: '' },
    },
    { input: KEPT, at: 'readingXray', knows: { xrayId: XRAY.id } },
    // One that is only looked at: the answers of this device are not said to be of the same person.
    {
      input: LOOKED_AT,
      at: 'readingXray',
      knows: { email: 'asha@example.com' },
    },
  ],
  delays: {
    retryDelay: 10_000,
    pollInterval: 2000,
    lookInterval: 15_000,
  },
  starts: {
    readingXray: ['calls readXray'],
    readingFailed: ['calls watchPage'],
    awaitingSignIn: ['calls signInGate'],
    awaitingSignInAgain: ['calls signInGate'],
    awaitingSignInToReanalyze: ['calls signInGate'],
    'uploading.sendingImage': ['calls uploadXray'],
    'uploading.reconnecting': ['calls watchPage', 'waits retryDelay'],
    'analyzing.requestingAnalysis': ['calls analyzeXray'],
    'analyzing.watching': ['waits pollInterval'],
    'analyzing.checkingAnalysis': ['calls readXrayAgain'],
    'analyzing.reconnecting': ['calls watchPage', 'waits lookInterval'],
    'askingKind.telling': ['calls tellXrayKind'],
    'reviewingFindings.savingXray': ['calls saveXray'],
    reanalyzing: ['calls reanalyze'],
    'completed.savingReanalysis': ['calls saveReanalysis'],
    'completed.savingXray': ['calls saveXray'],
  },
  leaves: {
    ...SENDING,
    ...LOOKING,
    'reviewingFindings.choosingWay': 'passes',
    'reviewingFindings.savingXray': {
      on: {
        'done: saveXray': [
          {
            with: { output: { verdict: 'saved', id: XRAY.id } },
            to: 'reviewingFindings.saved',
            knows: { xray: TIED },
          },
          // There is no result to save it with.
          {
            given: UNSAVED,
            with: { output: { verdict: 'unsaved' } },
            to: 'reviewingFindings.notSaved',
            knows: { xray: XRAY },
          },
        ],
        'failed: saveXray': [
          {
            with: { error: OFFLINE },
            to: 'reviewingFindings.notSaved',
            knows: { xray: XRAY },
            does: [said('Error while saving')],
          },
          // Nobody is told of a failure: while signed out nothing is saved (SAVE-04).
          { with: { error: SIGNED_OUT }, to: 'reviewingFindings.notSaved' },
        ],
      },
    },
    'reviewingFindings.notSaved': {
      on: {
        'save.requested': [
          {
            given: { xray: XRAY, isAdopted: false },
            to: 'reviewingFindings.savingXray',
            knows: { isAdopted: true },
            does: ['keepXray'],
          },
          { given: UNSAVED, to: 'refused' },
          // Kept with a re-analysis, and with no result.
          {
            given: { xray: { ...XRAY, xray_analysis_id: XRAY.id } },
            to: 'reviewingFindings.savingXray',
            does: ['keepXray'],
          },
          { given: { xray: { ...XRAY, diagnosis_id: DIAGNOSIS_ID } }, to: 'refused' },
        ],
        'diagnosis.saved': {
          given: UNSAVED,
          with: { id: DIAGNOSIS_ID },
          to: 'reviewingFindings.savingXray',
          knows: { diagnosisId: DIAGNOSIS_ID },
        },
      },
    },
    'reviewingFindings.saved': { on: {} },
    confirmingReanalysis: {
      on: {
        'reanalysis.submitted': { to: 'reanalyzing' },
        'reanalysis.dismissed': DISMISSED,
        'analysis.restarted': RESTARTED,
      },
    },
    reanalyzing: {
      tags: ['busy'],
      on: {
        'done: reanalyze': [
          {
            with: { output: REANALYSED },
            to: 'completed.savingReanalysis',
            knows: { reanalysis: REANALYSIS, mailed: 'sent', sentence: null, count: 2 },
            does: [said('Reanalysis Complete'), said('Diagnosis Enhanced!')],
          },
          // Nothing is enhanced where nothing has changed.
          {
            with: { output: REANALYSED_IN_VAIN },
            to: 'completed.savingReanalysis',
            knows: { reanalysis: REANALYSED_IN_VAIN.reanalysis, mailed: 'sent', count: 2 },
            does: [said('Your result stays as it is')],
          },
          // It is not saved again (SAVE-08).
          {
            given: { xray: TIED },
            with: { output: REANALYSED_SAVED },
            to: 'completed.saved',
            knows: { reanalysis: AGAIN },
            does: [said('Reanalysis Complete'), said('Diagnosis Enhanced!')],
          },
        ],
        'failed: reanalyze': [
          {
            with: { error: SIGNED_OUT },
            to: 'awaitingSignInToReanalyze',
          },
          {
            with: { error: REFUSED },
            to: 'reanalysisFailed',
            knows: { sentence: SAID_BUSY, count: 1 },
            does: [said('Reanalysis Failed')],
          },
          {
            with: { error: OFFLINE },
            to: 'reanalysisFailed',
            knows: { sentence: null },
            does: [said('Reanalysis Failed')],
          },
        ],
        'reanalysis.dismissed': DISMISSED,
      },
    },
    awaitingSignInToReanalyze: {
      on: {
        'done: signInGate': [
          {
            with: { output: { kind: 'granted' } },
            to: 'reanalyzing',
          },
          { with: { output: { kind: 'dismissed' } }, to: 'confirmingReanalysis' },
        ],
        'failed: signInGate': {
          with: { error: OFFLINE },
          to: 'confirmingReanalysis',
          does: [said('Not connected')],
        },
      },
    },
    reanalysisFailed: {
      on: {
        // The same request as before.
        'reanalysis.submitted': { to: 'reanalyzing', knows: { count: 1 } },
        'reanalysis.dismissed': DISMISSED,
        'analysis.restarted': RESTARTED,
      },
    },
    ...COMPLETED,
  },
  around: {
    '': {
      'diagnosis.saved': [
        {
          at: 'awaitingImage',
          given: { diagnosisId: null },
          with: { id: DIAGNOSIS_ID },
          to: 'stays',
          knows: { diagnosisId: DIAGNOSIS_ID },
        },
        // Tried again, it says something else than before, under another name.
        {
          at: 'reanalysisFailed',
          given: { diagnosisId: null },
          with: { id: DIAGNOSIS_ID },
          to: 'stays',
          knows: { diagnosisId: DIAGNOSIS_ID, count: 2 },
        },
      ],
      'picture.lost': {
        at: 'reviewingFindings.saved',
        to: 'stays',
        knows: { isPictureLost: true },
      },
    },
    uploading: AROUND_SENDING,
    analyzing: AROUND_ANALYZING,
    askingKind: AROUND_ASKING,
    reviewingFindings: {
      'reanalysis.requested': [
        {
          at: 'reviewingFindings.saved',
          to: 'confirmingReanalysis',
          knows: { sentence: null, xray: XRAY },
        },
        // The answers of this device, or those of the result that the X-ray was saved with.
        {
          at: 'reviewingFindings.notSaved',
          given: { diagnosisId: null },
          to: 'confirmingReanalysis',
          knows: { diagnosisId: null },
        },
        {
          at: 'reviewingFindings.saved',
          given: {
            diagnosisId: null,
            questionnaire: null,
            xray: { ...XRAY, diagnosis_id: DIAGNOSIS_ID },
          },
          to: 'confirmingReanalysis',
          knows: { diagnosisId: null },
        },
        // Answers of this device are not those of an X-ray that is only looked at.
        { at: 'reviewingFindings.notSaved', given: { isAdopted: false }, to: 'refused' },
        // Nobody has answered anything, or not enough.
        {
          at: 'reviewingFindings.notSaved',
          given: { diagnosisId: null, questionnaire: null },
          to: 'refused',
        },
        {
          at: 'reviewingFindings.notSaved',
          given: { diagnosisId: null, questionnaire: { ...QUESTIONNAIRE, sex: null } },
          to: 'refused',
        },
        {
          at: 'reviewingFindings.notSaved',
          given: { diagnosisId: null, questionnaire: { ...QUESTIONNAIRE, issue: ' ' } },
          to: 'refused',
        },
      ],
      // What was found goes along from now on.
      'answers.requested': {
        at: 'reviewingFindings.notSaved',
        given: { isAdopted: false },
        to: 'stays',
        knows: { isAdopted: true },
        does: ['keepXray'],
      },
      'picture.requested': {
        at: 'reviewingFindings.saved',
        to: 'readingXray',
        knows: { xrayId: XRAY.id },
      },
      'analysis.restarted': { at: 'reviewingFindings.savingXray', ...RESTARTED },
    },
    completed: {
      'reanalysis.requested': {
        at: 'completed.saved',
        to: 'confirmingReanalysis',
      },
      'picture.requested': {
        at: 'completed.saved',
        to: 'readingXray',
        knows: { xrayId: XRAY.id },
      },
      'analysis.restarted': { at: 'completed.savingReanalysis', ...RESTARTED },
    },
  },
};

holdAgainst('xray', oracle);
