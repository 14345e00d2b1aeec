import type { ShownVisit } from '../booking/visit-note.ts';
import { PRODUCT_NAME } from '../common/product.ts';
import type { CourseAnswer } from '../assessment/check-in.ts';
import type { Diagnosis, DiagnosisItem } from '../assessment/diagnosis.ts';
import { FHIR_TEXTS as TEXTS, FHIR_VISIT_TEXTS as VISIT } from '../texts/en/staff/fhir-document.ts';
import { courseLines } from './course-lines.ts';
import {
  CONSULTATION,
  SECTIONS,
  TERMINOLOGY,
  coded,
  narrative,
  plain,
  refTo,
  section,
} from './fhir-parts.ts';
import type { DocumentWriting, Resource } from './fhir-parts.ts';
import { writtenVisitOf } from './fhir-visit.ts';
import type { WrittenVisit } from './fhir-visit.ts';
import { tellsDanger } from './shared-result.ts';

/** A result as it is written into a document. */
export type Told = {
  readonly created_at: string;
  readonly issue: string;
  readonly diagnosis: Diagnosis;
  /** The answers that were given since, the newest last. */
  readonly course: readonly CourseAnswer[];
  /** The call to which it was brought, with what the dentist wrote; null where there is none, or it does not go along. */
  readonly visit: ShownVisit | null;
};

export type FhirDocument = {
  readonly resourceType: 'Bundle';
  readonly type: 'document';
  readonly identifier: { readonly system: string; readonly value: string };
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};

/** A condition of a patient: unconfirmed as they say it, and one of several candidates, or the only one, as software names it. */
const conditionOf = (
  said: string,
  verification: 'unconfirmed' | 'provisional' | 'differential',
  { of, at, id, notes = [] }: { of: Resource; at: string; id: string; notes?: string[] },
): Resource => ({
  resourceType: 'Condition',
  id,
  clinicalStatus: coded(`${TERMINOLOGY}/condition-clinical`, 'active'),
  verificationStatus: coded(`${TERMINOLOGY}/condition-ver-status`, verification),
  category: [coded(`${TERMINOLOGY}/condition-category`, 'encounter-diagnosis')],
  code: { text: plain(said) },
  subject: refTo(of),
  recordedDate: at,
  ...(notes.length > 0 && { note: notes.map((text) => ({ text })) }),
});

const notesOn = ({ likelihood, suspicion }: DiagnosisItem): string[] => [
  TEXTS.likelihood(likelihood),
  ...(suspicion ? [TEXTS.suspicion] : []),
];

/** Everything that the composition speaks of. */
const resourcesOf = ({ created_at: at, issue, diagnosis }: Told, newId: () => string) => {
  const { diagnosis: items, note, engine } = diagnosis;
  const person = narrative([note?.person ?? '']);
  const patient: Resource = {
    resourceType: 'Patient',
    id: newId(),
    ...(person && { text: person }),
  };
  const device: Resource = {
    resourceType: 'Device',
    id: newId(),
    deviceName: [{ name: PRODUCT_NAME, type: 'user-friendly-name' }],
    type: { text: TEXTS.device },
    version: [{ value: `${engine.name} ${engine.version}` }],
  };
  const verification = items.length > 1 ? 'differential' : 'provisional';
  const complaint =
    plain(issue) === ''
      ? []
      : [conditionOf(issue, 'unconfirmed', { of: patient, at, id: newId() })];
  const conditions = items.map((item) =>
    conditionOf(item.name, verification, { of: patient, at, id: newId(), notes: notesOn(item) }),
  );
  const observations = (note?.answers ?? [])
    .filter(({ question, answer }) => plain(question) !== '' && plain(answer) !== '')
    .map(({ question, answer }): Resource => ({
      resourceType: 'Observation',
      id: newId(),
      status: 'preliminary',
      category: [coded(`${TERMINOLOGY}/observation-category`, 'survey')],
      code: { text: plain(question) },
      subject: refTo(patient),
      effectiveDateTime: at,
      valueString: plain(answer),
    }));
  return { patient, device, complaint, conditions, observations };
};

/** A day as a document names it. */
const dayOf = (moment: string): string => moment.slice(0, 10);

type Parts = ReturnType<typeof resourcesOf> & { readonly visit: WrittenVisit | null };

/** The sections of the result. Beside those of a dentist each names the program as its author. */
const resultSections = (
  { issue, course, diagnosis }: Told,
  { device, complaint, conditions, observations, visit }: Parts,
): object[] => {
  const { soap_note: note, urgency, emergency, note: parts } = diagnosis;
  const by = visit === null ? null : device;
  return [
    ...section(TEXTS.complaint, {
      code: SECTIONS.complaint,
      lines: [issue],
      entry: complaint,
      by,
    }),
    ...section(TEXTS.since, { lines: courseLines(course, dayOf), by }),
    ...section(TEXTS.history, { code: SECTIONS.history, lines: [note.subjective], by }),
    ...section(TEXTS.allergies, { code: SECTIONS.allergies, lines: [parts?.allergies ?? ''], by }),
    ...section(TEXTS.observations, {
      code: SECTIONS.observations,
      lines: [note.objective],
      entry: observations,
      by,
    }),
    ...section(TEXTS.assessment, {
      lines: [TEXTS.urgency(urgency, emergency !== null), note.assessment],
      entry: conditions,
      by,
    }),
    ...section(TEXTS.plan, { lines: [note.plan], by }),
  ];
};

/** What the composition says of itself: preliminary and of a program, or of the dentist of a visit, who has closed a note. */
const headOf = (told: Told, { device, visit }: Parts) =>
  visit === null
    ? { status: 'preliminary', date: told.created_at, author: [refTo(device)], title: TEXTS.title }
    : {
        status: visit.status,
        encounter: refTo(visit.encounter),
        date: told.visit?.note.closed_at,
        author: [refTo(visit.dentist), refTo(device)],
        title: VISIT.title,
      };

/**
 * Writes a result as a FHIR R4 document: a Bundle that begins with a Composition in the shape of OPConsultRecord, with the visit
 * to which the result was brought. Of the patient's side it says nobody's name. Without a visit it is preliminary and its author a
 * program; what somebody answered, and medicines, have no codes: none of our lists has a source for them.
 */
export const fhirDocumentOf = (
  told: Told,
  { now, daysSince, newId }: DocumentWriting,
): FhirDocument => {
  const result = resourcesOf(told, newId);
  const { patient, device, complaint, conditions, observations } = result;
  const visit = told.visit && writtenVisitOf(told.visit, { patient, daysSince, newId });
  const parts: Parts = { ...result, visit };
  const { title, ...head } = headOf(told, parts);
  const ofVisit = visit?.sections ?? [];
  const ofResult = resultSections(told, parts);
  // A dentist's word stands first, unless the result tells a danger, or one was told since (as on our page).
  const isDanger = told.diagnosis.emergency !== null || tellsDanger(told.course);
  const composition: Resource = {
    resourceType: 'Composition',
    id: newId(),
    type: { ...CONSULTATION, text: title },
    subject: refTo(patient),
    ...head,
    title,
    section: isDanger ? [...ofResult, ...ofVisit] : [...ofVisit, ...ofResult],
  };
  const others = [...complaint, ...conditions, ...observations, ...(visit?.resources ?? [])];
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    type: 'document',
    timestamp: now,
    entry: [composition, patient, device, ...others].map((resource) => ({
      fullUrl: `urn:uuid:${resource.id}`,
      resource,
    })),
  };
};
