import { describe, expect, it } from 'vitest';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { urgencyLevelOf } from '../../../contracts/rules/urgency-level.ts';
import { assess } from '../../../server/assessment/assess.ts';
import { readTogether } from '../../../server/assessment/combined-reading.ts';
import { ANSWERS, KEPT, cause, found } from './combined.kit.ts';

const VISIT_SOON = 'See a dentist within 1 to 2 weeks.';
const VISIT_LATER = 'See a dentist within 2 to 4 weeks.';
const VISIT_URGENT =
  'See a dentist as soon as possible, ideally within a day, and within 3 days at the latest.';
const TAKE = 'Take the X-ray with you, so that a dentist can read it.';

const read = (kept: Diagnosis | null, ...detections: string[]) =>
  readTogether({ patient: ANSWERS, kept, found: detections.map((id) => found(id)) });

/** A medical emergency that the answers have told. */
const CANNOT_BREATHE: Diagnosis = {
  ...KEPT,
  urgency: 'see dentist soon',
  red_flags: ['airway_compromise'],
  emergency: { level: 'medical', kinds: ['airway_compromise'] },
  recommendation: ['Trouble breathing is an emergency'],
};

const CALL_NOW =
  'Call 112 or 108 now, or have someone take you to a hospital emergency department.';

