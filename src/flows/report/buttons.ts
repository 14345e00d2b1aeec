import * as say from '../../../contracts/texts/en/report.ts';

export const BUTTONS: Readonly<Record<say.Paper, string>> = {
  report: say.downloadPdf,
  receipt: say.receiptPdf,
  note: say.notePdf,
};
