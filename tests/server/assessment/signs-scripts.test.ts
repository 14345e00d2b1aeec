import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import { keysOf } from '../../../server/assessment/evidence/text/words.ts';
import { readConcern } from '../../../server/assessment/read-concern.ts';
import { OUTRIGHT } from '../../../server/assessment/signs/phrases/outright.ts';
import { signsIn } from '../../../server/assessment/signs/raise-signs.ts';
import { inDevanagari } from '../../kit/devanagari.ts';

/** English whose double vowels spell another word when they are written by sound. */
const BY_SPELLING_ALONE: ReadonlySet<string> = new Set(
  'sleep sleeping feel feels feeling seeping seeing meet meeting pool pooling aa'.split(' '),
);

/** The words of each step of a phrase, without its marks. */
const termsOf = (phrase: string): string[][] =>
  phrase
    .split(/\s+/)
    .filter((term) => !term.startsWith('!'))
    .map((term) => term.replace(/^[+>*&]+/, '').split('/'))
    .filter(([first]) => first !== '');

const TERMS = Object.values(OUTRIGHT).flat().flatMap(termsOf);

const keysIn = (text: string): Set<string> =>
  new Set(
    readSentences(text).flatMap(({ clauses }) =>
      clauses.flatMap(({ tokens }) => tokens.flatMap(({ keys }) => keys)),
    ),
  );

describe('a phrase of the danger signs', () => {
  it('is known in Devanagari wherever its letters have a counterpart', () => {
    let tried = 0;
    const unknown = TERMS.flatMap((words) => {
      const names = new Set(words.flatMap((word) => [word, ...keysOf(word)]));
      return words.filter((word) => {
        const written = /^[a-z]+$/.test(word) ? inDevanagari(word) : null;
        if (written === null || BY_SPELLING_ALONE.has(word)) return false;
        tried += 1;
        const read = keysIn(written);
        return ![...names].some((name) => read.has(name));
      });
    });
    expect(tried).toBeGreaterThan(400);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.each([
    ['saans lene me takleef hai', 'साँस लेने में तकलीफ़ है'],
    ['sujan gardan tak aa gayi', 'सूजन गर्दन तक आ गई'],
    ['jeebh ke neeche sujan hai', 'जीभ के नीचे सूजन है'],
    ['thook nahi nigal pa raha', 'थूक नहीं निगल पा रहा'],
    ['munh sirf ek ungli khul raha hai', 'मुँह सिर्फ़ एक उंगली खुल रहा है'],
    ['khoon band nahi ho raha', 'ख़ून बंद नहीं हो रहा'],
    ['daant me pus aur tez bukhar', 'दाँत में पस और तेज़ बुखार'],
    ['seene me dard aur paseena', 'सीने में दर्द और पसीना'],
    ['girne se daant bahar nikal gaya', 'गिरने से दाँत बाहर निकल गया'],
    ['accident ke baad behosh ho gaya tha', 'एक्सीडेंट के बाद बेहोश हो गया था'],
    ['keemo chal rahi hai, masude me sujan', 'कीमो चल रही है, मसूड़े में सूजन'],
    ['mai marna chahta hu', 'मैं मरना चाहता हूँ'],
    ['bachche ne peshab nahi kiya subah se', 'बच्चे ने पेशाब नहीं किया सुबह से'],
    ['saans se badboo aati hai', 'साँस से बदबू आती है'],
    ['bukhar nahi hai, masude me phunsi', 'बुखार नहीं है, मसूड़े में फुंसी'],
  ])('raises the same in both scripts: "%s"', (latin, devanagari) => {
    const likeliest = (text: string) =>
      signsIn(text).toSorted((a, b) => b.likelihood - a.likelihood)[0]?.id;
    expect(likeliest(devanagari)).toBe(likeliest(latin));
  });

  it('is quoted in the script in which it was written', () => {
    const { signs } = readConcern('दाँत में दर्द है, साँस लेने में तकलीफ़ है');
    expect(signs.find(({ id }) => id === 'airway_compromise')?.quote).toBe('साँस लेने में तकलीफ़ है');
  });
});