describe('what both readings say, case by case', () => {
  it('[REAN-16] B is the kept result as it is: its causes, how likely, and by when', () => {
    const { diagnosis_b_questionnaire_only: b } = read(KEPT, 'darkAreaInTooth');
    expect(b.bullet_points).toEqual([
      'Most likely: Plain dentine_hypersensitivity (Name of dentine_hypersensitivity), 45%',
      VISIT_LATER,
      'Possible: Plain dental_caries (Name of dental_caries), 41%',
    ]);
  });

  it('[REAN-15] [REAN-20] A: what may be decay makes decay a little likelier and a routine result moderate', () => {
    const reading = read(KEPT, 'darkAreaInTooth');
    expect(reading.diagnosis_a_combined.bullet_points).toEqual([
      'Most likely: Plain dental_caries (Name of dental_caries), 44%. The picture may show what fits this: Words for darkAreaInTooth.',
      `${VISIT_SOON} The picture may show something that a dentist should look at sooner.`,
      'Possible: Plain dentine_hypersensitivity (Name of dentine_hypersensitivity), 41%',
      'Marked on the X-ray: Words for darkAreaInTooth.',
    ]);
    expect(reading.urgency_level).toBe('moderate');
    expect(reading.key_differences).toBe(
      `Your answers alone say: ${VISIT_LATER} Because of what the picture may show we say: ${VISIT_SOON} ` +
        'What the picture may show fits Plain dental_caries. So this counts a little more than from your answers alone. ' +
        'Only a dentist can say what an X-ray shows.',
    );
  });

  it('[DATA-09] tells each finding with its place in words and its band', () => {
    const { key_findings } = readTogether({
      patient: ANSWERS,
      kept: KEPT,
      found: [found('lowBone', 80), found('metal', 79), found('Cyst', 60), found('metal', 59)],
    });
    const where = 'your right side';
    expect(key_findings).toEqual([
      `Words for lowBone (${where}; fairly sure, 80 of 100).`,
      `Words for metal (${where}; less sure, 79 of 100).`,
      `Words for Cyst (${where}; less sure, 60 of 100).`,
      `Words for metal (${where}; not sure, 59 of 100).`,
    ]);
  });

  it('[REAN-20] says when nothing was found, and that this is no sign of health', () => {
    const reading = read(KEPT);
    expect(reading.key_differences).toBe(
      'No marks. This does not mean that all is well. The picture added nothing to your answers, so your result stays as it is.',
    );
    expect(reading).toMatchObject({ urgency_level: 'routine', key_findings: [] });
    expect(reading.diagnosis_a_combined.bullet_points).toEqual([
      ...reading.diagnosis_b_questionnaire_only.bullet_points,
      'No marks on the X-ray. This does not mean that all is well.',
    ]);
    expect(reading.recommended_actions).toEqual([VISIT_LATER, 'Use a soft brush.', TAKE]);
  });

  it('[REAN-20] says that a filling and metal change nothing', () => {
    const reading = read(KEPT, 'metal', 'restoration');
    expect(reading.diagnosis_a_combined.bullet_points.at(-1)).toBe(
      'Marked on the X-ray: Words for metal; Words for restoration.',
    );
    expect(reading.urgency_level).toBe('routine');
    expect(reading.key_differences).toBe(
      'The picture added nothing to your answers, so your result stays as it is. Only a dentist can say what an X-ray shows.',
    );
    expect(reading.recommended_actions[0]).toBe(VISIT_LATER);
  });

  it('raises a routine result for a place that fits none of its causes, and leaves the causes', () => {
    const reading = read(KEPT, 'lowBone');
    expect(reading.urgency_level).toBe('moderate');
    expect(reading.diagnosis_a_combined.bullet_points[0]).toBe(
      reading.diagnosis_b_questionnaire_only.bullet_points[0],
    );
    expect(reading.key_differences).toContain(`Your answers alone say: ${VISIT_LATER}`);
    expect(reading.key_differences).not.toContain('counts a little more');
    expect(reading.recommended_actions[0]).toBe(VISIT_SOON);
    expect(reading.recommended_actions).not.toContain(VISIT_LATER);
    expect(reading.recommended_actions.at(-1)).toBe(TAKE);
  });

  it('raises a routine result for what a trained model names and we do not know', () => {
    expect(read(KEPT, 'Cyst').urgency_level).toBe('moderate');
  });

  it('leaves a moderate result moderate, whatever is found, and says so', () => {
    const moderate = { ...KEPT, urgency: 'moderate', recommendation: [VISIT_SOON] };
    const reading = read(moderate, 'darkAreaInTooth', 'darkAreaAtRoot', 'lowBone');
    expect(reading.urgency_level).toBe('moderate');
    expect(reading.key_differences).toContain('How soon to see a dentist stays as it was.');
    expect(reading.diagnosis_a_combined.bullet_points[1]).toBe(VISIT_SOON);
  });

  it('leaves an urgent result urgent, with its own first step first', () => {
    const urgent = {
      ...KEPT,
      urgency: 'see dentist soon',
      recommendation: [VISIT_URGENT, 'Rest.'],
    };
    const reading = read(urgent, 'darkAreaAtRoot');
    expect(reading.urgency_level).toBe('urgent');
    expect(reading.recommended_actions).toEqual([VISIT_URGENT, 'Rest.', TAKE]);
  });

  it('puts by when to go first where a danger sign was told, on both sides, and moves no cause', () => {
    const numb = {
      ...KEPT,
      urgency: 'see dentist soon',
      red_flags: ['facial_numbness'],
      recommendation: [VISIT_URGENT],
    };
    const { diagnosis_a_combined: a, diagnosis_b_questionnaire_only: b } = read(
      numb,
      'darkAreaInTooth',
    );
    expect(a.bullet_points[0]).toBe(VISIT_URGENT);
    expect(b.bullet_points[0]).toBe(VISIT_URGENT);
    expect(a.bullet_points[1]).toContain('Plain dentine_hypersensitivity');
    expect(a.bullet_points[2]).toContain('41%. The picture may show what fits this');
  });

  it('puts the emergency first in A, B and the actions, and says that the X-ray changes nothing', () => {
    const reading = read(CANNOT_BREATHE, 'darkAreaInTooth', 'metal');
    const first = ['Trouble breathing is an emergency', CALL_NOW];
    expect(reading.diagnosis_a_combined.bullet_points.slice(0, 2)).toEqual(first);
    expect(reading.diagnosis_b_questionnaire_only.bullet_points.slice(0, 2)).toEqual(first);
    expect(reading.recommended_actions).toEqual([
      ...first,
      'Sit upright and lean forward a little; do not lie flat.',
      'Take nothing by mouth: no food, no drink and no tablets.',
      'Take this assessment and a list of your medicines with you.',
      TAKE,
    ]);
    expect(reading.urgency_level).toBe('emergency');
    expect(reading.key_differences).toBe(
      'The X-ray changes nothing: what you told us needs help now, whatever the picture shows.',
    );
  });

  it('pushes no suspicion back, gives it no figure, and lets the picture speak for none', () => {
    const suspected = {
      ...KEPT,
      diagnosis: [
        cause('suspected_oral_cancer', 41, { suspicion: true }),
        cause('dental_caries', 40),
      ],
    };
    const { diagnosis_a_combined: a } = read(suspected, 'darkAreaInTooth');
    expect(a.bullet_points[0]).toBe(
      'Plain suspected_oral_cancer (Name of suspected_oral_cancer) must be looked at by a dentist. This is a suspicion, not a finding.',
    );
    expect(a.bullet_points[2]).toContain(' 40%. The picture');
  });

  it('gives no figure to what is hardly likely, and no figure that only rounding would change', () => {
    const one = { ...KEPT, diagnosis: [cause('dental_caries', 80), cause('tooth_wear', 3)] };
    const { diagnosis_a_combined: a, key_differences } = read(one, 'darkAreaInTooth', 'metal');
    expect(key_differences).toBe(
      `Your answers alone say: ${VISIT_LATER} Because of what the picture may show we say: ${VISIT_SOON} ` +
        'What the picture may show fits Plain dental_caries, which your answers point to as well. It doesn’t change any likelihood. ' +
        'Only a dentist can say what an X-ray shows.',
    );
    expect(a.bullet_points[0]).toContain(', 80%');
    expect(a.bullet_points[2]).toBe('Less likely, under 5%: Plain tooth_wear (Name of tooth_wear)');
  });

  it('says that the answers were not enough where no cause is named, and still raises', () => {
    const unclear = { ...KEPT, diagnosis: [], text: 'We did not learn enough.' };
    const reading = read({ ...unclear, urgency: 'routine' }, 'darkAreaAtRoot');
    expect(reading.diagnosis_b_questionnaire_only.bullet_points).toEqual([
      'Your answers were not enough to tell what this is.',
      VISIT_LATER,
    ]);
    expect(reading.urgency_level).toBe('moderate');
  });

  it('judges the answers where no result is kept, and nothing that nobody has said', () => {
    const reading = readTogether({ patient: ANSWERS, kept: null, found: [] });
    const own = assess(ANSWERS);
    expect(reading.urgency_level).toBe(urgencyLevelOf(own));
    expect(reading.diagnosis_b_questionnaire_only.bullet_points[0]).toContain(
      own.diagnosis[0]?.name,
    );
    expect(reading.recommended_actions).toEqual([...own.recommendation, TAKE]);
  });

  it('shows the answers alone as B where the kept result was made with findings, and loses nothing of it', () => {
    const patient = { ...ANSWERS, xrayFindings: 'There is an abscess with a swelling of the jaw.' };
    const kept = {
      ...CANNOT_BREATHE,
      diagnosis: [cause('acute_apical_abscess', 70)],
    };
    const reading = readTogether({ patient, kept, found: [] });
    expect(reading.diagnosis_b_questionnaire_only.bullet_points[0]).toContain(
      assess(ANSWERS).diagnosis[0]?.name,
    );
    const first = ['Trouble breathing is an emergency', CALL_NOW];
    expect(reading.diagnosis_a_combined.bullet_points.slice(0, 2)).toEqual(first);
    expect(reading.recommended_actions.slice(0, 2)).toEqual(first);
    expect(reading.urgency_level).toBe('emergency');
    expect(reading.key_differences).toContain(
      'Your saved result was made with findings of an X-ray.',
    );
  });

  it('says that causes count more where one of those that fit does', () => {
    const three = {
      ...KEPT,
      diagnosis: [
        cause('tooth_wear', 40),
        cause('dental_caries', 40),
        cause('reversible_pulpitis', 3),
      ],
    };
    expect(read(three, 'darkAreaInTooth').key_differences).toContain(
      'fits Plain dental_caries and Plain reversible_pulpitis. So this counts a little more than',
    );
  });

  it('tells the causes behind the help of an emergency', () => {
    const { bullet_points: b } = read(CANNOT_BREATHE).diagnosis_b_questionnaire_only;
    expect(b.slice(4)).toEqual([
      'Most likely: Plain dentine_hypersensitivity (Name of dentine_hypersensitivity), 45%',
      'Possible: Plain dental_caries (Name of dental_caries), 41%',
    ]);
  });

  it('takes the first step of whichever is graver, the kept result or its answers judged anew', () => {
    const patient = {
      ...ANSWERS,
      issue: 'I cannot breathe, my tongue and throat are swollen',
      followUpAnswers: {},
      xrayFindings: 'A filling.',
    };
    const own = assess({ ...patient, xrayFindings: null });
    expect(own.emergency ?? own.urgency).not.toBe('routine');
    const reading = readTogether({ patient, kept: KEPT, found: [found('metal')] });
    expect(reading.urgency_level).toBe(urgencyLevelOf(own));
    expect(reading.recommended_actions[0]).toBe(own.recommendation[0]);
    expect(reading.recommended_actions).not.toContain('Use a soft brush.');
    // And the other way round.
    const urgent = { ...KEPT, urgency: 'see dentist soon', recommendation: [VISIT_URGENT] };
    const mild = { ...ANSWERS, xrayFindings: 'A filling.' };
    const kept = readTogether({ patient: mild, kept: urgent, found: [found('metal')] });
    expect(kept.urgency_level).toBe('urgent');
    expect(kept.recommended_actions[0]).toBe(VISIT_URGENT);
    expect(kept.diagnosis_a_combined.bullet_points[1]).toBe(VISIT_URGENT);
  });

  it.each([
    [
      'found nothing',
      KEPT,
      [],
      'No marks. This does not mean that all is well. The picture added nothing to your answers, so your result stays as it is. Your saved',
    ],
    [
      'found metal',
      KEPT,
      ['metal'],
      'The picture added nothing to your answers, so your result stays as it is. Your saved',
    ],
    [
      'told an emergency',
      CANNOT_BREATHE,
      ['metal'],
      'The X-ray changes nothing: what you told us needs help now, whatever the picture shows. Your saved',
    ],
  ] as const)(
    'says of a result that was made with findings that it was, where we %s',
    (_what, kept, ids, begins) => {
      const patient = { ...ANSWERS, xrayFindings: ' A filling. ' };
      const reading = readTogether({ patient, kept, found: ids.map((id) => found(id)) });
      const made =
        ' result was made with findings of an X-ray. Without them your answers alone are shown beside it.';
      const ends =
        ids.length > 0 && kept === KEPT ? ' Only a dentist can say what an X-ray shows.' : '';
      expect(reading.key_differences).toBe(`${begins}${made}${ends}`);
      // White space is no finding.
      const blank = readTogether({ patient: { ...patient, xrayFindings: ' ' }, kept, found: [] });
      expect(blank.key_differences).not.toContain('was made with findings');
    },
  );

  it('names an old first step where a kept result has none', () => {
    const reading = read({ ...KEPT, recommendation: [] });
    expect(reading.recommended_actions).toEqual([VISIT_LATER, TAKE]);
  });
});
