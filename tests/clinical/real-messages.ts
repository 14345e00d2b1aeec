import { readFileSync } from 'node:fs';
import type { Category } from '../../contracts/assessment/chat-context.ts';
import { isSign } from '../../contracts/assessment/signs.ts';
import type { ConcernReading } from '../../server/assessment/read-concern.ts';
import { readConcern } from '../../server/assessment/read-concern.ts';
import { statedIn } from '../../server/assessment/evidence/from-text.ts';
import type { Level } from '../../server/assessment/knowledge/condition.ts';
import { LEVELS } from '../../server/assessment/knowledge/condition.ts';
import { assess } from '../../server/assessment/assess.ts';
import { levelOf } from './score.ts';
import type { Share } from '../../contracts/rules/wilson.ts';

/**
 * A first message in the manner of real people. `emergency`: signs that the words tell as true now; `settles`: further
 * signs that are fair to ask, with the true answer, where every other sign is "no". `category` is `ask` where the words
 * name several or none. `findings_wrong`: what must not be read in it.
 */
export type RealMessage = {
  readonly id: string;
  readonly text: string;
  readonly dental: boolean | 'borderline';
  readonly category: Category | 'ask';
  readonly emergency: readonly string[];
  readonly settles: Readonly<Record<string, 'yes' | 'no'>>;
  readonly urgency_from_words?: Level | null;
  readonly findings_wrong: readonly string[];
};

export const loadRealMessages = (file: string): RealMessage[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as RealMessage[];

type Read = { readonly message: RealMessage; readonly reading: ConcernReading };

const LONG = 250;

const isUncalledFor = ({ emergency, settles }: RealMessage, id: string): boolean =>
  !emergency.includes(id) && settles[id] === undefined;

const isCaught = ({ message, reading }: Read): boolean =>
  [...reading.signs.map(({ id }) => id), ...(reading.emergency?.kinds ?? [])].some((id) =>
    message.emergency.includes(id),
  );

const uncalledIn = ({ message, reading }: Read): string[] =>
  reading.signs.map(({ id }): string => id).filter((id) => isUncalledFor(message, id));

const takenIn = ({ fittingCategories: [first, ...others] }: ConcernReading): Category | null =>
  others.length === 0 ? (first ?? null) : null;

/** Returns what a question would wrongly mark as said. */
const wronglyRead = ({ message: { text, findings_wrong } }: Read): string[] => {
  const found = statedIn(text) as ReadonlySet<string>;
  return findings_wrong.filter((finding) => found.has(finding));
};

/** Returns true when the result for truthful answers to what was asked is an emergency exactly where it should be. */
const levelAfterSigns = ({ message, reading }: Read): Level =>
  levelOf(
    assess({
      issue: message.text,
      category: message.category === 'ask' ? 'other' : message.category,
      age: 'age_31_50',
      sex: 'undisclosed',
      followUpAnswers: {},
      medicalHistory: [],
      allergies: '',
      confirmedSigns: Object.fromEntries(
        reading.signs.map(({ id }) => [
          id,
          message.emergency.includes(id) ? 'yes' : (message.settles[id] ?? 'no'),
        ]),
      ),
    }),
  );

export type RealMessageScore = {
  readonly measures: ReadonlyMap<string, Share>;
  readonly misses: readonly string[];
};

/** Computes the measures that section 11 of the clinical scoring names. */
export const scoreRealMessages = (messages: readonly RealMessage[]): RealMessageScore => {
  const all = messages.map((message): Read => ({ message, reading: readConcern(message.text) }));
  const dental = all.filter(({ message }) => message.dental === true);
  const other = all.filter(({ message }) => message.dental === false);
  const emergencies = all.filter(({ message }) => message.emergency.length > 0);
  const calm = all.filter(({ message }) => message.emergency.length === 0);
  const ordinary = dental.filter(({ message }) => message.emergency.length === 0);
  const judged = dental.filter(({ message }) => message.urgency_from_words);
  const misses: string[] = [];
  const share = (name: string, reads: readonly Read[], hits: (read: Read) => boolean | string) => {
    const missed = reads.filter((read) => hits(read) !== true);
    for (const read of missed) {
      const why = hits(read);
      misses.push(`${name}: ${read.message.id} ${why === false ? '' : why}`);
    }
    return [name, { hits: reads.length - missed.length, of: reads.length }] as const;
  };
  const calmly = (read: Read): true | string => {
    const uncalled = uncalledIn(read);
    return uncalled.length === 0 || uncalled.join(' ');
  };
  const category = ({ message, reading }: Read): true | string => {
    const taken = takenIn(reading);
    return taken === null || taken === message.category || `${taken} for ${message.category}`;
  };
  return {
    measures: new Map([
      share('dental taken as dental', dental, ({ reading }) => reading.isDentalRelated),
      share('others refused', other, ({ reading }) => !reading.isDentalRelated),
      share('emergencies caught', emergencies, isCaught),
      share('asked nothing uncalled for', ordinary, calmly),
      share(
        'the same, over 250 characters',
        ordinary.filter(({ message }) => message.text.length > LONG),
        calmly,
      ),
      share(
        'the same, not dental',
        other.filter(({ message }) => message.emergency.length === 0),
        calmly,
      ),
      share('no help shown uncalled for', calm, ({ reading }) => reading.emergency === null),
      share('category not silently wrong', dental, category),
      share('category taken', dental, ({ reading }) => takenIn(reading) !== null),
      share(
        'no finding that must not be',
        all.filter(({ message }) => message.findings_wrong.length > 0),
        (read) => wronglyRead(read).length === 0 || wronglyRead(read).join(' '),
      ),
      share('urgency not too low', judged, (read) => {
        const level = levelAfterSigns(read);
        const expected = read.message.urgency_from_words ?? 'routine';
        return LEVELS.indexOf(level) >= LEVELS.indexOf(expected) || `${level} for ${expected}`;
      }),
      share('urgency not too high', judged, (read) => {
        const level = levelAfterSigns(read);
        const expected = read.message.urgency_from_words ?? 'routine';
        return LEVELS.indexOf(level) <= LEVELS.indexOf(expected) || `${level} for ${expected}`;
      }),
    ]),
    misses,
  };
};

/** Signs that a message names as true and that exist, for a look at the labels themselves. */
export const unknownSigns = ({ emergency, settles }: RealMessage): string[] =>
  [...emergency, ...Object.keys(settles)].filter((id) => !isSign(id));
