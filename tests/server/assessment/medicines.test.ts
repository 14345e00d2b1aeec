import { describe, expect, it } from 'vitest';
import type { FollowUpAnswers } from '../../../contracts/assessment/chat-context.ts';
import type { EngineEmergency, MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import { EMERGENCY_HELP } from '../../../contracts/assessment/emergency.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { checkMedicinesOf } from '../../../server/assessment/medicine-check.ts';
import { answers, caseOf, checkFor, suggestedFor } from './medicines-words.kit.ts';

type Case = readonly [MedicationId, string];

const ALL: readonly MedicationId[] = ['ibuprofen', 'paracetamol', 'chlorhexidine', 'cold_compress'];

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
  ['paracetamol', 'allergic to all painkillers'],
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
  /** What is said of the four, which is the same whatever their status. */
  const texts = () => {
    const textsOf = (parts: Parameters<typeof checkFor>[0]) =>
      checkFor(parts).medications.map(({ text }) => text);
    expect(textsOf({ age: 'age_0_18', first: 'extrinsic_staining' })).toEqual(textsOf({}));
    expect(suggestedFor({})).toEqual(ALL);
    return textsOf({});
  };

  it('[DIAG-18] [DIAG-19] [DIAG-20] are three medicines first', () =>
    expect(texts().slice(0, 3)).toEqual([
      'Ibuprofen 400 mg every 6-8 hours after meals',
      'Paracetamol 500-650 mg every 6 hours',
      'Chlorhexidine mouthwash twice daily',
    ]));

  it('[DIAG-21] end with a cold compress', () =>
    expect(texts().slice(3)).toEqual(['Cold compress for 15-20 minutes']));

  it('stand as "check first" in a result, and none of them is suggested there', () => {
    const { medications, medicine_questions } = assess(caseOf({}).patient);
    expect(medications.map(({ id, suggested, status }) => [id, suggested, status])).toEqual([
      ['ibuprofen', false, 'check_first'],
      ['paracetamol', false, 'check_first'],
      ['chlorhexidine', false, 'not_needed'],
      ['cold_compress', false, 'not_needed'],
    ]);
    expect(medicine_questions).toHaveLength(7);
  });

  it('are suggested only when the last question is answered', () => {
    const { taken: _taken, ...allButOne } = answers();
    const { medications, questions } = checkFor({}, allButOne);
    expect(questions).toEqual(['taken']);
    // No question bears on cold, so that it waits for no answer.
    expect(medications.map(({ status }) => status)).toEqual(
      ALL.map((id) => (id === 'cold_compress' ? 'suggested' : 'check_first')),
    );
  });

  it('say the most that may be taken before the check is answered, too', () => {
    const { medications } = checkFor({}, {});
    expect(medications.map(({ reason }) => reason)).toEqual([
      'Sold as Brufen or Ibugesic. At most 3 doses in 24 hours.',
      'Sold as Crocin, Dolo or Calpol. At most 4 doses in 24 hours.',
      'Sold as Hexidine or Clohex. For at most two weeks.',
      undefined,
    ]);
  });

  it('say the same in `suggested` as in their status, and why not', () => {
    for (const [, allergies] of AGAINST) {
      for (const { suggested, status, reason = '' } of checkFor({ allergies }).medications) {
        expect(suggested).toBe(status === 'suggested');
        expect(suggested || reason.length > 10).toBe(true);
      }
    }
  });
});

describe('the box for allergies and medicines', () => {
  it.each(AGAINST)('does not suggest %s with "%s"', (id, allergies) => {
    expect(suggestedFor({ allergies })).not.toContain(id);
  });

  it.each(ALLOWED)('suggests %s with "%s"', (id, allergies) => {
    expect(suggestedFor({ allergies })).toContain(id);
  });

  it('names paracetamol as the safer choice only when it is one', () => {
    const reason = (allergies: string) => checkFor({ allergies }).medications[0]?.reason;
    expect(reason('asthma')).toContain('paracetamol');
    expect(reason('asthma and allergic to paracetamol')).not.toContain('paracetamol is the safer');
  });

  it('leaves the illnesses of relatives to the question', () => {
    const { medications, questions } = checkFor({ allergies: 'my father had a heart attack' }, {});
    expect(medications[0]?.status).toBe('check_first');
    expect(questions).toContain('heart_or_blood');
  });
});

