import type { Clause } from './clauses.ts';
import type { Reading } from './numbers.ts';
import { numberOf } from './numbers.ts';

const yes = (finding: Reading['finding']): Reading => ({ finding, present: true });
const no = (finding: Reading['finding']): Reading => ({ finding, present: false });

const NARROW_MM = 20;

/** Mouth opening in millimetres or centimetres; up to two centimetres is about one finger. */
const readMillimetres = (words: string): number | null => {
  if (!/open|khul|gape/.test(words) || /ulcer|lump|patch|hole|gap|swelling of/.test(words))
    return null;
  const found =
    /\b(\d{1,2}(?:\.\d)?|one|a|half|two|three|four|five) ?(mm|cm|millimet\w+|centimet\w+)\b/.exec(
      words,
    );
  const count = numberOf(found?.[1]);
  if (found === null || count === null) return null;
  return found[2]?.startsWith('c') ? count * 10 : count;
};

/** Mouth opening in finger widths: three is normal, two is reduced, one or less is hardly any. */
export const readOpening = ({ words }: Clause): Reading[] => {
  const millimetres = readMillimetres(words);
  if (millimetres !== null && millimetres <= NARROW_MM) {
    const gradual = /slow|gradual|month|year|mahin|saal|\bsal\b|dheere/.test(words);
    return [yes(gradual ? 'opening.slowly_limited' : 'opening.suddenly_limited')];
  }
  const found =
    /(?<!and a )(?<!and )\b(half|adha|aadha|aadhi|one|two|three|four|ek|do|tin|teen|[0-4](?:\.\d)?)(?: and (?:a )?half)? ?(?:to (?:two|\d) )?(?:finger|fingers|ungli|ungliya|ungal|fingerbreadth|fingerbreadths)\b/.exec(
      words,
    );
  if (found === null || !/mouth|munh|open|jaw|khul|go|wide|jati|ghus/.test(words)) return [];
  const fingers = numberOf(found[1]) ?? 3;
  const slow = /slow|gradual|month|year|mahin|saal|\bsal\b|dheere/.test(words);
  if (fingers >= 3) return [no('opening.suddenly_limited'), no('opening.slowly_limited')];
  if (slow) return [yes('opening.slowly_limited'), no('opening.suddenly_limited')];
  return fingers < 2 ? [yes('opening.suddenly_limited')] : [];
};
