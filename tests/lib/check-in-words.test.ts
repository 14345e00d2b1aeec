import { describe, expect, it } from 'vitest';
import type { CheckInAnswer } from '../../contracts/assessment/check-in.ts';
import { answerLines, meaningOf, soonerLine } from '../../src/lib/format/check-in-words.ts';
import type { Base } from '../../src/lib/format/check-in-words.ts';

const BASE: Base = { level: 'routine', madeAt: '2026-11-01T10:00:00.000Z' };
const told = (
  day: string,
  answer: CheckInAnswer['answer'],
  level: CheckInAnswer['level'] = 'routine',
): CheckInAnswer => ({
  at: `2026-11-${day}T10:00:00.000Z`,
  answer,
  level,
  signs: [],
  is_sure: true,
  said: null,
});

describe('the words of a check-in', () => {
  it('[NEW-45] bring the day forward when it is worse, and never put it off', () => {
    expect(meaningOf(BASE, [told('05', 'worse', 'moderate')])).toEqual([
      'See a dentist by Wednesday, 18 November. That is sooner than before.',
    ]);
    // Two weeks from here would be later than the day that stands.
    expect(meaningOf(BASE, [told('20', 'worse', 'moderate')])).toEqual([
      'See a dentist by Saturday, 28 November.',
    ]);
    expect(
      meaningOf(BASE, [told('05', 'worse', 'moderate'), told('06', 'better', 'moderate')])[0],
    ).toBe('Keep the day: see a dentist by Wednesday, 18 November, even if it gets better.');
  });

  it('[NEW-45] count a day that has passed anew when it is worse, and say so when it is not', () => {
    const late = { ...BASE, level: 'urgent' } as const;
    expect(meaningOf(late, [told('09', 'worse', 'urgent')])).toEqual([
      'See a dentist by Wednesday, 11 November.',
    ]);
    expect(meaningOf(late, [told('09', 'same', 'urgent')])).toEqual([
      'The day to be seen has passed. See a dentist now.',
    ]);
  });

  it('[NEW-48] make a dated line of each answer', () => {
    const answers = [
      told('05', 'same'),
      told('06', 'worse', 'urgent'),
      told('07', 'worse', 'emergency'),
      told('08', 'seen'),
    ];
    expect(answerLines(BASE, answers)).toEqual([
      '5 November 2026: the same.',
      '6 November 2026: worse. See a dentist by Sunday, 8 November.',
      '7 November 2026: worse, with a danger sign. Get help at once.',
      '8 November 2026: seen by a dentist.',
    ]);
    expect(soonerLine(BASE, answers.slice(0, 2))).toContain('8 November');
    expect(soonerLine(BASE, answers)).toBeNull();
    expect(soonerLine(BASE, answers.slice(0, 1))).toBeNull();
  });
});
