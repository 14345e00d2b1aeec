import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import { normaliseClause } from '../../../server/assessment/evidence/text/normalise.ts';

describe('one spelling for what is one thing', () => {
  it.each([
    ['can not sleep', 'cannot sleep'],
    ['could not sleep', 'cannot sleep'],
    ["can't sleep", 'cannot sleep'],
    ['cudnt sleep', 'cannot sleep'],
    ["couldn't sleep", 'cannot sleep'],
    ['cnt sleep', 'cannot sleep'],
    ['unable to sleep', 'cannot sleep'],
    ['not able to sleep', 'cannot sleep'],
    ['not being able to sleep', 'cannot sleep'],
    ['not abl to sleep', 'cannot sleep'],
    ['inability to sleep', 'cannot sleep'],
    ['don’t smoke', 'dont smoke'],
    ['don t smoke', 'dont smoke'],
    ['doesn t smoke', 'doesnt smoke'],
    ['high blood pressure', 'bloodpressure'],
    ['low BP', 'bloodpressure'],
    ['B.P.', 'bloodpressure'],
    ['high blood', 'bloodpressure'],
    ['blood thinners', 'bloodthinner'],
    ['blood thinning', 'bloodthinner'],
    ['khun patla', 'bloodthinner'],
    ['blood sugar', 'bloodtest'],
    ['blood tests', 'bloodtest'],
    ['blood cancer', 'bloodtest'],
    ['cold sores', 'coldsore'],
    ['root canal treatment', 'rootcanal'],
    ['root canalled', 'rootcanal'],
    ['RCT', 'rootcanal'],
    ['rot canal', 'rootcanal'],
    ['wisdom teeth', 'wisdomtooth'],
    ['wisdomtooth', 'wisdomtooth'],
    ['akal ki daad', 'wisdomtooth'],
    ['third molars', 'wisdomtooth'],
    ['ice creams', 'icecream'],
    ['chewing gum', 'chewinggum'],
    ['bubble gums', 'chewinggum'],
    ['milk teeth', 'milktooth'],
    ['dudh ke dant', 'milktooth'],
    ['doodh ke daant', 'milktooth'],
    ['tooth ache', 'toothache'],
    ['teeth aches', 'toothache'],
    ['toothpain', 'toothache'],
    ['tooth paste', 'toothpaste'],
    ['tooth brushes', 'toothbrush'],
    ['tooth picks', 'toothpick'],
    ['mouth washes', 'mouthwash'],
    ['mouth rinse', 'mouthwash'],
    ['x-rays', 'xray'],
    ['no one', 'nobody'],
    ['not without pain', 'with pain'],
    ['heart burn', 'heartburn'],
    ['non stop', 'nonstop'],
    ['either side', 'both sides'],
    ['each sides', 'both sides'],
    ['one hundred and one', '101'],
    ['a hundred two', '102'],
    ['hundred four', '103'],
    ['air way', 'airway'],
    ['eye brows', 'eyebrow'],
    ['cheek bone', 'cheekbone'],
    ['paan masala', 'gutka'],
    ['floor of my mouth', 'mouthfloor'],
    ['roof of her mouth', 'palate'],
    ['upto 5', 'up to 5'],
  ])('"%s" is "%s"', (written, read) => {
    expect(normaliseClause(written)).toBe(read);
  });

  it('leaves out what only weakens', () => {
    const written = ['a bit of pain', 'little bit pain', 'a little pain', 'thoda sa pain'];
    expect(written.map(normaliseClause)).toEqual(['pain', 'pain', 'pain', 'pain']);
  });

  it.each([
    'for 3 years',
    'since the last months',
    'over two decades',
    '2 years ago',
    'do saal pehle',
    '3 mahine se',
  ])('marks "%s" as long ago', (written) => {
    expect(normaliseClause(written)).toBe(`${written} longago`);
  });

  it('takes an age for no time long past', () => {
    expect(normaliseClause('for 9 years old')).toBe('for 9 years old');
  });
});

describe('marks and numbers', () => {
  it.each([
    ['101°F', '101 degrees f'],
    ['salt & water', 'salt and water'],
    ['5+ days', '5 plus days'],
    ['aaaahhh', 'aahh'],
    ['5days', '5 days'],
    ['day5', 'day 5'],
    ['b5', 'b5'],
    ['2-3 days', '2 to 3 days'],
    ['2 – 3 days', '2 to 3 days'],
    ['1,200 mg', '1200 mg'],
    ['12,5', '12 5'],
    ['8/10', '8 of 10'],
    ['8 / 10', '8 of 10'],
    ['38.5.', '38.5'],
    ['no. 5', 'no 5'],
    ['tooth/gum', 'tooth gum'],
    ['5/tooth', '5 tooth'],
    ['50%', '50%'],
    ['ｗｏｒｄ café', 'word cafe'],
    ['so\u00adre', 'sore'],
    ['t`h´ʼ', 'th'],
    ['constructor toString', 'constructor tostring'],
  ])('"%s" is "%s"', (written, read) => {
    expect(normaliseClause(written)).toBe(read);
  });
});

describe('message spellings', () => {
  it.each([
    ['u n d doc r w8ing', 'you and d doctor are w8 ing'],
    ['its hrts whn i eat', 'it is hurts when i eat'],
    ['hv feaver sinc yday', 'have fever since yesterday'],
    ['im nt sure abt tht', 'i am nt sure about that'],
    ['shes 5 yrs', 'she is 5 years'],
    ['sweling frm 2 wks', 'swelling from 2 weeks'],
    ['alot of bleding', 'lot of bleeding'],
    ['cavty n absess', 'cavity and abscess'],
    ['muh me chale h', 'munh me chale hai'],
    ['bukhar nhi hy', 'bukhar nahi hai'],
  ])('"%s" is "%s"', (written, read) => {
    expect(normaliseClause(written)).toBe(read);
  });

  it('reads them like the words', () => {
    const found = (text: string) => readText(text, 'concern').map(({ finding }) => finding);
    expect(found('sweling of cheak n feaver')).toEqual(found('swelling of cheek and fever'));
  });
});
