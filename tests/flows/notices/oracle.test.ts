import type { RaisedNotice } from '../../../contracts/notice.ts';
import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const one: RaisedNotice = { type: 'info', title: 'One', message: 'First' };
const two: RaisedNotice = { type: 'error', title: 'Two', message: 'Second', duration: 3000 };

const waiting = { given: { queue: [one] }, with: { notice: two } };

/** Whoever carries notices to the next page knows what is unread. */
const TOLD = ['tells carriedNotices: queue.moved'];

const oracle: Oracle<typeof noticesMachine> = {
  known: { queue: [] },
  opens: [{ input: undefined, at: 'awaitingNotice', knows: { queue: [] } }],
  delays: {
    // NOTE-09: five seconds, unless the notice says otherwise.
    noticeDuration: [
      { given: { queue: [one] }, ms: 5000 },
      { given: { queue: [two] }, ms: 3000 },
    ],
    dismissPause: 200,
  },
  starts: {
    '': ['calls carriedNotices'],
    showingNotice: ['waits noticeDuration'],
    dismissingNotice: ['waits dismissPause'],
  },
  leaves: {
    awaitingNotice: {
      on: {
        'notice.raised': {
          with: { notice: one },
          to: 'showingNotice',
          knows: { queue: [one] },
          does: TOLD,
        },
      },
    },
    showingNotice: {
      on: {
        'after noticeDuration': { given: { queue: [one] }, to: 'dismissingNotice' },
        'notice.dismissed': { given: { queue: [one] }, to: 'dismissingNotice' },
        'notice.actionChosen': {
          given: { queue: [one] },
          to: 'dismissingNotice',
          does: ['runAction'],
        },
      },
    },
    dismissingNotice: {
      on: {
        'after dismissPause': [
          {
            given: { queue: [one, two] },
            to: 'showingNotice',
            knows: { queue: [two] },
            does: TOLD,
          },
          { given: { queue: [one] }, to: 'awaitingNotice', knows: { queue: [] }, does: TOLD },
        ],
      },
    },
  },
  around: {
    '': {
      'notice.raised': [
        { at: 'showingNotice', ...waiting, to: 'stays', knows: { queue: [one, two] }, does: TOLD },
        {
          at: 'dismissingNotice',
          ...waiting,
          to: 'stays',
          knows: { queue: [one, two] },
          does: TOLD,
        },
      ],
    },
  },
};

holdAgainst('notices', oracle);
