import type { CallInTheWay, OwnHours } from '../../../contracts/endpoints/own-hours.ts';
import type { HoursDraft, ownHoursMachine } from '../../../machines/own-hours/own-hours.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const OFFLINE = { kind: 'network', message: 'offline' };

/** Mondays with a break, and a leave. */
export const HOURS: OwnHours = {
  version: 3,
  hours: [
    { weekday: 1, from: 540, to: 780 },
    { weekday: 1, from: 840, to: 1020 },
  ],
  least_notice: null,
  leaves: [{ first_day: '2026-12-24', last_day: '2026-12-31' }],
};
export const SAVED: OwnHours = { ...HOURS, version: 4, least_notice: 60 };
export const DRAFT: HoursDraft = {
  hours: HOURS.hours,
  least_notice: null,
  leaves: HOURS.leaves,
};
export const NOTICE: Partial<HoursDraft> = { least_notice: 60 };
/** A Monday that ends before it begins. */
export const BACKWARDS: Partial<HoursDraft> = { hours: [{ weekday: 1, from: 780, to: 540 }] };
/** A leave without its days, as the page adds one. */
export const EMPTY_LEAVE: Partial<HoursDraft> = { leaves: [{ first_day: '', last_day: '' }] };

const CALL = { minutes: 15, is_paid: true, is_held: false };
export const PAID: CallInTheWay = {
  ...CALL,
  id: '00000000-0000-4000-8000-0000000000d1',
  starts_at: '2026-11-30T10:00:00+05:30',
};
export const HELD: CallInTheWay = {
  ...CALL,
  id: '00000000-0000-4000-8000-0000000000d2',
  starts_at: '2026-11-30T10:30:00+05:30',
  is_paid: false,
  is_held: true,
};
export const SAID = 'Monday: A day has at most 3 times.';

export const cases: Cases<typeof ownHoursMachine> = {
  inputs: [undefined],
  events: {
    'loading.requested': [{}],
    'draft.kept': [{}],
    'draft.changed': [{ change: NOTICE }, { change: BACKWARDS }],
    'hours.submitted': [{}],
    'money.chosen': [{ id: PAID.id, money: 'kept' }],
    'callingOff.confirmed': [{}],
    'callingOff.declined': [{}],
  },
  actors: {
    loadOwnHours: {
      done: [{ verdict: 'read', hours: HOURS }, { verdict: 'notFound' }],
      error: [OFFLINE],
    },
    saveOwnHours: {
      done: [
        { verdict: 'saved', hours: SAVED },
        { verdict: 'inTheWay', calls: [PAID, HELD] },
        { verdict: 'newer' },
        { verdict: 'refused', said: SAID },
      ],
      error: [OFFLINE],
    },
  },
  contextKey: ({ version, draft, calls, decided, refusal }) => ({
    version,
    notice: draft.least_notice,
    spans: draft.hours.length,
    calls: calls.length,
    money: decided.map(({ money }) => money),
    refusal,
  }),
};
