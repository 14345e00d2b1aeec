/** The report that can be downloaded is offered in these words. */

export const savingYourResult = 'Saving your result...';
export const makingYour = (paper: string | number): string => `Making your ${paper}...`;
export const openingYour = (paper: string | number): string => `Opening your ${paper}...`;
export const yourBrowserDidNotOpenNew = (paper: string | number): string =>
  `Your browser did not open a new tab. Your ${paper} is ready all the same:`;
export const openThe = (paper: string | number): string => `Open the ${paper}`;
export const downloadPdf = 'Download PDF';
export const receiptPdf = 'Receipt (PDF)';
export const notePdf = 'Note (PDF)';
