import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import { SIGNS } from '../../../contracts/texts/en/signs.ts';
import { readDanger, signsIn } from '../../../server/assessment/signs/raise-signs.ts';
import { linesOf } from './lines.kit.ts';
import { TOLD } from './signs.lines.ts';

const idsIn = (text: string): SignId[] => signsIn(text).map(({ id }) => id);

describe('a danger sign', () => {
  it.each(SIGN_IDS.flatMap((id) => linesOf(TOLD[id]).map((line) => [id, line] as const)))(
    '%s is raised by "%s"',
    (id, line) => {
      expect(idsIn(line)).toContain(id);
    },
  );

  it.each(SIGN_IDS)('%s has lines, and a question that is short and asks', (id) => {
    expect(linesOf(TOLD[id]).length).toBeGreaterThan(0);
    expect(SIGNS[id]).toMatch(/\?$/);
    expect(SIGNS[id].length).toBeLessThanOrEqual(120);
  });

  it('is given once, the gravest first', () => {
    expect(idsIn('cannot swallow, cannot breathe. cannot breathe!')).toEqual([
      'airway_compromise',
      'dysphagia',
    ]);
  });

  it('is raised whatever tense, person or mood it is told in', () => {
    for (const line of [
      'last year my face swelled up to the neck',
      'is it dangerous when the swelling goes to the neck?',
      'afraid that the swelling will reach my neck',
      'my neighbour had swelling up to the neck',
    ]) {
      expect(idsIn(line)).toContain('spreading_facial_swelling');
    }
  });
});

describe('the quote of a sign', () => {
  it('is the clause that raised it, as it was written', () => {
    const [sign] = signsIn(
      'Hello doctor. Tooth hurts, and I CANNOT   breathe properly!! Please help',
    );
    expect(sign?.quote).toBe('I CANNOT breathe properly!');
  });

  it('is one of the clauses that raise it alone, though such a clause raises another sign as well', () => {
    const both = 'I cannot breathe and cannot swallow';
    expect(signsIn(`The tap is green, ${both}`).map(({ id, quote }) => [id, quote])).toEqual([
      ['airway_compromise', both],
      ['dysphagia', both],
    ]);
  });

  it('is the first that tells the sign plainly', () => {
    const [sign] = signsIn('I took 20 paracetamol. I took 30 crocin.');
    expect(sign).toMatchObject({ id: 'analgesic_overdose', quote: 'I took 20 paracetamol' });
  });

  it('is never longer than a reply may be', () => {
    const long = `swelling ${'very '.repeat(40)}`.repeat(3);
    for (const { quote } of signsIn(`${long} and cannot breathe. ${long}`)) {
      expect(quote.length).toBeLessThanOrEqual(200);
    }
  });
});

