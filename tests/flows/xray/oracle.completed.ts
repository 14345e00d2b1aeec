import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID, OFFLINE, SIGNED_OUT, said } from './cases.ts';
import type { Leaves } from './cases.ts';

export const TIED = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID };
export const AGAIN = { ...REANALYSIS, reanalysis_id: REANALYSIS.id };

/** Both readings side by side, and their saving. */
export const COMPLETED = {
  'completed.choosingWay': 'passes',
  'completed.savingReanalysis': {
    on: {
      'done: saveReanalysis': [
        {
          given: { xray: TIED },
          with: { output: { id: REANALYSIS.id } },
          to: 'completed.saved',
          knows: { reanalysis: AGAIN },
        },
        // No result has the X-ray yet, and there is one.
        {
          with: { output: { id: REANALYSIS.id } },
          to: 'completed.savingXray',
          knows: { reanalysis: AGAIN },
        },
        // One that is only looked at is tied to nothing.
        {
          given: { isAdopted: false },
          with: { output: { id: REANALYSIS.id } },
          to: 'completed.saved',
          knows: { xray: XRAY },
        },
        // It was made before the result was saved, and belongs to it now.
        {
          given: { xray: TIED, reanalysis: { ...REANALYSIS, original_diagnosis_id: null } },
          with: { output: { id: REANALYSIS.id } },
          to: 'completed.saved',
          knows: { reanalysis: { ...AGAIN, original_diagnosis_id: DIAGNOSIS_ID } },
        },
      ],
      'failed: saveReanalysis': [
        {
          with: { error: OFFLINE },
          to: 'completed.notSaved',
          knows: { reanalysis: REANALYSIS },
          does: [said('Error while saving')],
        },
        { with: { error: SIGNED_OUT }, to: 'completed.notSaved' },
      ],
    },
  },
  'completed.savingXray': {
    on: {
      'done: saveXray': [
        {
          with: { output: { verdict: 'saved', id: XRAY.id } },
          to: 'completed.saved',
          knows: { xray: TIED },
        },
        { with: { output: { verdict: 'unsaved' } }, to: 'completed.notSaved' },
      ],
      'failed: saveXray': [
        {
          with: { error: OFFLINE },
          to: 'completed.notSaved',
          knows: { xray: XRAY },
          does: [said('Error while saving')],
        },
        { with: { error: SIGNED_OUT }, to: 'completed.notSaved' },
      ],
    },
  },
  'completed.notSaved': {
    on: {
      'save.requested': [
        { to: 'completed.savingReanalysis' },
        { given: { reanalysis: AGAIN }, to: 'completed.savingXray' },
      ],
      'diagnosis.saved': {
        given: { diagnosisId: null },
        with: { id: DIAGNOSIS_ID },
        to: 'completed.savingReanalysis',
        knows: { diagnosisId: DIAGNOSIS_ID, count: 2 },
      },
    },
  },
  // The result is saved after both were: they are tied to it now.
  'completed.saved': {
    on: {
      'diagnosis.saved': [
        {
          given: { diagnosisId: null, reanalysis: { ...AGAIN, original_diagnosis_id: null } },
          with: { id: DIAGNOSIS_ID },
          to: 'completed.savingReanalysis',
          knows: { diagnosisId: DIAGNOSIS_ID },
        },
        {
          given: { diagnosisId: null, reanalysis: AGAIN },
          with: { id: DIAGNOSIS_ID },
          to: 'completed.savingXray',
          knows: { diagnosisId: DIAGNOSIS_ID, count: 2 },
        },
        { given: { xray: TIED, reanalysis: AGAIN }, with: { id: DIAGNOSIS_ID }, to: 'stays' },
      ],
    },
  },
} as const satisfies Partial<Leaves>;
