import { describe, expect, it } from 'vitest';
import type { AppointmentState } from '../../../contracts/booking/appointment-states.ts';
import {
  appointmentTransition,
  canReportAbsence,
} from '../../../server/services/appointments/appointment-state.ts';
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
  product: 'videoCall15',
  price: 299_00,
  sequence: 2,
  cancelReason: null,
  patientCameAt: minute(55),
  doctorCameAt: null,
  isElsewhere: false,
  absenceReportedAt: null,
  absenceSettledAt: null,
});

const event = (type: AppointmentEvent['type'], at: Date): AppointmentEvent =>
  ({
    paid: {
      type: 'paid',
      at,
      paymentId: 'p1',
      product: 'videoCall15',
      price: 249_00,
      doctorId: 'arjun',
    } as const,
    released: { type: 'released', at } as const,
    ranOut: { type: 'ranOut', at } as const,
    rescheduled: { type: 'rescheduled', at, startsAt: minute(1500), doctorId: 'arjun' } as const,
    cancelled: { type: 'cancelled', at, reason: 'I am away' } as const,
    ended: { type: 'ended', at } as const,
    absenceReported: { type: 'absenceReported', at, isElsewhere: false } as const,
    absenceSettled: { type: 'absenceSettled', at, verdict: 'missed' } as const,
  })[type];

const moved = (
  state: AppointmentState,
  changes: Partial<AppointmentLife>,
): AppointmentTransition => ({
  kind: 'moved',
  to: { ...life(state), ...changes },
});
const refused = (
  why: Extract<AppointmentTransition, { kind: 'refused' }>['why'],
): AppointmentTransition => ({
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
  absenceReported: refused('state'),
  absenceSettled: refused('state'),
};

const paid = {
  state: 'confirmed',
  paymentId: 'p1',
  price: 249_00,
  doctorId: 'arjun',
  heldUntil: null,
} as const;

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
    absenceReported: refused('state'),
    absenceSettled: refused('state'),
  },
  confirmed: {
    paid: refused('state'),
    released: refused('state'),
    ranOut: refused('state'),
    rescheduled: moved('confirmed', {
      startsAt: minute(1500),
      doctorId: 'arjun',
      sequence: 3,
      // Whoever came into the room of the old time is not in that of the new one.
      patientCameAt: null,
    }),
    cancelled: moved('confirmed', {
      state: 'cancelled',
      sequence: 3,
      cancelReason: 'I am away',
    }),
    ended: refused('tooSoon'),
    absenceReported: refused('tooSoon'),
    absenceSettled: refused('state'),
  },
  lapsed: { ...NOTHING, paid: moved('lapsed', paid) },
  cancelled: NOTHING,
  ended: { ...NOTHING, absenceReported: refused('tooSoon') },
  missed: NOTHING,
};

const MISSED = { state: 'missed', absenceReportedAt: minute(90) } as const;

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
    absenceReported: moved('confirmed', MISSED),
  },
  lapsed: { ...NOTHING, paid: refused('tooLate') },
  cancelled: NOTHING,
  ended: { ...NOTHING, absenceReported: moved('ended', MISSED) },
  missed: NOTHING,
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
    // Ten minutes after the start, for seven days.
    const week = 60 + 7 * 24 * 60;
    for (const state of ['confirmed', 'ended'] as const) {
      expect(becomes(state, 'absenceReported', last(minute(70)))).toBe('refused');
      expect(becomes(state, 'absenceReported', minute(70))).toBe('moved');
      expect(becomes(state, 'absenceReported', last(minute(week)))).toBe('moved');
      expect(becomes(state, 'absenceReported', minute(week))).toBe('refused');
    }
  });

  it('is not missed by a dentist who came, and stays as it is where nobody could see who came', () => {
    const reported = { type: 'absenceReported', at: minute(75), isElsewhere: false } as const;
    const came = { ...life('confirmed'), doctorCameAt: minute(51) };
    expect(appointmentTransition(came, reported)).toEqual(refused('came'));
    expect(appointmentTransition(life('confirmed'), { ...reported, isElsewhere: true })).toEqual(
      moved('confirmed', { isElsewhere: true, absenceReportedAt: minute(75) }),
    );
  });

  it.each(['confirmed', 'ended'] as const)(
    'is %s and missed or not as somebody finds out, once, where somebody said something',
    (state) => {
      const at = minute(300);
      const reported = { isElsewhere: true, absenceReportedAt: minute(75) };
      const open: AppointmentLife = { ...life(state), ...reported };
      const settled = { ...reported, absenceSettledAt: at };
      const settle = (verdict: 'came' | 'missed', of = open) =>
        appointmentTransition(of, { type: 'absenceSettled', at, verdict });
      expect(settle('missed')).toEqual(moved(state, { ...settled, state: 'missed' }));
      expect(settle('came')).toEqual(moved(state, settled));
      for (const verdict of ['came', 'missed'] as const) {
        expect(settle(verdict, { ...open, absenceSettledAt: minute(200) })).toEqual(
          refused('state'),
        );
        expect(settle(verdict, life(state))).toEqual(refused('state'));
      }
    },
  );

  it.each([
    ['nine minutes after the start', 69, {}, false],
    ['ten minutes after it', 70, {}, true],
    ['where the dentist came, which is then said', 70, { doctorCameAt: minute(65) }, true],
    ['seven days after it', 60 + 7 * 24 * 60, {}, false],
    ['when it was said before', 70, { absenceReportedAt: minute(71) }, false],
    ['of one that was cancelled', 70, { state: 'cancelled' }, false],
  ] as const)('%s, an absence can be said or not', (_when, at, changes, can) => {
    expect(canReportAbsence({ ...life('confirmed'), ...changes }, minute(at))).toBe(can);
  });
});
