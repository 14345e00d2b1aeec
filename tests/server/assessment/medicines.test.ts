import { describe, expect, it } from 'vitest';
import type { MedicationId } from '../../../contracts/diagnosis.ts';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { checkMedicines } from '../../../server/assessment/medicines.ts';
import type { Patient } from '../../../server/assessment/patient.ts';

type Case = readonly [MedicationId, string];

const patient = (parts: Partial<Patient>): Patient => ({
  issue: 'tooth pain',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: 'none',
  xrayFindings: null,
  ...parts,
});

const check = (parts: Partial<Patient>, flags: readonly RedFlagId[] = []) => {
  const who = patient(parts);
  return checkMedicines(who, collectEvidence(who), flags);
};

const suggested = (parts: Partial<Patient>, flags: readonly RedFlagId[] = []): MedicationId[] =>
  check(parts, flags)
    .filter((item) => item.suggested)
    .map(({ id }) => id);

const AGAINST: readonly Case[] = [
  ['ibuprofen', 'Ibugesic causes my face to puff up'],
  ['ibuprofen', 'wheezed once after taking disprin'],
  ['ibuprofen', 'Meftal reaction, hives'],
  ['ibuprofen', 'cannot take NSAIDs as per my doctor'],
  ['ibuprofen', 'I am asthmatic, Seroflo 250'],
  ['ibuprofen', 'two stents placed, on Plavix'],
  ['ibuprofen', 'angioplasty 2021'],
  ['ibuprofen', 'dil ka daura pada tha'],
  ['ibuprofen', 'brain stroke patient'],
  ['ibuprofen', 'pacemaker inside'],
  ['ibuprofen', 'Eliquis 5 mg twice'],
  ['ibuprofen', 'aspirin 75 at night'],
  ['ibuprofen', 'low dose aspirin'],
  ['ibuprofen', 'Von Willebrand disease'],
  ['ibuprofen', 'my BP remains 160/100'],
  ['ibuprofen', 'bp high rehta hai control nahi'],
  ['ibuprofen', 'Losartan + Aquazide'],
  ['ibuprofen', 'Cardace 5 and Dytor 10'],
  ['ibuprofen', 'Telmikind H 40'],
  ['ibuprofen', 'on azathioprine for lupus'],
  ['ibuprofen', 'taking steroid tablets for arthritis'],
  ['ibuprofen', 'Tacrolimus'],
  ['ibuprofen', 'lithium carbonate'],
  ['ibuprofen', '7th month of pregnancy'],
  ['ibuprofen', 'IVF treatment going on'],
  ['ibuprofen', 'might be pregnant, not sure'],
  ['ibuprofen', 'peptic ulcer history'],
  ['ibuprofen', 'black stools last year from ulcer'],
  ['ibuprofen', 'IBD patient'],
  ['ibuprofen', 'CKD stage 3'],
  ['ibuprofen', 'kidney weak, eGFR 40'],
  ['ibuprofen', 'hepatitis B with cirrhosis'],
  ['paracetamol', 'hepatitis B with cirrhosis'],
  ['paracetamol', 'liver transplant waiting list'],
  ['paracetamol', 'Calpol gave itching all over'],
  ['paracetamol', 'paracetamol allergy'],
  ['paracetamol', 'already taking Crocin 650 five times a day'],
  ['chlorhexidine', 'allergy to Rexidin'],
  ['chlorhexidine', 'antiseptic mouthwash gave me rash and breathing trouble'],
  ['chlorhexidine', "a dentist's rinse made my lips swell"],
  ['cold_compress', 'my skin gets hives from cold water'],
  ['cold_compress', 'Raynauds disease of nose and face'],
  ['ibuprofen', 'suspected dengue, NS1 awaited'],
  ['ibuprofen', 'allergic to brufen'],
  ['ibuprofen', 'Aspirin gives me breathing problem'],
  ['ibuprofen', 'I got rashes after taking Combiflam'],
  ['ibuprofen', 'voveran se allergy hai'],
  ['ibuprofen', 'Nimesulide does not suit me'],
  ['ibuprofen', 'doctor told me never to take painkillers like diclofenac'],
  ['ibuprofen', 'asthma since childhood'],
  ['ibuprofen', 'use inhaler for breathing'],
  ['ibuprofen', 'dama ki bimari hai'],
  ['ibuprofen', 'had heart attack 2 years back'],
  ['ibuprofen', 'stent in 2019'],
  ['ibuprofen', 'dil ka operation hua tha'],
  ['ibuprofen', 'bypass surgery done'],
  ['ibuprofen', 'stroke last year'],
  ['ibuprofen', 'Ecosprin 75'],
  ['ibuprofen', 'Clopilet daily'],
  ['ibuprofen', 'on Xarelto'],
  ['ibuprofen', 'blood thinner'],
  ['ibuprofen', 'khoon patla karne ki dawai'],
  ['ibuprofen', 'takes acitrom'],
  ['ibuprofen', 'Brilinta 90'],
  ['ibuprofen', 'haemophilia A'],
  ['ibuprofen', 'low platelets'],
  ['ibuprofen', 'BP is not under control, 170/110'],
  ['ibuprofen', 'BP 180/100 even with medicine'],
  ['ibuprofen', 'Telma H'],
  ['ibuprofen', 'losartan and hydrochlorothiazide'],
  ['ibuprofen', 'Ramipril and Lasix'],
  ['ibuprofen', 'Olmezest-H'],
  ['ibuprofen', 'Telmisartan with water tablet'],
  ['ibuprofen', 'Wysolone 10 mg daily'],
  ['ibuprofen', 'methotrexate for arthritis'],
  ['ibuprofen', 'HIV positive on ART'],
  ['ibuprofen', 'kidney transplant'],
  ['ibuprofen', 'Lithosun for mood'],
  ['ibuprofen', 'pregnant 3 months'],
  ['ibuprofen', 'trying for a baby'],
  ['ibuprofen', 'pet se hu 4 mahine'],
  ['ibuprofen', 'had stomach ulcer in past'],
  ['ibuprofen', 'pet me ulcer hai'],
  ['ibuprofen', 'crohns disease'],
  ['ibuprofen', 'ulcerative colitis'],
  ['ibuprofen', 'gastric bleeding in 2020'],
  ['ibuprofen', 'kidney problem'],
  ['ibuprofen', 'creatinine 2.4'],
  ['ibuprofen', 'on dialysis'],
  ['ibuprofen', 'gurde kharab hai'],
  ['ibuprofen', 'liver cirrhosis'],
  ['paracetamol', 'liver cirrhosis'],
  ['paracetamol', 'jaundice last month'],
  ['paracetamol', 'piliya hua hai'],
  ['paracetamol', 'allergic to paracetamol'],
  ['paracetamol', 'Crocin causes rash'],
  ['paracetamol', 'liver failure'],
  ['paracetamol', 'taking dolo 650 two tablets three times a day'],
  ['chlorhexidine', 'allergic to chlorhexidine'],
  ['chlorhexidine', 'Hexidine mouthwash caused swelling of lips'],
  ['chlorhexidine', 'some mouthwash gave me burning and rash'],
  ['cold_compress', 'cold urticaria'],
  ['cold_compress', 'hives in cold weather'],
  ['cold_compress', "I have Raynaud's"],
  ['ibuprofen', 'dengue positive'],
  ['ibuprofen', 'my platelets are low'],
  ['ibuprofen', 'chicken pox since 3 days'],
  ['ibuprofen', 'heart valve problem'],
  ['ibuprofen', 'irregular heart beat, Eliquis'],
  ['ibuprofen', 'Prednisolone'],
  ['ibuprofen', 'Aspirin'],
  ['ibuprofen', 'allergy: NSAIDs'],
  ['ibuprofen', 'I swell up with pain killers'],
  ['paracetamol', 'allergic to painkillers'],
  ['ibuprofen', 'one kidney donated'],
  ['ibuprofen', 'weak heart, EF 35%'],
  ['ibuprofen', 'on chemo'],
  ['ibuprofen', 'Warf 5'],
  ['ibuprofen', 'DVT last year on rivaroxaban'],
  ['ibuprofen', 'Ramistar-H 5'],
  ['ibuprofen', 'enalapril and furosemide'],
  ['ibuprofen', 'BP goes up and down, not taking tablets'],
  ['ibuprofen', 'not allergic to anything but brufen causes wheezing'],
  ['ibuprofen', 'never had allergy. I have kidney disease'],
];

