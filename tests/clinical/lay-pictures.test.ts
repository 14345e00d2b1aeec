import { describe, expect, it } from 'vitest';
import { assess } from '../../server/assessment/assess.ts';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import type { LayPicture } from './vignette.ts';
import { loadLayPictures } from './vignette.ts';

const PICTURES = loadLayPictures();

const namesFor = ({ category, age, sex, words }: LayPicture): string[] =>
  assess({
    issue: words,
    category,
    age,
    sex,
    followUpAnswers: {},
    medicalHistory: [],
    allergies: '',
    xrayFindings: null,
  }).diagnosis.map(({ name }) => name);

describe('conditions in lay words, before any question', () => {
  it('has a picture of every condition', () => {
    const pictured = new Set(PICTURES.map(({ condition }) => condition));
    expect([...pictured].toSorted()).toEqual(CONDITIONS.map(({ name }) => name).toSorted());
  });

  it.each(PICTURES.map((picture) => [picture.condition, picture.words, picture] as const))(
    'has %s among the first three for: %s',
    (name, _words, picture) => {
      expect(namesFor(picture).slice(0, 3)).toContain(name);
    },
  );

  it('puts nine of ten pictures first', () => {
    const missed = PICTURES.filter((picture) => namesFor(picture)[0] !== picture.condition);
    const names = missed.map(({ condition }) => condition).join(', ');
    expect(missed.length, names).toBeLessThanOrEqual(PICTURES.length / 10);
  });
});
