import { PRODUCT_NAME } from '../common/product.ts';
import type { CourseAnswer } from '../assessment/check-in.ts';
import type { Diagnosis, DiagnosisItem } from '../assessment/diagnosis.ts';
import { FHIR_TEXTS as TEXTS } from '../texts/en/staff/fhir-document.ts';
import { courseLines } from './course-lines.ts';
import { escapeHtml } from './escape-html.ts';

/** A result as it is written into a document. */
export type Told = {
  readonly created_at: string;
  readonly issue: string;
  readonly diagnosis: Diagnosis;
  /** The answers that were given since, the newest last. */
  readonly course: readonly CourseAnswer[];
};

/** The moment of writing, and a source of UUIDs: the rule has neither of its own. */
export type Writing = { readonly now: string; readonly newId: () => string };

type Resource = { readonly resourceType: string; readonly id: string } & Readonly<
  Record<string, unknown>
>;

export type FhirDocument = {
  readonly resourceType: 'Bundle';
  readonly type: 'document';
  readonly identifier: { readonly system: string; readonly value: string };
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
};

const SNOMED = 'http://snomed.info/sct';
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

/** Type and sections of OPConsultRecord (NRCeS, FHIR Implementation Guide for ABDM): the only codes of SNOMED CT here. */
const CONSULTATION = coded(SNOMED, '371530004', 'Clinical consultation report');
const SECTIONS = {
  complaint: coded(SNOMED, '422843007', 'Chief complaint section'),
  history: coded(SNOMED, '371529009', 'History and physical report'),
  allergies: coded(SNOMED, '722446000', 'Allergy record'),
  observations: coded(SNOMED, '404684003', 'Clinical finding'),
} as const;

const refTo = ({ id }: Resource) => ({ reference: `urn:uuid:${id}` });

/** Half an emoji, and control characters that no XML may hold; line breaks and tabs stay. */
const UNWRITABLE = /(?![\t\n\r])[\p{Cs}\p{Cc}\ufffe\uffff]/gu;

/** Returns a text as XML and JSON can hold it. */
const plain = (text: string): string => text.replaceAll(UNWRITABLE, '').trim();

const narrative = (lines: readonly string[]) => {
  const paragraphs = lines
    .flatMap((line) => line.split('\n'))
    .map(plain)
    .filter((line) => line !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`);
  return paragraphs.length === 0
    ? null
    : {
        status: 'additional',
        div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs.join('')}</div>`,
      };
};

type SectionParts = {
  readonly code?: (typeof SECTIONS)[keyof typeof SECTIONS];
  readonly lines: readonly string[];
  readonly entry?: readonly Resource[];
};

/** Writes a section; one without a word and without an entry is left out, as FHIR asks. */
const section = (title: string, { code, lines, entry = [] }: SectionParts): object[] => {
  const text = narrative(lines);
  if (text === null && entry.length === 0) return [];
  return [
    {
      title,
      ...(code && { code: { ...code, text: title } }),
      ...(text && { text }),
      ...(entry.length > 0 && { entry: entry.map(refTo) }),
    },
  ];
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

/**
 * Writes a result as a FHIR R4 document: a Bundle that begins with a Composition in the shape of OPConsultRecord. It says
 * nobody's name. It is preliminary, its author is a program, and what somebody answered has no codes: none of our lists has a
 * source for them.
 */
export const fhirDocumentOf = (told: Told, { now, newId }: Writing): FhirDocument => {
  const { patient, device, complaint, conditions, observations } = resourcesOf(told, newId);
  const { soap_note: note, urgency, emergency, note: parts } = told.diagnosis;
  const composition: Resource = {
    resourceType: 'Composition',
    id: newId(),
    status: 'preliminary',
    type: { ...CONSULTATION, text: TEXTS.title },
    subject: refTo(patient),
    date: told.created_at,
    author: [refTo(device)],
    title: TEXTS.title,
    section: [
      ...section(TEXTS.complaint, {
        code: SECTIONS.complaint,
        lines: [told.issue],
        entry: complaint,
      }),
      ...section(TEXTS.since, { lines: courseLines(told.course, dayOf) }),
      ...section(TEXTS.history, { code: SECTIONS.history, lines: [note.subjective] }),
      ...section(TEXTS.allergies, { code: SECTIONS.allergies, lines: [parts?.allergies ?? ''] }),
      ...section(TEXTS.observations, {
        code: SECTIONS.observations,
        lines: [note.objective],
        entry: observations,
      }),
      ...section(TEXTS.assessment, {
        lines: [TEXTS.urgency(urgency, emergency !== null), note.assessment],
        entry: conditions,
      }),
      ...section(TEXTS.plan, { lines: [note.plan] }),
    ],
  };
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${newId()}` },
    type: 'document',
    timestamp: now,
    entry: [composition, patient, device, ...complaint, ...conditions, ...observations].map(
      (resource) => ({ fullUrl: `urn:uuid:${resource.id}`, resource }),
    ),
  };
};