const ALLOWED: readonly Case[] = [
  ['ibuprofen', 'Levothyroxine for thyroid'],
  ['ibuprofen', 'Allergic to amoxicillin and sulfa drugs'],
  ['ibuprofen', 'no medicines, no allergies'],
  ['ibuprofen', 'vitamin D and calcium'],
  ['ibuprofen', 'hyperacidity, takes Pan 40'],
  ['ibuprofen', 'Glimepiride for diabetes, kidneys are normal'],
  ['paracetamol', 'fatty liver grade 1'],
  ['paracetamol', 'allergic to diclofenac'],
  ['chlorhexidine', 'dust allergy'],
  ['ibuprofen', 'grandmother has asthma'],
  ['cold_compress', 'allergic to dust and pollen in winter'],
  ['ibuprofen', 'no allergy to ibuprofen'],
  ['ibuprofen', 'allergic to penicillin'],
  ['ibuprofen', 'Sulfa allergy, rashes'],
  ['ibuprofen', 'no allergy'],
  ['ibuprofen', 'none'],
  ['ibuprofen', 'Thyronorm 50 mcg daily'],
  ['ibuprofen', 'Metformin 500'],
  ['ibuprofen', 'no asthma'],
  ['ibuprofen', 'not on any blood thinners'],
  ['ibuprofen', 'BP controlled with amlodipine 5'],
  ['ibuprofen', 'BP 128/80 on Telma 40'],
  ['ibuprofen', 'not pregnant'],
  ['ibuprofen', 'breastfeeding my 3 month baby'],
  ['ibuprofen', 'kidney stone removed last year'],
  ['ibuprofen', 'pathri thi'],
  ['ibuprofen', 'no kidney problem'],
  ['paracetamol', 'allergic to brufen'],
  ['paracetamol', 'no liver problem'],
  ['paracetamol', 'liver function normal'],
  ['chlorhexidine', 'no allergy, uses mouthwash daily'],
  ['cold_compress', 'cold sore'],
  ['ibuprofen', 'father had heart attack'],
  ['ibuprofen', 'heartburn sometimes'],
  ['ibuprofen', 'sugar patient, Glycomet'],
  ['ibuprofen', 'Antacid for acidity'],
];

