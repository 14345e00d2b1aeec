import type { Food, PrescribedId } from '../../booking/prescription.ts';
import type { Formulary } from '../../rules/prescribing.ts';

/** Generic names with the form, as they are printed. */
export const PRESCRIBED_NAMES: Readonly<Record<PrescribedId, string>> = {
  paracetamol: 'Paracetamol tablet',
  ibuprofen: 'Ibuprofen tablet',
  amoxicillin: 'Amoxicillin capsule',
  metronidazole: 'Metronidazole tablet',
  azithromycin: 'Azithromycin tablet',
  chlorhexidine: 'Chlorhexidine gluconate mouthwash',
  lidocaine: 'Lidocaine (lignocaine) gel for the mouth',
  benzocaine: 'Benzocaine gel for the mouth',
  clotrimazole: 'Clotrimazole mouth paint',
  triamcinolone: 'Triamcinolone acetonide mouth paste',
  potassium_nitrate: 'Potassium nitrate toothpaste',
};

const UNITS: Readonly<Record<Formulary['unit'], readonly [one: string, more: string]>> = {
  tablet: ['tablet', 'tablets'],
  capsule: ['capsule', 'capsules'],
  ml: ['ml', 'ml'],
  application: ['thin layer', 'thin layers'],
};

export const FOOD_WORDS: Readonly<Record<Food, string>> = {
  any: 'With or without food',
  after: 'After food',
  before: 'Before food',
};

/** What stands beside a medicine wherever it is prescribed. */
export const MEDICINE_ADVICE: Partial<Readonly<Record<PrescribedId, string>>> = {
  chlorhexidine: 'Rinse for one minute, then spit it out. Do not swallow it.',
  metronidazole: 'No alcohol with metronidazole, and for two days after it.',
};

/** Returns an amount in words: "2 tablets". */
export const amountWords = (unit: Formulary['unit'], amount: number): string =>
  `${amount} ${UNITS[unit][amount === 1 ? 0 : 1]}`;

export const timesWords = (times: number): string =>
  times === 1 ? 'once a day' : `${times} times a day`;

export const daysWords = (days: number): string => (days === 1 ? 'for 1 day' : `for ${days} days`);

/** Texts of a prescription, as patient and dentist read it on a page and on paper. */
export const PRESCRIPTION_WORDS = {
  title: 'Prescription',
  withdrawn: 'The prescription was withdrawn. Do not use it any more.',
  code: 'Code of the prescription',
  age: 'Age',
  years: '{age} years',
  patient: 'Patient',
  qualification: 'Qualification',
  asDirected: 'Read the leaflet. Stop and call the dentist if it does not suit you.',
  checkTitle: 'Check this prescription',
  check: 'Scan the code, or open the address and enter {code}.',
  checkAlt: 'QR code of the page that checks this prescription: {address}',
  substitute:
    'Generic names. A pharmacist may give any brand of the same medicine, form and strength.',
} as const;
