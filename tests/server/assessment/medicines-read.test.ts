import { describe, expect, it } from 'vitest';
import { topicOfNamePart } from '../../../server/assessment/medicines/name-parts.ts';
import { readReactions } from '../../../server/assessment/medicines/reactions.ts';
import { spellMedicines } from '../../../server/assessment/medicines/spelling.ts';
import { readTopics } from '../../../server/assessment/medicines/told.ts';

describe('a part of a name', () => {
  it.each([
    [
      'nsaid',
      'profen ketoprofen bromfenac meloxicam etoricoxib etorishine aceclomax naproxy indomethacid',
    ],
    ['paracetamol', 'paracetomel parasitol acetaminofen'],
    ['chlorhexidine', 'chlorhexidin chlorohexi clorhexidin'],
    ['bleeding', 'edoxaban dabigatran ticagrelor clopigrel enoxaparin warfarex prasugrel acenocou'],
    ['raas', 'azilsartan perindopril telmisat losartas'],
    ['diuretic', 'indapamide chlorthalidon torsemid furosemi spironola'],
    [
      'immune',
      'everolimus adalimumab imatinib etanercept carboplatin paclitaxel doxorubicin prednisone methotrexat azathiop',
    ],
    ['lithium', 'lithosun lithocap'],
    ['ssri', 'paroxetine sertraline escitalopram'],
    [null, 'tooth paining farin mab ofen table sprouts'],
  ] as const)('%s: %s', (topic, words) => {
    for (const word of words.split(' '))
      expect([word, topicOfNamePart(word)]).toEqual([word, topic]);
  });
});

describe('a name in an Indian script', () => {
  it.each([
    ['क्रोसिन', 'crocin'],
    ['कॉम्बिफ्लेम ली', 'combiflam ली'],
    ['एलर्जी', 'allergy'],
    ['एलर्जिक', 'allergic'],
    ['रिएक्शन', 'reaction'],
    ['माउथवॉश', 'mouthwash'],
    ['पेनकिलर', 'painkiller'],
    ['दर्द की Dolo', 'दर्द की Dolo'],
  ])('%s', (written, spelled) => {
    expect(spellMedicines(written)).toBe(spelled);
  });
});

describe('a reaction', () => {
  const reactionsTo = (text: string) => [...readReactions(text).keys()];

  it.each([
    ['brufen gives me hives', ['nsaid']],
    ['Hives, from brufen', ['nsaid']],
    ['brufen, then hives', ['nsaid']],
    ['painkillers, throat swelled', ['nsaid']],
    ['pain tablet gives hives', ['nsaid']],
    ['any painkiller gives hives', ['nsaid', 'paracetamol']],
    ['allergic to all kinds of painkillers', ['nsaid', 'paracetamol']],
    ['no combiflam, only dolo', ['nsaid']],
    ['no combiflam only dolo', ['nsaid']],
    ['allergic to painkiller, no combiflam, only dolo', ['nsaid']],
    ['combiflam gives hives, dolo suits me', ['nsaid']],
    ['all painkillers give hives but dolo is fine', ['nsaid']],
    ['doctor said no brufen, sirf dolo', ['nsaid']],
    ['combiflam gives hives, dolo is not ok', ['nsaid', 'paracetamol']],
    ['combiflam gives hives, only dolo, dolo gives hives too', ['nsaid', 'paracetamol']],
    ['allergic only to dolo', ['paracetamol']],
    ['sirf dolo se khujli', ['paracetamol']],
    ['only dolo does not suit me', ['paracetamol']],
    ['doctor said no brufen', ['nsaid']],
    ['crocin gives hives', ['paracetamol']],
    ['fever tablet gives hives', ['paracetamol']],
    ['mouthwash gives hives', ['chlorhexidine']],
    ['combiflam gives hives', ['nsaid', 'paracetamol']],
  ])('is told plainly: %s', (text, families) => {
    expect(reactionsTo(text)).toEqual(families);
  });

  it.each([
    'brufen',
    'I take brufen daily',
    'no problem with brufen',
    'brufen suits me, penicillin gives hives',
    'brufen, penicillin, hives',
    'Hives, no trouble with brufen',
    'brufen, one tablet of the small strip only, hives',
    'penicillin gives hives',
    'none',
  ])('is left to the question: %s', (text) => {
    expect(reactionsTo(text)).toEqual([]);
  });
});

describe('an illness or medicine', () => {
  const own = (text: string, inBox = false) => [...readTopics(text, inBox).own];

  it('is named in any text, and not when it is denied', () => {
    expect(own('tooth pain, I have asthma')).toContain('asthma');
    expect(own('warfarin daily')).toContain('warfarin');
    expect(own('tooth pain, no asthma')).not.toContain('asthma');
    expect(own('I have not missed my asthma inhaler')).toContain('asthma');
    expect(own('No allergies, kidney transplant in 2015')).toContain('kidney');
  });

  it('beside a relative is nobody knows whose', () => {
    const { own: told, perhaps } = readTopics('tooth pain. my father had asthma', false);
    expect([told.has('asthma'), perhaps.has('asthma')]).toEqual([false, true]);
  });

  it('may need the box to be one: little else is told there', () => {
    expect(own('aspirin', true)).toContain('bleeding');
    expect(own('aspirin')).not.toContain('bleeding');
  });

  it.each([
    'zoledronic acid drip last year',
    'Fosamax weekly',
    'Prolia injection',
    'radiation to neck',
  ])('that harms the jaw bone: %s', (text) => {
    expect(own(text, true)).toContain('jawBone');
  });
});
