/** The report that can be downloaded is offered in these words. */

/** The PDFs: the report of a result, the receipts of a payment, or the note of a call's dentist. */
export type Paper = 'report' | 'receipt' | 'note';

export const savingYourResult = 'Saving your result...';
export const makingYour = (paper: Paper): string => `Making your ${paper}...`;
export const openingYour = (paper: Paper): string => `Opening your ${paper}...`;
export const yourBrowserDidNotOpenNew = (paper: Paper): string =>
  `Your browser did not open a new tab. Your ${paper} is ready all the same:`;
export const openThe = (paper: Paper): string => `Open the ${paper}`;
export const downloadPdf = 'Download PDF';
export const receiptPdf = 'Receipt (PDF)';
export const notePdf = 'Note (PDF)';
