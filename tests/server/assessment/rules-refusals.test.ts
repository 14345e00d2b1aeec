import { describe, expect, it } from 'vitest';
import { linesOf } from './lines.kit.ts';
import { suggestedFor } from './medicines-words.kit.ts';

/** Written in the first box, so that a name alone decides nothing: only what is told of it. */
const afterConcern = (issue: string) => suggestedFor({ issue: `tooth pain. ${issue}` });

describe('ibuprofen is refused by what is told of it', () => {
  it.each(
    linesOf(`
    brufen does not suit me
    brufen suits nahi karta
    brufen nahi leni
    i cannot take brufen
    i can never take brufen
    i was told not to take brufen
    doctor said no brufen
    my cardiologist has banned brufen
    brufen mana kiya hai
    brufen band karwaya
    i avoid brufen
    i am scared of taking brufen
    i am not supposed to take brufen
    no nsaids ever
    brufen harms my kidneys
    i am allergic to brufen
    brufen gives me a rash
    brufen makes me itch all over
    brufen makes me wheeze
    i had trouble breathing after brufen
    my throat swells with brufen
    my throat closes after brufen
    gala sooj jata hai brufen se
    chest tightness after brufen
    dam ghutta hai brufen se
    red patches after brufen
    my skin peels after brufen
    i broke out in spots with brufen
    i fainted after brufen
    i went to hospital after brufen
    i get attacks after brufen
    brufen triggers an attack
    i had fits after brufen
    i nearly died after brufen
    i vomit blood after brufen
    brufen makes my lips swell
    my eyes puff up after brufen
    brufen causes swelling of my body
    brufen burns my skin
  `),
  )('%s', (issue) => {
    expect(afterConcern(issue)).not.toContain('ibuprofen');
  });
});

describe('ibuprofen is suggested when nothing speaks against it', () => {
  it.each(
    linesOf(`
    i take brufen sometimes
    brufen suits me well
    no allergy to brufen
    brufen never gave me any problem
    the swelling is still there after brufen
    my gum is swollen even with brufen
    i am allergic to penicillin
    penicillin gives me a rash
  `),
  )('%s', (issue) => {
    expect(afterConcern(issue)).toContain('ibuprofen');
  });
});

describe('a reaction told beside its name', () => {
  it.each([
    ['I took brufen. Rash all over', false],
    ['I took brufen, then penicillin, rash all over', true],
  ])('%s', (issue, suggested) => {
    expect(afterConcern(issue).includes('ibuprofen')).toBe(suggested);
  });

  it.each([
    ['Rash, from brufen', 'ibuprofen'],
    ['Rash, from crocin', 'paracetamol'],
    ['Rash, from hexidine', 'chlorhexidine'],
    ['allergic to some painkiller, name not known', 'ibuprofen'],
    ['allergic to a mouthwash', 'chlorhexidine'],
    ['fever tablet gives me a rash', 'paracetamol'],
  ] as const)('in the box for allergies: %s', (allergies, id) => {
    expect(suggestedFor({ allergies })).not.toContain(id);
  });
});
