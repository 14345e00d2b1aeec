import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import {
  isOfToday,
  tellsPastReaction,
} from '../../../server/assessment/evidence/text/past-reaction.ts';

/** Whether the last clause of a text tells of a reaction in former times. */
const isPast = (text: string): boolean => {
  const clauses = readSentences(text).flatMap((sentence) => sentence.clauses);
  const last = clauses.at(-1);
  return last !== undefined && tellsPastReaction(last, clauses.at(-2));
};

describe('a reaction in former times', () => {
  it.each([
    'once my face swelled after a tablet',
    'years ago I could not breathe after penicillin',
    'in childhood I had hives',
    'last year there was a rash',
    'in 2015 I got an allergy',
    // The former time, or both, stand in the clause before.
    'last year I took amoxicillin for my ear, my face swelled very badly',
    'in college something happened to me, I had hives all over my body',
  ])('%s', (text) => {
    expect(isPast(text)).toBe(true);
  });

  it.each([
    // Today.
    'once again my face is swelling after a tablet now',
    'I had hives earlier and still have them today',
    'my face swelled after a tablet',
    // No reaction and no cause.
    'once my face swelled',
    'last year it was bad for weeks, my cheek swelled so much',
    // No former time.
    'I had hives after a tablet',
    'I took a tablet for the pain in my tooth, I had hives on my face',
    // Not told in the past.
    'last year I took amoxicillin for my ear, my face is itchy',
    // The clause before is of today.
    'last year and again today I took a tablet for it, my face swelled badly and I was ill',
  ])('not: %s', (text) => {
    expect(isPast(text)).toBe(false);
  });
});

describe('what means danger now', () => {
  it.each([
    'fever',
    'swelling.cheek',
    'airway',
    'breathing.after_fragment',
    'swallowing.blocked',
    'drowsy_confused',
    'heart.signs',
    'malaise',
    'blisters.any',
    'bleeding.faint',
    'injury.vision',
  ])('%s', (finding) => {
    expect(isOfToday(finding as Parameters<typeof isOfToday>[0])).toBe(true);
  });

  it.each(['pain.any', 'bleeding.not_stopping', 'injury.head', 'tooth.broken'])(
    'not: %s',
    (finding) => {
      expect(isOfToday(finding as Parameters<typeof isOfToday>[0])).toBe(false);
    },
  );
});
