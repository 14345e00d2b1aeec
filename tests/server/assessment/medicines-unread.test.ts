import { describe, expect, it } from 'vitest';
import { answers, askedOf, checkFor, suggestedFor } from './medicines-words.kit.ts';

describe('medicine names in Devanagari', () => {
  it.each([
    ['आइबुप्रोफेन से एलर्जी', 'ibuprofen'],
    ['आईबुप्रोफेन से एलर्जी', 'ibuprofen'],
    ['ब्रूफेन से एलर्जी है', 'ibuprofen'],
    ['कॉम्बिफ्लेम से एलर्जी', 'ibuprofen'],
    ['कॉम्बिफ्लेम से एलर्जी', 'paracetamol'],
    ['एस्पिरिन से एलर्जी', 'ibuprofen'],
    ['इकोस्प्रिन लेता हूं', 'ibuprofen'],
    ['वारफरिन लेता हूं', 'ibuprofen'],
    ['क्रोसिन से एलर्जी', 'paracetamol'],
    ['डोलो से एलर्जी', 'paracetamol'],
    ['पैरासिटामोल से एलर्जी', 'paracetamol'],
    ['क्लोरहेक्सिडिन से एलर्जी', 'chlorhexidine'],
    ['हेक्सिडिन से एलर्जी', 'chlorhexidine'],
    ['दर्द की गोली से एलर्जी', 'ibuprofen'],
  ] as const)('%s leaves out %s', (allergies, medicine) => {
    expect(suggestedFor({ allergies })).not.toContain(medicine);
  });

  it('leaves everything in after a denial', () => {
    expect(suggestedFor({ allergies: 'कोई एलर्जी नहीं' })).toHaveLength(4);
  });
});

it('leaves out ibuprofen after an unnamed painkiller, and the rinse after an unnamed rinse', () => {
  const pain = suggestedFor({ allergies: 'reaction to some painkiller' });
  expect(pain).not.toContain('ibuprofen');
  expect(pain).toContain('paracetamol');
  expect(suggestedFor({ allergies: 'some antiseptic allergy' })).not.toContain('chlorhexidine');
});

describe('paracetamol after a reaction to "painkillers"', () => {
  const SAID = { allergies: 'Painkiller allergy, no combiflam, only dolo' };
  const paracetamolOf = (...given: Parameters<typeof checkFor>) =>
    checkFor(...given).medications.find(({ id }) => id === 'paracetamol');

  it('[DIAG-19] waits for the question about reactions, whatever was said to be fine', () => {
    expect(askedOf(SAID)).toContain('reaction');
    expect(paracetamolOf(SAID, {})?.status).toBe('check_first');
    expect(paracetamolOf(SAID)?.status).toBe('suggested');
  });

  it.each(['paracetamol', 'several', 'not_sure'] as const)('is left out by %s', (reaction) => {
    expect(paracetamolOf(SAID, answers({ reaction }))?.status).toBe('not_for_you');
  });

  it('is left out by an allergy to it, even one that is said elsewhere than that it is fine', () => {
    expect(suggestedFor({ ...SAID, issue: 'tooth pain, crocin gave me a rash' })).not.toContain(
      'paracetamol',
    );
  });
});

describe('a reason that rests on a reaction', () => {
  const reasonOf = (id: string, ...given: Parameters<typeof checkFor>) =>
    checkFor(...given).medications.find((medicine) => medicine.id === id)?.reason;

  it('quotes the words that told it', () => {
    expect(reasonOf('ibuprofen', { allergies: 'Penicillin ok; Brufen: hives, no asthma' })).toBe(
      'You wrote: “Brufen: hives”; paracetamol is the safer choice.',
    );
    expect(reasonOf('ibuprofen', { allergies: 'No combiflam, only dolo' })).toMatch(
      /^You wrote: “No combiflam”; /,
    );
    expect(reasonOf('paracetamol', { allergies: 'क्रोसिन से एलर्जी' })).toMatch(
      /^You wrote: “क्रोसिन से एलर्जी”; /,
    );
    expect(reasonOf('ibuprofen', { allergies: 'Hives, from brufen' })).toMatch(
      /^You wrote: “Hives, from brufen”; /,
    );
  });

  it('names the answer when the check told it', () => {
    expect(reasonOf('paracetamol', {}, answers({ reaction: 'paracetamol' }))).toMatch(
      /^You told us that it does not suit you; /,
    );
  });
});
