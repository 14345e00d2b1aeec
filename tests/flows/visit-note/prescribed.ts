import type {
  MadePrescription,
  Prescribed,
  PrescribingConflict,
} from '../../../contracts/booking/prescription.ts';
import { checkPrescription } from '../../../contracts/endpoints/visit-notes.ts';
import type { PrescriptionDraft } from '../../../machines/visit-note/prescription-draft.ts';

/** A whole prescription as it is sent, and as it stands in its fields. */
export const PRESCRIBED: Prescribed = {
  told: { ...checkPrescription.example.body.told, history: 'None.' },
  lines: [
    {
      medicine: 'paracetamol',
      strength: '500 mg',
      dose: 1,
      times: 3,
      days: 2,
      food: 'after',
      note: 'For pain.',
      reasons: {},
    },
  ],
};
export const PRESCRIPTION_DRAFT = {
  age: '34',
  answers: PRESCRIBED.told.answers,
  history: 'None.',
  lines: [
    {
      medicine: 'paracetamol',
      strength: '500 mg',
      dose: '1',
      times: '3',
      days: '2',
      food: 'after',
      note: 'For pain.',
      reasons: {},
    },
  ],
} as const satisfies PrescriptionDraft;
export const MADE: MadePrescription = {
  kind: 'made',
  code: '7K3M-9QXT-2B4C-V8WN',
  doctor_qualification: 'BDS, MDS',
  ...PRESCRIBED,
};
export const CONFLICTS: readonly PrescribingConflict[] = [
  { line: 0, id: 'breastfeeding', kind: 'reason', text: 'The patient breastfeeds.' },
];
