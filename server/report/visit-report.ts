import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { correctionLine, visitFacts } from '../../contracts/rules/visit-facts.ts';
import { VISIT_PAPER as WORDS } from '../../contracts/texts/en/papers.ts';
import { PRESCRIPTION_WORDS as PRESCRIPTION } from '../../contracts/texts/en/prescription.ts';
import { VISIT_SUMMARY } from '../../contracts/texts/en/visit-summary.ts';
import { IF_WORSE } from '../../contracts/texts/en/when-to-call.ts';
import { frameOf } from './basis.ts';
import { dayOf, momentOf } from './days.ts';
import type { Block, Report } from './report.ts';

/** A visit note and its call; moments in ISO 8601. */
export type ReportedVisit = {
  readonly note: VisitNote;
  readonly startsAt: string;
  /** Name of the patient, as it was given when the call was booked. */
  readonly patient: string;
  /** The person who answers for the patient, where that is a child. */
  readonly guardian: string | null;
};

/** Says that a version corrects an earlier one. */
export const corrected = (note: VisitNote): Block[] => {
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
export const visitReportOf = (visit: ReportedVisit, prescription: readonly Block[]): Report => {
  const { note, startsAt, patient, guardian } = visit;
  return {
    title: `${PRODUCT_NAME}: ${VISIT_SUMMARY.title}`,
    subject: WORDS.subject,
    author: note.doctor_name,
    ...frameOf({
      dated: WORDS.calledOn.replace('{day}', dayOf(startsAt)),
      footer: note.prescription?.kind === 'made' ? WORDS.withPrescription : WORDS.noPrescription,
    }),
    madeAt: note.closed_at,
    blocks: [
      { kind: 'heading', level: 1, text: VISIT_SUMMARY.title },
      { kind: 'paragraph', text: WORDS.call.replace('{moment}', momentOf(startsAt)), look: 'soft' },
      ...corrected(note),
      {
        kind: 'facts',
        rows: [
          { term: WORDS.patient, texts: [patient] },
          ...(guardian === null ? [] : [{ term: WORDS.guardian, texts: [guardian] }]),
          ...visitFacts(note).map(({ name, value }) => ({ term: name, texts: value.split('\n') })),
          { term: VISIT_SUMMARY.written, texts: [momentOf(note.closed_at)] },
        ],
      },
      { kind: 'paragraph', text: IF_WORSE, look: 'strong' },
      ...endOf(note),
      ...prescription,
    ],
  };
};
