import { BookedParts, UNPAID_CALLS_MAX } from '../../../contracts/booking/booking.ts';
import { hasGrownUp } from '../../../contracts/rules/family-consent.ts';
import { isSameName } from '../../../contracts/forms/entries.ts';
import { LATER_CALLS, PRODUCTS, priceOf } from '../../../contracts/payments/products.ts';
import type {
  LaterCall,
  PaidAhead,
  Prices,
  ProductId,
} from '../../../contracts/payments/products.ts';
import { HOLD_MS } from '../../../contracts/booking/slots.ts';
import type { Sql } from '../../db/connect.ts';
import type { WakingDeps } from '../deps.ts';
import { undoable } from '../undoable.ts';
import type { Undo } from '../undoable.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import type { Account } from '../../repositories/accounts.ts';
import { appointmentsIn, attendedIn } from '../../repositories/appointments.ts';
import type { Appointment, Owned } from '../../repositories/appointments.ts';
import { noticesOf } from '../../repositories/consulting-hours.ts';
import { doctorsIn } from '../../repositories/doctors.ts';
import { profilesIn } from '../../repositories/profiles.ts';
import type { ProfileRow } from '../../repositories/profiles.ts';
import { personOf, yearOf } from '../accounts/family.ts';
import type { Grown } from '../accounts/family.ts';
import { fullName } from '../full-name.ts';
import { claimRequest } from '../request-keys.ts';
import { checkPayment } from './payment-check.ts';
import type { PaymentRefusal } from './payment-check.ts';
import { announce, planAppointment, planLapse } from './plans.ts';
import { whyUnbookable } from './slots.ts';
import { hasRunOut, moveAppointment, takeTime } from './take-time.ts';

/** A booking as the client has sent it. */
type Booking = {
  readonly patientName: string;
  readonly patientEmail: string;
  readonly patientPhone: string;
  readonly scheduledTime: string;
  readonly doctor?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly sessionToken?: string | null | undefined;
  readonly profile_id?: string | null | undefined;
};

type BookingRequest<Body> = {
  readonly ownerId: string;
  readonly requestKey: string;
  readonly body: Body;
};

export type BookingRefusal =
  | PaymentRefusal
  | { readonly kind: 'invalid'; readonly field: string; readonly sentence: string }
  | { readonly kind: 'noSlot' | 'tooEarly' | 'tooLate' }
  | { readonly kind: 'slotTaken' }
  /** The doctor who was chosen is not free then. */
  | { readonly kind: 'doctorTaken' }
  /** The account has an appointment at that time itself. */
  | { readonly kind: 'ownTime' }
  /** The account has reached its limit of unpaid bookings. */
  | { readonly kind: 'unpaidMost' }
  /** The day has reached its limit of unpaid bookings. */
  | { readonly kind: 'unpaidDay' }
  /** The idempotency key was used for another request. */
  | { readonly kind: 'otherRequest' }
  | Grown
  /** The person it is for is another account's. */
  | { readonly kind: 'notFound' }
  /** The account was deleted during the call. */
  | { readonly kind: 'gone' };

export type Booked = { readonly kind: 'booked'; readonly attended: Owned } | BookingRefusal;

/** What a booking is given besides: the prices in force. */
export type BookingDeps = WakingDeps & { readonly prices: Prices };

/** The booked product, its price, and its payment; `null` where it is paid later. */
type Terms = {
  readonly product: ProductId;
  readonly price: number;
  readonly paymentId: string | null;
};

const unpaidTerms = (product: ProductId, { prices }: BookingDeps): Terms => ({
  product,
  price: priceOf(product, prices),
  paymentId: null,
});
type Wanted = {
  readonly state: 'held' | 'confirmed';
  /** Read inside the transaction, since it locks the payment. */
  readonly terms: (sql: Sql) => Promise<Terms | PaymentRefusal>;
};

/** Books a consultation that is paid at the appointment. */
export const book = (
  deps: BookingDeps,
  request: BookingRequest<Booking & { readonly product?: LaterCall | undefined }>,
): Promise<Booked> =>
  create(deps, request, {
    state: 'confirmed',
    terms: async () => unpaidTerms(request.body.product ?? LATER_CALLS[30], deps),
  });

/** Holds a time while the patient pays. */
export const hold = (
  deps: BookingDeps,
  request: BookingRequest<Booking & { readonly product: PaidAhead }>,
): Promise<Booked> =>
  create(deps, request, {
    state: 'held',
    terms: async () => unpaidTerms(request.body.product, deps),
  });

/** Books with a payment that was made before. */
export const schedule = (
  deps: WakingDeps,
  request: BookingRequest<Booking & { readonly payment_id: string }>,
): Promise<Booked> => {
  const { ownerId, body } = request;
  return create(deps, request, {
    state: 'confirmed',
    terms: async (sql) => {
      const checked = await checkPayment(sql, { ownerId, paymentId: body.payment_id });
      if (checked.kind !== 'good') return checked;
      const { product, amount } = checked;
      return { product, price: amount, paymentId: body.payment_id };
    },
  });
};

/**
 * Adds an appointment, once for each request: a repeated request is answered with the same one. The lock on the account
 * makes its bookings happen one after the other.
 */