describe('the words of a concern', () => {
  const TOLD = 'tooth pain, I have asthma and I take Eliquis';

  it('decide nothing when they only name an illness or a medicine: the answer does', () => {
    expect(suggestedFor({ issue: TOLD })).toContain('ibuprofen');
    expect(suggestedFor({ issue: TOLD }, { heart_or_blood: 'yes' })).not.toContain('ibuprofen');
  });

  it('bar a medicine to which they plainly tell a reaction, whatever is answered', () => {
    expect(suggestedFor({ issue: 'tooth pain. Brufen gave me hives' })).not.toContain('ibuprofen');
  });
});

describe('ticked history', () => {
  it.each(['asthma', 'heart_disease', 'bleeding_disorder', 'immunosuppression'] as const)(
    'does not suggest ibuprofen with %s',
    (box) => {
      expect(suggestedFor({ medicalHistory: [box] })).not.toContain('ibuprofen');
    },
  );

  it.each(['diabetes', 'thyroid_disorder', 'none'] as const)('changes nothing with %s', (box) => {
    expect(checkFor({ medicalHistory: [box] })).toEqual(checkFor({}));
  });

  it('asks to check first with high blood pressure', () => {
    const [ibuprofen] = checkFor({ medicalHistory: ['high_blood_pressure'] }).medications;
    expect(ibuprofen?.suggested).toBe(true);
    expect(ibuprofen?.reason).toMatch(/^Check with a pharmacist first: /);
  });
});

describe('a medical emergency', () => {
  const KINDS = (Object.keys(EMERGENCY_HELP) as EmergencyKind[]).filter(
    (kind) => EMERGENCY_HELP[kind].level === 'medical',
  );

  it.each(KINDS)('%s: nothing is suggested, asked, or left to a check', (kind) => {
    const { medications, questions } = checkFor({ emergency: emergencyOf([kind]) });
    expect(medications.map(({ status }) => status)).toEqual(ALL.map(() => 'not_for_you'));
    expect(questions).toEqual([]);
  });

  it('names what is wrong with any medicine now', () => {
    const reason = (kind: EmergencyKind) =>
      checkFor({ emergency: emergencyOf([kind]) }).medications[1]?.reason;
    expect(reason('self_harm')).toBe(
      'Not now: get emergency help first, and let a doctor decide about medicines.',
    );
    expect(reason('dysphagia')).toContain('take nothing by mouth');
    expect(reason('analgesic_overdose')).toContain('Take no more painkillers');
  });

  it('a dental one leaves the check open', () => {
    const emergency = emergencyOf(['avulsed_permanent_tooth']);
    const given = { emergency, first: 'tooth_avulsion' } as const;
    expect(checkFor(given, {}).questions).toContain('taken');
    expect(suggestedFor(given)).toEqual(['ibuprofen', 'paracetamol', 'cold_compress']);
  });
});

describe('the emergency of a check', () => {
  const MEDICAL = emergencyOf(['self_harm']);
  const DENTAL = emergencyOf(['avulsed_permanent_tooth']);
  const breathless = { pain_danger_signs: ['hard_to_breathe'] };
  const emergencyFor = (followUpAnswers: FollowUpAnswers, emergency: EngineEmergency | null) =>
    checkMedicinesOf({
      patient: caseOf({ followUpAnswers }).patient,
      medicineAnswers: answers(),
      emergency,
    }).emergency;

  it('is that of the result when it is medical, else what the answers hold, else that of the result', () => {
    expect(emergencyFor({}, MEDICAL)).toEqual(MEDICAL);
    expect(emergencyFor(breathless, MEDICAL)).toEqual(MEDICAL);
    expect(emergencyFor(breathless, DENTAL)?.kinds).toEqual(['airway_compromise']);
    expect(emergencyFor(breathless, null)?.kinds).toEqual(['airway_compromise']);
    expect(emergencyFor({}, DENTAL)).toEqual(DENTAL);
    expect(emergencyFor({}, null)).toBeNull();
  });
});
