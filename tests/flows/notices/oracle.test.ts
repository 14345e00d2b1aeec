import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const one: RaisedNotice = { type: 'info', title: 'One', message: 'First' };
const two: RaisedNotice = { type: 'error', title: 'Two', message: 'Second', duration: 3000 };

const done: RaisedNotice = { type: 'success', title: 'Done', message: 'It went well' };
const careful: RaisedNotice = { type: 'warning', title: 'Careful', message: 'Look' };

const unpaid: RaisedNotice = { ...one, title: 'Not paid', about: 'booking' };
const booked: RaisedNotice = { ...done, title: 'Booked', about: 'booking' };

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
    briefDuration: 2000,
    dismissPause: 200,
  },
  starts: {
    '': ['calls carriedNotices'],
    showingNotice: ['waits noticeDuration'],
    showingBriefly: ['waits briefDuration'],
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
        // What is no longer so leaves for what is.
        'notice.raised': {
          given: { queue: [unpaid, one] },
          with: { notice: booked },
          to: 'dismissingNotice',
          knows: { queue: [unpaid, one, booked] },
          does: TOLD,
        },
        'notice.actionChosen': {
          given: { queue: [one] },
          to: 'dismissingNotice',
          does: ['runAction'],
        },
      },
    },
    showingBriefly: {
      on: {
        'after briefDuration': { given: { queue: [done, one] }, to: 'dismissingNotice' },
        'notice.dismissed': { given: { queue: [done, one] }, to: 'dismissingNotice' },
        'notice.raised': {
          given: { queue: [booked, one] },
          with: { notice: unpaid },
          to: 'dismissingNotice',
          knows: { queue: [booked, one, unpaid] },
          does: TOLD,
        },
      },
    },
    dismissingNotice: {
      on: {
        'after dismissPause': [
          {
            given: { queue: [one, done, two] },
            to: 'showingBriefly',
            knows: { queue: [done, two] },
            // Armed and called off again.
            does: [...TOLD, 'waits noticeDuration'],
          },
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
        // What went well makes room.
        {
          at: 'showingNotice',
          given: { queue: [done] },
          with: { notice: one },
          to: 'showingBriefly',
          knows: { queue: [done, one] },
          does: TOLD,
        },
        {
          at: 'showingNotice',
          given: { queue: [{ ...done, duration: 4000 }] },
          with: { notice: one },
          to: 'stays',
          does: TOLD,
        },
        {
          at: 'showingNotice',
          given: { queue: [{ ...done, action: { label: 'Undo', click: () => undefined } }] },
          with: { notice: one },
          to: 'stays',
          does: TOLD,
        },
        // What waits and is no longer so is never said.
        {
          at: 'showingNotice',
          given: { queue: [one, unpaid, two] },
          with: { notice: booked },
          to: 'stays',
          knows: { queue: [one, two, booked] },
          does: TOLD,
        },
        {
          at: 'dismissingNotice',
          given: { queue: [unpaid, unpaid] },
          with: { notice: booked },
          to: 'stays',
          knows: { queue: [unpaid, booked] },
          does: TOLD,
        },
        // What went wrong is said first, after what is on screen and in its own order.
        {
          at: 'showingBriefly',
          given: { queue: [done, careful, one, done] },
          with: { notice: two },
          to: 'stays',
          knows: { queue: [done, careful, two, one, done] },
          does: TOLD,
        },
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
