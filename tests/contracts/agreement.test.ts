import { describe, expect, it } from 'vitest';
import { agreementWords } from '../../contracts/texts/en/agreement.ts';

describe('[NEW-36] the words of the agreement', () => {
  it.each([
    [0, 'No dentist has done so here yet.'],
    [1, 'Dentists have done so once. From 30 on, we say here how often they agreed.'],
    [29, 'Dentists have done so 29 times. From 30 on, we say here how often they agreed.'],
  ])('say the number alone where there are %i cases', (cases, words) => {
    expect(agreementWords({ cases, first: cases, amongThree: cases, unsaid: 3 })).toBe(words);
  });

  it('say the shares with their intervals from 30 on, and what could not be said', () => {
    // Wilson's interval, worked out by hand: 21 of 30 is 52 to 83, 27 of 30 is 74 to 97 percent.
    expect(agreementWords({ cases: 30, first: 21, amongThree: 27, unsaid: 0 })).toBe(
      'The dentist’s final word was our first cause in 21 of 30 (70 percent, interval 52 to 83), and among our first three in 27 of 30 (90 percent, interval 74 to 97).',
    );
    expect(agreementWords({ cases: 30, first: 0, amongThree: 30, unsaid: 4 })).toMatch(
      / in 0 of 30 \(0 percent, interval 0 to 11\).* After 4 more, the dentist could not say by video\.$/,
    );
  });
});
