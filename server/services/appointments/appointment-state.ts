import { ABSENCE_AFTER_MS, ABSENCE_UNTIL_MS } from '../../../contracts/booking/absence.ts';
import type { AbsenceVerdict } from '../../../contracts/booking/absence.ts';
import type { AppointmentState, FixedBy } from '../../../contracts/booking/appointment-states.ts';
import { MOVES_MAX } from '../../../contracts/booking/booking.ts';
import type { ProductId } from '../../../contracts/payments/products.ts';

/** The life of one appointment, as its row holds it. */
export type AppointmentLife = {
  readonly state: AppointmentState;
  readonly doctorId: string;
  readonly startsAt: Date;
  readonly minutes: number;
  /** End of the time for which a held slot is kept. */
  readonly heldUntil: Date | null;
  readonly paymentId: string | null;
  /** What is booked, and its price: what was paid where it was paid. */
  readonly product: ProductId;
  readonly price: number;
  /** Number of changes of the invitation (SEQUENCE of RFC 5545). */
  readonly sequence: number;
  readonly cancelReason: string | null;
  /** First time that each of the two entered its room, as far as the server has seen. */
  readonly patientCameAt: Date | null;
  readonly doctorCameAt: Date | null;
  /** True when it was held on another site, where the server sees no one. */
  readonly isElsewhere: boolean;
  /** Time when the patient reported that the dentist did not come. */
  readonly absenceReportedAt: Date | null;
  /** Time when staff decided whether that was so. */
  readonly absenceSettledAt: Date | null;
};

export type AppointmentEvent = { readonly at: Date } &
  /** It may be paid in another way than it was kept for, and the prices may have changed since. */
  (
    | {
        readonly type: 'paid';
        readonly paymentId: string;
        readonly product: ProductId;
        readonly price: number;
        readonly doctorId: string;
      }
    | { readonly type: 'released' }
    | { readonly type: 'ranOut' }
    | { readonly type: 'ended' }
    | { readonly type: 'rescheduled'; readonly startsAt: Date; readonly doctorId: string }
    | { readonly type: 'cancelled'; readonly reason: string }
    /** `isElsewhere`: the call was held on another site, where the server sees no one. */
    | { readonly type: 'absenceReported'; readonly isElsewhere: boolean }
    | { readonly type: 'absenceSettled'; readonly verdict: AbsenceVerdict }
  );

type Refusal = 'state' | 'tooSoon' | 'tooLate' | 'came' | 'often' | Exclude<FixedBy, 'begun'>;

/**
 * `refused`: the row stays as it is. `tooSoon`: it may happen later. `tooLate`: its time has begun, or is long over.
 * `came`: the dentist was there. `often`: it was moved often enough. `met` and `linkShown`: it counts as held.
 */
export type AppointmentTransition =
  | { readonly kind: 'moved'; readonly to: AppointmentLife }
  | { readonly kind: 'refused'; readonly why: Refusal };

const moved = (to: AppointmentLife): AppointmentTransition => ({ kind: 'moved', to });
const refused = (why: Refusal): AppointmentTransition => ({ kind: 'refused', why });

export const endOf = ({ startsAt, minutes }: Pick<AppointmentLife, 'startsAt' | 'minutes'>): Date =>
  new Date(startsAt.getTime() + minutes * 60_000);

type Type = AppointmentEvent['type'];
type Move<T extends Type> = (
  life: AppointmentLife,
  event: Extract<AppointmentEvent, { type: T }>,
) => AppointmentTransition;

/** Confirms a held or lapsed appointment that is paid; the caller has made sure that its time is still free. */
const paid: Move<'paid'> = (life, { at, type: _type, ...bought }) =>
  at < life.startsAt
    ? moved({ ...life, ...bought, state: 'confirmed', heldUntil: null })
    : refused('tooLate');

/**
 * Returns the reason why a booked call can no longer be moved or cancelled; `null` while it can. The room opens before
 * the start, so a whole consultation could take place in it by then: it counts as held once both have come in, or once
 * the link to another site was shown, where the server sees no one.
 */
export const fixedBy = (
  { startsAt, patientCameAt, doctorCameAt, isElsewhere }: AppointmentLife,
  now: Date,
): FixedBy | null => {
  if (patientCameAt !== null && doctorCameAt !== null) return 'met';
  if (isElsewhere) return 'linkShown';
  return now < startsAt ? null : 'begun';
};

