import { describe, expect, it } from 'vitest';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import { readSigns } from '../../../server/assessment/evidence/from-signs.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';

/** What yes states and no denies, and what follows from yes alone. A sign without a finding is a flag and no more. */
const MEANS: Readonly<Record<SignId, readonly [said: FindingId[], implied?: FindingId[]]>> = {
  airway_compromise: [['airway']],
  cardiac_symptoms: [['heart.signs']],
  stroke_signs: [['stroke.signs']],
  collapse: [[]],
  inhaled_fragment: [['breathing.after_fragment']],
  poisoning: [[]],
  analgesic_overdose: [['overdose']],
  self_harm: [[]],
  head_injury: [['injury.head'], ['injury.recent']],
  uncontrolled_bleeding: [['bleeding.not_stopping']],
  coughed_blood: [[]],
  floor_of_mouth_swelling: [['swelling.floor']],
  dysphagia: [['swallowing.blocked']],
  spreading_facial_swelling: [['swelling.face_spreading']],
  eye_involvement: [['swelling.eye']],
  systemic_infection: [['fever.38'], ['fever']],
  immunosuppressed_infection: [[]],
  trismus: [['opening.suddenly_limited']],
  child_dehydration: [['child.dehydrated']],
  vision_change: [['injury.vision'], ['injury.recent']],
  facial_trauma: [['injury.bone'], ['injury.recent']],
  temporal_arteritis: [['chewing.sight_changed']],
  infant_mouth_injury: [['infant.gum_torn']],
  body_signs: [[]],
  avulsed_permanent_tooth: [['tooth.knocked_out'], ['injury.recent']],
  displaced_tooth_trauma: [['tooth.displaced'], ['injury.recent']],
};

const observed = (findings: readonly FindingId[], present: boolean) =>
  findings.map((finding) => ({ finding, present, source: 'sign', quote: '' }));

describe('what the answer to a danger sign says of findings', () => {
  it.each(SIGN_IDS)('%s: yes states them, and what follows', (id) => {
    const [said, implied = []] = MEANS[id];
    expect(readSigns({ [id]: 'yes' })).toEqual(observed([...said, ...implied], true));
  });

  it.each(SIGN_IDS)('%s: no denies them, and nothing that only follows', (id) => {
    expect(readSigns({ [id]: 'no' })).toEqual(observed(MEANS[id][0], false));
  });

  it.each(SIGN_IDS)('%s: not sure says nothing, though it may count', (id) => {
    expect(readSigns({ [id]: 'not_sure' })).toEqual([]);
  });

  it('is read of each sign that was asked, and of no other', () => {
    expect(readSigns({ dysphagia: 'no', trismus: 'yes', no_such_sign: 'yes' })).toEqual([
      ...observed(['opening.suddenly_limited'], true),
      ...observed(['swallowing.blocked'], false),
    ]);
    expect(readSigns({})).toEqual([]);
  });
});
