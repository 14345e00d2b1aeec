import { SIGN_IDS, isGrave } from '../../contracts/assessment/signs.ts';
import type { SignId } from '../../contracts/assessment/signs.ts';
import { SIGNS } from '../../contracts/texts/en/signs.ts';
import { readExamples } from '../../server/training/examples.ts';
import learned from '../../server/assessment/signs/classifier/weights.json' with { type: 'json' };
import { OUTRIGHT } from '../../server/assessment/signs/phrases/outright.ts';
import { FLAGS } from '../../server/assessment/texts/soap-note.ts';
import { list } from './list.ts';

const code = (phrases: readonly string[]): string[] => phrases.map((phrase) => `\`${phrase}\``);

const EXAMPLES = readExamples();
const WORDS_SHOWN = 30;

/** Returns the words and pairs of words that speak most for a label. */
const wordsFor = (label: string): string[] => {
  const place = learned.labels.indexOf(label);
  return learned.features
    .flatMap((line) => {
      const [feature = '', weights = ''] = line.split('\t');
      const weight = weights.split(' ').find((pair) => pair.startsWith(`${place}:`));
      return weight === undefined ? [] : { feature, weight: Number(weight.split(':')[1]) };
    })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, WORDS_SHOWN)
    .map(({ feature }) => feature);
};

const signPart = (id: SignId): string =>
  [
    `### ${FLAGS[id]}`,
    '',
    `\`${id}\``,
    '',
    `- asked back: "${SIGNS[id]}"`,
    `- not sure: ${isGrave(id) ? 'counts as yes' : 'urgent, and no emergency'}`,
    ...list('told outright by', code(OUTRIGHT[id] ?? [])),
    `- examples: ${EXAMPLES.filter(({ signs }) => signs.includes(id)).length} messages`,
    ...list('learned from them, the strongest words', code(wordsFor(id))),
    '',
  ].join('\n');

/** Describes all danger signs, the gravest first. */
export const signParts = (): string[] => SIGN_IDS.map(signPart);
