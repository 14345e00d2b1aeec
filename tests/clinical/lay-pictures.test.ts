import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import type { LayPicture } from './vignette.ts';
import { loadLayPictures } from './vignette.ts';
import { assessWords } from './voices.ts';

const PICTURES = loadLayPictures();

const namesFor = (picture: LayPicture): string[] =>
  assessWords(picture).diagnosis.map(({ name }) => name);

describe('conditions in lay words, before any question', () => {
  it('has a picture of every condition', () => {
    const pictured = new Set(PICTURES.map(({ condition }) => condition));
    expect([...pictured].toSorted()).toEqual(
      CONDITIONS.map(({ id }) => CONDITION_WORDS[id].name).toSorted(),
    );
  });

  it('puts nine of ten pictures first, and nearly all among the first three', () => {
    const missed = PICTURES.filter((picture) => namesFor(picture)[0] !== picture.condition);
    const lost = missed.filter(
      (picture) => !namesFor(picture).slice(0, 3).includes(picture.condition),
    );
    const named = (pictures: readonly LayPicture[]): string =>
      pictures.map(({ condition, words }) => `${condition}: ${words}`).join('\n');
    expect(missed.length, named(missed)).toBeLessThanOrEqual(PICTURES.length / 10);
    expect(lost.length, named(lost)).toBeLessThanOrEqual(PICTURES.length / 25);
  });
});
