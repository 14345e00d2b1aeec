import { lineWords } from '../../contracts/rules/prescription-lines.ts';
import { PRESCRIPTION_WORDS as PRESCRIPTION } from '../../contracts/texts/en/prescription.ts';
import { VISIT_SUMMARY } from '../../contracts/texts/en/visit-summary.ts';
import { momentOf } from './days.ts';
import { DENTIST_WORDS } from './dentist-words.ts';
import type { Block } from './report.ts';
import { corrected } from './visit-report.ts';
import type { ReportedVisit } from './visit-report.ts';

const { prescription: WORDS } = DENTIST_WORDS;

/**
 * Builds the page of a prescription: who prescribes what to whom, and how anybody checks that it holds (NEW-52): English,
 * since a pharmacist reads it. `checkAddress`: the address of the page that checks a code.
 */
export const prescriptionPage = (
  { note, patient }: ReportedVisit,
  checkAddress: (code: string) => string,
): Block[] => {
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
    { kind: 'paragraph', text: PRESCRIPTION.asDirected },
    { kind: 'paragraph', text: PRESCRIPTION.substitute, look: 'soft' },
    {
      kind: 'code',
      address,
      alt: PRESCRIPTION.checkAlt.replace('{address}', address),
      title: PRESCRIPTION.checkTitle,
      text: PRESCRIPTION.check.replace('{code}', code),
    },
  ];
};
