import { describe, expect, it } from 'vitest';
import { settle } from '../../../server/assessment/evidence/resolve.ts';
import { FINDING_IDS } from '../../../server/assessment/knowledge/findings.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { FLAG_RULES, raiseFlags } from '../../../server/assessment/red-flags.ts';
import { SWELLINGS } from '../../../server/assessment/red-flags/infection.ts';
import { gatherFacts } from '../../../server/assessment/red-flags/facts.ts';
import { ADULT, answered, denied } from './rules.kit.ts';

describe('the words beside a flag', () => {
  const because = (...all: Parameters<typeof settle>[0]) =>
    raiseFlags(ADULT, settle(all), {}).map((flag) => flag.because);

  it('are those of every answer that it rests on, each once', () => {
    expect(
      because(
        { ...answered('trigger.effort'), quote: 'on the stairs' },
        { ...answered('heart.signs'), quote: 'a heavy chest' },
        { ...answered('heart.signs'), quote: 'a heavy chest' },
        { ...answered('pain.any'), quote: 'pain' },
      ),
    ).toEqual([['a heavy chest', 'on the stairs']]);
  });

  it('leave out what denies it', () => {
    expect(because({ ...answered('airway'), quote: 'hard to breathe' }, denied('airway'))).toEqual([
      ['hard to breathe'],
    ]);
  });

  it.each<[string, readonly FindingId[]]>([
    ['airway_compromise', ['airway', 'breathing.after_fragment']],
    ['dysphagia', ['swallowing.blocked', 'swallowing.painful_sips']],
    ['floor_of_mouth_swelling', ['swelling.floor']],
    ['trismus', ['opening.suddenly_limited']],
    ['spreading_facial_swelling', ['swelling.face_spreading']],
    ['eye_involvement', ['swelling.eye']],
    ['systemic_infection', ['fever.38', 'drowsy_confused', 'fever']],
    [
      'immunosuppressed_infection',
      [
        'immunosuppressed',
        'diabetes.uncontrolled',
        'pus',
        'pus.gum_edge',
        'swelling.gum_pimple',
        'swelling.gum',
        'swelling.palate',
        'swelling.cheek',
        'swelling.face_spreading',
        'swelling.eye',
        'swelling.floor',
        'swelling.gum_flap',
        'fever',
        'fever.38',
      ],
    ],
    ['uncontrolled_bleeding', ['bleeding.not_stopping', 'bleeding.socket']],
    ['avulsed_permanent_tooth', ['tooth.knocked_out', 'tooth.came_out']],
    ['displaced_tooth_trauma', ['tooth.displaced']],
    [
      'milk_tooth_injury',
      ['injury.milk_tooth', 'tooth.baby', 'tooth.knocked_out', 'tooth.displaced'],
    ],
    ['inhaled_fragment', ['breathing.after_fragment', 'tooth.fragment_missing']],
    ['facial_trauma', ['injury.bone']],
    ['head_injury', ['injury.head']],
    ['vision_change', ['injury.vision']],
    ['cardiac_symptoms', ['heart.signs', 'trigger.effort', 'relief.rest']],
    ['analgesic_overdose', ['overdose']],
    ['child_dehydration', ['child.dehydrated']],
    ['collapse', ['drowsy_confused']],
    ['stroke_signs', ['stroke.signs']],
    ['temporal_arteritis', ['chewing.sight_changed']],
    ['infant_mouth_injury', ['infant.gum_torn']],
    ['facial_numbness', ['numbness']],
    [
      'suspected_malignancy',
      [
        'cancer.suspected',
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
    ],
    ['bone_not_healing', ['socket.not_healing', 'bone.medicine', 'radiotherapy.head_neck']],
    [
      'longstanding_infection',
      [
        'immunosuppressed',
        'diabetes.uncontrolled',
        'pus',
        'pus.gum_edge',
        'swelling.gum_pimple',
        ...SWELLINGS,
      ],
    ],
    [
      'potentially_malignant_lesion',
      ['patch.white', 'patch.red', 'patch.red_white', 'opening.slowly_limited', 'cheeks.stiff'],
    ],
  ])('of %s are those about %j', (flag, findings) => {
    const everything = [...FINDING_IDS].map((finding) => ({
      ...answered(finding),
      quote: finding,
    }));
    const rule = FLAG_RULES.find(({ id }) => id === flag);
    const facts = gatherFacts(ADULT, settle(everything));
    expect(facts.quotes(...(rule?.rests ?? []))).toEqual(findings);
  });

  it('are none for what was only confirmed, gravest group first and what lies beyond teeth last', () => {
    const confirmed = { collapse: 'yes', trismus: 'yes', airway_compromise: 'yes' } as const;
    expect(raiseFlags(ADULT, [], confirmed)).toEqual([
      { id: 'airway_compromise', because: [] },
      { id: 'trismus', because: [] },
      { id: 'collapse', because: [] },
    ]);
    expect(because({ ...answered('airway'), quote: '' })).toEqual([[]]);
  });
});
