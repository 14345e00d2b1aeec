import { describe, expect, it } from 'vitest';
import { suggestedFor } from './medicines-words.kit.ts';

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
    ['दर्द की गोली से एलर्जी', 'paracetamol'],
  ] as const)('%s leaves out %s', (allergies, medicine) => {
    expect(suggestedFor({ allergies })).not.toContain(medicine);
  });

  it('leaves everything in after a denial', () => {
    expect(suggestedFor({ allergies: 'कोई एलर्जी नहीं' })).toHaveLength(4);
  });
});

it('leaves out both painkillers after an unnamed one, and the rinse after an unnamed rinse', () => {
  const pain = suggestedFor({ allergies: 'reaction to some painkiller' });
  expect(pain).not.toContain('ibuprofen');
  expect(pain).not.toContain('paracetamol');
  expect(suggestedFor({ allergies: 'some antiseptic allergy' })).not.toContain('chlorhexidine');
});
