import type { PrescribedId, PrescribedLine } from '../booking/prescription.ts';

/**
 * Lists of India's Telemedicine Practice Guidelines (25 March 2020): `O` in any consultation, `A` in a first one by video,
 * `B` to go on with what was prescribed in person before. What is prohibited (Schedule X, narcotic and psychotropic substances) is
 * in no list, so that it cannot be chosen.
 */
export type GuidelineList = 'O' | 'A' | 'B';

/** A strength: what is printed, and the milligrams in one unit where a sum counts. */
type Strength = { readonly label: string; readonly mg?: number };

/** One medicine by its generic name. Nothing is prescribed to anybody under `ADULT_FROM`. */
export type Formulary = {
  readonly list: GuidelineList;
  readonly unit: 'tablet' | 'capsule' | 'ml' | 'application';
  readonly strengths: readonly Strength[];
  /** Amounts at a time, in units. */
  readonly doses: readonly number[];
  /** Most in one dose and in one day, in milligrams. */
  readonly most?: { readonly dose: number; readonly day: number };
  readonly timesMax: number;
  readonly daysMax: number;
};

/** Age from which something is prescribed: the Guidelines want an adult beside a minor, whom a call cannot identify. */
export const ADULT_FROM = 18;

/** Days after which a visit is no follow-up of an earlier one any more (six months in the Guidelines). */
export const FOLLOW_UP_DAYS = 183;

/** Hours after the room of a call has closed in which its dentist can prescribe; later a prescription can only be withdrawn. */
export const PRESCRIBING_HOURS = 48;

/** Days after which whoever checks a prescription is told to ask the dentist first. */
export const OLD_AFTER_DAYS = 30;

const plain = (label: string): readonly Strength[] => [{ label }];

/**
 * Medicines that dentists in India commonly prescribe. Names and strengths: National List of Essential Medicines 2022 where it has them.
 * Bounds: SDCEP Drug Prescribing for Dentistry and WHO's AWaRe book (2022), the lower where they differ. A dentist must review it
 * before real use (docs/decisions/visits.md).
 */
export const FORMULARY: Readonly<Record<PrescribedId, Formulary>> = {
  paracetamol: {
    list: 'O',
    unit: 'tablet',
    strengths: [
      { label: '500 mg', mg: 500 },
      { label: '650 mg', mg: 650 },
    ],
    doses: [1, 2],
    most: { dose: 1000, day: 4000 },
    timesMax: 4,
    daysMax: 5,
  },
  ibuprofen: {
    list: 'A',
    unit: 'tablet',
    strengths: [
      { label: '200 mg', mg: 200 },
      { label: '400 mg', mg: 400 },
    ],
    doses: [1, 2],
    most: { dose: 400, day: 1200 },
    timesMax: 3,
    daysMax: 5,
  },
  amoxicillin: {
    list: 'B',
    unit: 'capsule',
    strengths: [
      { label: '250 mg', mg: 250 },
      { label: '500 mg', mg: 500 },
    ],
    doses: [1, 2],
    most: { dose: 500, day: 1500 },
    timesMax: 3,
    daysMax: 5,
  },
  metronidazole: {
    list: 'B',
    unit: 'tablet',
    strengths: [
      { label: '200 mg', mg: 200 },
      { label: '400 mg', mg: 400 },
    ],
    doses: [1, 2],
    most: { dose: 400, day: 1200 },
    timesMax: 3,
    daysMax: 5,
  },
  azithromycin: {
    list: 'B',
    unit: 'tablet',
    strengths: [
      { label: '250 mg', mg: 250 },
      { label: '500 mg', mg: 500 },
    ],
    doses: [1, 2],
    most: { dose: 500, day: 500 },
    timesMax: 1,
    daysMax: 3,
  },
  chlorhexidine: {
    list: 'A',
    unit: 'ml',
    strengths: plain('0.2 %'),
    doses: [10],
    timesMax: 2,
    daysMax: 14,
  },
  lidocaine: {
    list: 'A',
    unit: 'application',
    strengths: plain('2 %'),
    doses: [1],
    timesMax: 4,
    daysMax: 5,
  },
  benzocaine: {
    list: 'A',
    unit: 'application',
    strengths: plain('20 %'),
    doses: [1],
    timesMax: 4,
    daysMax: 5,
  },
  clotrimazole: {
    list: 'A',
    unit: 'application',
    strengths: plain('1 %'),
    doses: [1],
    timesMax: 4,
    daysMax: 14,
  },
  triamcinolone: {
    list: 'A',
    unit: 'application',
    strengths: plain('0.1 %'),
    doses: [1],
    timesMax: 3,
    daysMax: 7,
  },
  potassium_nitrate: {
    list: 'O',
    unit: 'application',
    strengths: plain('5 %'),
    doses: [1],
    timesMax: 2,
    daysMax: 28,
  },
};

const DOSE_IN_WORDS =
  /\d\s*(?:mg|mcg|g|gm|ml|tab|tabs|tablet|caps?|capsule|drop|spoon|x|times?|hourly|hrs?|hours?)s?\b|\bfor\s+\d+\s*(?:days?|weeks?)\b|\d\s*-\s*\d\s*-\s*\d|\b(?:once|twice|thrice|times|daily|bd|bid|tds|tid|qid|od)\b/iu;

/** Returns true for a note that tells how much or how often, which no rule would check and which may contradict the line. */
export const tellsDose = (note: string): boolean => DOSE_IN_WORDS.test(note);

/** Returns the milligrams of a line in one day. */
export const dayMgOf = ({
  medicine,
  strength,
  dose,
  times,
}: Pick<PrescribedLine, 'medicine' | 'strength' | 'dose' | 'times'>): number => {
  const { mg = 0 } = FORMULARY[medicine].strengths.find(({ label }) => label === strength) ?? {};
  return mg * dose * times;
};

/** Returns true for a line within the bounds of its medicine. */
export const isWithinBounds = (
  line: Omit<PrescribedLine, 'note' | 'reasons' | 'food'>,
): boolean => {
  const { strengths, doses, most, timesMax, daysMax } = FORMULARY[line.medicine];
  const strength = strengths.find(({ label }) => label === line.strength);
  if (strength === undefined || !doses.includes(line.dose)) return false;
  if (line.times < 1 || line.times > timesMax || line.days < 1 || line.days > daysMax) return false;
  const day = dayMgOf(line);
  return most === undefined || (day / line.times <= most.dose && day <= most.day);
};
