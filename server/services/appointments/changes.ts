import { BookedParts } from '../../../contracts/booking/booking.ts';
import { texts } from '../../texts/speaking.ts';
import type { WakingDeps } from '../deps.ts';
import { undoable } from '../undoable.ts';
import type { Sql } from '../../db/connect.ts';
import { PRODUCTS } from '../../../contracts/payments/products.ts';
import type { MoneyAfter, PaidAhead } from '../../../contracts/payments/products.ts';
import { paymentsIn } from '../../repositories/payments.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { appointmentsIn, attendedIn } from '../../repositories/appointments.ts';
import { noticesOf } from '../../repositories/consulting-hours.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import type { Appointment } from '../../repositories/appointments.ts';
import type { AppointmentMessage } from '../messages/appointment-texts.ts';
import { appointmentTransition } from './appointment-state.ts';
import type { AppointmentEvent } from './appointment-state.ts';
import type { Booked } from './booking.ts';
import { askBack } from '../payments/refunds.ts';
import { checkPayment } from './payment-check.ts';
import { announce, planAppointment } from './plans.ts';
import { whyUnbookable } from './slots.ts';
import { moveAppointment, takeTime } from './take-time.ts';

export type ChangeRequest<More = unknown> = {
  readonly ownerId: string;
  readonly id: string;
} & More;

/**
 * Reason why an appointment is not changed. `notNow`: its state does not allow it. `met`: both were in its room.
 * `linkShown`: they could have met on another site. `often`: it was moved as often as allowed.
 */
type Unmoved = 'notNow' | 'begun' | 'met' | 'linkShown' | 'often';

/** `notFound`: it does not exist, or is another account's. */
export type Changed = Booked | { readonly kind: 'notFound' | Unmoved };

export type Turn = {
  readonly sql: Sql;
  readonly appointment: Appointment;
  /** Moves the appointment, and adds the mail that says so, with what it has to say besides. */
  readonly move: (
    event: AppointmentEvent,
    mail?: AppointmentMessage,
    more?: Readonly<Record<string, string>>,
  ) => Promise<Changed>;
};

/** Events that give the appointment a new time for reminders; all others leave its plans as they are. */
const PLANNED: ReadonlySet<AppointmentEvent['type']> = new Set(['paid', 'rescheduled']);

/** Returns the reason why an event cannot happen to an appointment; `null` when it can. */
const unmovedBy = (appointment: Appointment, event: AppointmentEvent): Unmoved | null => {
  const transition = appointmentTransition(appointment, event);
  if (transition.kind === 'moved') return null;
  const { why } = transition;
  if (why === 'met' || why === 'linkShown' || why === 'often') return why;
  return appointment.startsAt <= event.at ? 'begun' : 'notNow';
};

/** Changes an appointment of an account. The lock on the account makes its changes happen one after the other. */
export const change = async <Refusal extends { readonly kind: string } = never>(
  deps: WakingDeps,
  { ownerId, id }: ChangeRequest,
  work: (turn: Turn) => Promise<Changed | Refusal>,
  before: (sql: Sql) => Promise<Changed | null> = async () => null,
): Promise<Changed | Refusal> => {
  const { db, wakeJobs } = deps;
  const changed = await undoable<Changed | Refusal>(db, async (sql, undo) => {
    if ((await accountsIn(sql).lock(ownerId)) === null) return { kind: 'gone' };
    const refusal = await before(sql);
    if (refusal !== null) return undo(refusal);
    const appointment = await appointmentsIn(sql).lock(id);
    if (appointment?.ownerId !== ownerId) return { kind: 'notFound' };
    const move: Turn['move'] = async (event, mail, more) => {
      const moved = await moveAppointment(sql, appointment, event);
      if (moved === null) return undo({ kind: unmovedBy(appointment, event) ?? 'notNow' });
      if (PLANNED.has(event.type)) await planAppointment(sql, deps, moved);
      const attended = await attendedIn(sql).one(ownerId, id);
      if (attended === null) throw new Error('A locked appointment is gone');
      if (mail !== undefined) await announce(sql, deps, { kind: mail, attended, more });
      return { kind: 'booked', attended };
    };
    return work({ sql, appointment, move });
  });
  if (changed.kind === 'booked') wakeJobs();
  return changed;
};

/** Returns the appointment as it stands, for a request that was carried out before. */
export const unchanged = async ({ sql, appointment }: Turn): Promise<Changed> => {
  const attended = await attendedIn(sql).one(appointment.ownerId, appointment.id);
  if (attended === null) throw new Error('A locked appointment is gone');
  return { kind: 'booked', attended };
};

/** Releases a held time. */
export const release = (deps: WakingDeps, request: ChangeRequest): Promise<Changed> =>
  change(deps, request, async (turn) => {
    const { state } = turn.appointment;
    if (state === 'cancelled' || state === 'lapsed') return unchanged(turn);
    return turn.move({ type: 'released', at: deps.clock.now() });
  });

/**
 * Confirms a held time with its payment. A hold that has lapsed can still be confirmed while its time is free; when it
 * is taken, the payment stays good for another time.
 */
