import { describe, expect, it } from 'vitest';
import { PRESCRIBED_IDS } from '../../../contracts/booking/prescription.ts';
import type { PrescribedId, ToldAtVisit } from '../../../contracts/booking/prescription.ts';
import { FORMULARY, isWithinBounds } from '../../../contracts/rules/prescribing.ts';
import { checkPrescribing } from '../../../server/assessment/prescribing.ts';
import type { PrescribingCase } from '../../../server/assessment/prescribing.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { HEALTHY, LINE } from '../visits/prescribing.kit.ts';

type Change = Partial<Omit<PrescribingCase, 'told'>> & {
  readonly told?: Partial<Omit<ToldAtVisit, 'answers'>>;
  readonly answers?: Partial<ToldAtVisit['answers']>;
};

const PATIENT: Patient = {
  issue: 'my tooth hurts',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: {},
  medicalHistory: ['none'],
  allergies: '',
};
const shares = (change: Partial<Patient>, isEmergency = false): Change => ({
  shared: [{ patient: { ...PATIENT, ...change }, isEmergency }],
});

const check = (id: PrescribedId, { told, answers, ...more }: Change = {}) =>
  checkPrescribing({
    told: { ...HEALTHY, ...told, answers: { ...HEALTHY.answers, ...answers } },
    lines: [LINE[id]],
    notes: '',
    shared: [],
    isFollowUp: true,
    ...more,
  });
const kindsOf = (id: PrescribedId, change: Change = {}) =>
  check(id, change).flatMap(({ kind, text }) => (text.startsWith('List B') ? [] : [kind]));
const isRefused = (id: PrescribedId, change: Change) => kindsOf(id, change).includes('refused');
/** Needs a reason, and is not refused. */
const wantsReason = (id: PrescribedId, change: Change) => {
  const kinds = new Set(kindsOf(id, change));
  return kinds.has('reason') && !kinds.has('refused');
};
const says = (history: string): Change => ({ told: { history } });