describe('the four suggestions', () => {
  it('[DIAG-18] [DIAG-19] [DIAG-20] [DIAG-21] keep their order and texts, suggested or not', () => {
    const texts = [
      'Ibuprofen 400 mg every 6-8 hours after meals',
      'Paracetamol 500-650 mg every 6 hours',
      'Chlorhexidine mouthwash twice daily',
      'Cold compress for 15-20 minutes',
    ];
    expect(check({}).map(({ text }) => text)).toEqual(texts);
    expect(check({ age: 'age_0_18' }).map(({ text }) => text)).toEqual(texts);
    expect(suggested({})).toEqual(['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress']);
  });

  it('always give a reason when they are not suggested', () => {
    for (const [, allergies] of AGAINST) {
      for (const item of check({ allergies })) {
        expect(item.suggested || (item.reason ?? '').length > 10).toBe(true);
      }
    }
  });
});

describe('free text of allergies and medicines', () => {
  it.each(AGAINST)('does not suggest %s with "%s"', (id, allergies) => {
    expect(suggested({ allergies })).not.toContain(id);
  });

  it.each(ALLOWED)('suggests %s with "%s"', (id, allergies) => {
    expect(suggested({ allergies })).toContain(id);
  });

  it.each(AGAINST.filter(([, text]) => text.split(' ').length > 2))(
    'does not suggest %s when the concern says "%s"',
    (id, text) => {
      expect(suggested({ issue: `Tooth pain since 2 days. ${text}` })).not.toContain(id);
    },
  );

  it('names paracetamol as the safer choice only when it is one', () => {
    const reason = (allergies: string): string | undefined => check({ allergies })[0]?.reason;
    expect(reason('asthma')).toContain('paracetamol');
    expect(reason('asthma and allergic to paracetamol')).not.toContain('paracetamol is the safer');
  });
});

