import { assign, sendTo, setup } from 'xstate';
import { NOTICE_DURATION_MS } from '../../contracts/notice.ts';
import type { RaisedNotice } from '../../contracts/notice.ts';
import { listenerNotProvided } from '../kit/not-provided.ts';

/** Emitted by any flow that wants to tell the patient something in passing. */
export type NoticeRaised = { type: 'notice.raised'; notice: RaisedNotice };

type NoticesContext = {
  /** The notice on screen is the first, the others wait. */
  queue: readonly RaisedNotice[];
};
/** What is on screen or waits, told to whoever carries it over to the next page. */
export type QueueMoved = { type: 'queue.moved'; queue: readonly RaisedNotice[] };
type NoticesEvents = NoticeRaised | { type: 'notice.dismissed' } | { type: 'notice.actionChosen' };

/**
 * The notices machine promises that the patient sees one notice at a time, each for its full duration, in
 * the order in which they were raised. It lives as long as the app (NOTE-01..10); what is about leaving a page is said on the next one.
 */
export const noticesMachine = setup({
  types: {} as {
    context: NoticesContext;
    events: NoticesEvents;
    children: { carriedNotices: 'carriedNotices' };
  },
  actors: {
    /** Raises what the page before left unread, and keeps what is unread when this one is left. */
    carriedNotices: listenerNotProvided<QueueMoved>('carriedNotices'),
  },
  actions: {
    tellQueue: sendTo('carriedNotices', ({ context }) => ({
      type: 'queue.moved',
      queue: context.queue,
    })),
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
  invoke: { id: 'carriedNotices', src: 'carriedNotices' },
  initial: 'awaitingNotice',
  on: { 'notice.raised': { actions: ['enqueue', 'tellQueue'] } },
  states: {
    awaitingNotice: {
      description: 'Nothing is shown.',
      on: { 'notice.raised': { target: 'showingNotice', actions: ['enqueue', 'tellQueue'] } },
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
          { guard: 'hasMoreWaiting', target: 'showingNotice', actions: ['dropShown', 'tellQueue'] },
          { target: 'awaitingNotice', actions: ['dropShown', 'tellQueue'] },
        ],
      },
    },
  },
});
