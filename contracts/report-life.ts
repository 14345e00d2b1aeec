/** How long the address of a report is good, in minutes: long enough to open and keep the file. */
export const REPORT_MINUTES = 10;
