import { describe, expect, it } from 'vitest';
import { isAboutChild } from '../../../server/assessment/about-child.ts';

describe('a concern about a child', () => {
  it.each([
    'my son has tooth pain',
    'our little daughter cries while eating',
    'the baby is crying',
    'toddler fell',
    'child cannot eat',
    'kid has a swollen gum',
    'Child fell yesterday',
    'mera bachcha ro raha hai',
    'bachche ko dard hai',
    'my 11 year old cries at night',
    'my son is 18 and his gum bleeds',
    'I am 25, my 5 year old has a black tooth',
  ])('is told by "%s"', (text) => {
    expect(isAboutChild(text)).toBe(true);
  });

  it.each([
    'my tooth hurts',
    'child',
    'child teeth hurt',
    'i am 12 years old and my tooth hurts',
    'my 12 year old tooth filling hurts',
    'I am 17 and my wisdom tooth hurts',
    'my son is 19 and his gum bleeds',
    'Tooth pain. My son has none. I am 25 years old',
    'before the wedding of my daughter',
    'my daughter got married',
    'my tooth broke when I was 5',
    'I am 30. My tooth broke when I was 5 years old',
    '',
  ])('is not told by "%s"', (text) => {
    expect(isAboutChild(text)).toBe(false);
  });
});