describe('a prescription', () => {
  it.each(PRESCRIBED_IDS)('[NEW-51] of %s is free where nothing speaks against it', (id) => {
    expect(kindsOf(id)).toEqual([]);
    expect(kindsOf(id, shares({}))).toEqual([]);
  });

  it.each(PRESCRIBED_IDS)('[NEW-51] of %s is written to nobody under 18', (id) => {
    for (const age of [0, 6, 17]) expect(isRefused(id, { told: { age } })).toBe(true);
    expect(isRefused(id, { told: { age: 18 } })).toBe(false);
  });

  it.each(PRESCRIBED_IDS)(
    '[NEW-51] of %s waits for help where the answers tell an emergency',
    (id) => {
      expect(isRefused(id, { answers: { stomach: 'now' } })).toBe(true);
      expect(isRefused(id, { answers: { taken: 'too_many' } })).toBe(true);
    },
  );

  it('[NEW-50] has no list B for whom this dentist does not know, and asks for a reason otherwise', () => {
    for (const id of PRESCRIBED_IDS) {
      const isListB = FORMULARY[id].list === 'B';
      const unknown = check(id, { isFollowUp: false }).map(({ kind }) => kind);
      expect([id, unknown]).toEqual([id, isListB ? ['refused'] : []]);
      const kinds = check(id).map(({ kind }) => kind);
      expect([id, kinds]).toEqual([id, isListB ? ['reason'] : []]);
    }
  });

  it.each<[PrescribedId, string]>([
    ['amoxicillin', 'Allergic to penicillin'],
    ['amoxicillin', 'Augmentin se daane'],
    ['amoxicillin', 'Mox made my lips swell'],
    ['amoxicillin', 'ampicillin gave hives'],
    ['amoxicillin', 'some antibiotic gave me a rash'],
    ['metronidazole', 'some antibiotic gave me a rash'],
    ['metronidazole', 'Flagyl: rash'],
    ['metronidazole', 'allergic to tinidazole'],
    ['metronidazole', 'takes warfarin'],
    ['metronidazole', 'on Acitrom 2 mg'],
    ['metronidazole', 'Lithosun 300'],
    ['metronidazole', 'takes Esperal against drinking'],
    ['azithromycin', 'Azee se khujli'],
    ['azithromycin', 'erythromycin allergy'],
    ['azithromycin', 'takes amiodarone'],
    ['azithromycin', 'long QT'],
    ['lidocaine', 'xylocaine: swollen throat, allergic'],
    ['benzocaine', 'allergic to lignocaine'],
    ['benzocaine', 'G6PD deficiency'],
    ['clotrimazole', 'fluconazole rash'],
    ['triamcinolone', 'allergic to steroid creams'],
    ['potassium_nitrate', 'Sensodyne made my lips swell, allergy'],
    ['amoxicillin', 'weekly methotrexate'],
    ['ibuprofen', 'allergic to brufen'],
    ['ibuprofen', 'asthma'],
    ['ibuprofen', 'takes warfarin'],
    ['ibuprofen', 'stomach ulcer'],
    ['ibuprofen', 'kidney disease'],
    ['ibuprofen', 'heart stent'],
    ['ibuprofen', '6 months pregnant'],
    ['paracetamol', 'Crocin rash'],
    ['paracetamol', 'liver cirrhosis'],
    ['chlorhexidine', 'allergic to Hexidine'],
  ])('[NEW-51] of %s is refused where the patient tells: %s', (id, history) => {
    expect(isRefused(id, says(history))).toBe(true);
    expect(isRefused(id, shares({ allergies: history }))).toBe(true);
  });

  it.each<[PrescribedId, string]>([
    ['amoxicillin', 'rash after penicillin'],
    ['azithromycin', 'Azithral gave me hives'],
    ['lidocaine', 'allergic to lidocaine'],
    ['ibuprofen', 'brufen gave me hives'],
  ])('[NEW-51] of %s is refused by a reaction in the notes of a booking: %s', (id, notes) => {
    expect(isRefused(id, { notes })).toBe(true);
    expect(isRefused(id, shares({ issue: `my tooth hurts, ${notes}` }))).toBe(true);
  });

  it.each<[PrescribedId, string]>([
    ['amoxicillin', 'took amoxicillin last month, no problem'],
    ['amoxicillin', 'penicillin'],
    ['amoxicillin', 'Mox: swelling of lips'],
    ['amoxicillin', 'cefixime allergy'],
    ['amoxicillin', 'takes warfarin'],
    ['metronidazole', 'epilepsy'],
    ['azithromycin', 'heart stent'],
    ['azithromycin', 'warfarin'],
    ['clotrimazole', 'warfarin'],
    ['paracetamol', 'warfarin'],
    ['triamcinolone', 'chemotherapy'],
    ['lidocaine', 'had lidocaine before'],
  ])('[NEW-51] of %s needs a reason where the patient tells: %s', (id, history) => {
    expect(wantsReason(id, says(history))).toBe(true);
  });

  it('[NEW-51] counts every ban, and not the first alone: a light patient with sick kidneys gets no ibuprofen', () => {
    expect(wantsReason('ibuprofen', { answers: { weight: 'under_45_kg' } })).toBe(true);
    expect(
      isRefused('ibuprofen', { answers: { weight: 'under_45_kg', kidney_or_liver: 'kidney' } }),
    ).toBe(true);
  });

  it.each<[PrescribedId, Partial<ToldAtVisit['answers']>]>([
    ['ibuprofen', { pregnancy: 'pregnant' }],
    ['ibuprofen', { stomach: 'in_the_past' }],
    ['ibuprofen', { kidney_or_liver: 'kidney' }],
    ['ibuprofen', { heart_or_blood: 'yes' }],
    ['ibuprofen', { reaction: 'asthma_or_nsaid' }],
    ['ibuprofen', { fever: 'yes' }],
    ['paracetamol', { kidney_or_liver: 'liver' }],
    ['paracetamol', { reaction: 'paracetamol' }],
    ['chlorhexidine', { reaction: 'mouthwash' }],
  ])('[NEW-51] of %s is refused by an answer: %j', (id, answers) => {
    expect(isRefused(id, { answers })).toBe(true);
  });

  it.each<[PrescribedId, Partial<ToldAtVisit['answers']>]>([
    ['ibuprofen', { stomach: 'not_sure' }],
    ['ibuprofen', { pregnancy: 'not_sure' }],
    ['paracetamol', { reaction: 'not_sure' }],
    ['paracetamol', { taken: 'some_paracetamol' }],
    ['amoxicillin', { pregnancy: 'pregnant' }],
    ['amoxicillin', { kidney_or_liver: 'not_sure' }],
    ['amoxicillin', { weight: 'under_45_kg' }],
    ['metronidazole', { pregnancy: 'breastfeeding' }],
    ['azithromycin', { heart_or_blood: 'not_sure' }],
    ['triamcinolone', { fever: 'yes' }],
  ])('[NEW-51] of %s needs a reason by an answer: %j', (id, answers) => {
    expect(wantsReason(id, { answers })).toBe(true);
  });

  it('[NEW-51] is checked against every assessment that was shared', () => {
    const asthma = shares({ medicalHistory: ['asthma'] });
    expect(isRefused('ibuprofen', asthma)).toBe(true);
    expect(
      isRefused('ibuprofen', { shared: [...(shares({}).shared ?? []), ...(asthma.shared ?? [])] }),
    ).toBe(true);
    expect(wantsReason('potassium_nitrate', shares({ medicalHistory: ['medicine_allergy'] }))).toBe(
      true,
    );
    expect(wantsReason('potassium_nitrate', shares({}, true))).toBe(true);
    expect(wantsReason('potassium_nitrate', shares({ age: 'age_0_18' }))).toBe(true);
    expect(wantsReason('amoxicillin', shares({ medicalHistory: ['pregnant'] }))).toBe(true);
  });

  it('[NEW-51] of paracetamol is at most half a gram at a time for a light patient', () => {
    const light = { answers: { weight: 'under_45_kg' } } as const;
    expect(isRefused('paracetamol', light)).toBe(false);
    for (const change of [{ dose: 2 }, { times: 4 }, { strength: '650 mg' }]) {
      expect(
        isRefused('paracetamol', { ...light, lines: [{ ...LINE.paracetamol, ...change }] }),
      ).toBe(true);
    }
  });

  it('[NEW-51] has no medicine twice, nor two gels that numb', () => {
    const twice = [LINE.paracetamol, LINE.paracetamol];
    expect(check('paracetamol', { lines: twice })).toMatchObject([{ line: 1, kind: 'refused' }]);
    const gels = [LINE.lidocaine, LINE.benzocaine];
    expect(check('lidocaine', { lines: gels })).toMatchObject([{ line: 1, kind: 'refused' }]);
  });
});

