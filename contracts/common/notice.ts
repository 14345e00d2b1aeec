/** Time for which a notice stays when it does not say otherwise, in milliseconds (NOTE-09, CONST-52). */
export const NOTICE_DURATION_MS = 5000;

/** Time for which a notice of success stays while others wait behind it, in milliseconds: long enough to be read. */
export const BRIEF_NOTICE_MS = 2000;

/** Time for which "Progress Restored" stays, in milliseconds (FLOW-24, CONST-23). */
export const PROGRESS_RESTORED_MS = 3000;

/** The four looks of a notice (NOTE-03..06). */
export type NoticeType = 'success' | 'error' | 'info' | 'warning';

/** A matter on which a later notice replaces an earlier one: a booking and what is paid for it. */
export type NoticeMatter = 'booking';

/** A way on that is an address: it opens in a tab of its own. */
export type NoticeLink = { label: string; href: string };

/** What a notice says, as the catalogue of each language has it. */
export type NoticeWords = { readonly title: string; readonly message: string };

/** What else a notice may have; `duration` in milliseconds, NOTICE_DURATION_MS when none is given. */
export type NoticeTraits = {
  duration?: number;
  /** Takes the place of an earlier notice on the same matter, which is no longer true. */
  about?: NoticeMatter;
  /** Shown again on the page that follows when this one is left before it was read: it is about what led there. */
  outlivesPage?: true;
  /** `click` runs once when the label is pressed. */
  action?: { label: string; click: () => void };
  link?: NoticeLink;
};

/** A notice as it is raised (DATA-19). */
export type RaisedNotice = { type: NoticeType } & NoticeWords & NoticeTraits;
