import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';

/** What a text says about one finding. */
const said = (finding: FindingId, text: string): 'present' | 'absent' | 'nothing' => {
  const about = readText(text, 'concern').filter((item) => item.finding === finding);
  if (about.some(({ present }) => present)) return 'present';
  return about.length > 0 ? 'absent' : 'nothing';
};

describe('a complaint that has passed', () => {
  it.each([
    'The fever has gone now',
    'The fever has gone',
    'Fever now settling',
    'The fever went away',
    'The fever has gone away',
    'The fever subsided',
    'The fever is settling',
    'The fever is settling now',
    'Fever settling now',
    'The fever settled',
    'fever no longer there',
    'fever not anymore',
    'fever not any more',
    'fever is not there anymore',
    'The fever disappeared',
    'The fever resolved',
    'The fever vanished',
    'The fever cleared up',
    'The fever is better now',
    'Fever now fine',
    'Fever now gone',
    'The fever has stopped',
    'Fever stopped now',
    'Fever now stopped',
    'bukhar thik ho gaya',
    'bukhar theek ho gaya',
    'bukhar chala gaya',
    'bukhar chali gayi',
    'bukhar utar gaya',
  ])('is denied by "%s"', (text) => {
    expect(said('fever', text)).toBe('absent');
  });

  it.each([
    ['swelling.cheek', 'The face swelling has gone down'],
    ['swelling.cheek', 'The face swelling went down'],
    ['pus', 'The pus has stopped'],
    ['pus', 'pus band ho gaya'],
  ] satisfies Array<[FindingId, string]>)('%s is denied by "%s"', (finding, text) => {
    expect(said(finding, text)).toBe('absent');
  });

  it.each([
    ['fever', 'the fever has not settled'],
    ['pain.any', 'the pain is not getting any better'],
    ['pain.any', 'the pain does not stop anymore'],
    ['fever', 'fever hasnt gone away'],
    ['fever', 'fever never went away'],
    ['pus', 'pus has gone in the cheek'],
    ['opening.suddenly_limited', 'since today jaw swelling and munh khulna band ho gaya'],
  ] satisfies Array<[FindingId, string]>)('%s stands in "%s"', (finding, text) => {
    expect(said(finding, text)).toBe('present');
  });
});

describe('a doubt', () => {
  it.each([
    'not sure if it is fever',
    'I dont know if it is fever',
    'I do not know if it is fever',
    'I dont remember a fever',
    'cannot tell whether it is fever',
    'cannot say if it is fever',
    'pata nahi bukhar hai',
    'malum nahi bukhar hai',
    'unsure, fever',
    'I am unsure about fever',
    'no idea about fever',
    'not certain it is fever',
    'not clear if it is fever',
    'I dont think it is fever',
  ])('says neither yes nor no: "%s"', (text) => {
    expect(said('fever', text)).toBe('nothing');
  });

  it.each(['bukhar pata nahi', 'bukhar malum nahi'])('never says yes: "%s"', (text) => {
    expect(said('fever', text)).not.toBe('present');
  });
});

describe('what is only imagined, asked or heard', () => {
  it.each([
    'could it be fever',
    'may this be fever',
    'it might be fever',
    'is it fever',
    'what if it is fever',
    'I am worried about fever',
    'afraid of fever',
    'in case of fever',
    'is there a risk of fever',
    'chances of fever',
    'to prevent fever',
    'it prevents fever',
    'I ask whether it is fever',
    'do I have fever',
    'does it mean fever',
    'it means fever',
    'I googled fever',
    'internet shows fever',
    'I read about fever',
    'I thought it was fever',
    'thinking it is fever',
    'she told me it may be fever',
    'I suspect fever',
    'doctor says it is fever',
    'kahin yeh bukhar hai',
    'kya ho sakta bukhar',
    'ho sakta hai bukhar',
    'so that no fever comes',
    'will I get fever',
    'it is going to become fever',
    'should I fear a fever',
  ])('says nothing: "%s"', (text) => {
    expect(said('fever', text)).toBe('nothing');
  });

  it('stands when it is told and then asked about', () => {
    expect(said('fever', 'I have fever, is it normal')).toBe('present');
    expect(said('fever', 'fever because of the tooth')).toBe('present');
  });
});

