import type { RaisedNotice } from '../../../common/notice.ts';

/** Notice that another name is kept. */
export const NAME_SAVED: RaisedNotice = {
  type: 'success',
  title: 'Saved',
  message: 'Your name is up to date.',
};

/** Notice that the file with all data has been handed over. */
export const EXPORT_SAVED: RaisedNotice = {
  type: 'success',
  title: 'Download ready',
  message: 'The file is among your downloads.',
};

const failed = (title: string, otherwise: string) => (said: string | null) =>
  ({ type: 'error', title, message: said ?? otherwise }) satisfies RaisedNotice;

/** Notices of failures: the server's own words if it sent any. */
export const FAILURES = {
  change: failed('Not saved', 'We could not reach our server. Nothing was changed.'),
  signOut: failed('Still signed in', 'We could not reach our server. Please try again.'),
  export: failed('No download', 'We could not reach our server. Please try again.'),
} as const;
