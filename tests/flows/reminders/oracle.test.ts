import type { remindersMachine } from '../../../machines/reminders/reminders.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { APPOINTMENTS, FIRST, OFFLINE, SENT_AT } from './cases.ts';

const LISTED = 'listed.awaitingChoice';
const REMINDED = 'listed.reminded';
const FAILED = 'listed.reminderFailed';
const SAID_FAILED = ['emits notice.raised: Nobody was reminded'];
const [first, second] = APPOINTMENTS;
if (first === undefined || second === undefined) throw new Error('two are needed');

const oracle: Oracle<typeof remindersMachine> = {
  known: { appointments: APPOINTMENTS, chosen: null },
  opens: [{ input: undefined, at: 'loadingReminders', knows: { appointments: [], chosen: null } }],
  starts: {
    loadingReminders: ['calls loadReminders'],
    sendingReminder: ['calls sendReminder'],
  },
  leaves: {
    loadingReminders: {
      tags: ['busy'],
      on: {
        'done: loadReminders': [
          { with: { output: APPOINTMENTS }, to: LISTED, knows: { appointments: APPOINTMENTS } },
          { with: { output: [] }, to: 'nothingPlanned' },
        ],
        'failed: loadReminders': { to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingReminders' } } },
    nothingPlanned: { on: { 'loading.requested': { to: 'loadingReminders' } } },
    [LISTED]: { on: {} },
    [REMINDED]: { on: {} },
    [FAILED]: { on: {} },
    sendingReminder: {
      tags: ['busy'],
      on: {
        'done: sendReminder': {
          given: { chosen: FIRST },
          with: { output: { sentAt: SENT_AT } },
          to: REMINDED,
          knows: {
            chosen: null,
            appointments: [
              {
                ...first,
                reminders: [...first.reminders, { kind: 'byHand', state: 'sent', at: SENT_AT }],
              },
              second,
            ],
          },
          does: ['emits notice.raised: Reminder sent'],
        },
        'failed: sendReminder': {
          given: { chosen: FIRST },
          with: { error: OFFLINE },
          to: FAILED,
          knows: { chosen: null, appointments: APPOINTMENTS },
          does: SAID_FAILED,
        },
      },
    },
  },
  around: {
    listed: {
      'loading.requested': [
        { at: LISTED, to: 'loadingReminders' },
        { at: REMINDED, to: 'loadingReminders' },
        { at: FAILED, to: 'loadingReminders' },
      ],
      'reminder.requested': [
        { at: LISTED, with: { id: FIRST }, to: 'sendingReminder', knows: { chosen: FIRST } },
        { at: REMINDED, with: { id: FIRST }, to: 'sendingReminder' },
        { at: FAILED, with: { id: FIRST }, to: 'sendingReminder' },
      ],
    },
  },
};

holdAgainst('reminders', oracle);
