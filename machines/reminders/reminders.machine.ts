import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { RemindedAppointment } from '../../contracts/endpoints/reminders.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { sayWhy } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { REMINDER_SENT, NOT_SENT } from '../../contracts/texts/en/staff/reminders.ts';

/** Time at which a reminder went out, ISO 8601. */
export type SentReminder = { readonly sentAt: string };

type RemindersContext = {
  readonly appointments: readonly RemindedAppointment[];
  /** Appointment whose reminder is being sent. */
  readonly chosen: string | null;
};
type RemindersEvents = { type: 'loading.requested' } | { type: 'reminder.requested'; id: string };

const reminders = setup({
  types: {} as {
    context: RemindersContext;
    events: RemindersEvents;
    emitted: NoticeRaised;
    children: { loadReminders: 'loadReminders'; sendReminder: 'sendReminder' };
  },
  actors: {
    loadReminders: notProvided<readonly RemindedAppointment[]>('loadReminders'),
    sendReminder: notProvided<SentReminder, { id: string | null }>('sendReminder'),
  },
  actions: {
    rememberLoaded: assign((_, params: { appointments: readonly RemindedAppointment[] }) => params),
    rememberChosen: assign((_, { id }: { id: string }) => ({ chosen: id })),
    /** Adds the reminder to the list at once: asking the server again would be another look at every name. */
    noteSent: assign(({ context: { appointments, chosen } }, { sentAt }: SentReminder) => ({
      chosen: null,
      appointments: appointments.map((each) =>
        each.id === chosen
          ? {
              ...each,
              reminders: [
                ...each.reminders,
                { kind: 'byHand' as const, state: 'sent' as const, at: sentAt },
              ],
            }
          : each,
      ),
    })),
    forgetChosen: assign({ chosen: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasAny: (_, params: { appointments: readonly RemindedAppointment[] }) =>
      params.appointments.length > 0,
  },
});

/**
 * The staff's page of the appointments of the next days and their reminders; each patient can be reminded now
 * (ROUTE-40, ROUTE-41).
 */
export const remindersMachine = reminders.createMachine({
  id: 'reminders',
  description: 'Somebody of the staff looks after reminders.',
  context: { appointments: [], chosen: null },
  initial: 'loadingReminders',
  states: {
    loadingReminders: {
      description: 'The server is asked for the appointments of the next days.',
      tags: 'busy',
      invoke: {
        id: 'loadReminders',
        src: 'loadReminders',
        onDone: [
          {
            guard: { type: 'hasAny', params: ({ event }) => ({ appointments: event.output }) },
            target: 'listed',
            actions: {
              type: 'rememberLoaded',
              params: ({ event }) => ({ appointments: event.output }),
            },
          },
          { target: 'nothingPlanned' },
        ],
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingReminders' },
    },
    nothingPlanned: {
      description: 'Nobody has an appointment in the next days.',
      on: { 'loading.requested': 'loadingReminders' },
    },
    listed: {
      description: 'The appointments stand in their order.',
      initial: 'awaitingChoice',
      on: {
        'loading.requested': 'loadingReminders',
        'reminder.requested': {
          target: 'sendingReminder',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
      states: {
        awaitingChoice: { description: 'Nobody was reminded from here yet.' },
        reminded: { description: 'A reminder is on its way, which is said.' },
        reminderFailed: { description: 'Nobody was reminded, and it is said why.' },
      },
    },
    sendingReminder: {
      description: 'The server is asked to remind of one appointment.',
      tags: 'busy',
      invoke: {
        id: 'sendReminder',
        src: 'sendReminder',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: {
          target: 'listed.reminded',
          actions: [
            { type: 'noteSent', params: ({ event }) => event.output },
            say('success', REMINDER_SENT),
          ],
        },
        onError: {
          target: 'listed.reminderFailed',
          actions: ['forgetChosen', sayWhy(NOT_SENT)],
        },
      },
    },
  },
});

type RemindersSnapshot = SnapshotFrom<typeof remindersMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type RemindersScreen = 'loading' | 'failed' | 'empty' | 'list';

export const selectScreen = (snapshot: RemindersSnapshot): RemindersScreen => {
  if (snapshot.matches('loadingReminders')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.matches('nothingPlanned') ? 'empty' : 'list';
};

/** Returns the appointment whose reminder is being sent at this moment; null for none. */
export const selectSending = (snapshot: RemindersSnapshot): string | null =>
  snapshot.matches('sendingReminder') ? snapshot.context.chosen : null;
