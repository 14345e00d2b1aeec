import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SIGN_IDS } from '../../contracts/assessment/signs.ts';
import { readExamples } from '../../server/training/examples.ts';

/** Flags that are grave, but no emergency. */
const URGENT_FLAGS = ['facial_numbness', 'suspected_malignancy'] as const;

/**
 * First words that a patient types. `flags`: what is true of the patient now, so that questions can be answered
 * truthfully: a sign that is not listed is answered with no.
 */
const FirstMessage = z.strictObject({
  id: z.string().check(z.regex(/^f[mef]-\d{3}$/)),
  kind: z.enum(['emergency', 'harmless', 'ordinary']),
  text: z.string().check(z.trim(), z.minLength(8)),
  category: z.enum(['pain', 'gums', 'cosmetic', 'lesion', 'other']),
  emergency: z.boolean(),
  flags: z.array(z.enum([...SIGN_IDS, ...URGENT_FLAGS])),
  why: z.optional(z.string().check(z.minLength(8), z.maxLength(120))),
});
type FirstMessage = z.infer<typeof FirstMessage>;

const messagesOf = (file: string): FirstMessage[] =>
  z
    .array(FirstMessage)
    .parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown);

/** Messages that the classifier's limits were chosen with. */
const development = messagesOf('first-messages.json');
/** Messages that were measured once, before they were read. */
const unseen = messagesOf('first-messages.unseen.json');
/** Messages that are kept unread while the engine is worked on. */
const heldOut = messagesOf('first-messages.held-out.json');
const everything = [...development, ...unseen, ...heldOut];

const emergencies = new Set<string>(SIGN_IDS);
const idsOf = (messages: FirstMessage[]): string[] => messages.map(({ id }) => id);

/** Returns the letters and figures of a text alone: two lines that differ by a comma are one. */
const skeleton = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

const LEARNED = new Set(readExamples().map(({ text }) => skeleton(text)));

/**
 * Returns the ids of the lines that say what an earlier one says: a failing test prints no text of the part set aside.
 */
const repeating = (wording: (message: FirstMessage) => string): string[] => {
  const words = everything.map(wording);
  return idsOf(everything.filter((_, at) => words.indexOf(words[at] ?? '') !== at));
};

const countOfKind = (messages: FirstMessage[], kind: FirstMessage['kind']): number =>
  messages.filter((message) => message.kind === kind).length;

const kindsIn = (messages: FirstMessage[]): Set<FirstMessage['kind']> =>
  new Set(messages.map(({ kind }) => kind));

/** Returns the flags that stand in fewer than `least` of these lines. */
const rarerThan = (least: number, flags: readonly string[], messages: FirstMessage[]): string[] =>
  flags.filter(
    (flag) => messages.filter((message) => message.flags.some((id) => id === flag)).length < least,
  );

describe('first messages', () => {
  it('names every line once, and no line stands in two parts', () => {
    expect(repeating(({ id }) => id)).toEqual([]);
    expect(repeating(({ text }) => skeleton(text))).toEqual([]);
    expect(idsOf(everything.filter(({ flags }) => new Set(flags).size !== flags.length))).toEqual(
      [],
    );
  });

  it('is an emergency exactly where a flag that is one holds', () => {
    const mislabelled = everything.filter(
      ({ kind, emergency, flags }) =>
        emergency !== flags.some((id) => emergencies.has(id)) ||
        emergency !== (kind === 'emergency'),
    );
    expect(idsOf(mislabelled)).toEqual([]);
    const flaggedOrdinary = everything.filter(
      ({ kind, flags }) => kind === 'ordinary' && flags.length > 0,
    );
    expect(idsOf(flaggedOrdinary)).toEqual([]);
  });

  it('has no line that the classifier learned from', () => {
    expect(LEARNED.size).toBeGreaterThan(5000);
    expect(idsOf(everything.filter(({ text }) => LEARNED.has(skeleton(text))))).toEqual([]);
  });

  it('has enough lines of each kind to measure with', () => {
    for (const part of [development, unseen]) {
      expect(countOfKind(part, 'emergency')).toBeGreaterThanOrEqual(150);
      expect(countOfKind(part, 'harmless')).toBeGreaterThanOrEqual(75);
      expect(countOfKind(part, 'ordinary')).toBeGreaterThanOrEqual(70);
    }
    for (const kind of ['emergency', 'harmless', 'ordinary'] as const) {
      expect(countOfKind(heldOut, kind)).toBeGreaterThanOrEqual(40);
    }
  });

  it('tells every emergency often enough, in every part', () => {
    expect(rarerThan(5, SIGN_IDS, development)).toEqual([]);
    expect(rarerThan(5, SIGN_IDS, unseen)).toEqual([]);
    expect(rarerThan(1, SIGN_IDS, heldOut)).toEqual([]);
  });

  it('is written in the scripts and languages of the patients', () => {
    for (const part of [development, unseen, heldOut]) {
      const inDevanagari = part.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
      for (const kind of kindsIn(part)) {
        expect(countOfKind(inDevanagari, kind)).toBeGreaterThanOrEqual(5);
      }
    }
  });
});
