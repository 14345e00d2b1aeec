import type {
  Prescribed,
  PrescribedLine,
  ToldAtVisit,
} from '../../../contracts/booking/prescription.ts';

import { checkPrescription } from '../../../contracts/endpoints/visit-notes.ts';

/** Answers of an adult against whom nothing speaks. */
export const HEALTHY: ToldAtVisit = {
  ...checkPrescription.example.body.told,
  history: 'No allergies. No illnesses. No medicines.',
};

const usual = {
  dose: 1,
  times: 1,
  days: 3,
  food: 'any',
  note: '',
  reasons: {},
} as const;

/** One line of each medicine, within its bounds. */
export const LINE = {
  paracetamol: { ...usual, medicine: 'paracetamol', strength: '500 mg', times: 3 },
  ibuprofen: { ...usual, medicine: 'ibuprofen', strength: '400 mg', times: 3, food: 'after' },
  amoxicillin: { ...usual, medicine: 'amoxicillin', strength: '500 mg', times: 3 },
  metronidazole: { ...usual, medicine: 'metronidazole', strength: '400 mg', times: 3 },
  azithromycin: { ...usual, medicine: 'azithromycin', strength: '500 mg' },
  chlorhexidine: { ...usual, medicine: 'chlorhexidine', strength: '0.2 %', dose: 10, times: 2 },
  lidocaine: { ...usual, medicine: 'lidocaine', strength: '2 %' },
  benzocaine: { ...usual, medicine: 'benzocaine', strength: '20 %' },
  clotrimazole: { ...usual, medicine: 'clotrimazole', strength: '1 %' },
  triamcinolone: { ...usual, medicine: 'triamcinolone', strength: '0.1 %' },
  potassium_nitrate: { ...usual, medicine: 'potassium_nitrate', strength: '5 %' },
} as const satisfies Readonly<Record<PrescribedLine['medicine'], PrescribedLine>>;

/** A prescription of these lines for somebody against whom nothing speaks. */
export const prescribing = (...lines: readonly PrescribedLine[]): Prescribed => ({
  told: HEALTHY,
  lines: [...lines],
});
