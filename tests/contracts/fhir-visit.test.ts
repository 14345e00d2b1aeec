import FhirValidator from '@asymmetrik/fhir-json-schema-validator';
import { describe, expect, it } from 'vitest';
import { CHECK_IN_SIGNS } from '../../contracts/assessment/check-in-ids.ts';
import type { CourseAnswer } from '../../contracts/assessment/check-in.ts';
import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { fhirDocumentOf } from '../../contracts/rules/fhir-document.ts';
import type { FhirDocument } from '../../contracts/rules/fhir-document.ts';
import { shownVisitOf } from '../../contracts/rules/shown-visit.ts';
import { DIAGNOSIS } from '../kit/samples.ts';
import { HEALTHY, LINE } from '../server/visits/prescribing.kit.ts';

const validator = new FhirValidator();
const STARTS = '2026-01-02T04:30:00.000Z';
const CLOSED = '2026-01-02T05:00:00.000Z';

/** A prescription of two medicines; its reason and what was told for it stay with the two. */
const PRESCRIPTION: VisitNote['prescription'] = {
  kind: 'made',
  code: '7K3M-9QXT-2B4C-V8WN',
  doctor_qualification: 'BDS, MDS',
  told: { ...HEALTHY, history: 'Told for the medicines alone.' },
  lines: [
    {
      ...LINE.paracetamol,
      food: 'after',
      note: 'For pain.',
      reasons: { list: 'Why all the same' },
    },
    { ...LINE.chlorhexidine },
  ],
};
const NOTE: VisitNote = {
  version: 1,
  closed_at: CLOSED,
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  findings: 'A dark pit <on> the lower left molar.',
  final_word: { kind: 'condition', id: 'reversible_pulpitis', name: 'Reversible pulpitis' },
  advice: 'Keep it clean and have it filled.',
  next_visit: 'Within two weeks',
  prescription: PRESCRIPTION,
};

/** A danger that the patient told after the call. */
const SWOLLEN_SINCE: CourseAnswer = {
  at: '2026-01-12T00:00:00.000Z',
  answer: 'worse',
  level: 'emergency',
  signs: [CHECK_IN_SIGNS[0]],
  is_sure: true,
};

const written = (
  changes: Partial<VisitNote> = {},
  days = 0,
  course: readonly CourseAnswer[] = [],
): FhirDocument => {
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
  const daysSince = (moment: string) => (moment === CLOSED ? days : 0);
  const visit = shownVisitOf(STARTS, { ...NOTE, ...changes });
  const told = { created_at: '2026-01-01T00:00:00.000Z', issue: 'my tooth hurts', course };
  return fhirDocumentOf(
    { ...told, diagnosis: DIAGNOSIS, visit },
    { now: CLOSED, daysSince, newId },
  );
};
const ofType = ({ entry }: FhirDocument, type: string) =>
  entry.flatMap(({ resource }) => (resource.resourceType === type ? [resource] : []));
type Section = {
  readonly title: string;
  readonly code?: { readonly coding: { readonly code: string }[] };
  readonly text?: { readonly div: string };
  readonly author?: { readonly reference: string }[];
  readonly entry?: { readonly reference: string }[];
};
const sectionsOf = (document: FhirDocument) =>
  ofType(document, 'Composition')[0]?.section as Section[];
const sectionOf = (document: FhirDocument, title: string) =>
  sectionsOf(document).find((each) => each.title === title);

