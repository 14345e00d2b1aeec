import { describe, expect, it } from 'vitest';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import type { MedicineAdviceId } from '../../../contracts/assessment/medicines.ts';
import { EMERGENCY } from '../../../contracts/texts/en/emergency.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import type { Observation } from '../../../server/assessment/evidence/evidence.ts';
import type { Ranked, Vote } from '../../../server/assessment/inference.ts';
import type { Condition, Level } from '../../../server/assessment/knowledge/condition.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import { adviseOn, adviseSooner } from '../../../server/assessment/next-steps.ts';
import { reasonsFor, wordsFor } from '../../../server/assessment/reasons.ts';
import { causesOf } from '../../../server/assessment/report.ts';
import type { Triage } from '../../../server/assessment/triage.ts';
import { CONDITION_WORDS } from '../../../contracts/texts/en/engine/conditions/index.ts';
import { ADULT, told } from './rules.kit.ts';

const PATIENT: Patient = { ...ADULT, category: 'pain', issue: 'My tooth  hurts\nat night' };

const CONDITION: Condition = {
  id: 'fibroma',
  level: 'moderate',
  categories: ['pain'],
  findings: {},
};

const vote = (
  finding: FindingId,
  weight: number,
  because: Observation[] = [],
  present = true,
): Vote => ({
  settled: { finding, present, weight: 1, isStated: true, because },
  weight,
});

const ranked = (share: number, votes: readonly Vote[] = []): Ranked => ({
  condition: CONDITION,
  share,
  votes,
});
/** A condition that something speaks for. */
const KNOWN = ranked(0.5, [vote('pain.night', 2)]);
/** Of its steps, one leaves time. */
const GINGIVITIS: Ranked = { ...KNOWN, condition: { ...CONDITION, id: 'gingivitis' } };

const reasons = (...votes: Vote[]): string[] => reasonsFor(PATIENT, ranked(0.5, votes));

const WORDS = 'You said: "My tooth hurts at night"';
const FEW = 'Few of your answers point to one cause, so an examination decides.';

describe('the reasons for a condition', () => {
  it('are the words of the patient, by where they come from', () => {
    const [said, history, answer, unknown] = reasons(
      vote('pain.night', 3, [told('pain.night', ' wakes  me ')]),
      vote('pain.dull', 2, [{ ...told('pain.dull', 'Diabetes'), source: 'background' }]),
      vote('pain.severe', 1, [
        { ...told('pain.severe', '8 of 10'), source: 'answer', questionId: 'pain_intensity' },
      ]),
      vote('pain.mild', 0.9, [
        {
          ...told('pain.mild', '2 of 10'),
          source: 'answer',
          questionId: 'a question that is gone',
        },
      ]),
    );
    expect(said).toBe('You said: "wakes me"');
    expect(history).toBe('Your history says: "Diabetes"');
    expect(answer).toMatch(/^You answered "8 of 10" to ".+\?"$/);
    expect(unknown).toBe('You said: "2 of 10"');
  });

  it('name the finding when there are no words for it', () => {
    expect(reasons(vote('pain.night', 3, [told('pain.night', '  ')]))[0]).toBe(
      'You report pain that disturbs sleep.',
    );
    expect(
      reasons(
        vote('pain.night', 3, [
          told('pain.night', ' '),
          told('pain.night', 'wakes me'),
          told('pain.night', 'and again'),
        ]),
      )[0],
    ).toBe('You said: "wakes me"');
  });

  it('leave out what hardly speaks for it', () => {
    expect(reasons(vote('pain.night', 0.34))).toEqual([WORDS, FEW]);
    expect(reasons(vote('pus', 0.34, [], false))).toEqual([WORDS, FEW]);
    expect(reasons(vote('pus', 0.35, [told('pus', 'no pus')], false))).toEqual([
      'You said: "no pus"',
      FEW,
    ]);
    expect(reasons(vote('pain.night', 0.35))).toEqual([
      'You report pain that disturbs sleep.',
      FEW,
    ]);
  });

  it('put what was told before what was denied', () => {
    const denial = [told('pus', 'no pus')];
    expect(
      reasons(
        vote('pus', 3, denial, false),
        vote('pain.night', 1, [told('pain.night', 'at night')]),
      ),
    ).toEqual(['You said: "at night"', 'You said: "no pus"']);
  });

  it('are four at most, each once', () => {
    const many = (
      ['pain.night', 'pain.dull', 'pain.mild', 'pain.sharp', 'pain.severe'] as const
    ).map((finding, at) => vote(finding, 3, [told(finding, `reason ${at}`)]));
    expect(reasons(...many)).toHaveLength(4);
    expect(reasons(...many, vote('pus', -1))).toHaveLength(5);
    const twice = [told('pain.night', 'the same words')];
    expect(reasons(vote('pain.night', 3, twice), vote('pain.dull', 2, twice))).toEqual([
      'You said: "the same words"',
      FEW,
    ]);
  });

  it('end with the strongest that speaks against it', () => {
    expect(reasons(vote('pain.night', -1), vote('pain.dull', -0.9))).toEqual([
      'Makes it less likely: pain that disturbs sleep.',
      FEW,
    ]);
    expect(reasons(vote('pain.night', -0.8, [], false))).toEqual([
      'Often comes with it, but you said no to: pain that disturbs sleep.',
      FEW,
    ]);
    expect(reasons(vote('pain.night', -0.79))).toEqual([WORDS, FEW]);
  });

  it('shorten a long quote to 140 characters', () => {
    const quoted = (length: number) =>
      reasons(vote('pain.night', 3, [told('pain.night', 'x'.repeat(length))]))[0];
    expect(quoted(140)).toBe(`You said: "${'x'.repeat(140)}"`);
    expect(quoted(141)).toBe(`You said: "${'x'.repeat(139)}…"`);
    const spaced = `${'x'.repeat(138)} ${'y'.repeat(20)}`;
    expect(reasons(vote('pain.night', 3, [told('pain.night', spaced)]))[0]).toBe(
      `You said: "${'x'.repeat(138)}…"`,
    );
  });
});

