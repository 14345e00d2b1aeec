import { describe, expect, it } from 'vitest';
import { RED_FLAG_IDS, RED_FLAG_LEVELS } from '../../../contracts/assessment/red-flags.ts';
import type { RedFlagId } from '../../../contracts/assessment/red-flags.ts';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import type { Observation } from '../../../server/assessment/evidence/evidence.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import { raiseFlags } from '../../../server/assessment/red-flags.ts';

type Case = readonly [flag: RedFlagId, issue: string, age?: Patient['age']];

const asRow = ([flag, issue, age]: Case) => ({ flag, issue, age });

const patient = (issue: string, age: Patient['age'] = 'age_19_30'): Patient => ({
  issue,
  category: 'other',
  age,
  sex: 'undisclosed',
  followUpAnswers: {},
  medicalHistory: [],
  allergies: '',
  xrayFindings: null,
});

const flagsOf = (issue: string, age?: Patient['age']): string[] => {
  const who = patient(issue, age);
  return raiseFlags(who, settle(collectEvidence(who)), {}).map(({ id }) => id);
};

const RAISED: readonly Case[] = [
  ['facial_numbness', 'my lower lip has gone numb since 5 days'],
  ['facial_numbness', 'chin sunn ho gaya hai'],
  ['facial_numbness', 'no feeling in my lip on right side for 2 weeks, no injection taken'],
  ['suspected_malignancy', 'lump in neck since 6 weeks, hard, painless'],
  ['suspected_malignancy', 'velvety red patch under tongue for 2 months'],
  ['suspected_malignancy', 'growth on gum getting bigger since 2 months and bleeds'],
  [
    'potentially_malignant_lesion',
    'white patch in cheek where i keep tobacco, does not rub off, 4 months',
  ],
  [
    'potentially_malignant_lesion',
    'mouth opening reduced slowly over a year, chew supari, cheeks stiff',
  ],
  ['facial_numbness', 'half of my tongue went numb 3 days back'],
  ['facial_numbness', 'numb chin, no dentist visit'],
  ['suspected_malignancy', 'lump inside cheek growing since 3 months, gutka user'],
  // What a dentist or a doctor suspects, told in words of doubt, with fear or as a question.
  ['suspected_malignancy', 'My dentist thinks the patch on my tongue could be cancer'],
  ['suspected_malignancy', 'dentist used the word carcinoma, I am terrified. Is it?'],
  ['suspected_malignancy', 'I am worried because the dentist said it could be cancer'],
  ['suspected_malignancy', 'doctor ne bola ye cancer ho sakta hai'],
  ['suspected_malignancy', 'dentist ne biopsy karane ko kaha hai'],
  ['suspected_malignancy', 'I shall come back in 6 weeks for a biopsy if the patches stay'],
  ['suspected_malignancy', 'Report says dysplasia, biopsy from my cheek'],
  ['suspected_malignancy', 'I was referred to an oncologist for a lump in my mouth'],
  // One sore, and the only time that is told in a sentence of its own.
  ['suspected_malignancy', 'I have an ulcer on my tongue. I noticed it about five weeks ago.'],
  ['suspected_malignancy', 'There is a sore on my lower lip. Must be two months by now.'],
  ['suspected_malignancy', 'mere munh mein chhala hai. do mahine se theek nahi ho raha'],
  ['bone_not_healing', 'socket has not healed since months'],
  ['longstanding_infection', 'i am on chemo and a gum pimple drains pus, no pain, since 6 months'],
];

const NEAR_MISSES: readonly Case[] = [
  ['facial_numbness', 'lip numb since dental injection this morning'],
  ['facial_numbness', 'no numbness of lip'],
  ['suspected_malignancy', 'mouth ulcer for 5 days'],
  ['suspected_malignancy', 'ulcers come every month for years and heal in a week'],
  ['suspected_malignancy', 'white lines both cheeks'],
  ['suspected_malignancy', 'dentist says it is not cancer, only a canker sore'],
  ['suspected_malignancy', 'the dentist ruled out cancer, it is a fibroma'],
  ['suspected_malignancy', 'what if the dentist says it is cancer'],
  ['suspected_malignancy', 'my aunt thinks this ulcer of three days is cancer'],
  ['suspected_malignancy', 'a doctor treats my breast cancer, can I whiten my teeth'],
  ['suspected_malignancy', 'hospital told my neighbour he has cancer from gutka'],
  ['suspected_malignancy', 'the biopsy was clear, the lump is harmless'],
  ['suspected_malignancy', 'I get ulcers now and then. Have had them for months.'],
  ['suspected_malignancy', 'an ulcer since three days. My braces were fitted five weeks ago.'],
  ['suspected_malignancy', 'goli chalu hui tab se muh sukha hai. 4 mahine se.'],
  ['potentially_malignant_lesion', 'white patches wipe off, using inhaler'],
  ['bone_not_healing', 'tooth removed 4 days ago, the hole is still not healed'],
  ['longstanding_infection', 'a gum pimple drains pus, no pain, since 6 months'],
];

describe('red flags in free text, below an emergency', () => {
  it.each(RAISED.map(asRow))('raises $flag for "$issue"', ({ flag, issue, age }) => {
    expect(flagsOf(issue, age)).toContain(flag);
  });

  it.each(NEAR_MISSES.map(asRow))('does not raise $flag for "$issue"', ({ flag, issue, age }) => {
    expect(flagsOf(issue, age)).not.toContain(flag);
  });

  it('has a raised case and a near miss for every flag that is no emergency', () => {
    const named = (cases: readonly Case[]): RedFlagId[] =>
      RED_FLAG_IDS.filter((id) => cases.some(([flag]) => flag === id));
    const others = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] !== 'emergency');
    expect(named(RAISED)).toEqual(others);
    expect(named(NEAR_MISSES)).toEqual(others);
  });
});

describe('red flags in evidence', () => {
  const item = (
    finding: FindingId,
    present = true,
    source: Observation['source'] = 'answer',
  ): Observation => ({ finding, present, source, quote: finding });

  it('shortens the waiting time for a sore with tobacco, areca or alcohol', () => {
    const sore = [item('ulcer.any'), item('ulcer.over_2_weeks'), item('ulcer.over_3_weeks', false)];
    expect(raiseFlags(patient('x'), settle(sore), {})).toEqual([]);
    const ids = raiseFlags(patient('x'), settle([...sore, item('tobacco.chewed')]), {}).map(
      ({ id }) => id,
    );
    expect(ids).toContain('suspected_malignancy');
  });
});
