import { describe, expect, it } from 'vitest';
import { isDental } from '../../../server/assessment/relevance.ts';
import { classBySound, soundOf } from '../../../server/assessment/relevance/sound.ts';

const saidDental = (texts: readonly string[]): string[] => texts.filter((text) => isDental(text));

describe('words by their sound', () => {
  it('has one skeleton for spellings that sound alike', () => {
    for (const spelling of ['denchur', 'dencher', 'dentcher', 'dentur']) {
      expect(soundOf(spelling).bones, spelling).toBe(soundOf('denture').bones);
    }
    expect(soundOf('kavitee')).toEqual(soundOf('cavity'));
    expect(soundOf('kavita')).not.toEqual(soundOf('cavity'));
  });

  it('knows dental words with several slips', () => {
    expect(
      ['denchurs', 'dantest', 'gindivitus', 'periodontitus', 'moutth'].map(classBySound),
    ).toEqual(['core', 'core', 'core', 'core', 'place']);
    expect(['alsur', 'bdbu', 'infecsun'].map(classBySound)).toEqual(['sign', 'sign', 'sign']);
  });

  it('leaves ordinary words alone', () => {
    const ordinary = ['moth', 'breath', 'filing', 'feeling', 'venture', 'adventure', 'older'];
    const alike = [
      'dancer',
      'danger',
      'caveat',
      'animal',
      'answer',
      'permanents',
      'motives',
      'math',
    ];
    expect([...ordinary, ...alike].filter((word) => classBySound(word))).toEqual([]);
  });

  it('[API-07] takes two ordinary words that are a complaint together, not each alone', () => {
    const complaints = ['moth ulsar 3 weeks', 'badd breth', 'fillng fel out', 'root kanel'];
    expect(saidDental(complaints)).toEqual(complaints);
    expect(
      saidDental([
        'moth on my coat',
        'out of breth',
        'the pillow filling fell out',
        'since last month burning in chest',
        'bad brother',
      ]),
    ).toEqual([]);
  });

  it('[API-07] takes an idiom only when a complaint stands beside it', () => {
    expect(
      saidDental(['I was down in the mouth after the match', 'his heart was in his mouth']),
    ).toEqual([]);
    const beside = ['down in the mouth because my denture is loose', 'pain deep down in the mouth'];
    expect(saidDental(beside)).toEqual(beside);
  });
});
