import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type { Diagnosis } from '../../contracts/assessment/diagnosis.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { courseOf } from '../../contracts/rules/shared-result.ts';
import { dayOf } from './days.ts';
import { dentistPart } from './dentist-part.ts';
import { headPart } from './head-part.ts';
import { basisWithCode, datedFor, madeBy } from './basis.ts';
import { patientPart } from './patient-part.ts';
import type { Report } from './report.ts';
import { WORDS } from './words.ts';

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
 * (DIAG-23, PDF-02).
 */
export const reportOf = (reported: ReportedResult): Report => {
  const { madeAt, readAt, diagnosis, checkIn, owner, address } = reported;
  const { name, version } = diagnosis.engine;
  const day = dayOf(madeAt);
  const title = WORDS.title.replace('{product}', PRODUCT_NAME).replace('{day}', day);
  return {
    title,
    subject: WORDS.subject,
    author: PRODUCT_NAME,
    dated: datedFor(day, owner),
    footer: WORDS.footer,
    madeAt,
    blocks: [
      headPart(diagnosis, { madeAt, readAt }, checkIn),
      ...patientPart(diagnosis, madeAt, checkIn),
      ...dentistPart(diagnosis, courseOf(checkIn?.answers ?? [])),
      {
        kind: 'paragraph',
        text: WORDS.engine.replace('{engine}', `${name} ${version}`),
        look: 'soft',
      },
      basisWithCode(address, [madeBy(PRODUCT_NAME, reported)]),
    ],
  };
};