describe('ticked history', () => {
  it.each(['asthma', 'heart_disease', 'bleeding_disorder', 'immunosuppression'] as const)(
    'does not suggest ibuprofen with %s',
    (box) => {
      expect(suggested({ medicalHistory: [box] })).not.toContain('ibuprofen');
    },
  );

  it.each(['diabetes', 'thyroid_disorder', 'none'] as const)('changes nothing with %s', (box) => {
    expect(check({ medicalHistory: [box] })).toEqual(check({}));
  });

  it('asks to check first with high blood pressure', () => {
    const [ibuprofen] = check({ medicalHistory: ['high_blood_pressure'] });
    expect(ibuprofen?.suggested).toBe(true);
    expect(ibuprofen?.reason).toMatch(/^Check with a pharmacist first: /);
  });
});

describe('age', () => {
  const ORAL = ['ibuprofen', 'paracetamol', 'chlorhexidine'] as const;

  it('suggests nothing by mouth to a person of 0 to 18 whose age is not known', () => {
    expect(suggested({ age: 'age_0_18' })).toEqual(['cold_compress']);
  });

  it.each(['my son is 8', 'baby of 10 months', 'she is eleven years old'])(
    'nor for "%s"',
    (issue) => {
      for (const id of ORAL) expect(suggested({ age: 'age_0_18', issue })).not.toContain(id);
    },
  );

  it.each(['I am 15', 'my daughter is 13 years old', 'im 17'])('but for "%s"', (issue) => {
    expect(suggested({ age: 'age_0_18', issue })).toEqual([...ORAL, 'cold_compress']);
  });
});

describe('the state of today', () => {
  it.each(['airway_compromise', 'dysphagia'] as const)('gives nothing by mouth with %s', (flag) => {
    expect(suggested({}, [flag])).toEqual(['cold_compress']);
  });

  it('gives no painkiller after an overdose', () => {
    const ids = suggested({}, ['analgesic_overdose']);
    expect(ids).not.toContain('ibuprofen');
    expect(ids).not.toContain('paracetamol');
  });

  it.each(['cardiac_symptoms', 'facial_trauma', 'head_injury', 'uncontrolled_bleeding'] as const)(
    'gives no ibuprofen with %s',
    (flag) => {
      expect(suggested({}, [flag])).not.toContain('ibuprofen');
    },
  );

  it('does not rinse a bleeding or a fresh socket', () => {
    expect(suggested({ issue: 'tooth was removed today morning' })).not.toContain('chlorhexidine');
    expect(suggested({ issue: 'blood is still coming from the socket' })).not.toContain(
      'chlorhexidine',
    );
    expect(suggested({ issue: 'tooth was removed five days ago' })).toContain('chlorhexidine');
  });

  it('does not suggest the rinse that made the stain', () => {
    const issue = 'brown stains on my teeth since I use chlorhexidine mouthwash';
    expect(suggested({ issue })).not.toContain('chlorhexidine');
  });

  it('does not cool a face with trigeminal attacks', () => {
    const issue = 'electric shock pain in my cheek when a breeze touches my face';
    expect(suggested({ issue })).not.toContain('cold_compress');
  });

  it('does not add paracetamol to a day that is full of it', () => {
    expect(suggested({ issue: 'took 7 dolo 500 tablets today' })).not.toContain('paracetamol');
    expect(suggested({ issue: 'took 1 dolo 650 today' })).toContain('paracetamol');
  });
});
