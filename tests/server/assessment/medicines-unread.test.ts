import { describe, expect, it } from 'vitest';
import { collectEvidence } from '../../../server/assessment/evidence/collect.ts';
import { checkMedicines } from '../../../server/assessment/medicines.ts';
import { suggestedFor } from './medicines-words.kit.ts';

describe('blood pressure told as a reading', () => {
  it.each([
    'BP 180/100',
    'bp upar 170',
    '170-180 upper mostly, doctor is changing tablets',
    'pressure stays around 165 these days',
    'upper 155 lower 98',
  ])('leaves out ibuprofen after "%s"', (words) => {
    expect(suggestedFor({ allergies: words })).not.toContain('ibuprofen');
    expect(suggestedFor({ issue: `tooth pain. ${words}` })).not.toContain('ibuprofen');
  });

  it.each(['BP 120/80', 'bp 130-140 upper on amlodipine', 'sugar 180, upper tooth pain'])(
    'does not after "%s"',
    (words) => {
      expect(suggestedFor({ allergies: words })).toContain('ibuprofen');
    },
  );
});

describe('paracetamol counted in either order', () => {
  it.each([
    'crocin 500 took 8 since yesterday',
    'eight tablets of 500 mg Crocin in the last 24 hours',
    'Dolo 650 x 6 today',
    'dolo 650 maine 5 khayi',
    'Crocin 500 mg 8 tablets',
  ])('is enough after "%s"', (words) => {
    expect(suggestedFor({ allergies: words })).not.toContain('paracetamol');
    expect(suggestedFor({ issue: `tooth pain, ${words}` })).not.toContain('paracetamol');
  });

  it.each(['crocin 500 took 2 since yesterday', 'took dolo 650 2 days ago', 'dolo 650 x 1 today'])(
    'is not after "%s"',
    (words) => {
      expect(suggestedFor({ issue: `tooth pain, ${words}` })).toContain('paracetamol');
    },
  );
});

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

describe('an allergy to nothing that can be told', () => {
  const cautionsFor = (allergies: string): string[] => {
    const patient = {
      issue: 'tooth pain',
      category: 'pain',
      age: 'age_31_50',
      sex: 'female',
      followUpAnswers: {},
      medicalHistory: [],
      allergies,
      xrayFindings: null,
    } as const;
    return checkMedicines(
      { ...patient, medicalHistory: [] },
      collectEvidence({ ...patient, medicalHistory: [] }),
      [],
    )
      .filter(({ suggested, reason }) => suggested && reason?.includes('told us of an allergy'))
      .map(({ id, reason }) => `${id} ${reason?.slice(0, 29)}`);
  };
  const ALL = ['ibuprofen', 'paracetamol', 'chlorhexidine'].map(
    (id) => `${id} Check with a pharmacist first`,
  );

  it.each([
    'allergic to something, dont remember name',
    'allergic to xyzmycin',
    'ibup rofen allergy',
    'kisi dawa se allergy hai naam yaad nahi',
    'allergy hai',
  ])('cautions everywhere after "%s"', (allergies) => {
    expect(cautionsFor(allergies)).toEqual(ALL);
  });

  it.each([
    '',
    'none',
    'no known allergies',
    'allergies: none',
    'allergy nahi hai',
    'not allergic to anything',
    'penicillin allergy, peanuts',
    'dust allergy',
  ])('does not after "%s"', (allergies) => {
    expect(cautionsFor(allergies)).toEqual([]);
  });

  it('leaves out both painkillers after an unnamed one, and the rinse after an unnamed rinse', () => {
    const pain = suggestedFor({ allergies: 'reaction to some painkiller' });
    expect(pain).not.toContain('ibuprofen');
    expect(pain).not.toContain('paracetamol');
    expect(suggestedFor({ allergies: 'some antiseptic allergy' })).not.toContain('chlorhexidine');
  });
});
