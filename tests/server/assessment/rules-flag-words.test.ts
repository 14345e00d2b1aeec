import { describe, expect, it } from 'vitest';
import type { RedFlagId } from '../../../contracts/red-flags.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { raiseRedFlags } from '../../../server/assessment/red-flags.ts';
import { ADULT, answered, told } from './rules.kit.ts';

/** The signs a flag rests on, whose words the dentist reads beside it. */
const SIGNS: Readonly<Record<RedFlagId, readonly FindingId[]>> = {
  airway_compromise: ['airway', 'breathing.after_fragment'],
  dysphagia: ['swallowing.blocked', 'swallowing.painful_sips'],
  floor_of_mouth_swelling: ['swelling.floor'],
  trismus: ['opening.suddenly_limited'],
  spreading_facial_swelling: ['swelling.face_spreading'],
  eye_involvement: ['swelling.eye'],
  systemic_infection: ['fever.38', 'drowsy_confused', 'fever'],
  immunosuppressed_infection: ['immunosuppressed', 'diabetes.uncontrolled', 'fever', 'fever.38'],
  uncontrolled_bleeding: ['bleeding.not_stopping', 'bleeding.faint'],
  avulsed_permanent_tooth: ['tooth.knocked_out', 'tooth.came_out'],
  displaced_tooth_trauma: ['tooth.displaced'],
  inhaled_fragment: ['breathing.after_fragment', 'tooth.fragment_missing'],
  facial_trauma: ['injury.bone', 'injury.bite_changed'],
  head_injury: ['injury.head'],
  vision_change: ['injury.vision'],
  cardiac_symptoms: ['heart.signs', 'trigger.effort', 'relief.rest'],
  analgesic_overdose: ['overdose'],
  child_dehydration: ['child.dehydrated'],
  facial_numbness: ['numbness'],
  suspected_malignancy: [
    'ulcer.over_3_weeks',
    'ulcer.over_2_weeks',
    'lump.growing_bleeding',
    'ulcer.hard_edge',
    'patch.red',
    'patch.red_white',
    'lump.neck',
    'socket.not_healing',
    'tooth.loose_one',
  ],
  potentially_malignant_lesion: [
    'patch.white',
    'patch.red',
    'patch.red_white',
    'opening.slowly_limited',
    'cheeks.stiff',
  ],
};

/** What raises a flag whose signs alone do not, without words of its own in it. */
const BESIDE: Partial<Record<RedFlagId, readonly FindingId[]>> = {
  systemic_infection: ['pus'],
  immunosuppressed_infection: ['pain.any'],
  avulsed_permanent_tooth: ['injury.recent'],
  inhaled_fragment: ['tooth.broken'],
  facial_trauma: ['injury.recent'],
  suspected_malignancy: ['onset.months'],
  potentially_malignant_lesion: ['areca', 'onset.months'],
};

describe('the words beside a flag', () => {
  it.each(Object.entries(SIGNS))('%s rests on its signs, in its words', (flag, signs) => {
    const evidence = [
      ...signs.map((finding) => ({ ...answered(finding), quote: `words of ${finding}` })),
      ...(BESIDE[flag as RedFlagId] ?? []).map((finding) => told(finding, 'something else')),
    ];
    const raised = raiseRedFlags(ADULT, evidence).find(({ id }) => id === flag);
    expect(raised?.because.toSorted()).toEqual(
      signs.map((finding) => `words of ${finding}`).toSorted(),
    );
  });

  it('are all of them, when a sign was told twice', () => {
    const [raised] = raiseRedFlags(ADULT, [
      told('airway', 'cannot breathe'),
      told('airway', 'it is worse lying down'),
    ]);
    expect(raised?.because).toEqual(['cannot breathe', 'it is worse lying down']);
  });

  it('are said once, and only by what was stated', () => {
    const [raised] = raiseRedFlags(ADULT, [
      told('airway', 'cannot breathe'),
      told('airway', 'cannot breathe'),
      { ...told('airway', 'I breathe well'), present: false },
    ]);
    expect(raised?.because).toEqual(['cannot breathe']);
  });
});
