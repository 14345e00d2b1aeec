import { assign, sendTo, setup } from 'xstate';
import { BRIEF_NOTICE_MS, NOTICE_DURATION_MS } from '../../contracts/common/notice.ts';
import type { RaisedNotice } from '../../contracts/common/notice.ts';
import { listenerNotProvided } from '../kit/not-provided.ts';
import type { NoticeRaised } from '../kit/raise-notice.ts';

export type { NoticeRaised } from '../kit/raise-notice.ts';

type NoticesContext = {
  /** The notice on screen is the first, the others wait. */
  queue: readonly RaisedNotice[];
};
/** Message with all notices on screen and waiting, for the actor that carries them over to the next page. */
export type QueueMoved = { type: 'queue.moved'; queue: readonly RaisedNotice[] };
type NoticesEvents = NoticeRaised | { type: 'notice.dismissed' } | { type: 'notice.actionChosen' };

/**
 * Returns true for a notice that the patient has to know: it comes right after the notice on screen and others like it.
 */
const isGrave = ({ type }: RaisedNotice): boolean => type === 'error' || type === 'warning';

const inTurn = (queue: readonly RaisedNotice[], notice: RaisedNotice): readonly RaisedNotice[] => {
  if (!isGrave(notice)) return [...queue, notice];
  const after = queue.findIndex((each, at) => at > 0 && !isGrave(each));
  return after === -1 ? [...queue, notice] : queue.toSpliced(after, 0, notice);
};

/** Returns true when a later notice on the same matter says otherwise. */
const isOutdated = (said: RaisedNotice | undefined, { about }: RaisedNotice): boolean =>
  about !== undefined && said?.about === about;

/** Adds a notice to the queue. The notice on screen stays the first: it leaves by itself. */
const queued = (queue: readonly RaisedNotice[], notice: RaisedNotice): readonly RaisedNotice[] =>
  inTurn(
    queue.filter((each, at) => at === 0 || !isOutdated(each, notice)),
    notice,
  );

/** Returns true for a notice that only says that something went well, and has no duration of its own. */
const isPassing = ({ type, duration, action }: RaisedNotice): boolean =>
  type === 'success' && duration === undefined && action === undefined;

/** Facts, effects, decisions and waits that the states of the notices share. */
const notices = setup({
  types: {} as {
    context: NoticesContext;
    events: NoticesEvents;
    children: { carriedNotices: 'carriedNotices' };
  },
  actors: {
    /** Raises the notices that the page before left unread, and keeps the unread ones when this page is left. */
    carriedNotices: listenerNotProvided<QueueMoved>('carriedNotices'),
  },
  actions: {
    tellQueue: sendTo('carriedNotices', ({ context }) => ({
      type: 'queue.moved',
      queue: context.queue,
    })),
    enqueue: assign({
      queue: ({ context, event }) =>
        event.type === 'notice.raised' ? queued(context.queue, event.notice) : context.queue,
    }),
    dropShown: assign({ queue: ({ context }) => context.queue.slice(1) }),
    runAction: ({ context }) => context.queue[0]?.action?.click(),
  },
  guards: {
    hasMoreWaiting: ({ context }) => context.queue.length > 1,
    outdatesShown: ({ context, event }) =>
      event.type === 'notice.raised' && isOutdated(context.queue[0], event.notice),
    isHurried: ({ context: { queue } }) =>
      queue[0] !== undefined && queue.length > 1 && isPassing(queue[0]),
  },
  delays: {
    noticeDuration: ({ context }) => context.queue[0]?.duration ?? NOTICE_DURATION_MS,
    briefDuration: BRIEF_NOTICE_MS,
    /** Time that the old notice needs to leave before the next one comes, in milliseconds. */
    dismissPause: 200,
  },
});

/** Transition for a notice on screen that is no longer true: it leaves for the one that says otherwise. */
const outdating = {
  guard: 'outdatesShown',
  target: 'dismissingNotice',
  actions: ['enqueue', 'tellQueue'],
} as const;

/**
 * Shows one notice at a time, each for its duration, errors and warnings before the others. A notice of success makes
 * room sooner when others wait, since a late notice says what is no longer true; a later notice on a matter replaces
 * the earlier one on it. It lives as long as the app (NOTE-01..10); a notice about leaving a page is shown on the next
 * one.
 */
export const noticesMachine = notices.createMachine({
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
      always: { guard: 'isHurried', target: 'showingBriefly' },
      after: { noticeDuration: 'dismissingNotice' },
      on: {
        'notice.dismissed': 'dismissingNotice',
        'notice.raised': outdating,
        'notice.actionChosen': { target: 'dismissingNotice', actions: 'runAction' },
      },
    },
    showingBriefly: {
      description: 'It says that something went well, and others wait: it leaves sooner.',
      after: { briefDuration: 'dismissingNotice' },
      on: { 'notice.dismissed': 'dismissingNotice', 'notice.raised': outdating },
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
