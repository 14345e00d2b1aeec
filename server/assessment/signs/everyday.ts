import type { Token } from '../evidence/text/pattern.ts';
import { numberOf } from '../evidence/text/numbers.ts';

/** What dentists are asked about every day: a tooth, its filling or crown, and that it broke; gums, and brushing. */
const COMPLAINT: ReadonlySet<string> = new Set(
  '@tooth @gum @brush @broken @cavity @crown @filling'.split(' '),
);

/** Words that add no danger to a complaint: which tooth, that part of it is gone, when it is seen, since how many weeks. */
const ADDS_NOTHING: ReadonlySet<string> = new Set(
  `i my me mine have has had got get gets a an the of in on from is are was am when while during after and it its off away hi hello doctor sir please some
  front back upper lower top bottom left right wisdom milk one piece half bit part eating biting chewing food something hard nut nuts since for last past week weeks
  month months year years every day daily sometimes often now se me mein mera meri mere ka ki ke hai gaya gayi aata aati karte karne par`.split(
    /\s+/,
  ),
);

const isAny = ({ keys }: Token, names: ReadonlySet<string>): boolean =>
  keys.some((key) => names.has(key));

/** Blood is everyday where gums or brushing are named with it, and nowhere else. */
const NAMES_GUMS: ReadonlySet<string> = new Set(['@gum', '@brush']);
const BLEEDS: ReadonlySet<string> = new Set(['@bleed']);
const POURS: ReadonlySet<string> = new Set(['@pouring']);

/**
 * Returns true when words say an everyday complaint and no more: "bleeding gums", "my tooth broke". Those in danger wrote
 * the same and then of a blow, of hours, of a blood thinner: with none of that, likeness to them is none of its own. What
 * they may leave out, the third question of every category asks.
 */
export const isEverydayComplaint = (tokens: readonly Token[]): boolean => {
  const namesGums = tokens.some((token) => isAny(token, NAMES_GUMS));
  return (
    tokens.some((token) => isAny(token, COMPLAINT)) &&
    tokens.every(
      (token) =>
        isAny(token, COMPLAINT) ||
        (namesGums && isAny(token, BLEEDS) && !isAny(token, POURS)) ||
        ADDS_NOTHING.has(token.word) ||
        numberOf(token.word) !== null,
    )
  );
};
