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
    isChild: false,
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
    expect(isRefused(id, { isChild: true })).toBe(true);
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

  it.each<[PrescribedId, string]>([
    ['ibuprofen', 'chronic kidney disease, dialysis, and take warfarin'],
    ['ibuprofen', '8 months pregnant'],
    ['ibuprofen', 'I have asthma'],
    ['ibuprofen', 'dengue fever since 3 days'],
    ['ibuprofen', 'bleeding stomach ulcer last year'],
    ['ibuprofen', 'clopidogrel and aspirin after stent'],
    ['ibuprofen', 'heart failure'],
    ['ibuprofen', 'haemophilia'],
    ['ibuprofen', 'kidney transplant, on tacrolimus'],
    ['ibuprofen', 'I am on lithium'],
    ['ibuprofen', 'bp not under control'],
    ['ibuprofen', 'I take telma h'],
    ['ibuprofen', 'I take telmisartan'],
    ['ibuprofen', 'on a water tablet'],
    ['ibuprofen', 'liver cirrhosis'],
    ['ibuprofen', 'I take Prozac'],
    ['paracetamol', 'liver cirrhosis'],
    ['paracetamol', 'fatty liver'],
    ['paracetamol', 'I take warfarin'],
    ['paracetamol', 'took combiflam this morning'],
    ['paracetamol', 'took dolo this morning'],
    ['metronidazole', 'I take warfarin'],
    ['metronidazole', 'I take Sintrom'],
    ['metronidazole', 'I am on lithium'],
    ['metronidazole', 'dialysis twice a week'],
    ['metronidazole', 'liver cirrhosis'],
    ['azithromycin', 'heart failure'],
    ['amoxicillin', '8 months pregnant'],
    ['clotrimazole', 'I take warfarin'],
    ['triamcinolone', 'chemotherapy since May'],
  ])('[NEW-51] of %s needs a reason where notes or concern say: %s', (id, words) => {
    for (const change of [{ notes: words }, shares({ issue: `my tooth hurts. ${words}` })]) {
      expect(wantsReason(id, change)).toBe(true);
      const named = check(id, change).filter((each) => each.id.startsWith('words.'));
      expect([words, named.length > 0]).toEqual([words, true]);
    }
  });

  it('[NEW-51] needs a reason where the words of the notes tell an emergency', () => {
    const notes = 'my face is swelling fast and I cannot breathe or swallow';
    for (const id of PRESCRIBED_IDS) expect(wantsReason(id, { notes })).toBe(true);
  });

  it.each(['not_sure', 'several'] as const)(
    '[NEW-51] needs a reason for each medicine where the question about reactions has: %s',
    (reaction) => {
      for (const id of PRESCRIBED_IDS) {
        expect([id, kindsOf(id, { answers: { reaction } }).length > 0]).toEqual([id, true]);
      }
    },
  );

  it.each<[PrescribedId, string]>([
    ['amoxicillin', 'allergic to ibuprofen, penicillin'],
    ['amoxicillin', 'Allergies: sulfa, penicillin'],
    ['amoxicillin', 'Allergies: dust, sulfa, Mox'],
    ['ibuprofen', 'Allergies: sulfa, penicillin, brufen'],
    ['amoxicillin', 'no known allergies except penicillin'],
    ['amoxicillin', 'no allergies other than penicillin'],
    ['amoxicillin', 'koi allergy nahi, sirf penicillin'],
    ['amoxicillin', 'PCN allergy'],
    ['amoxicillin', 'Moxclav allergy'],
    ['amoxicillin', 'allergic to Clamp 625'],
    ['amoxicillin', 'मुझे एमोक्सिसिलिन से एलर्जी है'],
  ])('[NEW-51] of %s is refused by a list, an exception, a short form: %s', (id, history) => {
    expect(isRefused(id, says(history))).toBe(true);
    expect(isRefused(id, { notes: history })).toBe(true);
  });

  it.each<[PrescribedId, string]>([
    ['metronidazole', 'allergic to sulfa, takes metronidazole'],
    ['amoxicillin', 'no known allergies, penicillin last year'],
    ['metronidazole', 'penicillin gave a rash, metronidazole was fine'],
  ])('[NEW-51] of %s is not refused by what stands beside: %s', (id, history) => {
    expect(wantsReason(id, says(history))).toBe(true);
  });

  it('[NEW-51] needs a reason for each medicine where an allergy is told and not understood', () => {
    for (const words of ['Zemoq allergy', 'allergic to some medicine', 'मुझे ज़ोमोक से एलर्जी है']) {
      for (const id of PRESCRIBED_IDS) {
        expect([id, words, wantsReason(id, says(words))]).toEqual([id, words, true]);
      }
    }
    for (const words of [
      'no drug allergies',
      'Allergies: none',
      'dust allergy',
      'allergy: nil',
      'Dentine hypersensitivity',
    ]) {
      expect([words, kindsOf('paracetamol', says(words))]).toEqual([words, []]);
    }
  });

  it.each<[PrescribedId, string, 'refused' | 'reason']>([
    ['metronidazole', 'on busulfan', 'refused'],
    ['metronidazole', 'fluorouracil drip', 'refused'],
    ['metronidazole', 'takes Sintrom', 'refused'],
    ['azithromycin', 'domperidone', 'reason'],
    ['azithromycin', 'ondansetron', 'reason'],
    ['azithromycin', 'takes haloperidol', 'reason'],
    ['azithromycin', 'myasthenia gravis', 'reason'],
    ['azithromycin', 'takes ciclosporin', 'reason'],
    ['ibuprofen', 'Prozac', 'reason'],
  ])('[NEW-51] of %s with “%s” is: %s', (id, history, kind) => {
    const does = kind === 'refused' ? isRefused : wantsReason;
    expect(does(id, says(history))).toBe(true);
  });

  it('[NEW-51] names each objection to a line by an id of its own', () => {
    const all = check('ibuprofen', {
      ...says('asthma, Prozac'),
      ...shares({ issue: 'ckd' }, true),
    });
    const ids = all.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.length).toBeLessThanOrEqual(40);
  });

  it('[NEW-51] judges the five newest of many shared assessments, and reads boxes and words of all', () => {
    const calm = { patient: PATIENT, isEmergency: false };
    const many = (last: Partial<Patient>): Change => ({
      shared: [
        ...Array.from({ length: 59 }, () => calm),
        { ...calm, patient: { ...PATIENT, ...last } },
      ],
    });
    const started = performance.now();
    expect(isRefused('ibuprofen', many({ medicalHistory: ['asthma'] }))).toBe(true);
    expect(isRefused('amoxicillin', many({ allergies: 'penicillin allergy' }))).toBe(true);
    expect(isRefused('amoxicillin', many({ issue: 'penicillin gave me a rash' }))).toBe(true);
    expect(wantsReason('ibuprofen', many({ issue: 'I have asthma' }))).toBe(true);
    expect(performance.now() - started).toBeLessThan(15_000);
    const told = { issue: 'my face is swelling fast and I cannot breathe or swallow' };
    expect(kindsOf('potassium_nitrate', many(told))).toEqual([]);
    expect(
      wantsReason('potassium_nitrate', { shared: [{ ...calm, patient: { ...PATIENT, ...told } }] }),
    ).toBe(true);
  });

  it.each(['2 tablets 3 times a day', '650 mg', 'take it daily', '1-0-1', 'every 6 hours', 'BD'])(
    '[NEW-51] is refused with a dose in its note: %s',
    (note) => {
      const lines = [{ ...LINE.paracetamol, note }];
      expect(check('paracetamol', { lines })).toMatchObject([{ id: 'note_dose', kind: 'refused' }]);
      const plain = [{ ...LINE.paracetamol, note: 'For pain. Come back in 3 days.' }];
      expect(check('paracetamol', { lines: plain })).toEqual([]);
    },
  );

  it('[NEW-51] asks for the weight before more than 3 g of paracetamol a day', () => {
    const much = [{ ...LINE.paracetamol, dose: 2, times: 4 }];
    expect(wantsReason('paracetamol', { lines: much })).toBe(true);
    expect(kindsOf('paracetamol', { lines: [{ ...LINE.paracetamol, dose: 2 }] })).toEqual([]);
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
