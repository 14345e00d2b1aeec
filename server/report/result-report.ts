import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { PAPER, RESULT_PAPER as WORDS } from '../../contracts/texts/en/papers.ts';
import { dayOf } from './days.ts';
import { headPart } from './head-part.ts';
import { basisWithCode, datedFor, frameOf, madeBy } from './basis.ts';
import { patientPart } from './patient-part.ts';
import type { Block, Report } from './report.ts';

/** A saved result and its circumstances: everything that its report says. */
export type ReportedResult = {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly readAt: string;
  readonly diagnosis: Diagnosis;
  /** What was told since; null where nothing is asked. */
  readonly checkIn: CheckIn | null;
  /** Full name on the account that holds it. */
  readonly owner: string;
  /** Address at which its owner reads it, in full. */
  readonly address: string;
};

/**
 * Builds the report of a saved result, for the patient and then for the dentist: help and what to do by when come first
 * (DIAG-23, PDF-02). `forDentist`: the note for the dentist, which is English in a paper of any language.
 */
export const reportOf = (reported: ReportedResult, forDentist: readonly Block[]): Report => {
  const { madeAt, readAt, diagnosis, checkIn, owner, address } = reported;
  const day = dayOf(madeAt);
  const title = WORDS.title.replace('{product}', PRODUCT_NAME).replace('{day}', day);
  return {
    title,
    subject: WORDS.subject,
    author: PRODUCT_NAME,
    ...frameOf({ dated: datedFor(day, owner), footer: PAPER.footer }),
    madeAt,
    blocks: [
      headPart(diagnosis, { madeAt, readAt }, checkIn),
      ...patientPart(diagnosis, madeAt, checkIn),
      ...forDentist,
      basisWithCode(address, [madeBy(PRODUCT_NAME, reported)]),
    ],
  };
};
