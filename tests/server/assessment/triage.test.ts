import { describe, expect, it } from 'vitest';
import type { EmergencyKind } from '../../../contracts/assessment/emergency.ts';
import type { RedFlagId } from '../../../contracts/assessment/red-flags.ts';
import type { UrgentWhenUnsure } from '../../../contracts/assessment/signs.ts';
import type { Settled } from '../../../server/assessment/evidence/resolve.ts';
import type { Ranked } from '../../../server/assessment/inference.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';
import { CONDITIONS } from '../../../server/assessment/knowledge/index.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import { heedAdvice, triage } from '../../../server/assessment/triage.ts';

const settled = (finding: FindingId, present = true): Settled => ({
  finding,
  present,
  weight: 1,
  isStated: true,
  because: [],
});

/** A condition that comes first because a finding speaks for it. */
const likely = (id: ConditionId, share = 0.5): Ranked => {
  const condition = CONDITIONS.find((each) => each.id === id);
  if (condition === undefined) throw new Error(`No condition ${id}`);
  return { condition, share, votes: [{ settled: settled('pain.any'), weight: 2 }] };
};

type Id = RedFlagId | EmergencyKind;
type Also = {
  readonly flags?: readonly Id[];
  readonly unsure?: readonly UrgentWhenUnsure[];
  readonly findings?: readonly Settled[];
};
const triaged = (
  first: Ranked | undefined,
  { flags = [], unsure = [], findings = [] }: Also = {},
) => triage({ raised: flags.map((id) => ({ id, because: [] })), unsure }, first, findings);

const levelWith = (id: ConditionId, ...findings: Settled[]): string =>
  triaged(likely(id), { findings }).level;

describe('triage', () => {
  it('[DIAG-14] makes an emergency of any emergency that was raised, whatever the condition', () => {
    const result = triaged(likely('halitosis'), { flags: ['airway_compromise'] });
    expect(result).toMatchObject({
      level: 'emergency',
      urgency: 'see dentist soon',
      emergency: { level: 'medical', kinds: ['airway_compromise'] },
    });
  });

  it('makes one of what only words tell, and of a milk tooth', () => {
    expect(triaged(likely('halitosis'), { flags: ['stroke_signs'] }).emergency).toEqual({
      level: 'medical',
      kinds: ['stroke_signs'],
    });
    expect(triaged(likely('tooth_avulsion'), { flags: ['milk_tooth_injury'] }).emergency).toEqual({
      level: 'dental',
      kinds: ['milk_tooth_injury'],
    });
  });

  it('makes an urgent flag at least urgent, and lowers nothing', () => {
    expect(triaged(likely('halitosis'), { flags: ['facial_numbness'] }).level).toBe('urgent');
    expect(triaged(likely('halitosis'), { flags: ['potentially_malignant_lesion'] }).level).toBe(
      'routine',
    );
    for (const flags of [
      ['facial_numbness', 'airway_compromise'],
      ['airway_compromise', 'facial_numbness'],
    ] as const)
      expect(triaged(likely('diastema'), { flags }).level).toBe('emergency');
  });

  it('is urgent, and no emergency, while a sign is neither confirmed nor denied', () => {
    const result = triaged(likely('diastema'), { unsure: ['dysphagia'] });
    expect(result).toEqual({
      level: 'urgent',
      urgency: 'see dentist soon',
      emergency: null,
      unsure: ['dysphagia'],
    });
  });

  it('takes the default of the most likely condition without flags', () => {
    expect(triaged(likely('acute_apical_abscess'))).toMatchObject({
      level: 'urgent',
      urgency: 'see dentist soon',
      emergency: null,
    });
    expect(triaged(likely('reversible_pulpitis')).urgency).toBe('moderate');
    expect(triaged(likely('diastema')).urgency).toBe('routine');
  });

  it('makes no emergency of a condition alone', () => {
    for (const { id } of CONDITIONS.filter(({ level }) => level === 'emergency'))
      expect(triaged(likely(id)), id).toMatchObject({ level: 'urgent', emergency: null });
  });

  it('asks for a look in time when too little is known', () => {
    expect(triaged(undefined).level).toBe('moderate');
    expect(triaged(likely('diastema', 0.01)).level).toBe('moderate');
    expect(triaged(likely('acute_apical_abscess', 0.01)).level).toBe('urgent');
    expect(triaged({ ...likely('diastema'), votes: [] }).level).toBe('moderate');
    expect(triaged(likely('diastema', 0.01), { flags: ['airway_compromise'] }).level).toBe(
      'emergency',
    );
  });

  it('raises jaw joint, enamel, thrush and dry mouth by their column, by what is present', () => {
    expect(levelWith('temporomandibular_disorder')).toBe('routine');
    expect(levelWith('temporomandibular_disorder', settled('pain.six_or_more'))).toBe('moderate');
    expect(levelWith('temporomandibular_disorder', settled('jaw.locks'))).toBe('moderate');
    expect(levelWith('enamel_hypoplasia')).toBe('routine');
    expect(levelWith('enamel_hypoplasia', settled('enamel.breaking'))).toBe('moderate');
    expect(levelWith('oral_candidiasis', settled('immunosuppressed', false))).toBe('moderate');
    expect(levelWith('oral_candidiasis', settled('immunosuppressed'))).toBe('urgent');
    expect(levelWith('dry_mouth', settled('tooth.many_cavities'))).toBe('moderate');
  });

  it('has an ulcer looked at within two weeks that its own two weeks have not healed', () => {
    expect(levelWith('aphthous_ulcer')).toBe('routine');
    expect(levelWith('aphthous_ulcer', settled('ulcer.over_2_weeks', false))).toBe('routine');
    expect(levelWith('aphthous_ulcer', settled('ulcer.over_2_weeks'))).toBe('moderate');
  });
});

describe('a socket that does not heal in a jaw bone that is harmed, and gums that bleed in a fever', () => {
  const routine = triaged(likely('diastema'));
  const SOON = { urgency: 'see dentist soon' };

  it('is at least urgent', () => {
    expect(heedAdvice(routine, ['socket_needs_dentist_soon'])).toEqual({
      ...routine,
      ...SOON,
      level: 'urgent',
    });
    expect(heedAdvice(routine, ['bleeding_gums_with_fever'])).toMatchObject(SOON);
    const emergency = triaged(likely('diastema'), { flags: ['trismus'] });
    expect(heedAdvice(emergency, ['socket_needs_dentist_soon'])).toEqual(emergency);
  });

  it('is meant by such advice alone', () => {
    expect(heedAdvice(routine, ['fever_may_be_dengue'])).toEqual(routine);
    expect(heedAdvice(routine, ['tell_dentist_of_jaw_bone'])).toEqual(routine);
    expect(heedAdvice(routine, [])).toEqual(routine);
  });
});
