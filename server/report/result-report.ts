import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { DISCLAIMER, PRODUCT_NAME } from '../../contracts/common/product.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { dayOf, momentOf } from './days.ts';
import { dentistPart } from './dentist-part.ts';
import { headPart } from './head-part.ts';
import { codeTo } from './code-to.ts';
import { patientPart } from './patient-part.ts';
import type { Block, Fact, Report } from './report.ts';
import { WORDS } from './words.ts';

/** A saved result and its circumstances: everything that its report says. */
export type ReportedResult = {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly readAt: string;
  /** The concern, in the patient's own words. */
  readonly issue: string;
  readonly diagnosis: Diagnosis;
  /** Full name on the account that holds it. */
  readonly owner: string;
  /** Address at which its owner reads it, in full. */
  readonly address: string;
};

/** Lists what the result rests on, and what made it when. */
const basis = ({ madeAt, issue, diagnosis, owner }: ReportedResult): Block[] => {
  const { note, engine } = diagnosis;
  const { words, person, answers, answered, made, by, account } = WORDS.basis;
  const count = note?.answers.length ?? 0;
  const fact = (term: string, text: string): Fact => ({ term, texts: [text] });
  const rows = [
    fact(words, `“${issue.trim()}”`),
    fact(person, note?.person ?? ''),
    fact(answers, count === 0 ? '' : answered.replace('{count}', String(count))),
    fact(made, momentOf(madeAt)),
    fact(
      by,
      WORDS.basis.engine
        .replace('{product}', PRODUCT_NAME)
        .replace('{name}', engine.name)
        .replace('{version}', engine.version),
    ),
    fact(account, owner),
  ];
  return [
    { kind: 'heading', level: 2, text: WORDS.basisTitle },
    { kind: 'facts', rows: rows.filter(({ texts }) => texts.every((text) => text !== '')) },
    { kind: 'paragraph', text: SAVED_RESULT.notSince, look: 'soft' },
  ];
};

/**
 * Builds the report of a saved result, for the patient and then for the dentist: help and what to do by when come first
 * (DIAG-23, PDF-02).
 */
export const reportOf = (reported: ReportedResult): Report => {
  const { madeAt, readAt, diagnosis, address } = reported;
  const day = dayOf(madeAt);
  const title = WORDS.title.replace('{product}', PRODUCT_NAME).replace('{day}', day);
  return {
    title,
    subject: WORDS.subject,
    author: PRODUCT_NAME,
    dated: day,
    madeAt,
    blocks: [
      headPart(diagnosis, { madeAt, readAt }),
      ...patientPart(diagnosis, madeAt),
      ...basis(reported),
      codeTo(address),
      { kind: 'paragraph', text: DISCLAIMER, look: 'strong' },
      ...dentistPart(diagnosis.soap_note, diagnosis.note),
    ],
  };
};
