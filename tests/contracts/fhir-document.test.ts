import FhirValidator from '@asymmetrik/fhir-json-schema-validator';
import { describe, expect, it } from 'vitest';
import { CHECK_IN_SIGNS } from '../../contracts/assessment/check-in-ids.ts';
import { fhirDocumentOf } from '../../contracts/rules/fhir-document.ts';
import type { FhirDocument, Told } from '../../contracts/rules/fhir-document.ts';
import { DIAGNOSIS } from '../kit/samples.ts';

/** The JSON schema of FHIR R4 that HL7 publishes (4.0), as a package brings it. */
const validator = new FhirValidator();
const faultsOf = (resource: object): unknown[] => validator.validate(resource);

const NOW = '2026-01-02T10:00:00.000Z';
const daysSince = () => 0;
const countable = () => {
  let made = 0;
  return () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
};
const TOLD: Told = {
  created_at: '2026-01-01T00:00:00.000Z',
  issue: 'my tooth hurts & <b>aches</b>',
  diagnosis: DIAGNOSIS,
  course: [
    {
      at: '2026-01-02T00:00:00.000Z',
      answer: 'worse',
      level: 'emergency',
      signs: [CHECK_IN_SIGNS[0]],
      is_sure: true,
    },
  ],
  visit: null,
};
const written = (changes: Partial<Told['diagnosis']> = {}): FhirDocument =>
  fhirDocumentOf(
    { ...TOLD, diagnosis: { ...DIAGNOSIS, ...changes } },
    { now: NOW, daysSince, newId: countable() },
  );
const ofType = ({ entry }: FhirDocument, type: string) =>
  entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));
const item = (name: string, likelihood: number) => ({
  name,
  likelihood,
  description: '',
  reason: [],
  because: [],
  against: [],
  suspicion: false,
});
const NOTE = {
  complaint: 'my tooth hurts',
  person: 'A woman of 30 to 45',
  asked_back: [],
  answers: [{ question: 'How bad is it, from 0 to 10?', answer: '7' }],
  negatives: [],
  history: '',
  allergies: 'Penicillin',
  flags: [],
  differential: [],
  not_for_patient: [],
};

describe('a result as a FHIR document', () => {
  it('[NEW-103] is valid by the JSON schema of FHIR R4, with much in it and with little', () => {
    const little = {
      diagnosis: [],
      soap_note: { subjective: '', objective: '', assessment: '', plan: '' },
    };
    for (const changes of [{}, little, { note: NOTE, diagnosis: [item('Abscess', 60)] }]) {
      expect(faultsOf(written(changes))).toEqual([]);
    }
    // The schema notices what is wrong.
    expect(faultsOf({ ...written(), type: 'letter' })).not.toEqual([]);
    expect(
      faultsOf({ ...written(), entry: [{ resource: { resourceType: 'Tooth' } }] }),
    ).not.toEqual([]);
  });

  it('[NEW-103] begins with its composition, and whatever that refers to is in it', () => {
    const document = written({ note: NOTE });
    expect(document.entry[0]?.resource).toMatchObject({
      resourceType: 'Composition',
      status: 'preliminary',
      type: { coding: [{ system: 'http://snomed.info/sct', code: '371530004' }] },
      date: TOLD.created_at,
    });
    const places = document.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(places).size).toBe(places.length);
    const refs = JSON.stringify(document).match(/"reference":"[^"]+"/g) ?? [];
    expect(refs.length).toBeGreaterThan(5);
    for (const ref of refs) expect(places.some((place) => ref.includes(place))).toBe(true);
  });

  it('[NEW-103] calls the only condition provisional and several a differential, never confirmed', () => {
    const verified = (document: FhirDocument) =>
      ofType(document, 'Condition').map(
        ({ verificationStatus }) =>
          (verificationStatus as { coding: { code: string }[] }).coding[0]?.code,
      );
    expect(verified(written({ diagnosis: [item('Abscess', 60)] }))).toEqual([
      'unconfirmed',
      'provisional',
    ]);
    expect(verified(written({ diagnosis: [item('Abscess', 60), item('Cyst', 20)] }))).toEqual([
      'unconfirmed',
      'differential',
      'differential',
    ]);
  });

  it('[NEW-103] holds what was answered, what was told since, and nobody’s name', () => {
    const document = written({ note: NOTE });
    expect(ofType(document, 'Observation')).toMatchObject([
      { code: { text: 'How bad is it, from 0 to 10?' }, valueString: '7', status: 'preliminary' },
    ]);
    const titles = ofType(document, 'Composition').flatMap(({ section }) =>
      (section as { title: string }[]).map(({ title }) => title),
    );
    expect(titles).toContain('Since then, as told by the patient');
    expect(titles).toContain('Allergies');
    expect(ofType(document, 'Patient')).toEqual([
      expect.not.objectContaining({ name: expect.anything() }),
    ]);
    expect(ofType(document, 'Medication')).toEqual([]);
  });

  it('writes what somebody typed as text and never as markup', () => {
    const text = JSON.stringify(written());
    expect(text).toContain('my tooth hurts &amp; &lt;b&gt;aches&lt;/b&gt;');
    const odd = fhirDocumentOf(
      { ...TOLD, issue: 'a\u0000b\ud83d' },
      { now: NOW, daysSince, newId: countable() },
    );
    expect(faultsOf(odd)).toEqual([]);
    expect(JSON.stringify(odd.entry[0])).toContain('<p>ab</p>');
  });
});
