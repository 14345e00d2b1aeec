import { describe, expect, it } from 'vitest';
import type { SignId } from '../../../contracts/assessment/signs.ts';
import type { Clause } from '../../../server/assessment/evidence/text/clauses.ts';
import { readClauses, readSentences } from '../../../server/assessment/evidence/text/clauses.ts';
import { makeClassifier } from '../../../server/assessment/signs/classifier/classifier.ts';
import { featuresOf, splitJoined } from '../../../server/assessment/signs/classifier/features.ts';
import { LABELS } from '../../../server/assessment/signs/classifier/labels.ts';
import { raisedIn, readDanger, signsIn } from '../../../server/assessment/signs/raise-signs.ts';
import { partsOf, stretchesOf } from '../../../server/assessment/signs/stretches.ts';
import { toldOutright } from '../../../server/assessment/signs/told-outright.ts';

const clauseOf = (text: string): Clause => readClauses(text)[0] as Clause;
const seenIn = (text: string): string[] => featuresOf(splitJoined(clauseOf(text)));

describe('what the classifier sees', () => {
  it('is each word by its sound and its classes, and each two side by side by what they mean', () => {
    expect(seenIn('zinc gum')).toEqual(['zinc', '@gum', 'gum', 'zinc @gum']);
  });

  it('is one word for the small words that Hindi spells in many ways', () => {
    for (const [one, ...others] of [
      ['me', 'mein', 'main', 'mai', 'men'],
      ['hai', 'he', 'h', 'hain'],
      ['ka', 'ke', 'ki'],
      ['raha', 'rahi', 'rahe', 'rha'],
      ['gaya', 'gayi', 'gaye', 'gai'],
    ] as const) {
      for (const other of others) expect(seenIn(`zinc ${other}`)).toEqual(seenIn(`zinc ${one}`));
    }
  });

  it('is another word where it is denied', () => {
    expect(seenIn('no zinc')).toContain('!zinc');
    expect(seenIn('no zinc')).not.toContain('zinc');
    const [, second] = readClauses('no zinc, plum or iron');
    expect(featuresOf(splitJoined(second as Clause))).toContain('!plum');
  });

  it('is two words where two were typed as one, and one where it is known', () => {
    const wordsIn = (text: string) => splitJoined(clauseOf(text)).tokens.map(({ word }) => word);
    expect(wordsIn('cannotswallow')).toEqual(['cannot', 'swallow']);
    expect(wordsIn('swallow')).toEqual(['swallow']);
    expect(wordsIn('swallwo')).toEqual(['swallwo']);
  });
});

describe('the classifier', () => {
  const place = (label: (typeof LABELS)[number]): number => LABELS.indexOf(label);
  const { known, ...judging } = makeClassifier({
    labels: LABELS,
    calibration: { signs: [1, 0], danger: [1, 0] },
    bias: LABELS.map((label) => (label === 'trismus' ? -100 : 0)),
    features: [
      `zinc\t${place('trismus')}:300 ${place('danger')}:-200`,
      `plum\t${place('trismus')}:100`,
    ],
  });
  const classify = (features: string[]) => judging.classify(known(features));
  const support = (features: string[], sign: SignId) => judging.support(known(features), sign);
  const sigmoid = (sum: number): number => 1 / (1 + Math.exp(-sum));

  it('adds what the features speak for, divided by the root of how many it knows', () => {
    expect(classify(['zinc']).trismus).toBeCloseTo(sigmoid(3 - 1), 10);
    expect(classify(['zinc']).danger).toBeCloseTo(sigmoid(-2), 10);
    expect(classify(['zinc', 'plum', 'unheard']).trismus).toBeCloseTo(
      sigmoid(4 / Math.sqrt(2) - 1),
      10,
    );
  });

  it('counts a feature once, however often it stands', () => {
    expect(classify(['zinc', 'zinc'])).toEqual(classify(['zinc']));
  });

  it('knows nothing but how common each is where it knows no word', () => {
    expect(classify([]).trismus).toBeCloseTo(sigmoid(-1), 10);
    expect(classify(['unheard']).dysphagia).toBe(0.5);
  });

  it('tells the part of a text that speaks for a sign most', () => {
    expect(support(['zinc', 'plum'], 'trismus')).toBe(4);
    expect(support(['plum'], 'trismus')).toBe(1);
    expect(support(['plum', 'unheard'], 'dysphagia')).toBe(0);
  });
});

