import { describe, expect, it } from 'vitest';
import { DETECTION_IDS } from '../../../contracts/xray/xray.ts';
import { toldFindings } from '../../../server/radiograph/told.ts';
import type { StoredReading } from '../../../server/repositories/xrays.ts';
import { analysisOf, toldContent } from '../../../server/services/xrays/reading.ts';

const box = { x: 0.2, y: 0.5, width: 0.1, height: 0.1 };
/** A place as version 1 has stored it. */
const OLD_PLACE = { frame: 'mouth', arch: 'lower', side: 'right', region: 'firstMolar' } as const;

const stored = (isTrained: boolean, ids: readonly string[] = DETECTION_IDS): StoredReading => ({
  projection: 'panoramic',
  findings: ids.map((detection) => ({ detection, confidence: 75, box, place: OLD_PLACE })),
  engine: { name: isTrained ? 'onnx' : 'embedded', version: '1', isTrained },
});

describe('a reading of an earlier embedded analyzer', () => {
  it('[XRAY-14] is told without dark areas and low bone, and what is bright has its name of today', () => {
    const { predictions, summary, findings_text } = analysisOf(stored(false), null);
    expect(predictions.map(({ kind, confidence }) => [kind, confidence])).toEqual([
      ['brightArea', 43],
      ['brightArea', 43],
      ['brightArea', 75],
    ]);
    const said = [summary, findings_text, ...predictions.map(({ detection }) => detection)].join();
    expect(said).not.toMatch(/may be decay|inflammation|dark area (?:at|in)|edge of the bone/i);
    expect(summary).toContain('of 100 such marks on real X-rays about 43 were right');
    expect(predictions[0]).toMatchObject({
      detection: 'Very bright area: a filling, a crown or other metal',
      place: { frame: 'mouth', side: 'right' },
      place_words: 'your right side',
    });
  });

  it('[XRAY-13] of nothing but dark areas has no marks, and does not read as healthy', () => {
    const { predictions, summary } = analysisOf(
      stored(false, ['darkAreaInTooth', 'lowBone']),
      null,
    );
    expect(predictions).toEqual([]);
    expect(summary).toMatch(/^No marks\. This does not mean that all is well\./);
  });

  it('is told in full where a trained model has made it', () => {
    expect(toldFindings(stored(true)).map(({ detection }) => detection)).toEqual([
      ...DETECTION_IDS,
    ]);
  });
});

describe('a re-analysis that was made with marks that are not told any more', () => {
  const content = {
    diagnosis_a_combined: {
      bullet_points: [
        'Most likely: Tooth decay (Dental caries), 44%. The picture may show what fits this: Dark area in a tooth, may be decay.',
        'See a dentist within 1 to 2 weeks. The picture may show something that a dentist should look at sooner.',
        'The picture may show: Dark area in a tooth, may be decay.',
      ],
    },
    diagnosis_b_questionnaire_only: { bullet_points: ['Most likely: Tooth decay, 41%'] },
    key_differences: 'Because of what the picture may show we say: sooner.',
    key_findings: ['Dark area in a tooth, may be decay: lower jaw (less sure, 64 of 100).'],
    recommended_actions: ['See a dentist within 1 to 2 weeks.'],
    urgency_level: 'moderate',
  } as const;
  const kept = {
    ...content,
    diagnosis_a_combined: { bullet_points: [...content.diagnosis_a_combined.bullet_points] },
    diagnosis_b_questionnaire_only: { bullet_points: ['Most likely: Tooth decay, 41%'] },
    key_findings: [...content.key_findings],
    recommended_actions: [...content.recommended_actions],
  };

  it('says nothing of them, and keeps causes, steps and urgency', () => {
    expect(toldContent(kept, stored(false, ['darkAreaInTooth']))).toEqual({
      ...kept,
      diagnosis_a_combined: {
        bullet_points: [
          'Most likely: Tooth decay (Dental caries), 44%.',
          'See a dentist within 1 to 2 weeks.',
        ],
      },
      key_differences: expect.stringContaining('How soon to see a dentist stays as it was said.'),
      key_findings: [],
    });
  });

  it.each([
    ['a trained model', stored(true, ['darkAreaInTooth'])],
    ['the embedded analyzer of today', stored(false, ['brightArea'])],
  ])('stays as it is where %s has marked them', (_who, reading) => {
    expect(toldContent(kept, reading)).toBe(kept);
  });
});