export const confirm = (
  deps: WakingDeps,
  request: ChangeRequest<{ readonly paymentId: string }>,
): Promise<Changed> => {
  const { ownerId, id, paymentId } = request;
  let paid: { readonly product: PaidAhead; readonly amount: number } | null = null;
  const before = async (sql: Sql): Promise<Changed | null> => {
    const checked = await checkPayment(sql, { ownerId, paymentId, appointmentId: id });
    if (checked.kind !== 'good') return checked;
    paid = checked;
    return null;
  };
  const work = async (turn: Turn): Promise<Changed> => {
    const { sql, appointment } = turn;
    const isDone = appointment.state === 'confirmed' || appointment.state === 'ended';
    if (isDone && appointment.paymentId === paymentId) return unchanged(turn);
    if (appointment.state === 'cancelled') return { kind: 'slotTaken' };
    if (paid === null || PRODUCTS[paid.product].minutes !== appointment.minutes)
      return { kind: 'otherProduct' };
    const at = deps.clock.now();
    if (isDone || appointment.startsAt <= at) return { kind: isDone ? 'notNow' : 'slotTaken' };
    if (appointment.state === 'lapsed' && !(await hasNoOther(turn, at))) return { kind: 'ownTime' };
    const { startsAt, doctorId: preferred } = appointment;
    const time =
      appointment.state === 'held'
        ? { doctorId: preferred }
        : await takeTime(sql, { at: startsAt, now: at, preferred, isUnpaid: false });
    if ('kind' in time) return time;
    const { product, amount: price } = paid;
    return turn.move(
      { type: 'paid', at, paymentId, product, price, ...time },
      'appointmentConfirmed',
    );
  };
  return change(deps, request, work, before);
};

/** Releases the account's other holds at the time of the appointment. @returns true when it has none booked then */
const hasNoOther = async ({ sql, appointment }: Turn, at: Date): Promise<boolean> => {
  const { id, ownerId, startsAt } = appointment;
  const others = (await appointmentsIn(sql).liveOf(ownerId)).filter(
    (each) => each.id !== id && each.startsAt.getTime() === startsAt.getTime(),
  );
  for (const each of others) await moveAppointment(sql, each, { type: 'released', at });
  return others.every(({ state }) => state === 'held');
};

/** Moves an appointment to another time, with the same doctor if that one is free. */
export const reschedule = (
  deps: WakingDeps,
  request: ChangeRequest<{ readonly scheduledTime: string }>,
): Promise<Changed> => {
  const read = BookedParts.shape.scheduledTime.safeParse(request.scheduledTime);
  if (!read.success) {
    const sentence = texts().BOOKING_ERRORS.date;
    return Promise.resolve({ kind: 'invalid', field: 'scheduledTime', sentence });
  }
  const startsAt = new Date(read.data);
  return change(deps, request, async (turn) => {
    const { sql, appointment } = turn;
    const now = deps.clock.now();
    if (appointment.state !== 'confirmed') return { kind: 'notNow' };
    if (appointment.startsAt.getTime() === startsAt.getTime()) return unchanged(turn);
    const preferred = appointment.doctorId;
    const event = { type: 'rescheduled', at: now, startsAt, doctorId: preferred } as const;
    const unmoved = unmovedBy(appointment, event);
    if (unmoved !== null) return { kind: unmoved };
    const why = await whyUnbookable(startsAt, now, async () =>
      noticesOf(await doctorsIn(sql).bookable()),
    );
    if (why !== null) return { kind: why };
    const own = await appointmentsIn(sql).liveOf(appointment.ownerId);
    if (own.some((each) => each.startsAt.getTime() === startsAt.getTime())) {
      return { kind: 'ownTime' };
    }
    const isUnpaid = appointment.paymentId === null;
    const wanted = { at: startsAt, now, preferred, isUnpaid, moving: appointment.id };
    const time = await takeTime(sql, wanted);
    return 'kind' in time ? time : turn.move({ ...event, ...time }, 'appointmentChanged');
  });
};

/**
 * What becomes of the payment for an appointment that is being cancelled, as the mail says it: the amount in paise under
 * `back` or `kept`, or nothing where nothing is paid.
 */
const settleMoney = async (
  deps: WakingDeps,
  { sql, appointment: { paymentId } }: Pick<Turn, 'sql' | 'appointment'>,
  money: MoneyAfter,
): Promise<Readonly<Record<string, string>>> => {
  const payment = paymentId === null ? null : await paymentsIn(sql).lock(paymentId);
  if (payment === null) return {};
  if (money === 'kept') return { kept: String(payment.amount) };
  // Nothing more is due where the provider gave it back before.
  return { back: String((await askBack(sql, deps, payment)) || payment.amount) };
};

/** Cancels an appointment; its payment goes back, or is free for another time. */
export const cancel = (
  deps: WakingDeps,
  request: ChangeRequest<{ readonly reason: string; readonly money: MoneyAfter }>,
): Promise<Changed> =>
  change(deps, request, async (turn) => {
    const { state } = turn.appointment;
    if (state === 'cancelled') return unchanged(turn);
    const money = await settleMoney(deps, turn, request.money);
    const mail = state === 'confirmed' ? 'appointmentCancelled' : undefined;
    const event = { type: 'cancelled', at: deps.clock.now(), reason: request.reason } as const;
    return turn.move(event, mail, money);
  });

/**
 * Calls an appointment off for its dentist, whose transaction holds its row and the account that has booked it: the patient
 * is told by mail, and the payment goes back, or is free for another time.
 */
export const callOff = async (
  deps: WakingDeps,
  turn: Pick<Turn, 'sql' | 'appointment'>,
  money: MoneyAfter,
): Promise<void> => {
  const { sql, appointment } = turn;
  const more = { ...(await settleMoney(deps, turn, money)), by: 'dentist' };
  const at = deps.clock.now();
  const reason = 'The dentist cannot be there at this time.';
  const called = await moveAppointment(sql, appointment, { type: 'cancelled', at, reason });
  const attended = await attendedIn(sql).one(appointment.ownerId, appointment.id);
  if (called === null || attended === null)
    throw new Error('A locked appointment was not called off');
  // A patient who still pays sees on the page that the time is gone, and what arrives is free for another one.
  if (appointment.state === 'confirmed') {
    await announce(sql, deps, { kind: 'appointmentCancelled', attended, more });
  }
};
