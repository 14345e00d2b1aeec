import { expect, it } from 'vitest';
import { timeInWords } from '../../src/lib/format/time-words.ts';

it.each([
  ['2026-11-20T13:02:00', '1:02 pm'],
  ['2026-11-20T00:30:00', '12:30 am'],
])('the time of %s is written the Indian way: %s', (moment, words) => {
  expect(timeInWords(moment).replaceAll('\u202f', ' ')).toBe(words);
});