/**
 * Returns true once the dentist can have seen the patient: both have come into the room, or the call is held on another
 * site, where the server sees no one, and its time has come.
 */
export const hasBegun = (life: AppointmentLife, now: Date): boolean => {
  if (life.state !== 'confirmed' && life.state !== 'ended') return false;
  const why = fixedBy(life, now);
  return why === 'met' || (why === 'linkShown' && now >= life.startsAt);
};

/** Returns true when its payment is spent: the call was held, or the money can no longer be given back. */
export const isHad = (life: AppointmentLife, now: Date): boolean =>
  life.state === 'ended' || (life.state === 'confirmed' && fixedBy(life, now) !== null);

/** Returns how often a booking may still be moved. */
export const movesLeft = ({ sequence }: Pick<AppointmentLife, 'sequence'>): number =>
  Math.max(0, MOVES_MAX - sequence);

/** Refuses a move of a call that was held or has begun. */
const unlessFixed =
  <T extends Type>(move: Move<T>): Move<T> =>
  (life, event) => {
    const why = fixedBy(life, event.at);
    if (why === null) return move(life, event);
    return refused(why === 'begun' ? 'tooLate' : why);
  };

/**
 * Handles a report that the dentist did not come: what the room has seen decides, and where it sees no one, staff do.
 */
const absenceReported: Move<'absenceReported'> = (life, { at, isElsewhere }) => {
  const sinceStart = at.getTime() - life.startsAt.getTime();
  if (sinceStart < ABSENCE_AFTER_MS) return refused('tooSoon');
  if (sinceStart >= ABSENCE_UNTIL_MS) return refused('tooLate');
  if (life.doctorCameAt !== null) return refused('came');
  return moved({
    ...life,
    state: isElsewhere ? life.state : 'missed',
    isElsewhere,
    absenceReportedAt: at,
  });
};

/** Returns true when an absence waits for staff. */
const isAbsenceOpen = ({ absenceReportedAt, absenceSettledAt }: AppointmentLife): boolean =>
  absenceReportedAt !== null && absenceSettledAt === null;

const absenceSettled: Move<'absenceSettled'> = (life, { at, verdict }) =>
  isAbsenceOpen(life)
    ? moved({
        ...life,
        state: verdict === 'missed' ? 'missed' : life.state,
        absenceSettledAt: at,
      })
    : refused('state');

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
    rescheduled: unlessFixed<'rescheduled'>((life, { startsAt, doctorId }) =>
      movesLeft(life) === 0
        ? refused('often')
        : moved({
            ...life,
            startsAt,
            doctorId,
            sequence: life.sequence + 1,
            // A moved booking has another room.
            patientCameAt: null,
            doctorCameAt: null,
            isElsewhere: false,
          }),
    ),
    cancelled: unlessFixed<'cancelled'>((life, { reason }) =>
      moved({
        ...life,
        state: 'cancelled',
        sequence: life.sequence + 1,
        cancelReason: reason,
      }),
    ),
    ended: (life, { at }) =>
      at < endOf(life) ? refused('tooSoon') : moved({ ...life, state: 'ended' }),
    absenceReported,
    absenceSettled,
  },
  lapsed: { paid },
  cancelled: {},
  ended: { absenceReported, absenceSettled },
  missed: {},
};

/** Returns what becomes of an appointment in any state on any event, by the pattern of `jobs/job-state.ts`. */
export const appointmentTransition = (
  life: AppointmentLife,
  event: AppointmentEvent,
): AppointmentTransition => {
  const move = MOVES[life.state][event.type] as Move<Type> | undefined;
  return move ? move(life, event) : refused('state');
};

/**
 * Returns true when the patient can report now that the dentist did not come. A patient whose dentist did come may ask
 * as well, and gets that as the answer.
 */
export const canReportAbsence = (life: AppointmentLife, now: Date): boolean => {
  if (life.absenceReportedAt !== null) return false;
  const event = { type: 'absenceReported', at: now, isElsewhere: life.isElsewhere } as const;
  const transition = appointmentTransition(life, event);
  return transition.kind === 'moved' || transition.why === 'came';
};

/** Returns the first moment at which an absence can be reported. */
export const absenceFrom = ({ startsAt }: Pick<AppointmentLife, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + ABSENCE_AFTER_MS);
