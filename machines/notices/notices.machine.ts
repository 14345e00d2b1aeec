import { assign, setup } from 'xstate';
import { NOTICE_DURATION_MS } from '../../contracts/notice.ts';
import type { RaisedNotice } from '../../contracts/notice.ts';

/** Emitted by any flow that wants to tell the patient something in passing. */
export type NoticeRaised = { type: 'notice.raised'; notice: RaisedNotice };

type NoticesContext = {
  /** The notice on screen is the first, the others wait. */
  queue: readonly RaisedNotice[];
};
type NoticesEvents = NoticeRaised | { type: 'notice.dismissed' } | { type: 'notice.actionChosen' };

/**
 * The notices machine promises that the patient sees one notice at a time, each for its full duration, in
 * the order in which they were raised. It lives as long as the app (NOTE-01..10).
 */
export const noticesMachine = setup({
  types: {} as { context: NoticesContext; events: NoticesEvents },
  actions: {
    enqueue: assign({
      queue: ({ context, event }) =>
        event.type === 'notice.raised' ? [...context.queue, event.notice] : context.queue,
    }),
    dropShown: assign({ queue: ({ context }) => context.queue.slice(1) }),
    runAction: ({ context }) => context.queue[0]?.action?.click(),
  },
  guards: { hasMoreWaiting: ({ context }) => context.queue.length > 1 },
  delays: {
    noticeDuration: ({ context }) => context.queue[0]?.duration ?? NOTICE_DURATION_MS,
    /** The time the old notice needs to leave before the next one comes. */
    dismissPause: 200,
  },
}).createMachine({
  id: 'notices',
  description: 'Shows notices one at a time.',
  context: { queue: [] },
  initial: 'awaitingNotice',
  on: { 'notice.raised': { actions: 'enqueue' } },
  states: {
    awaitingNotice: {
      description: 'Nothing is shown.',
      on: { 'notice.raised': { target: 'showingNotice', actions: 'enqueue' } },
    },
    showingNotice: {
      description: 'One notice is on screen until its time is up or it is dismissed.',
      after: { noticeDuration: 'dismissingNotice' },
      on: {
        'notice.dismissed': 'dismissingNotice',
        'notice.actionChosen': { target: 'dismissingNotice', actions: 'runAction' },
      },
    },
    dismissingNotice: {
      description: 'The notice leaves before the next one comes.',
      after: {
        dismissPause: [
          { guard: 'hasMoreWaiting', target: 'showingNotice', actions: 'dropShown' },
          { target: 'awaitingNotice', actions: 'dropShown' },
        ],
      },
    },
  },
});