describe('the words that speak for a condition and against it', () => {
  const words = (about: Partial<Patient>, ...votes: Vote[]) =>
    wordsFor({ ...PATIENT, ...about }, ranked(0.5, votes));
  const answer = (finding: FindingId, optionId: string, quote: string): Observation => ({
    ...told(finding, quote),
    source: 'answer',
    questionId: 'pain_behaviour',
    optionId,
  });

  it('are answers as they were read, and own words in quotation marks', () => {
    const { because, against } = words(
      {},
      vote('pain.night', 3, [answer('pain.night', 'wakes_at_night', 'It wakes me at night')]),
      vote('pain.throbbing', 2, [told('pain.throbbing', ' it  pounds ')]),
      vote('immunosuppressed', 1, [
        { ...told('immunosuppressed', 'Immunosuppression'), source: 'background', optionId: 'x' },
      ]),
      vote('pain.dull', -1, [answer('pain.dull', 'dull_ache', 'It is a dull ache')]),
    );
    expect(because).toEqual(['It wakes me at night', '"it pounds"', 'Immunosuppression']);
    expect(against).toEqual(['It is a dull ache']);
  });

  it('are never "None of these": a denial names what was denied', () => {
    const none = [answer('swelling.gum', 'none', 'None of these')];
    expect(words({}, vote('swelling.gum', 3, none, false)).because).toEqual([]);
    expect(words({}, vote('swelling.gum', -1, none, false)).against).toEqual([
      'Said no to a swelling of the gum',
    ]);
    const other = [answer('pain.severe', 'mild', 'Mild (1 to 3 of 10)')];
    expect(words({}, vote('pain.severe', -1, other, false)).against).toEqual([
      'Mild (1 to 3 of 10)',
    ]);
  });

  it('tell a sign that was asked back in our words, and none that nobody asked', () => {
    const sign: Observation[] = [{ ...told('airway', ''), source: 'sign' }];
    const asked = { confirmedSigns: { airway_compromise: 'yes' } } as const;
    expect(words(asked, vote('airway', 3, sign)).because).toEqual([
      'Trouble breathing or a muffled voice',
    ]);
    // The question of a sign asks of several things: no to it is no to none of them alone.
    expect(words(asked, vote('airway', -1, sign, false)).against).toEqual([]);
    const unasked = { confirmedSigns: undefined };
    expect(words(unasked, vote('airway', 3, sign)).because).toEqual([]);
  });

  it('name a quick choice by its label, once', () => {
    const chosen = [{ ...told('gum.bleeds_brushing', ''), source: 'concern' as const }];
    const issue = 'I have a Bleeding Gums concern';
    expect(
      words({ issue }, vote('gum.bleeds_brushing', 3, chosen), vote('gum.red_puffy', 2, chosen)),
    ).toEqual({ because: ['Bleeding Gums'], against: [] });
  });

  it('are four at most for it and two against it', () => {
    const findings = ['pain.night', 'pain.dull', 'pain.mild', 'pain.sharp', 'pain.severe'] as const;
    const of = (weight: number) =>
      findings.map((finding) => vote(finding, weight, [told(finding, `${finding} ${weight}`)]));
    const { because, against } = words({}, ...of(2), ...of(-1));
    expect(because).toHaveLength(4);
    expect(against).toHaveLength(2);
    expect(words({}, ...of(0.34), ...of(-0.79))).toEqual({ because: [], against: [] });
  });
});