describe('another time', () => {
  it.each([
    'when he was small he had fever',
    'as a child I had fever',
    'in the first year fever',
    'fever in childhood',
    'last week fever',
    'last month I had fever',
    '2 weeks ago I had fever',
    'a week ago fever',
    'three months back fever',
    'I used to get fever',
    'earlier had fever',
    'previously had fever',
    'pehle bukhar tha',
    'pahle bukhar thi',
  ])('is not today: "%s"', (text) => {
    expect(said('fever', text)).not.toBe('present');
  });
});

describe('a word that denies', () => {
  it.each(
    'nobody no without never nor neither none deny denies denied denying nil na bina zero'.split(
      ' ',
    ),
  )('%s fever', (word) => {
    expect(said('fever', `${word} fever`)).toBe('absent');
  });

  it.each(
    `not dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt wont wouldnt`.split(/\s+/),
  )('%s have fever', (word) => {
    expect(said('fever', `${word} have fever`)).toBe('absent');
  });

  it.each(['I do not have fever', 'We do not have any fever', 'He does not have fever'])(
    '%s',
    (text) => {
      expect(said('fever', text)).toBe('absent');
    },
  );

  it.each('nahi illai illa ledu nei nathi absent negative nil'.split(' '))('fever %s', (word) => {
    expect(said('fever', `fever ${word}`)).toBe('absent');
  });

  it('denies eight words on after "no", and six after "not"', () => {
    expect(said('fever', 'no a b c d e f g h fever')).toBe('absent');
    expect(said('fever', 'no a b c d e f g h i fever')).toBe('present');
    expect(said('fever', 'not a b c d e f fever')).toBe('absent');
    expect(said('fever', 'not a b c d e f g fever')).toBe('present');
  });

  it.each('because due only except since while until till despite inspite so kyunki'.split(' '))(
    'ends at "%s"',
    (word) => {
      expect(said('fever', `no pain ${word} fever`)).toBe('present');
    },
  );

  it('"without" ends a denial and begins one', () => {
    expect(said('pain.any', 'no pain without fever')).toBe('absent');
  });

  it.each(['see', 'feel', 'find', 'notice'])('"cannot %s" denies', (verb) => {
    expect(said('lump.any', `I cannot ${verb} any lump`)).toBe('absent');
  });

  it.each([
    'There is pain that does not go',
    'The pain is not stopping',
    'The pain is not getting better',
    'The pain has not been improving',
    'The pain is not really improving',
    'The pain is not fully gone',
    'It has not been reducing the pain',
    'It is not really helping the pain',
    'It is not getting relief from pain',
    'It is not fully reducing the pain',
    'It does not reduce the pain',
    'The medicine is not helping my pain',
    'pain, not taking any medicine',
    'tooth pain, I did not eat',
    'pain and no relief',
    'pain and no improvement',
    'pain and no doubt about it',
    'dard kam nahi ho raha',
    'dard band nahi hota',
    'dard se rahat nahi',
    'dard nahi ja raha',
  ])('does not deny what goes on: "%s"', (text) => {
    expect(said('pain.any', text)).toBe('present');
  });

  it.each(['hai', 'aur', 'par', 'tha', 'thi', 'raha', 'rahi', 'lekin', 'karan', 'wajah', 'kyunki'])(
    'reaches back to "%s" and no further',
    (word) => {
      const text = `bukhar ${word} dard nahi`;
      expect([said('fever', text), said('pain.any', text)]).toEqual(['present', 'absent']);
    },
  );

  it('leaves the cause told with "se", and takes "since yesterday" along', () => {
    expect(said('swelling.any', 'sujan se dard nahi hai')).toBe('present');
    expect(said('fever', 'bukhar kal se nahi hai')).toBe('absent');
    expect(said('fever', 'bukhar do din se nahi hai')).toBe('absent');
    expect(said('fever', 'bukhar subah se nahi')).toBe('absent');
  });

  it.each(['there', 'present', 'seen', 'anywhere'])(
    'looks back when it ends in "not %s"',
    (word) => {
      expect(said('swelling.gum', `the gum swelling is not ${word}`)).toBe('absent');
    },
  );

  it('takes the second of two denials back for what follows it', () => {
    expect(said('pain.any', 'never without pain')).toBe('present');
  });
});