describe('a visit in a FHIR document', () => {
  it('[NEW-135] is valid by the JSON schema of FHIR R4, with two medicines, with none, and with one withdrawn', () => {
    const other = { kind: 'other', text: 'Something else' } as const;
    for (const changes of [
      {},
      { prescription: null, final_word: { kind: 'cannotSay' }, next_visit: '' } as const,
      { version: 2, prescription: { kind: 'withdrawn' } } as const,
      { doctor_registration: null, final_word: other, findings: 'a\u0000b\ud83d' },
    ]) {
      const document = written(changes);
      expect(validator.validate(document)).toEqual([]);
      const places = document.entry.map(({ fullUrl }) => fullUrl);
      expect(new Set(places).size).toBe(places.length);
      for (const [, ref] of JSON.stringify(document).matchAll(/"reference":"([^"]+)"/g)) {
        expect(places).toContain(ref);
      }
    }
    // The schema looks into the entries.
    const wrong = written().entry.map(({ fullUrl, resource }) => ({
      fullUrl,
      resource: resource.resourceType === 'Encounter' ? { ...resource, status: 'over' } : resource,
    }));
    expect(validator.validate({ ...written(), entry: wrong })).not.toEqual([]);
  });

  it('[NEW-135] is of the dentist and final, by video, and names nobody of the patient’s side', () => {
    const document = written();
    const [composition] = ofType(document, 'Composition');
    const [dentist] = ofType(document, 'Practitioner');
    const [encounter] = ofType(document, 'Encounter');
    const refOf = (resource: { readonly id: string } | undefined) => ({
      reference: `urn:uuid:${resource?.id}`,
    });
    expect(composition).toMatchObject({
      status: 'final',
      date: CLOSED,
      encounter: refOf(encounter),
      author: [refOf(dentist), refOf(ofType(document, 'Device')[0])],
    });
    expect(dentist).toMatchObject({
      name: [{ text: 'Dr. Meera Iyer' }],
      identifier: [{ value: 'KA-12345' }],
      qualification: [{ code: { text: 'BDS, MDS' } }],
    });
    expect(encounter).toMatchObject({
      status: 'finished',
      class: { code: 'VR' },
      period: { start: STARTS },
      participant: [{ individual: refOf(dentist) }],
    });
    expect(ofType(document, 'Patient')).toEqual([
      expect.not.objectContaining({ name: expect.anything() }),
    ]);
    // What the program wrote stays its own.
    expect(sectionOf(document, 'Assessment by software')?.author).toEqual([
      refOf(ofType(document, 'Device')[0]),
    ]);
    expect(ofType(document, 'Observation').map(({ status }) => status)).toEqual(['final']);
  });

  it('[NEW-135] stands in the sections that OPConsultRecord has for it, with the words of the note', () => {
    const document = written();
    const codes = sectionsOf(document).map(({ title, code }) => [title, code?.coding[0]?.code]);
    expect(codes.slice(0, 5)).toEqual([
      ['Findings of the dentist, by video', '425044008'],
      ['Conclusion of the dentist, by video', undefined],
      ['Advice of the dentist', undefined],
      ['Prescription', '721912009'],
      ['Next visit', '390906007'],
    ]);
    expect(sectionOf(document, 'Findings of the dentist, by video')?.text?.div).toContain(
      'A dark pit &lt;on&gt; the lower left molar.',
    );
    expect(sectionOf(document, 'Next visit')?.text?.div).toContain('Within two weeks');
    const conclusion = ofType(document, 'Condition').find(({ asserter }) => asserter !== undefined);
    expect(conclusion).toMatchObject({ code: { text: 'Reversible pulpitis' } });
    // Nobody said how sure it is.
    expect(conclusion).not.toHaveProperty('verificationStatus');
    const unsure = written({ final_word: { kind: 'cannotSay' } });
    expect(sectionOf(unsure, 'Conclusion of the dentist, by video')?.text?.div).toContain(
      'cannot tell by video',
    );
    expect(ofType(unsure, 'Encounter')[0]).not.toHaveProperty('diagnosis');
  });

  it('[NEW-135] says first what the patient told of a danger after the call', () => {
    const orders = [[], [SWOLLEN_SINCE]].map((course) => {
      const titles = sectionsOf(written({}, 0, course)).map(({ title }) => title);
      return (
        titles.indexOf('Findings of the dentist, by video') < titles.indexOf('Chief complaint')
      );
    });
    expect(orders).toEqual([true, false]);
  });

  it('[NEW-135] has each medicine as it is written, without a code, a reason or what was told for it', () => {
    const document = written();
    const requests = ofType(document, 'MedicationRequest');
    expect(requests).toMatchObject([
      {
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: { text: 'Paracetamol tablet, 500 mg' },
        authoredOn: CLOSED,
        groupIdentifier: { value: '7K3M-9QXT-2B4C-V8WN' },
        dosageInstruction: [{ text: '1 tablet, 3 times a day, for 3 days. After food. For pain.' }],
      },
      { medicationCodeableConcept: { text: 'Chlorhexidine gluconate mouthwash, 0.2 %' } },
    ]);
    expect(JSON.stringify(requests)).not.toContain('coding');
    expect(sectionOf(document, 'Prescription')?.entry).toHaveLength(2);
    for (const own of ['Why all the same', 'Told for the medicines alone']) {
      expect(JSON.stringify(document)).not.toContain(own);
    }
  });

  it('[NEW-135] says that a note was corrected, that a prescription was withdrawn, and that one is old', () => {
    const document = written({ version: 2, prescription: { kind: 'withdrawn' } });
    expect(ofType(document, 'Composition')).toMatchObject([{ status: 'amended' }]);
    expect(ofType(document, 'MedicationRequest')).toEqual([]);
    expect(sectionOf(document, 'Prescription')?.text?.div).toContain('was withdrawn');
    expect(sectionOf(document, 'Findings of the dentist, by video')?.text?.div).toContain(
      'this is version 2',
    );
    const statusAfter = (days: number) =>
      ofType(written({}, days), 'MedicationRequest').map(({ status }) => status);
    expect(statusAfter(30)).toEqual(['active', 'active']);
    expect(statusAfter(30.001)).toEqual(['unknown', 'unknown']);
  });
});