describe('the list of conditions', () => {
  it('says of which conditions a suspicion must be examined', () => {
    const suspected = { ...KNOWN, condition: { ...CONDITION, suspicion: true } } as const;
    const { diagnosis } = causesOf(PATIENT, [suspected, KNOWN]);
    expect(diagnosis.map(({ suspicion }) => suspicion)).toEqual([true, false]);
  });

  it('[DIAG-07] is a text when too little was learnt: no bar, and what would help', () => {
    const { diagnosis, text } = causesOf(PATIENT, [ranked(0.5)]);
    expect(diagnosis).toEqual([]);
    expect(text).toMatch(/^We did not learn enough to tell what this is\..* It helps to know/);
    expect(causesOf({ ...PATIENT, category: 'lesion' }, []).text).toMatch(/: small mouth ulcers; /);
    expect(causesOf(PATIENT, [KNOWN]).text).toBeUndefined();
  });

  const likelihoods = (...shares: number[]): number[] =>
    causesOf(
      PATIENT,
      shares.map((share, at) => ranked(share, [vote('pain.night', 2 + at)])),
    ).diagnosis.map(({ likelihood }) => likelihood);

  it('[DIAG-04] holds whole percentages, rounded down, at least 1', () => {
    expect(likelihoods(0.559, 0.2, 0.001)).toEqual([77, 17, 1]);
  });

  it('holds five at most, and beyond three only what has a share of 1 %', () => {
    expect(likelihoods(0.3, 0.2, 0.1, 0.1, 0.05, 0.05)).toEqual([48, 26, 9, 9, 3]);
    expect(likelihoods(0.9, 0.05, 0.01, 0.01, 0.0099)).toEqual([84, 1, 1, 1]);
    expect(likelihoods(0.9, 0.001, 0.001, 0.001)).toEqual([93, 1, 1]);
  });

  it('[DIAG-04] never sums to more than 100: the first gives way', () => {
    expect(likelihoods(1, 0, 0)).toEqual([98, 1, 1]);
    expect(likelihoods(0.99, 0.001, 0.001)).toEqual([93, 1, 1]);
  });

  it('carries name, description and reasons', () => {
    expect(causesOf(PATIENT, [KNOWN, ranked(0.5)]).diagnosis.slice(0, 1)).toEqual([
      {
        id: 'fibroma',
        name: 'Fibroma',
        plain_name: CONDITION_WORDS.fibroma.plainName,
        likelihood: 50,
        description: CONDITION_WORDS.fibroma.description,
        reason: ['You report pain that disturbs sleep.', FEW],
        because: [],
        against: [],
        suspicion: false,
      },
    ]);
  });
});

