import { describe, expect, it } from 'vitest';
import { readText } from '../../../server/assessment/evidence/from-text.ts';
import type { FindingId } from '../../../server/assessment/knowledge/findings.ts';

type Line = readonly [FindingId, string];

const said = (finding: FindingId, text: string): 'present' | 'absent' | 'nothing' => {
  const about = readText(text, 'concern').filter((item) => item.finding === finding);
  if (about.some(({ present }) => present)) return 'present';
  return about.length > 0 ? 'absent' : 'nothing';
};

describe('denials', () => {
  it.each([
    ['pain.any', 'It does not hurt at all'],
    ['pain.any', 'dard nahi hai'],
    ['pain.any', 'There is no pain.'],
    ['pain.any', '0/10 pain'],
    ['pain.night', 'no pain at night'],
    ['trigger.cold', 'cold does not hurt'],
    ['trigger.cold', 'Hot and cold make no difference.'],
    ['trigger.biting', 'no pain when chewing'],
    ['tooth.cavity', 'no cavity'],
    ['swelling.gum', 'No swelling'],
    ['swelling.cheek', 'the face is not swollen'],
    ['pus', 'no pus'],
    ['fever', 'bukhar nahi hai'],
    ['fever', 'temperature normal'],
    ['fever.38', 'temperature 37.2'],
    ['gum.bleeds_brushing', 'gums do not bleed'],
    ['pregnant', 'I am not pregnant'],
    ['tobacco.smoked', 'I do not smoke'],
    ['tobacco.chewed', 'no tobacco'],
    ['alcohol', 'he does not drink'],
    ['opening.suddenly_limited', 'he can open his mouth normally'],
    ['swallowing.blocked', 'She can swallow normally'],
    ['airway', 'Breathing is normal'],
    ['numbness', 'no numbness'],
    ['swelling.cheek', 'There is no swelling of the face'],
    ['fever', 'denies fever'],
    ['ulcer.any', 'No sores in the mouth'],
    ['ulcer.any', 'There are no ulcers'],
    ['lump.any', 'without any lump'],
    ['tooth.loose_one', 'No tooth is loose'],
    ['gum.bleeds_brushing', 'Gums never bleed'],
    ['tobacco.chewed', 'He has never used tobacco or areca'],
    ['areca', 'He has never used tobacco or areca'],
    ['alcohol', 'She does not smoke or drink'],
    ['grinding', 'She does not grind her teeth'],
    ['jaw.click', 'The jaw does not click'],
    ['denture.worn', 'She does not wear dentures'],
    ['pus', 'There is no pus or bad taste'],
    ['lump.neck', 'No lump in the neck'],
    ['weight_loss', 'No weight loss'],
    ['food.trapped', 'Food does not get stuck'],
    ['fever', 'बुखार नहीं है'],
    ['lump.any', 'no fever, pus or lump'],
    ['fever', 'bukhar nahi hai par sujan hai'],
    ['swelling.gum', 'sujan bhi nahi hai'],
    ['breathing.after_fragment', 'No cough, wheeze or breathlessness since'],
    ['lump.neck', 'The neck is free of lumps'],
    ['tooth.no_cold_feeling', 'the tooth feels cold normally'],
    ['swallowing.blocked', 'nigalne me dikkat nahi hai'],
    ['airway', 'saans lene me koi dikkat nahi'],
    ['bleeding.not_stopping', 'the bleeding has stopped'],
    ['swelling.cheek', 'the swelling of the cheek has gone now'],
  ] satisfies Line[])('hears %s denied in "%s"', (finding, text) => {
    expect(said(finding, text)).toBe('absent');
  });
});

describe('what sounds like a denial and is none', () => {
  it.each([
    ['pain.any', 'the pain does not go away'],
    ['pain.any', 'dard kam nahi ho raha'],
    ['pain.any', 'not without pain'],
    ['pain.any', 'there is no doubt the tooth pain is there'],
    ['swelling.gum', 'no fever but the gum near the tooth is swollen'],
    ['ulcer.any', 'the ulcer on my tongue does not heal'],
    ['swallowing.blocked', 'I cannot swallow'],
    ['airway', 'I cannot breathe'],
    ['tooth.no_cold_feeling', 'the tooth does not feel cold'],
    ['pain.night', 'no sleep at all because of the toothache'],
    ['swelling.gum', 'sujan hai masude me lekin bukhar nahi'],
  ] satisfies Line[])('still hears %s in "%s"', (finding, text) => {
    expect(said(finding, text)).toBe('present');
  });
});

describe('doubts, questions, other times', () => {
  it.each([
    ['pain.any', 'No pain when biting'],
    ['fever', 'not sure if I have fever'],
    ['pain.any', 'is it going to be painful?'],
    ['tooth.cavity', 'is it a cavity?'],
    ['swelling.gum', 'can it be an abscess?'],
    ['fever', 'what if I get fever'],
    ['lump.any', 'I am scared of a lump'],
    ['tooth.cavity', 'my friend told it may be a cavity'],
  ] satisfies Line[])('says nothing about %s in "%s"', (finding, text) => {
    expect(said(finding, text)).toBe('nothing');
  });

  it('does not take a fever of last week for a fever of today', () => {
    expect(said('fever', 'I had fever last week')).not.toBe('present');
    expect(said('fever', 'I have had fever since Monday')).toBe('present');
  });

  it('keeps a clear complaint beside a question', () => {
    const text = 'My gum near the molar is swollen. Is it cancer?';
    expect(said('swelling.gum', text)).toBe('present');
  });
});
