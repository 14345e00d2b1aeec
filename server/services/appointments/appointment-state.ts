import type { AppointmentState } from '../../../contracts/appointment-states.ts';

/** The life of one appointment, as its row holds it. */
export type AppointmentLife = {
  readonly state: AppointmentState;
  readonly doctorId: string;
  readonly startsAt: Date;
  readonly minutes: number;
  /** Until when a held time is kept. */
  readonly heldUntil: Date | null;
  readonly paymentId: string | null;
  /** How often the invitation was changed (SEQUENCE of RFC 5545). */
  readonly sequence: number;
  readonly cancelReason: string | null;
};

/** What happens to an appointment. `taken`: a doctor's time that nobody else has. */
export type AppointmentEvent = { readonly at: Date } & (
  | { readonly type: 'paid'; readonly paymentId: string; readonly doctorId: string }
  | { readonly type: 'released' }
  | { readonly type: 'ranOut' }
  | { readonly type: 'ended' }
  | { readonly type: 'rescheduled'; readonly startsAt: Date; readonly doctorId: string }
  | { readonly type: 'cancelled'; readonly reason: string }
);

/** Refused: the row stays as it is. `tooSoon`: it can happen, and not yet. `tooLate`: its time has begun. */
export type AppointmentTransition =
  | { readonly kind: 'moved'; readonly to: AppointmentLife }
  | { readonly kind: 'refused'; readonly why: 'state' | 'tooSoon' | 'tooLate' };

const moved = (to: AppointmentLife): AppointmentTransition => ({ kind: 'moved', to });
const refused = (why: 'state' | 'tooSoon' | 'tooLate'): AppointmentTransition => ({
  kind: 'refused',
  why,
});

/** When an appointment is over. */
export const endOf = ({ startsAt, minutes }: Pick<AppointmentLife, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

type Type = AppointmentEvent['type'];
type Move<T extends Type> = (
  life: AppointmentLife,
  event: Extract<AppointmentEvent, { type: T }>,
) => AppointmentTransition;

/** Money that comes late has its time where nobody else has taken it. */
const paid: Move<'paid'> = (life, { at, paymentId, doctorId }) =>
  at < life.startsAt
    ? moved({ ...life, state: 'confirmed', paymentId, doctorId, heldUntil: null })
    : refused('tooLate');

/** What has begun stays as it is. */
const beforeStart =
  <T extends Type>(
    move: (life: AppointmentLife, event: Extract<AppointmentEvent, { type: T }>) => AppointmentLife,
  ): Move<T> =>
  (life, event) =>
    event.at < life.startsAt ? moved(move(life, event)) : refused('tooLate');

const MOVES: Readonly<Record<AppointmentState, { readonly [T in Type]?: Move<T> }>> = {
  held: {
    paid,
    released: (life) => moved({ ...life, state: 'cancelled', heldUntil: null }),
    cancelled: (life, { reason }) =>
      moved({ ...life, state: 'cancelled', heldUntil: null, cancelReason: reason }),
    ranOut: (life, { at }) =>
      life.heldUntil !== null && at < life.heldUntil
        ? refused('tooSoon')
        : moved({ ...life, state: 'lapsed', heldUntil: null }),
  },
  confirmed: {
    rescheduled: beforeStart<'rescheduled'>((life, { startsAt, doctorId }) => ({
      ...life,
      startsAt,
      doctorId,
      sequence: life.sequence + 1,
    })),
    cancelled: beforeStart<'cancelled'>((life, { reason }) => ({
      ...life,
      state: 'cancelled',
      sequence: life.sequence + 1,
      cancelReason: reason,
    })),
    ended: (life, { at }) =>
      at < endOf(life) ? refused('tooSoon') : moved({ ...life, state: 'ended' }),
  },
  lapsed: { paid },
  cancelled: {},
  ended: {},
};

/** What becomes of an appointment in any state on any event, by the pattern of `jobs/job-state.ts`. */
export const appointmentTransition = (
  life: AppointmentLife,
  event: AppointmentEvent,
): AppointmentTransition => {
  const move = MOVES[life.state][event.type] as Move<Type> | undefined;
  return move ? move(life, event) : refused('state');
};
