/** Minutes for which the address of a report is good: long enough to open and keep the file. */
export const REPORT_MINUTES = 10;
