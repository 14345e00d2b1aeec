import { describe, expect, it } from 'vitest';
import { langOf } from '../../contracts/rules/lang-of.ts';

describe('[NEW-98] the language of a text in another script than its page', () => {
  it.each([
    ['Irritated tooth nerve', 'hi', 'en'],
    ['दाँत की नस में हल्की सूजन', 'hi', undefined],
    // A Hindi sentence with the name of a medicine in it is Hindi.
    ['Paracetamol 500 mg ले सकते हैं', 'hi', undefined],
    ['112', 'hi', undefined],
    ['₹299', 'hi', undefined],
    ['Irritated tooth nerve', 'en-IN', undefined],
    ['Most likely: दाँत की नस में हल्की सूजन.', 'en-IN', 'hi'],
    ['Irritated tooth nerve', 'ta', 'en'],
    ['பல் வலி', 'ta', undefined],
  ])('%s on a page in %s: %s', (text, page, language) => {
    expect(langOf(text, page)).toBe(language);
  });

  it('goes by the language of the build', () => {
    expect(langOf('दर्द')).toBe('hi');
    expect(langOf('pain')).toBeUndefined();
  });
});
