import { describe, expect, it } from 'vitest';
import { CONDITIONS } from '../../server/assessment/knowledge/index.ts';
import { CONDITION_WORDS } from '../../contracts/texts/en/engine/conditions/index.ts';
import { rate } from './score.ts';
import { loadVoices, VOICE_FILES } from './vignette.ts';
import { isHeldOut, scoreVoices } from './voices.ts';

const VOICES = loadVoices('lay-voices.json');

/** Floors lie a little under what each set reaches; the held-out third says most about new patients. */
const SETS = [
  {
    name: 'the voices used for tuning',
    voices: VOICES.filter((_voice, index) => !isHeldOut(index)),
    floors: { top1: 0.91, top3: 0.96 },
  },
  {
    name: 'the held-out third',
    voices: VOICES.filter((_voice, index) => isHeldOut(index)),
    floors: { top1: 0.83, top3: 0.9 },
  },
  {
    name: 'one-line descriptions',
    voices: loadVoices('lay-lines.json'),
    floors: { top1: 0.83, top3: 0.92 },
  },
];

describe('conditions in many voices, before any question', () => {
  it('has every condition in each file', () => {
    const all = CONDITIONS.map(({ id }) => CONDITION_WORDS[id].name).toSorted();
    for (const file of VOICE_FILES) {
      const told = new Set(loadVoices(file).map(({ condition }) => condition));
      expect([...told].toSorted()).toEqual(all);
    }
  });

  it('holds out about a third, always the same', () => {
    const held = VOICES.filter((_voice, index) => isHeldOut(index)).length;
    expect(held).toBe(109);
  });

  for (const { name, voices, floors } of SETS) {
    const measured = scoreVoices(voices);
    it(`ranks ${name}`, () => {
      expect(rate(measured.top1), measured.missed.join('\n')).toBeGreaterThanOrEqual(floors.top1);
      expect(rate(measured.top3), measured.missed.join('\n')).toBeGreaterThanOrEqual(floors.top3);
    });
  }
});