describe('the list of medicines', () => {
  it('[NEW-50] keeps each line within its strengths, doses, times and days', () => {
    for (const id of PRESCRIBED_IDS) {
      const line = LINE[id];
      const { timesMax, daysMax } = FORMULARY[id];
      expect([id, isWithinBounds(line)]).toEqual([id, true]);
      for (const change of [
        { strength: '1 g' },
        { dose: 3 },
        { times: timesMax + 1 },
        { days: daysMax + 1 },
      ]) {
        expect([id, change, isWithinBounds({ ...line, ...change })]).toEqual([id, change, false]);
        expect(isRefused(id, { lines: [{ ...line, ...change }] })).toBe(true);
      }
    }
  });

  it('[NEW-50] counts milligrams over a dose and a day', () => {
    expect(isWithinBounds({ ...LINE.paracetamol, strength: '500 mg', dose: 2, times: 4 })).toBe(
      true,
    );
    expect(isWithinBounds({ ...LINE.paracetamol, strength: '650 mg', dose: 2 })).toBe(false);
    expect(isWithinBounds({ ...LINE.ibuprofen, strength: '400 mg', dose: 2 })).toBe(false);
    expect(isWithinBounds({ ...LINE.ibuprofen, strength: '200 mg', dose: 2 })).toBe(true);
    expect(isWithinBounds({ ...LINE.amoxicillin, dose: 2 })).toBe(false);
    expect(isWithinBounds({ ...LINE.azithromycin, dose: 2 })).toBe(false);
  });

  it('[NEW-50] holds nothing prohibited, and no more than fourteen', () => {
    expect(PRESCRIBED_IDS.length).toBeLessThanOrEqual(14);
    expect(PRESCRIBED_IDS.join(' ')).not.toMatch(
      /codeine|tramadol|pam|zolam|barbit|morphin|ketamine/,
    );
  });
});
