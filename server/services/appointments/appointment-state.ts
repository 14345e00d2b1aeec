import { ABSENCE_AFTER_MS, ABSENCE_UNTIL_MS } from '../../../contracts/absence.ts';
import type { AbsenceVerdict } from '../../../contracts/absence.ts';
import type { AppointmentState, FixedBy } from '../../../contracts/appointment-states.ts';
import { MOVES_MAX } from '../../../contracts/booking.ts';

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
  /** When each of the two first came into its room, as far as we have seen. */
  readonly patientCameAt: Date | null;
  readonly doctorCameAt: Date | null;
  /** Whether it was held on another site, where we see nobody. */
  readonly isElsewhere: boolean;
  /** When the patient said that the dentist did not come. */
  readonly absenceReportedAt: Date | null;
  /** When somebody of the staff found out whether that was so. */
  readonly absenceSettledAt: Date | null;
};

/** What happens to an appointment. `taken`: a doctor's time that nobody else has. */
export type AppointmentEvent = { readonly at: Date } & (
  | { readonly type: 'paid'; readonly paymentId: string; readonly doctorId: string }
  | { readonly type: 'released' }
  | { readonly type: 'ranOut' }
  | { readonly type: 'ended' }
  | { readonly type: 'rescheduled'; readonly startsAt: Date; readonly doctorId: string }
  | { readonly type: 'cancelled'; readonly reason: string }
  /** Elsewhere: the call was held on another site, where we see nobody. */
  | { readonly type: 'absenceReported'; readonly isElsewhere: boolean }
  | { readonly type: 'absenceSettled'; readonly verdict: AbsenceVerdict }
);

type Refusal = 'state' | 'tooSoon' | 'tooLate' | 'came' | 'often' | Exclude<FixedBy, 'begun'>;

/**
 * Refused: the row stays as it is. `tooSoon`: it can happen, and not yet. `tooLate`: its time has begun, or is long over.
 * `came`: the dentist was there. `often`: it was moved often enough. `met` and `linkShown`: it counts as had.
 */
export type AppointmentTransition =
  | { readonly kind: 'moved'; readonly to: AppointmentLife }
  | { readonly kind: 'refused'; readonly why: Refusal };

const moved = (to: AppointmentLife): AppointmentTransition => ({ kind: 'moved', to });
const refused = (why: Refusal): AppointmentTransition => ({ kind: 'refused', why });

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

/**
 * Why a booked call stays as it is; `null` while it can be moved and cancelled. The room opens before the start, so that a
 * whole consultation could be had in it by then: once both have come in, or a link has led them where nobody sees them, it was.
 */
export const fixedBy = (
  { startsAt, patientCameAt, doctorCameAt, isElsewhere }: AppointmentLife,
  now: Date,
): FixedBy | null => {
  if (patientCameAt !== null && doctorCameAt !== null) return 'met';
  if (isElsewhere) return 'linkShown';
  return now < startsAt ? null : 'begun';
};

/** Whether its payment has bought what it was for: it was held, or can be given back no more. */
export const isHad = (life: AppointmentLife, now: Date): boolean =>
  life.state === 'ended' || (life.state === 'confirmed' && fixedBy(life, now) !== null);

/** How often a booking may still be moved. */
export const movesLeft = ({ sequence }: Pick<AppointmentLife, 'sequence'>): number =>
  Math.max(0, MOVES_MAX - sequence);

/** What was had, or has begun, stays as it is. */
const unlessFixed =
  <T extends Type>(move: Move<T>): Move<T> =>
  (life, event) => {
    const why = fixedBy(life, event.at);
    if (why === null) return move(life, event);
    return refused(why === 'begun' ? 'tooLate' : why);
  };

/** The dentist did not come: what the room has seen decides, and where it could see nothing a person does. */
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

/** Whether an absence waits for somebody to look into it. */
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
            // Another booking has another room.
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

/** What becomes of an appointment in any state on any event, by the pattern of `jobs/job-state.ts`. */
export const appointmentTransition = (
  life: AppointmentLife,
  event: AppointmentEvent,
): AppointmentTransition => {
  const move = MOVES[life.state][event.type] as Move<Type> | undefined;
  return move ? move(life, event) : refused('state');
};

/** Whether the patient can say now that the dentist did not come. That the dentist did is said to whoever asks. */
export const canReportAbsence = (life: AppointmentLife, now: Date): boolean => {
  if (life.absenceReportedAt !== null) return false;
  const event = { type: 'absenceReported', at: now, isElsewhere: life.isElsewhere } as const;
  const transition = appointmentTransition(life, event);
  return transition.kind === 'moved' || transition.why === 'came';
};

/** When it can be said for the first time. */
export const absenceFrom = ({ startsAt }: Pick<AppointmentLife, 'startsAt'>): Date =>
  new Date(startsAt.getTime() + ABSENCE_AFTER_MS);
