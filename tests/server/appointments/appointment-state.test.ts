import { describe, expect, it } from 'vitest';
import type { AppointmentState } from '../../../contracts/appointment-states.ts';
import { appointmentTransition } from '../../../server/services/appointments/appointment-state.ts';
import type {
  AppointmentEvent,
  AppointmentLife,
  AppointmentTransition,
} from '../../../server/services/appointments/appointment-state.ts';

const minute = (minutes: number): Date =>
  new Date(Date.parse('2026-01-01T10:00:00Z') + minutes * 60_000);

/** Half an hour that begins at eleven; held until ten past ten. */
const life = (state: AppointmentState): AppointmentLife => ({
  state,
  doctorId: 'kavita',
  startsAt: minute(60),
  minutes: 30,
  heldUntil: state === 'held' ? minute(10) : null,
  paymentId: null,
  sequence: 3,
  cancelReason: null,
});

const event = (type: AppointmentEvent['type'], at: Date): AppointmentEvent =>
  ({
    paid: { type: 'paid', at, paymentId: 'p1', doctorId: 'arjun' } as const,
    released: { type: 'released', at } as const,
    ranOut: { type: 'ranOut', at } as const,
    rescheduled: { type: 'rescheduled', at, startsAt: minute(1500), doctorId: 'arjun' } as const,
    cancelled: { type: 'cancelled', at, reason: 'I am away' } as const,
    ended: { type: 'ended', at } as const,
  })[type];

const moved = (
  state: AppointmentState,
  changes: Partial<AppointmentLife>,
): AppointmentTransition => ({
  kind: 'moved',
  to: { ...life(state), ...changes },
});
const refused = (why: 'state' | 'tooSoon' | 'tooLate'): AppointmentTransition => ({
  kind: 'refused',
  why,
});

type Row = Record<AppointmentEvent['type'], AppointmentTransition>;

const NOTHING: Row = {
  paid: refused('state'),
  released: refused('state'),
  ranOut: refused('state'),
  rescheduled: refused('state'),
  cancelled: refused('state'),
  ended: refused('state'),
};

const paid = { state: 'confirmed', paymentId: 'p1', doctorId: 'arjun', heldUntil: null } as const;

/** Every state against every event, while the hold is good. */
const AT_FIVE_PAST: Record<AppointmentState, Row> = {
  held: {
    paid: moved('held', paid),
    released: moved('held', { state: 'cancelled', heldUntil: null }),
    ranOut: refused('tooSoon'),
    rescheduled: refused('state'),
    cancelled: moved('held', {
      state: 'cancelled',
      heldUntil: null,
      cancelReason: 'I am away',
    }),
    ended: refused('state'),
  },
  confirmed: {
    paid: refused('state'),
    released: refused('state'),
    ranOut: refused('state'),
    rescheduled: moved('confirmed', { startsAt: minute(1500), doctorId: 'arjun', sequence: 4 }),
    cancelled: moved('confirmed', {
      state: 'cancelled',
      sequence: 4,
      cancelReason: 'I am away',
    }),
    ended: refused('tooSoon'),
  },
  lapsed: { ...NOTHING, paid: moved('lapsed', paid) },
  cancelled: NOTHING,
  ended: NOTHING,
};

/** The same once it is over. */
const AFTERWARDS: Record<AppointmentState, Row> = {
  held: {
    ...AT_FIVE_PAST.held,
    paid: refused('tooLate'),
    ranOut: moved('held', { state: 'lapsed', heldUntil: null }),
  },
  confirmed: {
    ...AT_FIVE_PAST.confirmed,
    rescheduled: refused('tooLate'),
    cancelled: refused('tooLate'),
    ended: moved('confirmed', { state: 'ended' }),
  },
  lapsed: { ...NOTHING, paid: refused('tooLate') },
  cancelled: NOTHING,
  ended: NOTHING,
};

const STATES = Object.keys(AT_FIVE_PAST) as AppointmentState[];
const CASES = STATES.flatMap((state) =>
  (Object.keys(NOTHING) as AppointmentEvent['type'][]).map((type) => ({ state, type })),
);

describe('the life of an appointment', () => {
  it.each(CASES)('$state, when it is $type before it begins', ({ state, type }) => {
    const became = appointmentTransition(life(state), event(type, minute(5)));
    expect(became).toEqual(AT_FIVE_PAST[state][type]);
  });

  it.each(CASES)('$state, when it is $type after it is over', ({ state, type }) => {
    const became = appointmentTransition(life(state), event(type, minute(90)));
    expect(became).toEqual(AFTERWARDS[state][type]);
  });

  it('is kept, cancelled, moved and paid until the moment that it says, to the millisecond', () => {
    const last = (until: Date) => new Date(until.getTime() - 1);
    const becomes = (state: AppointmentState, type: AppointmentEvent['type'], at: Date) =>
      appointmentTransition(life(state), event(type, at)).kind;
    expect(becomes('held', 'ranOut', last(minute(10)))).toBe('refused');
    expect(becomes('held', 'ranOut', minute(10))).toBe('moved');
    for (const type of ['cancelled', 'rescheduled'] as const) {
      expect(becomes('confirmed', type, last(minute(60)))).toBe('moved');
      expect(becomes('confirmed', type, minute(60))).toBe('refused');
    }
    expect(becomes('held', 'paid', last(minute(60)))).toBe('moved');
    expect(becomes('held', 'paid', minute(60))).toBe('refused');
    expect(becomes('confirmed', 'ended', last(minute(90)))).toBe('refused');
    expect(becomes('confirmed', 'ended', minute(90))).toBe('moved');
  });
});
