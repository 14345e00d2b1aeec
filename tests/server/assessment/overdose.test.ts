import { describe, expect, it } from 'vitest';
import { readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import { doseIn, overdoseIn } from '../../../server/assessment/evidence/text/overdose.ts';

const milligramsIn = (text: string): number =>
  Math.max(0, ...readSentences(text).map(({ words }) => doseIn(words)?.paracetamol ?? 0));
const overdosesIn = (text: string) => readSentences(text).map(overdoseIn);
const isOverdose = (text: string): boolean => overdosesIn(text).includes('told');

describe('paracetamol in 24 hours', () => {
  it.each([
    // By the tablet.
    ['took 2 paracetamol', 1000],
    ['took 3 crocin', 1500],
    ['took 2 dolo', 1300],
    ['took 2 combiflam', 650],
    ['took 2 zerodol p', 0],
    ['took 2 sumo', 650],
    ['took 2 sinarest', 1000],
    ['took 3 brufen', 0],
    ['took 2 tablets of vitamin', 0],
    // By the strength that is told.
    ['took 2 paracetamol 650 mg', 1300],
    ['took 2 crocin 1000 mg', 2000],
    ['took 2 combiflam 400 mg', 650],
    ['4 tablets of 500 mg paracetamol', 2000],
    // So many a day.
    ['paracetamol 2 tablets 3 times a day', 3000],
    ['dolo thrice a day', 1950],
    ['crocin twice daily', 1000],
    ['dolo every 6 hours', 2600],
    ['dolo every hour', 15_600],
    ['2 dolo every hour', 31_200],
    ['took 3 brufen 400 mg', 0],
    ['2 paracetamol every 4 hours', 6000],
    ['dolo har 8 ghante', 1950],
    ['14 paracetamol in a day', 7000],
    ['paracetamol 8 or 10 in the last 24', 5000],
    ['6 dolo per day', 3900],
    // Over several days.
    ['took 12 paracetamol in 3 days', 2000],
    ['took 14 dolo over the last week', 1300],
    ['took 20 paracetamol in two days', 5000],
    // In other orders of the words.
    ['dolo 650 took 6 since morning', 3900],
    ['crocin 500 i have taken about 8', 4000],
    ['dolo 650 maine 5 khayi', 3250],
    ['2 to 3 paracetamol', 1500],
    ['two strips of paracetamol', 10_000],
    // In grams.
    ['took 6 g of paracetamol', 6000],
    ['took 5000 mg paracetamol', 5000],
    ['took 900 mg paracetamol', 0],
    ['took 2900 mg of combiflam', 1300],
    ['took 6 g of zerodol p', 6000],
    // Several kinds.
    ['took 4 dolo and 2 crocin', 3600],
    ['took 4 dolo aur 2 combiflam', 3250],
    ['', 0],
  ])('"%s" is %s mg', (text, milligrams) => {
    expect(milligramsIn(text)).toBe(milligrams);
  });
});

describe('too much of a painkiller', () => {
  it.each([
    'took 9 paracetamol',
    'took 7 dolo',
    'took 7 brufen today',
    'took 7 combiflam',
    // Ibuprofen is more than half of the weight of a mixed tablet.
    'took 5000 mg of combiflam',
    'took 2 g of combiflam and 5 dolo',
    // The weight may be that of either.
    'took 4.2 g paracetamol also one combiflam',
    'took 4.2 g paracetamol also one ibugesic plus',
    'took 3 g brufen',
    'I weigh 45 kg and took 7 paracetamol',
    'I weigh 45 kg and took 5 pacimol 650',
    'I took an overdose',
    'she od ed',
    'swallowed a whole strip of tablets',
    'the tablets, I took the full bottle',
    'took many tablets to die',
    'I want to end my life with pills',
    'paracetamol 3 tablets 4 times a day',
  ])('%s', (text) => {
    expect(isOverdose(text)).toBe(true);
  });

  it.each([
    'took 8 paracetamol',
    'took 7 crocin 500 mg',
    'took 3 g of combiflam',
    'took 3000 mg ibugesic plus',
    'took 6 dolo',
    'took 6 brufen today',
    'I weigh 45 kg and took 6 paracetamol',
    'took 7 pacimol since yesterday',
    'I weigh 50 kg and took 8 paracetamol',
    'should I take 9 paracetamol',
    'how many can I take, 9 paracetamol',
    'the doctor prescribed 9 paracetamol',
    'is it an overdose',
    'no overdose was taken',
    'worried about overdose',
    'the entire gum hurts',
    'took 9 vitamins',
  ])('not: %s', (text) => {
    expect(isOverdose(text)).toBe(false);
  });
});

describe('a question what an overdose is', () => {
  it.each([
    'How much magnesium taken by mouth counts as an overdose?',
    'what is considered an overdose of ibuprofen, I took one',
    'Is two crocin an overdose for a child',
    'how many dolo is an overdose, I took 12 today',
  ])('is no overdose yet, and has to be asked back: %s', (text) => {
    expect(overdosesIn(text)).toEqual(['asked']);
  });

  it.each([
    'what do I do, I took an overdose of dolo',
    'is it bad that I overdosed',
    'how many hours have I got, I swallowed an overdose',
    'how much is an overdose, I took 12 dolo',
  ])('tells one where the words tell that it was taken: %s', (text) => {
    expect(overdosesIn(text)).toEqual(['told']);
  });
});
