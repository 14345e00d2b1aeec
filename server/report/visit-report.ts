import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { correctionLine, visitFacts } from '../../contracts/rules/visit-facts.ts';
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
};

const corrected = (note: VisitNote): Block[] => {
  const text = correctionLine(note);
  return text === null
    ? []
    : [{ kind: 'panel', tone: 'info', badge: null, blocks: [{ kind: 'paragraph', text }] }];
};

/**
 * Builds the page of a visit note (NEW-34): what the page says of it, for whom and of which call. It is no prescription, which
 * it says itself, since a pharmacy may be shown it.
 */
export const visitReportOf = ({ note, startsAt, patient }: ReportedVisit): Report => ({
  title: `${PRODUCT_NAME}: ${VISIT_SUMMARY.title}`,
  subject: WORDS.subject,
  author: note.doctor_name,
  dated: WORDS.calledOn.replace('{day}', dayOf(startsAt)),
  footer: WORDS.noPrescription,
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
    { kind: 'paragraph', text: WORDS.noPrescription, look: 'soft' },
  ],
});
