/** What can be had as a PDF: the report of a result, or the receipts of a payment. */
export type Paper = 'report' | 'receipt';

export const BUTTONS: Readonly<Record<Paper, string>> = {
  report: 'Download PDF',
  receipt: 'Receipt (PDF)',
};
