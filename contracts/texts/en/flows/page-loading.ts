/** Texts while the files of a page come (SHELL-29). */
export const LOADING_MESSAGES = {
  usual: 'Loading...',
  prolonged: 'Still loading. Your connection may be slow.',
} as const;

/** Texts for files that did not come (ERR-04). */
export const FAILED_TEXTS = {
  title: 'This page did not load',
  missing: 'A part of it is missing. Trying again usually helps.',
  unreachable: 'Our server cannot be reached. Please check your connection.',
  kept: 'Your answers are kept on this device.',
} as const;
