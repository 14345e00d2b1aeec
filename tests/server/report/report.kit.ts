import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { courseOf } from '../../../contracts/rules/shared-result.ts';
import { dentistPart } from '../../../server/report/dentist-part.ts';
import { reportOf } from '../../../server/report/result-report.ts';
import type { ReportedResult } from '../../../server/report/result-report.ts';
import type { Report } from '../../../server/report/report.ts';
import { writeReport } from '../../../server/report/write-report.ts';
import { readPdf } from '../../kit/read-pdf.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';

export const ADDRESS = 'https://toothwise.example/dashboard?result=abc';

/** A result of noon in India, read on the next day. */
export const REPORTED: ReportedResult = {
  madeAt: '2026-11-20T06:30:00.000Z',
  readAt: '2026-11-21T06:30:00.000Z',
  diagnosis: DIAGNOSIS,
  checkIn: null,
  owner: 'Asha Verma',
  address: ADDRESS,
};

/** The same result with other parts. */
export const withResult = (changes: Partial<Diagnosis>): ReportedResult => ({
  ...REPORTED,
  diagnosis: { ...DIAGNOSIS, ...changes },
});

/** The same result of a patient with other words, which the note repeats. */
export const withWords = (words: string): ReportedResult =>
  withResult({ soap_note: { ...DIAGNOSIS.soap_note, subjective: `“${words}”` } });

/** What must be called an emergency. */
export const EMERGENCY: ReportedResult = withResult({
  emergency: { level: 'medical', kinds: ['airway_compromise'] },
  urgency: 'urgent',
});

/** The report with its page for the dentist. */
export const whole = (reported: ReportedResult): Report =>
  reportOf(reported, dentistPart(reported.diagnosis, courseOf(reported.checkIn?.answers ?? [])));

/** The report as a file. */
export const written = (reported: ReportedResult): Promise<Uint8Array> =>
  writeReport(whole(reported));

/** The report as a reader of screens has it. */
export const readBack = async (reported: ReportedResult) => readPdf(await written(reported));

/** All that is read out of a report, page after page. */
export const wordsOf = async (reported: ReportedResult): Promise<string> =>
  (await readBack(reported)).pages.map(({ tree }) => tree?.text ?? '').join(' ');