describe('what is not asked back', () => {
  const IDLE = linesOf(`
      bad breath even after brushing
      saans ki badboo aati hai subah
      साँस से बदबू आती है
      the price took my breath away
      I nearly choked when I saw the bill for the crown
      dying of embarrassment about my yellow teeth
      my heart sank when the dentist said root canal
      this toothache is killing me
      I would die to have straight teeth
      my gums bleed when I brush
      I choke up when I think of the drill
      my 7 month old baby is drooling and chewing everything
      took 2 paracetamol this morning, still aching
      paracetamol 500 every 6 hours as the packet says
      my wisdom tooth is coming through, mouth opens three fingers
      fell asleep without brushing
      the filling fell out last night
      my denture fits badly
      a faint line on my tooth
      braces wire is stabbing my cheek
      milk tooth is wobbly
      brush strokes up or down
      hit the nerve when flossing
      my nose is running and upper teeth ache
      muh khul raha hai theek se, bas dard hai
    `);

  it('is ordinary or idle talk, but for one line in ten', () => {
    const asked = IDLE.filter((line) => idsIn(line).length > 0);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(IDLE.length / 10);
  });

  it.each(
    linesOf(`
      bleeding gums
      hi, I have bleeding gums
      gums bleed when I brush
      gums bleeding since 2 weeks
      blood from gums
      masude se khoon
      मसूड़ों से खून
      my tooth broke
      tooth broke
      half tooth broke
      a piece of my tooth broke off
      chipped tooth
      crown fell off
      wisdom tooth pain
      root canal
      cavity
    `),
  )('is an everyday complaint and no more: "%s"', (line) => {
    expect(readDanger(line)).toEqual({ signs: [], isDangerLikely: false });
  });

  it.each([
    ['gums bleeding since 2 hours', 'uncontrolled_bleeding'],
    ['bleeding gums not stopping', 'uncontrolled_bleeding'],
    ['blood pouring from gums', 'uncontrolled_bleeding'],
    ['gums bleeding on warfarin', 'uncontrolled_bleeding'],
    ['tooth pulled, bleeding', 'uncontrolled_bleeding'],
    ['bleeding from mouth', 'uncontrolled_bleeding'],
    ['bleeding', 'uncontrolled_bleeding'],
    ['fell, tooth broke', 'head_injury'],
    ['tooth broke and coughing', 'inhaled_fragment'],
  ] as const)('is more than an everyday complaint with one word of danger: "%s"', (line, id) => {
    expect(idsIn(line)).toContain(id);
  });

  it.each(
    linesOf(`
      no swelling, no fever, just a dull ache in one tooth
      tooth pain but no trouble breathing and no chest pain
      saans theek hai, sujan nahi hai, sirf daant me dard
      can breathe and swallow fine, one tooth aches
      gum boil, not having fever or chills
      pimple on the gum, bukhar nahi hai
      मसूड़े में फुंसी है, बुखार नहीं है
    `),
  )('is denied right there: "%s"', (line) => {
    expect(idsIn(line)).toEqual([]);
  });

  it.each([
    ['my socket has not quit bleeding in 5 hours', 'uncontrolled_bleeding'],
    ['no medicine works, and now I have fever with the swollen gum', 'systemic_infection'],
    ['I cannot find the broken piece and keep coughing', 'inhaled_fragment'],
    ['khoon ruk nahi raha daant nikalne ke baad', 'uncontrolled_bleeding'],
  ] as const)('is not a denial of something else: "%s"', (line, id) => {
    expect(idsIn(line)).toContain(id);
  });
});

describe('slips of voice typing', () => {
  it.each([
    ['since the swelling came my bread is getting short', 'airway_compromise'],
    ['I can not shallow my own spit', 'dysphagia'],
    ['after the tooth was removed it is breeding, does not stop', 'uncontrolled_bleeding'],
    ['swollen tooth with high favour and shivering', 'systemic_infection'],
    ['hard swelling in the nick, tooth infected', 'spreading_facial_swelling'],
    ['cantswallow anythingsince morning', 'dysphagia'],
    ['mouth swellng huge cnt brethe', 'airway_compromise'],
  ] as const)('are understood: "%s"', (line, id) => {
    expect(idsIn(line)).toContain(id);
  });

  it('are taken for nothing where the word makes sense', () => {
    expect(idsIn('I cut my lip eating bread, the water is shallow, caught the bus')).toEqual([]);
  });
});

describe('pills by their number', () => {
  it.each([
    'I took 14 tablets over seven days and the gum still hurts',
    'My mouth is dry, I have taken 10 mg capsules',
    'the dentist prescribed 15 tablets and I took 10 tablets so far',
    'I took two tablets after lunch',
    'took 10 tablets of augmentin, the gum is better',
  ])('are no poisoning where they are a course, a strength or few: "%s"', (line) => {
    expect(idsIn(line)).not.toContain('poisoning');
  });
});

