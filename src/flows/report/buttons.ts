import * as say from '../../../contracts/texts/en/report.ts';
/** What can be had as a PDF: the report of a result, the receipts of a payment, or the note of a call's dentist. */
export type Paper = 'report' | 'receipt' | 'note';

export const BUTTONS: Readonly<Record<Paper, string>> = {
  report: say.downloadPdf,
  receipt: say.receiptPdf,
  note: say.notePdf,
};
