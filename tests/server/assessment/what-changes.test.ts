import { describe, expect, it } from 'vitest';
import type { FollowUpAnswers } from '../../../contracts/assessment/chat-context.ts';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import type { RaisingId } from '../../../contracts/assessment/what-changes.ts';
import { emergencyOf } from '../../../contracts/rules/emergency-of.ts';
import type { Patient } from '../../../server/assessment/patient.ts';
import {
  ANSWERS_BY_CHANGE,
  whatChanges,
  withAnswers,
  withoutDangers,
} from '../../../server/assessment/what-changes.ts';
import { ADULT } from './rules.kit.ts';

const patientOf = (
  category: Patient['category'],
  followUpAnswers: FollowUpAnswers = {},
): Patient => ({ ...ADULT, category, followUpAnswers });

/** The answers that a patient of a category gives when a change comes about: one set for each thing that it names. */
const answersAfter = (
  id: RaisingId,
  category: Patient['category'],
  before: FollowUpAnswers = {},
): FollowUpAnswers[] =>
  ANSWERS_BY_CHANGE[id].map(
    (options) => withAnswers(patientOf(category, before), options).followUpAnswers,
  );

describe('the answers of a change', () => {
  it.each<[RaisingId, Patient['category'], FollowUpAnswers[]]>([
    ['severe_pain', 'pain', [{ pain_intensity: 'very_severe' }]],
    ['severe_pain', 'gums', [{ gum_pain: 'very_severe' }]],
    ['severe_pain', 'other', [{ urgency_level: 'unbearable' }]],
    [
      'severe_pain_at_night',
      'pain',
      [{ pain_intensity: 'very_severe', pain_behaviour: ['wakes_at_night'] }],
    ],
    [
      'severe_pain_at_night',
      'other',
      [{ urgency_level: 'unbearable', other_triggers: ['alone_or_at_night'] }],
    ],
    [
      'fever_or_spreading',
      'pain',
      [{ pain_danger_signs: ['fever_38'] }, { pain_danger_signs: ['face_swelling_spreads'] }],
    ],
    ['spreading', 'gums', [{ gum_danger_signs: ['face_swelling_spreads'] }]],
    ['spreading', 'cosmetic', [{ cosmetic_danger_signs: ['face_swelling_spreads'] }]],
    ['sore_stays', 'lesion', [{ lesion_body_signs: ['sore_over_3_weeks'] }]],
    ['numbness', 'lesion', [{ lesion_body_signs: ['new_numbness'] }]],
    ['bleeding', 'lesion', [{ lesion_body_signs: ['bleeding_not_stopped'] }]],
  ])('%s, of the questions about %s', (id, category, after) => {
    expect(answersAfter(id, category)).toEqual(after);
  });

  it('stand beside what was answered, but for its denial and for the one answer of a scale', () => {
    const before = {
      pain_intensity: 'mild',
      pain_behaviour: ['none'],
      pain_tooth: ['loose_tooth'],
    };
    expect(answersAfter('severe_pain_at_night', 'pain', before)).toEqual([
      {
        pain_intensity: 'very_severe',
        pain_behaviour: ['wakes_at_night'],
        pain_tooth: ['loose_tooth'],
      },
    ]);
    expect(
      answersAfter('severe_pain_at_night', 'pain', {
        pain_behaviour: ['throbs', 'wakes_at_night'],
      }),
    ).toEqual([{ pain_intensity: 'very_severe', pain_behaviour: ['throbs', 'wakes_at_night'] }]);
  });
});

describe('a patient without dangers', () => {
  it('denies every danger sign and keeps all other answers', () => {
    const { followUpAnswers, confirmedSigns } = withoutDangers({
      ...patientOf('pain', {
        pain_danger_signs: ['fever_38'],
        pain_behaviour: ['throbs', 'chewing_and_sight'],
        pain_tooth: ['loose_tooth'],
        pain_intensity: 'mild',
      }),
      confirmedSigns: { dysphagia: 'yes' },
    });
    expect(followUpAnswers).toEqual({
      pain_danger_signs: ['none'],
      pain_events: ['none'],
      pain_body_signs: ['none'],
      pain_behaviour: ['throbs'],
      pain_tooth: ['loose_tooth'],
      pain_intensity: 'mild',
    });
    expect(confirmedSigns).toEqual({ dysphagia: 'no' });
  });

  it('has none of what a question lists where danger was all that was chosen', () => {
    const { followUpAnswers } = withoutDangers(
      patientOf('pain', { pain_behaviour: ['chewing_and_sight'] }),
    );
    expect(followUpAnswers['pain_behaviour']).toEqual(['none']);
  });
});

describe('what changes the urgency', () => {
  it('[PROD-12] is the first change that leads above the level', () => {
    const changeAt = (level: 'moderate' | 'urgent') =>
      whatChanges(patientOf('pain'), { level, emergency: null });
    expect(changeAt('moderate')).toEqual({ id: 'severe_pain', to: 'urgent' });
    // Severe pain is no more than urgent.
    expect(changeAt('urgent')).toEqual({ id: 'spreading', to: 'emergency' });
  });

  it('of a wish about looks is nothing in particular, and of a broken front tooth it is something', () => {
    const changeAt = (level: 'routine' | 'moderate') =>
      whatChanges(patientOf('cosmetic'), { level, emergency: null });
    expect(changeAt('routine')).toBeUndefined();
    expect(changeAt('moderate')).toEqual({ id: 'spreading', to: 'emergency' });
  });

  const ofEmergency = (about: Partial<Patient>, kind: EmergencyKind) => {
    const patient = { ...patientOf('pain'), ...about };
    const emergency = emergencyOf([kind]);
    if (emergency === null) throw new Error(`${kind} is no emergency`);
    return whatChanges(patient, { level: 'emergency', emergency });
  };

  it('[PROD-12] of an emergency is a mistake, where it is none without its danger signs', () => {
    const followUpAnswers = { pain_danger_signs: ['cannot_swallow'] };
    expect(ofEmergency({ followUpAnswers }, 'dysphagia')).toEqual({ id: 'mistaken' });
  });

  it('[PROD-12] of an emergency is nothing, where it stays one without its danger signs', () => {
    // Pus with weak defences is one by the medical history.
    const pus: Patient = {
      ...patientOf('gums', { gum_swelling: ['pus_at_gum_edge'] }),
      medicalHistory: ['immunosuppression'],
    };
    expect(ofEmergency(pus, 'immunosuppressed_infection')).toEqual({ id: 'stays' });
  });

  it('is told to nobody who thinks of ending their life', () => {
    const confirmedSigns = { self_harm: 'yes' } as const;
    expect(ofEmergency({ confirmedSigns }, 'self_harm')).toBeUndefined();
  });
});
