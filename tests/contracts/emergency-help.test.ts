import { describe, expect, it } from 'vitest';
import { CALLS, EMERGENCY_HELP, SUMMONS } from '../../contracts/assessment/emergency.ts';
import type { AdviceId, EmergencyKind } from '../../contracts/assessment/emergency.ts';
import { RED_FLAG_IDS, RED_FLAG_LEVELS } from '../../contracts/assessment/red-flags.ts';
import type { RedFlagId } from '../../contracts/assessment/red-flags.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';

const EMERGENCIES = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] === 'emergency');
const OTHERS = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] !== 'emergency');
const DENTAL = new Set<string>(['avulsed_permanent_tooth', 'displaced_tooth_trauma']);
const KINDS = Object.keys(EMERGENCY_HELP) as EmergencyKind[];

const helpFor = (...flags: RedFlagId[]) => {
  const emergency = emergencyOf(flags);
  if (emergency === null) throw new Error(`${flags.join()} is no emergency`);
  return helpIn(emergency);
};
const inMedical = (...kinds: EmergencyKind[]) => helpIn({ level: 'medical', kinds });

describe('the emergency that red flags are', () => {
  it.each(EMERGENCIES)('is %s with its level', (flag) => {
    const level = DENTAL.has(flag) ? 'dental' : 'medical';
    expect(emergencyOf([flag])).toEqual({ level, kinds: [flag] });
  });

  it.each(OTHERS)('is none for %s', (flag) => {
    expect(emergencyOf([flag])).toBeNull();
  });

  it('is none without a flag', () => {
    expect(emergencyOf([])).toBeNull();
  });

  it('has the gravest first, whatever the order of the flags', () => {
    const flags = [
      'avulsed_permanent_tooth',
      'uncontrolled_bleeding',
      'airway_compromise',
    ] as const;
    const emergency = emergencyOf(flags);
    expect(emergency).toEqual(emergencyOf(flags.toReversed()));
    expect(emergency).toEqual({
      level: 'medical',
      kinds: ['airway_compromise', 'uncontrolled_bleeding', 'avulsed_permanent_tooth'],
    });
  });
});

describe('help in an emergency', () => {
  it.each(KINDS)('tells what to do now for %s', (kind) => {
    const { level, advice } = EMERGENCY_HELP[kind];
    const help = helpIn({ level, kinds: [kind] });
    expect(help).toMatchObject({ level, title: kind, advice });
    expect(advice.length).toBeGreaterThan(1);
  });

  it.each(KINDS.filter((kind) => EMERGENCY_HELP[kind].level === 'medical'))(
    'has 112 and 108 called for %s',
    (kind) => {
      const numbers = inMedical(kind).calls.map(({ number }) => number);
      expect(numbers.slice(0, 2)).toEqual(['112', '108']);
    },
  );

  it('has nobody called in a dental emergency, and Tele-MANAS where it is named', () => {
    expect(helpFor('avulsed_permanent_tooth').calls).toEqual([]);
    for (const kind of ['self_harm', 'poisoning', 'analgesic_overdose'] as const) {
      expect(inMedical(kind).calls.map(({ id }) => id)).toContain('tele_manas');
    }
    expect(inMedical('airway_compromise').calls.map(({ id }) => id)).not.toContain('tele_manas');
  });

  it('has every number called that its sentences name', () => {
    for (const kind of KINDS) {
      const { level } = EMERGENCY_HELP[kind];
      const { advice, calls } = helpIn({ level, kinds: [kind] });
      const numbers = advice.flatMap((id) => EMERGENCY.advice[id].match(/\b\d{3,5}\b/g) ?? []);
      const called = CALLS.filter(({ id }) => calls.some((call) => call.id === id));
      for (const number of numbers) {
        expect(
          called.map((call) => call.number),
          kind,
        ).toContain(number);
      }
    }
  });

  it('adds what the others say, without repeats', () => {
    expect(helpFor('head_injury', 'facial_trauma').advice).toEqual([
      'go_to_hospital',
      'not_alone',
      'nothing_by_mouth',
      'no_nose_blowing',
    ]);
  });

  it('has a tooth kept in milk, and nobody sent to a dentist, beside what needs a hospital', () => {
    expect(helpFor('facial_trauma', 'avulsed_permanent_tooth').advice).toEqual([
      'go_to_hospital',
      'nothing_by_mouth',
      'not_alone',
      'no_nose_blowing',
      'keep_in_milk',
      'hold_by_crown',
    ]);
    expect(helpFor('head_injury', 'displaced_tooth_trauma').advice).toEqual([
      'go_to_hospital',
      'not_alone',
      'leave_tooth',
      'cold_cloth',
    ]);
    expect(inMedical('head_injury', 'milk_tooth_injury').advice).not.toContain(
      'dentist_within_hours',
    );
  });

  it('sends to a hospital once, and speaks at most six sentences', () => {
    const { advice } = helpFor(...RED_FLAG_IDS);
    expect(advice).toHaveLength(6);
    expect(new Set(advice).size).toBe(6);
    expect(advice.filter((id: AdviceId) => SUMMONS.has(id))).toEqual(['call_now']);
  });

  it('keeps two sentences for what the own words call for beside many flags', () => {
    const { title, advice } = inMedical(
      'airway_compromise',
      'cardiac_symptoms',
      'uncontrolled_bleeding',
      'self_harm',
    );
    expect(title).toBe('airway_compromise');
    expect(advice).toEqual([
      'call_now',
      'sit_upright',
      'nothing_by_mouth',
      'stop_effort',
      'call_tele_manas',
      'call_if_in_danger',
    ]);
  });

  it('helps with a kind that a newer server names', () => {
    const newer = helpIn({ level: 'medical', kinds: ['heat_stroke'] });
    expect(newer.title).toBe('body_signs');
    expect(newer.calls.map(({ number }) => number)).toEqual(['112', '108']);
    const known = helpIn({ level: 'medical', kinds: ['heat_stroke', 'dysphagia'] });
    expect(known.title).toBe('dysphagia');
  });

  it('says how to keep a knocked-out tooth and never names a dose', () => {
    const all = Object.values(EMERGENCY.advice).join(' ');
    expect(EMERGENCY.advice.keep_in_milk).toMatch(/milk/);
    expect(EMERGENCY.advice.keep_in_milk).toMatch(/spit/);
    expect(EMERGENCY.advice.put_tooth_back).toMatch(/Never put back a milk tooth/);
    for (const exception of ['drowsy', 'choke', 'weak immunity', 'heart disease']) {
      expect(EMERGENCY.advice.put_tooth_back).toContain(exception);
    }
    expect(all).not.toMatch(/\d+ ?mg/);
  });
});