describe('what counts as told plainly', () => {
  it.each([
    'At noon I had chest pain that lasted ten minutes',
    'I had chest pain yesterday and it lasted 20 minutes',
    'Suddenly I could not breathe. It lasted a few seconds.',
  ])('is not what lasted so long and is over, which is asked: "%s"', (line) => {
    const signs = signsIn(line);
    expect(signs.length).toBeGreaterThan(0);
    expect(signs.filter(({ isPlain }) => isPlain)).toEqual([]);
  });

  it.each([
    'my chest pain lasted 20 minutes and is still there',
    'I have chest pain. The toothache before it lasted 2 hours.',
  ])('is what lasted and goes on, or beside something else that lasted: "%s"', (line) => {
    expect(signsIn(line).find(({ id }) => id === 'cardiac_symptoms')?.isPlain).toBe(true);
  });

  it.each([
    'I cannot breathe and my neck is swollen',
    'my father has chest pain and is sweating',
    'साँस नहीं आ रही है',
  ])('is present and own, or of the person written for: "%s"', (line) => {
    expect(signsIn(line).some(({ isPlain }) => isPlain)).toBe(true);
  });

  it.each([
    'I could not breathe last year after a tooth swelling',
    'can a swollen jaw stop me from breathing? I cannot breathe when I think of it',
    'I am afraid that I cannot breathe during the treatment',
    'my neighbour had chest pain with a toothache',
    'saw in a film that the man cannot breathe',
    'what if I cannot swallow after the extraction',
    'maybe a heart attack? my jaw clicks',
  ])('is not past, asked, feared, doubted or of others: "%s"', (line) => {
    expect(signsIn(line).filter(({ isPlain }) => isPlain)).toEqual([]);
  });

  it('is never a mere hint', () => {
    const hinted = signsIn('slept in the armchair, jaw is big');
    expect(hinted.map(({ id }) => id)).toContain('airway_compromise');
    expect(hinted.filter(({ isPlain }) => isPlain)).toEqual([]);
  });
});

type Vignette = { id: string; concern: string; expected: { red_flags: string[]; urgency: string } };
type FirstMessage = { text: string; kind: 'emergency' | 'harmless' | 'ordinary'; flags: string[] };

const read = <T>(file: string): T[] =>
  JSON.parse(readFileSync(`tests/clinical/${file}`, 'utf8')) as T[];
const VIGNETTES = ['vignettes', 'authored.vignettes', 'blind.vignettes', 'blind-2.vignettes'];
const SIGNS_KNOWN: ReadonlySet<string> = new Set(SIGN_IDS);

describe('over all written concerns', () => {
  const vignettes = VIGNETTES.flatMap((name) => read<Vignette>(`${name}.json`));
  const signsOf = ({ expected }: Vignette) =>
    expected.red_flags.filter((flag) => SIGNS_KNOWN.has(flag));

  it('catches the emergencies, but for those that only the answers tell', () => {
    const missed = vignettes.filter((vignette) => {
      const expected = signsOf(vignette);
      const raised: readonly string[] = idsIn(vignette.concern);
      return expected.length > 0 && !expected.some((id) => raised.includes(id));
    });
    expect(missed.map(({ id }) => id)).toEqual(['fv-003']);
  });

  it('asks fewer than one in ten of the ordinary ones', () => {
    const concerns = vignettes
      .filter(({ expected }) => expected.urgency !== 'emergency')
      .map(({ concern }) => concern);
    const asked = concerns.filter((text) => idsIn(text).length > 0);
    expect(concerns.length).toBeGreaterThan(300);
    expect(asked.length / concerns.length).toBeLessThan(0.1);
  });

  it('catches 93 of 100 first messages that tell an emergency, and lets the ordinary ones pass', () => {
    const messages = read<FirstMessage>('first-messages.json');
    const told = messages.filter(({ kind }) => kind === 'emergency');
    const caught = told.filter(({ text, flags }) => idsIn(text).some((id) => flags.includes(id)));
    expect(caught.length / told.length).toBeGreaterThanOrEqual(0.93);
    const ordinary = messages.filter(({ kind }) => kind === 'ordinary');
    const asked = ordinary.filter(({ text }) => idsIn(text).length > 0);
    expect(asked.length / ordinary.length).toBeLessThan(0.1);
  });
});