const stretchesIn = (text: string) => stretchesOf(partsOf(readSentences(text)));

describe('a long story', () => {
  const tale = 'The crown is old and the colour is dull, the price was high, parking was bad. ';

  it('is read in stretches of sixty words, each beginning in the middle of the one before', () => {
    const stretches = stretchesIn(tale.repeat(10));
    const lengths = stretches.map((parts) =>
      parts.reduce((sum, { tokens }) => sum + tokens.length, 0),
    );
    expect(stretches.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(60);
    for (const [at, stretch] of stretches.slice(1).entries()) {
      const before = stretches[at] ?? [];
      expect(stretch[0]).toBe(before[Math.ceil(before.length / 2)]);
    }
  });

  it('is one stretch where it is short, and none is lost', () => {
    expect(stretchesIn(tale)).toHaveLength(1);
    const words = new Set(
      stretchesIn(`${tale.repeat(9)} zinc`).flatMap((parts) =>
        parts.flatMap(({ tokens }) => tokens.map(({ word }) => word)),
      ),
    );
    expect(words).toContain('zinc');
  });

  it.each([0, 3, 6, 12])('does not hide a danger told after %i sentences of it', (before) => {
    const text = `${tale.repeat(before)}By evening the swelling had doubled and reached his eye. ${tale.repeat(12 - before)}`;
    const ids = signsIn(text).map(({ id }) => id);
    expect(ids.some((id) => id === 'spreading_facial_swelling' || id === 'eye_involvement')).toBe(
      true,
    );
  });
});

describe('a sign that words are only alike to', () => {
  /** The signs raised at these likelihoods where no word is of any sign's subject. */
  const raisedAt = (likelihoods: Partial<Record<SignId, number>>): SignId[] => {
    const none = Object.fromEntries(LABELS.map((label) => [label, 0]));
    const all = { ...none, danger: 1, ...likelihoods } as Record<(typeof LABELS)[number], number>;
    return raisedIn([], all).map(({ id }) => id);
  };

  it('is raised from a likelihood on, which is higher for signs that are far from teeth', () => {
    expect(raisedAt({ trismus: 0.19 })).toEqual([]);
    expect(raisedAt({ trismus: 0.2 })).toEqual(['trismus']);
    expect(raisedAt({ collapse: 0.39 })).toEqual([]);
    expect(raisedAt({ collapse: 0.4 })).toEqual(['collapse']);
  });

  it('is raised beside the likeliest one from 35 % of that likelihood on', () => {
    expect(raisedAt({ airway_compromise: 1, dysphagia: 0.34 })).toEqual(['airway_compromise']);
    expect(raisedAt({ airway_compromise: 1, dysphagia: 0.35 })).toEqual([
      'airway_compromise',
      'dysphagia',
    ]);
  });

  it('is as likely as in the likeliest stretch of a long text, wherever that stands', () => {
    const filler = 'The tap of my kitchen is green and the wall beside it is grey. '.repeat(8);
    const hints = [
      'My neighbour had swelling up to the neck. ',
      'Afraid that the swelling will reach my neck. ',
    ];
    const likelihoodIn = (text: string): number =>
      signsIn(text).find(({ id }) => id === 'spreading_facial_swelling')?.likelihood ?? 0;
    for (const [first, last] of [hints, hints.toReversed()]) {
      const text = `${first}${filler}${last}`;
      const each = stretchesIn(text).map((parts) =>
        likelihoodIn(parts.map(({ quote }) => quote).join('. ')),
      );
      expect(new Set(each.filter((likelihood) => likelihood > 0)).size).toBeGreaterThan(1);
      expect(likelihoodIn(text)).toBe(Math.max(...each));
    }
  });
});

describe('what is told outright', () => {
  const toldIn = (text: string) =>
    partsOf(readSentences(text)).flatMap((part) => toldOutright(part));

  it('is stated where it is true now', () => {
    expect(toldIn('Doctor, I cannot breathe')).toContainEqual({
      id: 'airway_compromise',
      isStated: true,
      isQueried: false,
    });
  });

  it.each([
    ['airway_compromise', 'Doctor, I cannot breathe', 'I cannot breathe'],
    [
      'eye_involvement',
      'left side of my face is swollen since last night, eye also getting closed',
      'eye also getting closed',
    ],
    ['airway_compromise', 'I have no fever but I cannot breathe', 'I cannot breathe'],
  ])('of %s is quoted from the clause that tells it: "%s"', (sign, text, quote) => {
    expect(signsIn(text).find(({ id }) => id === sign)?.quote).toBe(quote);
  });

  it.each([
    'cannot breathe?',
    'last year I fainted',
    'I am afraid that I cannot breathe',
    'what if I cannot breathe',
    'in 2018 I had a heart attack, cannot recall more',
    'my neighbour had a heart attack',
  ])(
    'is not stated where it is asked, past, feared, supposed, or another person’s: "%s"',
    (text) => {
      const told = toldIn(text);
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter(({ isStated }) => isStated)).toEqual([]);
    },
  );

  it.each([
    "I'm not having trouble breathing",
    'breathing is completely normal',
    'breathing normally and I can swallow',
    'I breathe without any difficulty, I swallow without any difficulty',
    'na bukhar hai na soojan, daant me dard',
  ])('is nothing where it is said to work: "%s"', (text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it('takes no words over the edge of a clause', () => {
    expect(toldIn('I cannot wait, breathing exercises help')).toEqual([]);
  });

  it('is nothing where it is denied in its own clause, and stands where another one denies', () => {
    expect(toldIn('tooth pain, no trouble breathing')).toEqual([]);
    expect(toldIn('no trouble, I cannot breathe').map(({ id }) => id)).toContain(
      'airway_compromise',
    );
    expect(toldIn('no cough, fainting or seizure')).toEqual([]);
  });

  it.each([
    'I take a blood thinner, do I stop it before the cleaning?',
    'khoon patla karne ki goli ecosprin leta hu, daant dard',
    'I take warfarin to thin my blood and need a cleaning',
    'I am on warfarin after a blood clot in my leg',
  ])('is no bleeding where blood is only what a medicine thins: "%s"', (text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it.each([
    'I am on a blood thinner and the gum will not stop bleeding',
    'on warfarin, tooth out this morning and blood keeps coming',
    'on warfarin and blood keeps coming from the socket',
  ])('is bleeding where it goes on under such a medicine: "%s"', (text) => {
    expect(signsIn(text).map(({ id }) => id)).toContain('uncontrolled_bleeding');
  });
});

describe('one noun alone', () => {
  it.each(['tongue', 'my tongue', 'abscess', 'an infection', 'jaw', 'eye', 'arm', 'paracetamol'])(
    'raises no sign by likeness: "%s"',
    (noun) => {
      expect(readDanger(noun)).toEqual({ signs: [], isDangerLikely: false });
    },
  );

  it.each([
    ['choking', 'inhaled_fragment'],
    ['bleeding', 'uncontrolled_bleeding'],
    ['overdose', 'analgesic_overdose'],
    ['swollen tongue', 'floor_of_mouth_swelling'],
  ] as const)('is not what happens, nor what tells a sign outright: "%s"', (text, sign) => {
    expect(signsIn(text).map(({ id }) => id)).toContain(sign);
  });
});
