import { describe, expect, it } from 'vitest';
import { emergencyFor } from '../../../contracts/emergency.ts';
import { RED_FLAG_IDS, RED_FLAG_LEVELS } from '../../../contracts/red-flags.ts';

const EMERGENCIES = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] === 'emergency');
const OTHERS = RED_FLAG_IDS.filter((id) => RED_FLAG_LEVELS[id] !== 'emergency');
const DENTAL = new Set<string>(['avulsed_permanent_tooth', 'displaced_tooth_trauma']);

describe('help for red flags', () => {
  it.each(EMERGENCIES)('tells what to do now for %s', (flag) => {
    const emergency = emergencyFor([flag]);
    expect(emergency?.level).toBe(DENTAL.has(flag) ? 'dental' : 'medical');
    expect(emergency?.title.length).toBeGreaterThan(10);
    expect(emergency?.advice.length).toBeGreaterThan(1);
    for (const sentence of emergency?.advice ?? []) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each(EMERGENCIES.filter((flag) => !DENTAL.has(flag)))('names 112 and 108 for %s', (flag) => {
    expect(emergencyFor([flag])?.advice[0]).toMatch(/112 or 108/);
  });

  it.each(OTHERS)('raises no alarm for %s', (flag) => {
    expect(emergencyFor([flag])).toBeNull();
  });

  it('raises no alarm without a flag', () => {
    expect(emergencyFor([])).toBeNull();
  });

  it('puts the gravest first, whatever the order of the flags', () => {
    const flags = [
      'avulsed_permanent_tooth',
      'uncontrolled_bleeding',
      'airway_compromise',
    ] as const;
    const emergency = emergencyFor(flags);
    expect(emergency).toEqual(emergencyFor(flags.toReversed()));
    expect(emergency?.title).toBe('Trouble breathing is an emergency');
    expect(emergency?.level).toBe('medical');
  });

  it('merges advice without repeats, at most six sentences', () => {
    const advice = emergencyFor(RED_FLAG_IDS)?.advice ?? [];
    expect(advice.length).toBeLessThanOrEqual(6);
    expect(new Set(advice).size).toBe(advice.length);
  });

  it('says how to keep a knocked-out tooth and never names a dose', () => {
    const all = EMERGENCIES.flatMap((flag) => emergencyFor([flag])?.advice ?? []).join(' ');
    expect(all).toMatch(/milk/);
    expect(all).toMatch(/never put back a milk tooth/);
    expect(all).not.toMatch(/\d+ ?mg/);
  });
});