describe('the next steps', () => {
  const triaged = (level: Level, emergency: Triage['emergency'] = null): Triage => ({
    level,
    urgency: 'moderate',
    emergency,
    unsure: [],
  });
  const recommend = (...given: Parameters<typeof adviseOn>) => adviseOn(...given).recommendation;
  const steps = (level: Level, about: Partial<Patient> = {}) =>
    recommend({ ...PATIENT, ...about }, triaged(level), [KNOWN]);
  const OF_FIBROMA = [
    'Have it looked at once. It can be left, or removed under local anaesthetic.',
    'Have sharp edges smoothed.',
    'Go sooner if it grows, bleeds, gets sore or hard.',
  ];
  const NOT_WITH_FIBROMA = 'Try not to bite or suck it.';
  const SAFETY_NET =
    'Call 112 or 108, or go to a hospital, if breathing or swallowing gets hard, a swelling nears eye or neck or grows within a day, or fever of 38\u00A0°C comes with a bad tooth, wound or swelling.';
  const KEEP = 'Keep taking the medicines your doctor prescribed, and show the dentist the list.';

  it.each([
    [
      'urgent',
      'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
    ],
    [
      'emergency',
      'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.',
    ],
    ['moderate', 'See a dentist within 1 to 2 weeks.'],
    ['routine', 'See a dentist within 2 to 4 weeks.'],
  ] as const)('[DIAG-08] begin with by when: %s', (level, when) => {
    expect(steps(level)).toEqual([when, ...OF_FIBROMA, NOT_WITH_FIBROMA, SAFETY_NET]);
  });

  it('[DIAG-08] are parted into what to do, what not to do and when to go to a hospital', () => {
    const advised = adviseOn({ ...PATIENT, medicalHistory: ['diabetes'] }, triaged('routine'), [
      KNOWN,
    ]);
    expect(advised.steps).toEqual({
      do: [...OF_FIBROMA, KEEP],
      do_not: [NOT_WITH_FIBROMA],
      hospital_if: [SAFETY_NET],
      until_then: NOT_WITH_FIBROMA,
    });
  });

  it('are those of a suspicion where signs of cancer were told, whatever is likelier', () => {
    const judged = { ...triaged('urgent'), hasCancerSigns: true };
    expect(adviseOn(PATIENT, judged, [KNOWN]).steps.do[0]).toMatch(/oral surgeon .* tissue sample/);
  });

  it('leave out the hospital for a wish about looks that may wait weeks, and for no other', () => {
    const netOf = (level: 'routine' | 'moderate', category: Patient['category']) =>
      adviseOn({ ...PATIENT, category }, triaged(level), [KNOWN]).steps.hospital_if;
    expect(netOf('routine', 'cosmetic')).toEqual([]);
    const others = [netOf('moderate', 'cosmetic'), netOf('routine', 'gums')];
    expect(others).toEqual([[SAFETY_NET], [SAFETY_NET]]);
  });

  it('keep the medicines of a person who is treated', () => {
    expect(steps('routine', { medicalHistory: ['diabetes'] })).toContain(KEEP);
    expect(steps('routine', { medicalHistory: ['none'] })).not.toContain(KEEP);
  });

  it('are for a look when too little is known', () => {
    const unsure = recommend(PATIENT, triaged('moderate'), [ranked(0.01)]);
    expect(unsure).toEqual([
      'See a dentist within 1 to 2 weeks.',
      'Note when it hurts or bothers you, what sets it off, and how long it lasts.',
      'Brush gently twice a day and avoid what makes it worse.',
      SAFETY_NET,
    ]);
    expect(recommend(PATIENT, triaged('moderate'), [])).toEqual(unsure);
  });

  it('say which sign makes it urgent when the person was not sure of it, and what if it comes', () => {
    const unsure = ['dysphagia', 'trismus'] as const;
    const given = recommend(PATIENT, { ...triaged('urgent'), unsure }, [KNOWN]);
    expect(given[0]).toBe(
      'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest. You were not sure about a danger sign (trouble swallowing; a mouth that opens only a little), so we count it as urgent.',
    );
    expect(given.at(-1)).toBe(
      'Call 112 or 108, or go to a hospital, if you notice a mouth that opens only a little, breathing or swallowing gets hard, a swelling nears eye or neck or grows within a day, or fever of 38\u00A0°C comes with a bad tooth, wound or swelling.',
    );
  });

  it('name the signs of the condition before those of every one', () => {
    const socket = {
      ...KNOWN,
      condition: { ...CONDITION, id: 'post_extraction_bleeding' },
    } as const;
    expect(recommend(PATIENT, triaged('urgent'), [socket]).at(-1)).toBe(
      'Call 112 or 108, or go to a hospital, if it still bleeds after that or pours, you feel faint, it bleeds and you take a blood thinner or have a bleeding disorder, breathing or swallowing gets hard, a swelling nears eye or neck or grows within a day, or fever of 38\u00A0°C comes with a bad tooth, wound or swelling.',
    );
    const spreading = {
      ...KNOWN,
      condition: { ...CONDITION, id: 'spreading_odontogenic_infection' },
    } as const;
    expect(recommend(PATIENT, triaged('urgent'), [spreading]).slice(1)).toEqual([
      'Go to a hospital emergency department now.',
      'Sit upright.',
      'Do not wait for a dental appointment.',
      'Do not press or heat the swelling.',
      'Call 112 or 108 if you cannot get there, or if breathing or swallowing is hard; then eat and drink nothing.',
    ]);
  });

  it('are seven at most: the last ones of the condition give way, not what history and danger ask', () => {
    const long = { ...KNOWN, condition: { ...CONDITION, id: 'tooth_luxation' } } as Ranked;
    const treated = { ...PATIENT, medicalHistory: ['diabetes' as const] };
    const advised = (...advice: MedicineAdviceId[]) =>
      adviseOn(treated, { ...triaged('urgent'), advice }, [long]);
    const one = advised('tell_dentist_of_jaw_bone');
    expect(one.recommendation).toHaveLength(7);
    expect(one.steps.do[0]).toBe(MEDICINES.advice.tell_dentist_of_jaw_bone);
    expect(one.steps.do.at(-1)).toBe(KEEP);
    expect(one.steps.do).toHaveLength(4);
    expect(one.steps.do_not).toEqual(['Do not force the tooth.']);
    const all = advised(
      'bleeding_gums_with_fever',
      'fever_may_be_dengue',
      'tell_dentist_of_jaw_bone',
      'socket_needs_dentist_soon',
    );
    expect(all.recommendation).toHaveLength(7);
    expect(all.recommendation.slice(-2)).toEqual([
      KEEP,
      SAFETY_NET.replace('if breathing', 'if the teeth meet in a new way, breathing'),
    ]);
  });

  it('are the help and nothing else in an emergency, seven at most', () => {
    const help = (...kinds: EmergencyKind[]) =>
      adviseOn(PATIENT, triaged('emergency', { level: 'medical', kinds }), [KNOWN]);
    const ALONG = 'Take this assessment and a list of your medicines with you.';
    expect(help('spreading_facial_swelling').recommendation).toEqual([
      EMERGENCY.titles.spreading_facial_swelling,
      EMERGENCY.advice.go_to_hospital,
      EMERGENCY.advice.call_if_worse,
      ALONG,
    ]);
    const many = help('airway_compromise', 'cardiac_symptoms', 'uncontrolled_bleeding');
    expect(many.recommendation).toHaveLength(7);
    expect(many.recommendation.at(-1)).toBe(ALONG);
    // The screen gives the help by itself: no sentence of it stands here again.
    expect(many.steps).toEqual({ do: [ALONG], do_not: [], hospital_if: [] });
  });
});

describe('the next steps of an earlier visit', () => {
  const UNHURRIED =
    'Bleeding should fade within two weeks; if not, or if teeth get loose, go sooner.';

  it.each([
    ['see dentist soon', 'See a dentist within 1 to 3 days, sooner if it gets worse.'],
    ['moderate', 'See a dentist within 1 to 2 weeks.'],
  ] as const)('name it first and leave no time: %s', (urgency, visit) => {
    const { recommendation, steps } = adviseSooner(PATIENT, urgency, { unsure: [] }, [GINGIVITIS]);
    expect(recommendation[0]).toBe(visit);
    expect(recommendation).toHaveLength(4);
    expect(recommendation).not.toContain(UNHURRIED);
    expect(recommendation.slice(1)).toEqual([...steps.do, ...steps.do_not, ...steps.hospital_if]);
  });

  it('are said in full where nothing was raised', () => {
    const triaged: Triage = {
      level: 'routine',
      urgency: 'routine',
      emergency: null,
      unsure: [],
    };
    expect(adviseOn(PATIENT, triaged, [GINGIVITIS]).recommendation).toContain(UNHURRIED);
  });
});
