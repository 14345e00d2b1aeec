/** Notice that the report has opened in its tab (PDF-04). */
export const REPORT_OPENED = {
  title: 'Success!',
  message: 'Your report has opened in a new tab.',
};

/** Notice that the receipt has opened in its tab (NEW-04). */
export const RECEIPT_OPENED = {
  title: 'Receipt opened',
  message: 'Your receipt has opened in a new tab.',
};

/** Notice that the note of a call has opened in its tab (NEW-34). */
export const NOTE_OPENED = {
  title: 'Note opened',
  message: 'What the dentist said has opened in a new tab.',
};

/** Notice that the report could not be made (PDF-05). */
export const GENERATING_FAILED = {
  title: 'Error',
  message: 'Failed to generate PDF. Please try again.',
};

/** Notice that the browser opens no tab for it (PDF-06). */
export const OPENING_FAILED = {
  title: 'Error',
  message: 'Failed to download PDF. Please try again.',
};

/** Notice that the operator makes no reports (PDF-01). */
export const SWITCHED_OFF = {
  title: 'Not available yet',
  message: 'PDF reports are switched off for now. You can print this result instead.',
};
