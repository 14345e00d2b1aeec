import { describe, expect, it } from 'vitest';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { LANDING_TOPIC_TEXTS } from '../../contracts/texts/en/landing-topics.ts';
import { MEDICINES } from '../../contracts/texts/en/medicines.ts';
import { REFUND } from '../../contracts/texts/en/refund.ts';
import { ARTICLES } from '../../src/prerender/articles.ts';
import { benchTable } from '../../src/prerender/bench-table.ts';
import { standingTexts } from '../../src/prerender/standing-texts.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import { CAUTIONS, SUGGESTIONS } from '../../contracts/texts/en/engine/medicines.ts';
import { HOSPITAL } from '../../contracts/texts/en/engine/report.ts';
import { madeTables } from '../../server/site-tables.ts';

type Texts = string | { readonly [key: string]: Texts } | readonly Texts[];

const textsIn = (node: Texts): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap(textsIn);

/** Every advice that a patient can read: the engine's, the emergencies' and the site's, sentence by sentence. */
const SENTENCES: readonly string[] = [
  ...textsIn(CONDITION_WORDS as unknown as Texts),
  ...textsIn(HOSPITAL as unknown as Texts),
  ...textsIn(EMERGENCY as unknown as Texts),
  ...textsIn(MEDICINES as unknown as Texts),
  ...textsIn(LANDING_TOPIC_TEXTS as unknown as Texts),
  ...textsIn({ ...CAUTIONS, ...SUGGESTIONS }),
  REFUND.goesBack('₹299'),
  REFUND.isKept('₹299'),
  ...ARTICLES.map(({ words }) => words),
  ...standingTexts({ ...madeTables(), bench: benchTable() }).map(({ words }) => words),
].flatMap((text) => text.split(/(?<=[.?:])\s+/));

const saying = (pattern: RegExp): readonly string[] =>
  SENTENCES.filter((sentence) => pattern.test(sentence));

/** A fact that several texts tell: where it is told, and what is said with it wherever it is. */
const SAID: ReadonlyArray<readonly [fact: string, told: RegExp, said: RegExp, atLeast: number]> = [
  ['a fever that counts is 38 °C', /\d °C/, /\b38 °C/, 15],
  ['a wound is pressed for 20 minutes', /minutes of (firm )?press/i, /\b20 minutes/, 6],
  ['four grams of paracetamol are the limit', /\bg of paracetamol/i, /\b4 g of paracetamol/, 3],
  ['a bank takes seven working days for a refund', /\bbanks? takes?\b/i, /seven working days/, 2],
  ['tobacco makes it two weeks', /\d weeks[^.]*(tobacco|supari)/i, /\b(2 weeks|2 with)/i, 6],
];

/** What no text says, with the reason. */
const NEVER: ReadonlyArray<readonly [why: string, pattern: RegExp]> = [
  ['a cancelled call is refunded unasked', /does not go back by itself/],
  ['a high fever has no figure', /\bhigh fever\b(?!s or)/i],
  ['a sore is seen after two weeks, not three', /(stays|there) (for )?over (three|3) weeks must/i],
  ['blood inside is no matter for later today', /(black|vomit)[^.]*(see a doctor today)/i],
  [
    'a tooth out of its place has an hour, not hours or days',
    /pushed out of (its|their) place[^.]*\b(within hours|days)\b/i,
  ],
  ['steam scalds and does not help a sinus', /\bsteam\b/i],
];

describe('what patients are advised', () => {
  it.each(SAID)('agrees wherever it is told: %s', (_fact, told, said, atLeast) => {
    const all = saying(told);
    expect(all.length).toBeGreaterThanOrEqual(atLeast);
    expect(all.filter((sentence) => !said.test(sentence))).toEqual([]);
  });

  it.each(NEVER)('never says otherwise: %s', (_why, pattern) => {
    expect(saying(pattern)).toEqual([]);
  });

  it('sends to a hospital at once for blood inside, on the site as in the check', () => {
    expect(EMERGENCY.titles.coughed_blood).toMatch(/black like tar: you need a hospital now/);
    expect(MEDICINES.questions.stomach.options.now).toMatch(/black like tar/);
    expect(saying(/black like tar, go to a hospital now/)).toHaveLength(1);
  });

  it.each(['knocked-out-tooth', 'child-injured-tooth', 'dental-emergency'])(
    'names who must not have a tooth put back, as the emergency does: %s',
    (slug) => {
      const words = ARTICLES.find((article) => article.slug === slug)?.words ?? '';
      for (const told of ['drowsy', 'may choke', 'weak immunity', 'serious heart disease']) {
        expect(words).toContain(told);
        expect(EMERGENCY.advice.put_tooth_back).toContain(told);
      }
    },
  );
});
