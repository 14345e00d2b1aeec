import { readFileSync } from 'node:fs';
import { statedIn } from '../../server/assessment/evidence/from-text.ts';
import type { FindingId } from '../../server/assessment/knowledge/findings.ts';
import type { Share } from '../../contracts/rules/wilson.ts';

/**
 * A message whose findings were written down by its writer: `said` is stated, `arguable` may be counted or not, and
 * nothing else is stated. Three in four hold words that come near a finding in another sense. None was learned from.
 */
export type LabelledMessage = {
  readonly id: string;
  readonly text: string;
  readonly said: readonly FindingId[];
  readonly arguable: readonly FindingId[];
};

export const loadLabelledMessages = (): LabelledMessage[] =>
  JSON.parse(
    readFileSync(new URL('stated-findings.json', import.meta.url), 'utf8'),
  ) as LabelledMessage[];

/** Computes how many of the findings we say were told are, how many that were told we say, and how many texts are clean. */
export const scoreStated = (
  messages: readonly LabelledMessage[],
): ReadonlyMap<'read truly' | 'told and read' | 'texts read truly', Share> => {
  let [read, right, told, found, clean] = [0, 0, 0, 0, 0];
  for (const { text, said, arguable } of messages) {
    const stated = [...statedIn(text)];
    const truly = stated.filter((each) => said.includes(each) || arguable.includes(each));
    read += stated.length;
    right += truly.length;
    told += said.length;
    found += stated.filter((each) => said.includes(each)).length;
    clean += Number(truly.length === stated.length);
  }
  return new Map([
    ['read truly', { hits: right, of: read }],
    ['told and read', { hits: found, of: told }],
    ['texts read truly', { hits: clean, of: messages.length }],
  ]);
};
