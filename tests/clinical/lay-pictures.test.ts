import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../server/assessment/knowledge/condition.ts';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { CONDITION_WORDS } from '../../server/assessment/texts/en/conditions/index.ts';
import { levelOf } from './score.ts';
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

  it.each(PICTURES.map((picture) => [picture.condition, picture.words, picture] as const))(
    'has %s among the first three for: %s',
    (name, _words, picture) => {
      expect(namesFor(picture).slice(0, 3)).toContain(name);
    },
  );

  it('puts nineteen of twenty pictures first', () => {
    const missed = PICTURES.filter((picture) => namesFor(picture)[0] !== picture.condition);
    const names = missed.map(({ condition }) => condition).join(', ');
    expect(missed.length, names).toBeLessThanOrEqual(PICTURES.length / 20);
  });

  it('gives no picture a lower urgency than it needs, and nineteen of twenty the right one', () => {
    const judged = PICTURES.flatMap((picture) =>
      picture.level === undefined
        ? []
        : [{ words: picture.words, wanted: picture.level, given: levelOf(assessWords(picture)) }],
    );
    const lower = judged.filter(
      ({ wanted, given }) => LEVELS.indexOf(given) < LEVELS.indexOf(wanted),
    );
    expect(lower).toEqual([]);
    const right = judged.filter(({ wanted, given }) => wanted === given);
    expect(right.length).toBeGreaterThanOrEqual((judged.length * 19) / 20);
  });
});
