import { describe, expect, it } from 'vitest';
import {
  deniedSigns,
  emergencyOfSigns,
  presentSigns,
  unsureSigns,
} from '../../contracts/rules/confirmed-signs.ts';
import type { ConfirmedSigns, SignId } from '../../contracts/assessment/signs.ts';
import { SIGN_IDS } from '../../contracts/assessment/signs.ts';

/** Where waiting could cost a life, "not sure" is yes; elsewhere it makes an earlier visit. */
const IN_DOUBT: Readonly<Record<SignId, 'present' | 'urgent'>> = {
  airway_compromise: 'present',
  cardiac_symptoms: 'present',
  stroke_signs: 'present',
  collapse: 'present',
  inhaled_fragment: 'present',
  poisoning: 'present',
  analgesic_overdose: 'present',
  self_harm: 'present',
  head_injury: 'present',
  uncontrolled_bleeding: 'present',
  coughed_blood: 'present',
  floor_of_mouth_swelling: 'urgent',
  dysphagia: 'urgent',
  spreading_facial_swelling: 'urgent',
  eye_involvement: 'urgent',
  systemic_infection: 'present',
  immunosuppressed_infection: 'present',
  trismus: 'urgent',
  child_dehydration: 'urgent',
  vision_change: 'urgent',
  facial_trauma: 'urgent',
  temporal_arteritis: 'urgent',
  infant_mouth_injury: 'urgent',
  body_signs: 'present',
  avulsed_permanent_tooth: 'urgent',
  displaced_tooth_trauma: 'urgent',
};

const read = (confirmed: ConfirmedSigns) => ({
  present: presentSigns(confirmed),
  unsure: unsureSigns(confirmed),
  denied: deniedSigns(confirmed),
});

describe('an answer to a danger sign', () => {
  it.each(SIGN_IDS)('%s: yes is present', (id) => {
    expect(read({ [id]: 'yes' })).toEqual({ present: [id], unsure: [], denied: [] });
    expect(emergencyOfSigns({ [id]: 'yes' })?.kinds).toEqual([id]);
  });

  it.each(SIGN_IDS)('%s: no is denied, and no emergency', (id) => {
    expect(read({ [id]: 'no' })).toEqual({ present: [], unsure: [], denied: [id] });
    expect(emergencyOfSigns({ [id]: 'no' })).toBeNull();
  });

  it.each(Object.entries(IN_DOUBT))('%s: not sure is %s', (id, counts) => {
    const isPresent = counts === 'present';
    expect(read({ [id]: 'not_sure' })).toEqual({
      present: isPresent ? [id] : [],
      unsure: isPresent ? [] : [id],
      denied: [],
    });
    expect(emergencyOfSigns({ [id]: 'not_sure' })?.kinds ?? []).toEqual(isPresent ? [id] : []);
  });

  it('is read the gravest first, in whatever order it was given', () => {
    expect(
      read({
        trismus: 'yes',
        airway_compromise: 'not_sure',
        displaced_tooth_trauma: 'not_sure',
        dysphagia: 'not_sure',
        eye_involvement: 'no',
        collapse: 'no',
      }),
    ).toEqual({
      present: ['airway_compromise', 'trismus'],
      unsure: ['dysphagia', 'displaced_tooth_trauma'],
      denied: ['collapse', 'eye_involvement'],
    });
  });

  it('takes the level of the gravest sign that is present', () => {
    expect(emergencyOfSigns({ avulsed_permanent_tooth: 'yes', head_injury: 'no' })).toEqual({
      level: 'dental',
      kinds: ['avulsed_permanent_tooth'],
    });
    expect(emergencyOfSigns({ avulsed_permanent_tooth: 'yes', head_injury: 'not_sure' })).toEqual({
      level: 'medical',
      kinds: ['head_injury', 'avulsed_permanent_tooth'],
    });
  });

  it('means nothing where it was not given, or of a sign that nobody knows', () => {
    const nothing = { present: [], unsure: [], denied: [] };
    expect(read({})).toEqual(nothing);
    const unknown = { milk_tooth_injury: 'yes', no_such_sign: 'no' } as const;
    expect(read(unknown)).toEqual(nothing);
    expect(read(Object.create({ collapse: 'yes', trismus: 'no' }) as ConfirmedSigns)).toEqual(
      nothing,
    );
  });
});
