import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { lineWords } from '../../contracts/rules/prescription-lines.ts';
import { correctionLine, visitFacts } from '../../contracts/rules/visit-facts.ts';
import { PRESCRIPTION_WORDS as PRESCRIPTION } from '../../contracts/texts/en/prescription.ts';
import { VISIT_SUMMARY } from '../../contracts/texts/en/visit-summary.ts';
import { IF_WORSE } from '../../contracts/texts/en/when-to-call.ts';
import { dayOf, momentOf } from './days.ts';
import type { Block, Report } from './report.ts';
import { VISIT_WORDS as WORDS } from './visit-words.ts';

/** A visit note and its call; moments in ISO 8601. */
export type ReportedVisit = {
  readonly note: VisitNote;
  readonly startsAt: string;
  /** Name of the patient, as it was given when the call was booked. */
  readonly patient: string;
  /** Address of the page that checks the prescription of a code. */
  readonly checkAddress: (code: string) => string;
};

const corrected = (note: VisitNote): Block[] => {
  const text = correctionLine(note);
  return text === null
    ? []
    : [{ kind: 'panel', tone: 'info', badge: null, blocks: [{ kind: 'paragraph', text }] }];
};

const paragraph = (text: string, look?: 'soft' | 'strong'): Block => ({
  kind: 'paragraph',
  text,
  ...(look !== undefined && { look }),
});

const warned = (text: string): Block => ({
  kind: 'panel',
  tone: 'soon',
  badge: null,
  blocks: [paragraph(text)],
});

/** Builds the page of a prescription: who prescribes what to whom, and how anybody checks that it holds (NEW-52). */
const prescriptionPage = (visit: ReportedVisit): Block[] => {
  const { note, patient, checkAddress } = visit;
  const made = note.prescription;
  if (made?.kind !== 'made') return [];
  const { told, lines, code } = made;
  const address = checkAddress(code);
  const facts: readonly (readonly [term: string, text: string])[] = [
    [PRESCRIPTION.patient, patient],
    [PRESCRIPTION.age, PRESCRIPTION.years.replace('{age}', String(told.age))],
    [WORDS.issued, momentOf(note.closed_at)],
    [VISIT_SUMMARY.by, note.doctor_name],
    [PRESCRIPTION.qualification, made.doctor_qualification],
    [VISIT_SUMMARY.registration, note.doctor_registration ?? ''],
  ];
  return [
    { kind: 'newPage' },
    { kind: 'heading', level: 1, text: PRESCRIPTION.title },
    ...corrected(note),
    { kind: 'facts', rows: facts.map(([term, text]) => ({ term, texts: [text] })) },
    {
      kind: 'table',
      head: [WORDS.medicine, WORDS.use],
      shares: [0.45, 0.55],
      rows: lines.map((line) => {
        const { name, use } = lineWords(line);
        return [{ lines: [name], isNamed: true }, { lines: use }];
      }),
    },
    paragraph(PRESCRIPTION.asDirected),
    paragraph(PRESCRIPTION.substitute, 'soft'),
    {
      kind: 'code',
      address,
      alt: PRESCRIPTION.checkAlt.replace('{address}', address),
      title: PRESCRIPTION.checkTitle,
      text: PRESCRIPTION.check.replace('{code}', code),
    },
  ];
};

/** Says of a file without a prescription that it is none, and of a withdrawn one that it holds no longer. */
const endOf = ({ prescription }: VisitNote): Block[] => {
  if (prescription?.kind === 'made') return [];
  return [
    ...(prescription === null ? [] : [warned(PRESCRIPTION.withdrawn)]),
    paragraph(WORDS.noPrescription, 'soft'),
  ];
};

/**
 * Builds the page of a visit note (NEW-34): what the page says of it, for whom and of which call. A prescription stands on a page
 * of its own; where there is none the file says so itself, since a pharmacy may be shown it.
 */
export const visitReportOf = (visit: ReportedVisit): Report => {
  const { note, startsAt, patient } = visit;
  return {
    title: `${PRODUCT_NAME}: ${VISIT_SUMMARY.title}`,
    subject: WORDS.subject,
    author: note.doctor_name,
    dated: WORDS.calledOn.replace('{day}', dayOf(startsAt)),
    footer: note.prescription?.kind === 'made' ? WORDS.withPrescription : WORDS.noPrescription,
    madeAt: note.closed_at,
    blocks: [
      { kind: 'heading', level: 1, text: VISIT_SUMMARY.title },
      { kind: 'paragraph', text: WORDS.call.replace('{moment}', momentOf(startsAt)), look: 'soft' },
      ...corrected(note),
      {
        kind: 'facts',
        rows: [
          { term: WORDS.patient, texts: [patient] },
          ...visitFacts(note).map(({ name, value }) => ({ term: name, texts: value.split('\n') })),
          { term: VISIT_SUMMARY.written, texts: [momentOf(note.closed_at)] },
        ],
      },
      { kind: 'paragraph', text: IF_WORSE, look: 'strong' },
      ...endOf(note),
      ...prescriptionPage(visit),
    ],
  };
};
