import * as z from 'zod/mini';

/** How long a notice stays when it does not say otherwise, in milliseconds (NOTE-09, CONST-52). */
export const NOTICE_DURATION_MS = 5000;

/** How long "Progress Restored" stays, in milliseconds (FLOW-24, CONST-23). */
export const PROGRESS_RESTORED_MS = 3000;

/** The four looks of a notice (NOTE-03..06). */
export const NoticeType = z.enum(['success', 'error', 'info', 'warning']);
export type NoticeType = z.infer<typeof NoticeType>;

/**
 * A notice (DATA-19): `duration` in milliseconds; `action.click` names what is sent back to whoever
 * raised the notice when the label is pressed.
 */
export const Notice = z.object({
  type: NoticeType,
  title: z.string(),
  message: z.string(),
  duration: z._default(z.number().check(z.positive()), NOTICE_DURATION_MS),
  action: z.optional(z.object({ label: z.string(), click: z.custom<() => void>() })),
});
/** As raised (duration optional) and as shown (duration filled in). */
export type RaisedNotice = z.input<typeof Notice>;
export type Notice = z.output<typeof Notice>;
