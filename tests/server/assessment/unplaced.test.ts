import { describe, expect, it } from 'vitest';
import { readConcern } from '../../../server/assessment/read-concern.ts';

const read = (words: string) => {
  const { unplaced, isDentalRelated } = readConcern(words);
  return { unplaced, isDentalRelated };
};

describe('words that complain and name no place', () => {
  it.each([
    ['pain', 'pain'],
    ['it hurts', 'pain'],
    ['It HURTS!!', 'pain'],
    ['ache since yesterday', 'pain'],
    ['very bad pain for 3 days', 'pain'],
    ['bahut dard ho raha hai', 'pain'],
    ['painful', 'pain'],
    ['help', 'matter'],
    ['please help me doctor', 'matter'],
    ['bleeding', 'matter'],
    ['there is some swelling', 'matter'],
  ] as const)('are asked for it: %s', (words, unplaced) => {
    expect(readConcern(words).unplaced).toBe(unplaced);
  });

  it.each([
    'my knee hurts',
    'help me with my homework',
    'the weather is nice',
    'my heart is in pain',
    'I want to help my brother',
    'what a pain this exam is',
  ])('are not these, which are not dental: %s', (words) => {
    expect(read(words)).toEqual({ unplaced: null, isDentalRelated: false });
  });

  it.each([
    'my tooth hurts',
    'gums bleeding since yesterday',
    'jaw pain',
    'daant me dard',
    'pain when I drink something cold, in a molar',
  ])('are not these, which name one: %s', (words) => {
    expect(read(words)).toEqual({ unplaced: null, isDentalRelated: true });
  });

  it.each([
    'pain (tooth)',
    'help (jaw or face)',
    'please help me now doctor (jaw or face)',
    'bleeding (gum)',
    'ache since yesterday (jaw or face)',
  ])('count as dental with the answer: %s', (words) => {
    expect(read(words)).toEqual({ unplaced: null, isDentalRelated: true });
  });
});
