import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import { flagsOfLine } from './red-flags-voices.kit.ts';

describe('words that only sound like danger', () => {
  it.each([
    'Chilled water hurts my molar, the gum beside it is swollen',
    'chilled juice sets off pain in the decayed one, pus on pressing',
    'the tooth does not respond to ice and has a pimple on the gum',
    'tooth with pus is not responding to any vitality test',
    'gum pimple. once had hives and trouble breathing after a mouth rinse',
    'in 2019 breathing difficulty and swollen lips from amoxicillin. now molar pain',
    'hives once from Hexidine, breathing was hard. gum swelling now',
    'daant nikala kal, khoon aa raha tha, rui daba ke rakho 30 min, rakha to band ho gaya',
    'tooth out yesterday, bled at night, bit on cotton for thirty minutes and the bleeding stopped',
    'tooth removed yesterday, would not stop bleeding. I bit on gauze. It has stayed dry since',
  ])('raise no flag in "%s"', (line) => {
    expect(flagsOfLine(line)).toEqual([]);
  });

  it.each([
    ['swollen gum with chills since morning', 'systemic_infection'],
    ['tooth abscess and my father is not responding to us', 'systemic_infection'],
    [
      'once had a rash from sulfa. Today I cannot breathe and my face is swollen',
      'airway_compromise',
    ],
    ['took the tablet and now my throat is closing', 'airway_compromise'],
    [
      'bit on cotton for an hour, it stopped and now it is bleeding again, will not stop',
      'uncontrolled_bleeding',
    ],
    [
      'extraction yesterday, blood does not stop after thirty minutes of biting',
      'uncontrolled_bleeding',
    ],
  ])('stay danger in "%s"', (line, flag) => {
    expect(flagsOfLine(line)).toContain(flag);
  });

  it('hears that bleeding stopped without the word blood', () => {
    const last = readText('Tooth was removed. It has stayed dry since noon.', 'concern');
    expect(last.map(({ finding }) => finding)).toContain('bleeding.stopped_by_pressure');
  });
});
