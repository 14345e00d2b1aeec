import type { ShownPrescription } from '../booking/prescription.ts';
import type { ShownVisit } from '../booking/visit-note.ts';
import { PRODUCT_NAME } from '../common/product.ts';
import { FHIR_VISIT_TEXTS as TEXTS } from '../texts/en/staff/fhir-document.ts';
import { SECTIONS, TERMINOLOGY, coded, plain, refTo, section } from './fhir-parts.ts';
import type { DocumentWriting, Resource } from './fhir-parts.ts';
import { OLD_AFTER_DAYS } from './prescribing.ts';
import { lineWords } from './prescription-lines.ts';

/** A visit in a document: its sections, and every resource that these and the composition refer to. */
export type WrittenVisit = {
  readonly status: 'final' | 'amended';
  readonly dentist: Resource;
  readonly encounter: Resource;
  readonly sections: readonly object[];
  readonly resources: readonly Resource[];
};

type Writing = Pick<DocumentWriting, 'daysSince' | 'newId'> & { readonly patient: Resource };

const qualificationIn = (prescription: ShownPrescription | null): string =>
  prescription?.kind === 'made' ? plain(prescription.doctor_qualification) : '';

/** The dentist as the note names them; a registration number has no code, since no list of councils is behind it. */
const dentistOf = ({ note }: ShownVisit, id: string): Resource => {
  const registration = plain(note.doctor_registration ?? '');
  const qualification = qualificationIn(note.prescription);
  return {
    resourceType: 'Practitioner',
    id,
    ...(registration !== '' && {
      identifier: [{ type: { text: TEXTS.registration }, value: registration }],
    }),
    name: [{ text: plain(note.doctor_name) }],
    ...(qualification !== '' && { qualification: [{ code: { text: qualification } }] }),
  };
};

/** What the note concludes; null where the dentist could not tell. Nobody has said how sure it is, so no code does either. */
const conclusionOf = ({ note }: ShownVisit, of: object, id: string): Resource | null => {
  const { final_word: word } = note;
  if (word.kind === 'cannotSay') return null;
  return {
    resourceType: 'Condition',
    id,
    category: [coded(`${TERMINOLOGY}/condition-category`, 'encounter-diagnosis')],
    code: { text: plain(word.kind === 'condition' ? word.name : word.text) },
    recordedDate: note.closed_at,
    ...of,
  };
};

/**
 * Writes each medicine as it stands on the paper. An old prescription is `unknown`: nobody here knows what was taken of it, as the
 * page that checks codes says too.
 */
const requestsOf = (
  { note }: ShownVisit,
  of: object,
  {
    dentist,
    daysSince,
    newId,
  }: Pick<Writing, 'daysSince' | 'newId'> & { readonly dentist: Resource },
): Resource[] => {
  const { prescription, closed_at } = note;
  if (prescription?.kind !== 'made') return [];
  const isOld = daysSince(closed_at) > OLD_AFTER_DAYS;
  return prescription.lines.map((line) => {
    const { name, use } = lineWords(line);
    return {
      resourceType: 'MedicationRequest',
      id: newId(),
      status: isOld ? 'unknown' : 'active',
      intent: 'order',
      medicationCodeableConcept: { text: plain(name) },
      authoredOn: closed_at,
      requester: refTo(dentist),
      groupIdentifier: {
        type: { text: TEXTS.code },
        value: prescription.code,
        assigner: { display: PRODUCT_NAME },
      },
      dosageInstruction: [{ text: plain(use.join('. ')) }],
      ...of,
    };
  });
};

const medicineLines = ({ note: { prescription } }: ShownVisit): string[] => {
  if (prescription === null) return [];
  if (prescription.kind === 'withdrawn') return [TEXTS.withdrawn];
  return [
    ...prescription.lines.map((line) => {
      const { name, use } = lineWords(line);
      return `${name}: ${use.join('. ')}`;
    }),
    `${TEXTS.code}: ${prescription.code}`,
  ];
};

/**
 * Writes the visit to which a result was brought: an encounter by video, what its dentist found, concluded and advised, and the
 * prescription. A corrected note is `amended` and says so, and a withdrawn prescription has no medicine left.
 */
export const writtenVisitOf = (
  visit: ShownVisit,
  { patient, daysSince, newId }: Writing,
): WrittenVisit => {
  const { note, starts_at } = visit;
  const status = note.version === 1 ? 'final' : 'amended';
  const dentist = dentistOf(visit, newId());
  const encounterId = newId();
  const of = { subject: refTo(patient), encounter: { reference: `urn:uuid:${encounterId}` } };
  const found = conclusionOf(visit, { ...of, asserter: refTo(dentist) }, newId());
  const encounter: Resource = {
    resourceType: 'Encounter',
    id: encounterId,
    status: 'finished',
    class: { system: `${TERMINOLOGY}/v3-ActCode`, code: 'VR', display: 'virtual' },
    type: [{ text: TEXTS.call }],
    subject: refTo(patient),
    participant: [{ individual: refTo(dentist) }],
    period: { start: starts_at },
    ...(found && { diagnosis: [{ condition: refTo(found) }] }),
  };
  const findings: Resource = {
    resourceType: 'Observation',
    id: newId(),
    status,
    category: [coded(`${TERMINOLOGY}/observation-category`, 'exam')],
    code: { text: TEXTS.found },
    effectiveDateTime: starts_at,
    issued: note.closed_at,
    performer: [refTo(dentist)],
    valueString: plain(note.findings),
    ...of,
  };
  const requests = requestsOf(visit, of, { dentist, daysSince, newId });
  const conclusions = found === null ? [] : [found];
  return {
    status,
    dentist,
    encounter,
    sections: writtenSections(visit, { dentist, findings, conclusions, requests }),
    resources: [dentist, encounter, findings, ...conclusions, ...requests],
  };
};

type Entries = {
  readonly dentist: Resource;
  readonly findings: Resource;
  readonly conclusions: readonly Resource[];
  readonly requests: readonly Resource[];
};

const writtenSections = (
  visit: ShownVisit,
  { dentist, findings, conclusions, requests }: Entries,
): object[] => {
  const { note } = visit;
  const corrected = note.version === 1 ? [] : [TEXTS.corrected(note.version)];
  const said = conclusions.length === 0 ? TEXTS.cannotSay : '';
  const by = dentist;
  return [
    ...section(TEXTS.findings, {
      code: SECTIONS.examination,
      lines: [...corrected, note.findings],
      entry: [findings],
      by,
    }),
    ...section(TEXTS.conclusion, {
      lines: [said, ...conclusions.map(({ code }) => (code as { text: string }).text)],
      entry: conclusions,
      by,
    }),
    ...section(TEXTS.advice, { lines: [note.advice], by }),
    ...section(TEXTS.prescription, {
      code: SECTIONS.medications,
      lines: medicineLines(visit),
      entry: requests,
      by,
    }),
    ...section(TEXTS.nextVisit, { code: SECTIONS.followUp, lines: [note.next_visit], by }),
  ];
};