const create = async (
  deps: WakingDeps,
  { ownerId, requestKey, body }: BookingRequest<Booking>,
  wanted: Wanted,
): Promise<Booked> => {
  const read = BookedParts.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = String(issue?.path[0]);
    return { kind: 'invalid', field, sentence: issue?.message ?? 'Not valid.' };
  }
  const { db, clock, ids, wakeJobs } = deps;
  const booked = await undoable<Booked>(db, async (sql, undo) => {
    const account = await accountsIn(sql).lock(ownerId);
    if (account === null) return { kind: 'gone' };
    const id = ids.row();
    const claimed = await claimRequest(sql, clock, { ownerId, requestKey, body, subject: id });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') return found(sql, ownerId, claimed.subject);
    const profileId = body.profile_id ?? (await namedAs(sql, account, read.data, clock.now()));
    const whom = await personOf(sql, { ownerId, profileId }, clock.now());
    if (whom.kind !== 'found') return undo(whom);
    const startsAt = new Date(read.data.scheduledTime);
    const terms = await wanted.terms(sql);
    if ('kind' in terms) return undo(terms);
    const why = await whyUnbookable(startsAt, clock.now(), async () =>
      noticesOf(await doctorsIn(sql).bookable()),
    );
    if (why !== null) return undo({ kind: why });
    const isHold = wanted.state === 'held';
    const isPaid = terms.paymentId !== null;
    await makeRoom(sql, deps, { ownerId, startsAt, isHold, isPaid }, undo);
    const now = clock.now();
    const isUnpaid = !isHold && !isPaid;
    const wish = await wished(sql, body);
    const time = await takeTime(sql, { at: startsAt, now, ...wish, isUnpaid });
    if ('kind' in time) return undo(time);
    const { patientName, patientEmail, patientPhone } = read.data;
    const appointment: Appointment = {
      id,
      ownerId,
      doctorId: time.doctorId,
      ...terms,
      startsAt,
      minutes: PRODUCTS[terms.product].minutes,
      state: wanted.state,
      heldUntil: wanted.state === 'held' ? new Date(now.getTime() + HOLD_MS) : null,
      ...patientOf(whom.person, patientName),
      ...toldIn(body),
      patientEmail,
      patientPhone,
      sequence: 0,
      cancelReason: null,
      patientCameAt: null,
      doctorCameAt: null,
      isElsewhere: false,
      absenceReportedAt: null,
      absenceSettledAt: null,
      createdAt: now,
    };
    await appointmentsIn(sql).add(appointment);
    if (wanted.state === 'held') await planLapse(sql, deps, appointment);
    const added = await found(sql, ownerId, id);
    if (wanted.state === 'confirmed' && added.kind === 'booked') {
      await planAppointment(sql, deps, appointment);
      await announce(sql, deps, { kind: 'appointmentConfirmed', attended: added.attended });
    }
    return added;
  });
  if (booked.kind === 'booked') wakeJobs();
  return booked;
};

/**
 * Finds the one person of the account who has the typed name: a call that is not said to be for anybody goes by it. Who has grown up
 * is not taken for granted.
 */
const namedAs = async (
  sql: Sql,
  account: Account,
  { patientName: typed }: Pick<Booking, 'patientName'>,
  now: Date,
): Promise<string | null> => {
  if (isSameName(typed, fullName(account))) return null;
  const people = await profilesIn(sql).ofAccount(account.id);
  const [only, ...more] = people.filter((person) => isSameName(typed, person.name));
  if (only === undefined || more.length > 0 || hasGrownUp(only, yearOf(now))) return null;
  return only.id;
};

/** Returns the patient's name, by which the dentist reads and prescribes: that of the person it is for, whatever was typed. */
const patientOf = (
  person: ProfileRow | null,
  typed: string,
): Pick<Appointment, 'profileId' | 'patientName' | 'guardian'> =>
  person === null
    ? { profileId: null, patientName: typed, guardian: null }
    : { profileId: person.id, patientName: person.name, guardian: person.guardian };

const toldIn = ({ notes, sessionToken }: Booking): Pick<Appointment, 'notes' | 'sessionToken'> => ({
  notes: notes?.trim() ?? '',
  sessionToken: sessionToken ?? null,
});

/** Returns the doctor who is wanted; an unknown one is free at no time. */
const wished = async (sql: Sql, { doctor }: Booking) =>
  doctor
    ? { preferred: await doctorsIn(sql).idOf(doctor), isInsistent: true }
    : { preferred: null };

/** `notFound`: it went with the person that it was for, and the request was made again. */
const found = async (sql: Sql, ownerId: string, id: string): Promise<Booked> => {
  const attended = await attendedIn(sql).one(ownerId, id);
  return attended === null ? { kind: 'notFound' } : { kind: 'booked', attended };
};

type Room = {
  readonly ownerId: string;
  readonly startsAt: Date;
  readonly isHold: boolean;
  readonly isPaid: boolean;
};

/**
 * Releases holds of the account that it no longer needs. The account cannot have two consultations at once, and its
 * unpaid ones to come are limited, holds included, so that it cannot block times for nothing.
 */
const makeRoom = async (
  sql: Sql,
  { clock }: Pick<WakingDeps, 'clock'>,
  { ownerId, startsAt, isHold, isPaid }: Room,
  undo: Undo<Booked>,
): Promise<void> => {
  const now = clock.now();
  let unpaid = 0;
  for (const each of await appointmentsIn(sql).liveOf(ownerId)) {
    const isThen = each.startsAt.getTime() === startsAt.getTime();
    if (each.state === 'confirmed' && isThen) undo({ kind: 'ownTime' });
    if (each.state === 'held' && (isHold || isThen)) {
      await moveAppointment(sql, each, { type: 'released', at: now });
    } else if (each.paymentId === null && each.startsAt > now && !hasRunOut(each, now)) {
      unpaid += 1;
    }
  }
  if (!isPaid && unpaid >= UNPAID_CALLS_MAX) undo({ kind: 'unpaidMost' });
};
