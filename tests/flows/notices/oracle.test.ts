import type { RaisedNotice } from '../../../contracts/notice.ts';
import type { noticesMachine } from '../../../machines/notices/notices.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const one: RaisedNotice = { type: 'info', title: 'One', message: 'First' };
const two: RaisedNotice = { type: 'error', title: 'Two', message: 'Second', duration: 3000 };

const waiting = { given: { queue: [one] }, with: { notice: two } };

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
  starts: { showingNotice: ['waits noticeDuration'], dismissingNotice: ['waits dismissPause'] },
  leaves: {
    awaitingNotice: {
      on: {
        'notice.raised': { with: { notice: one }, to: 'showingNotice', knows: { queue: [one] } },
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
          { given: { queue: [one, two] }, to: 'showingNotice', knows: { queue: [two] } },
          { given: { queue: [one] }, to: 'awaitingNotice', knows: { queue: [] } },
        ],
      },
    },
  },
  around: {
    '': {
      'notice.raised': [
        { at: 'showingNotice', ...waiting, to: 'stays', knows: { queue: [one, two] } },
        { at: 'dismissingNotice', ...waiting, to: 'stays', knows: { queue: [one, two] } },
      ],
    },
  },
};

holdAgainst('notices', oracle);
