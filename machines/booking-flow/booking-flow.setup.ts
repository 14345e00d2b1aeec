import { assign, sendTo, setup } from 'xstate';
import type { BookingData } from '../../contracts/booking/booking-data.ts';
import type { User } from '../../contracts/accounts/account.ts';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { Appointment, Doctor, SlotDay } from '../../contracts/endpoints/teleconsultations.ts';
import type { Booked, BookingRequest } from '../booking-dialog/booking-dialog.machine.ts';
import { BOOKING, PATIENT } from '../../contracts/forms/booking.ts';
import type { WhenDetails, WhoDetails } from '../../contracts/forms/booking.ts';
import { emptyOf, isComplete, normalised } from '../../contracts/forms/form.ts';
import { CALL_MINUTES, LATER_CALLS, PRODUCTS } from '../../contracts/payments/products.ts';
import type { CallMinutes } from '../../contracts/payments/products.ts';
import { CONTACTS } from '../../contracts/forms/sign-in.ts';
import { freeWith, isFree, momentOf, saysTheSame } from '../booking-dialog/details.ts';
import { cardPaymentMachine } from '../card-payment/card-payment.machine.ts';
import type { CardPaymentOutput } from '../card-payment/card-payment.machine.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import { refusalsIn } from '../kit/refused-entry.ts';
import type { Tag } from '../kit/tags.ts';
import { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { CodeAim, OneTimeCodeOutput } from '../one-time-code/one-time-code.machine.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type { FreeTimes } from '../reschedule/reschedule.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';
import { slotHoldMachine } from '../slot-hold/slot-hold.machine.ts';
import type {
  PatientProblems,
  SlotHoldEvents,
  SlotHoldInput,
  SlotHoldOutput,
  Standing,
} from '../slot-hold/slot-hold.machine.ts';

/** The pages of the flow; the payment stands on the review's. */
export type BookingPage = 'time' | 'patient' | 'review' | 'payment';
/** The page that was opened. */
export type BookingFlowInput = { readonly opened: Exclude<BookingPage, 'payment'> };

/** The booking that the device keeps, the signed-in person, and a key for the request that no other request has. */
export type KeptBooking = {
  readonly data: BookingData | null;
  readonly person: { readonly name: string; readonly email: string } | null;
  readonly requestKey: string;
};

type BookingFlowContext = BookingFlowInput &
  BookingData & {
    readonly days: readonly SlotDay[];
    readonly doctors: readonly Doctor[];
    /** The moment that is being changed: going Back to the review takes the change back. */
    readonly earlierStart: string | null;
    /** Number of times that a chosen time was gone when it was asked for. */
    readonly lost: number;
    /** The server's reason for a booking that it did not make. */
    readonly refusal: string | null;
    /** Faults that the server has found with who it is for, by field. */
    readonly problems: PatientProblems;
    /** Payment for a call that was made already and has no time yet. */
    readonly payment: PaymentStatus | null;
    /** The server's id of the time that is kept. */
    readonly holdId: string | null;
    /** Number of times that no order could be opened for it: each try has a key of its own. */
    readonly failedOrders: number;
    readonly appointment: Appointment | null;
  };

/** A day, a time, and the slug of the doctor who is wanted; null for any who is free. */
type TimeWith = WhenDetails & { readonly doctor: string | null };
/** The same, with the length of the call. */
export type ChosenTime = TimeWith & { readonly minutes: CallMinutes };

type BookingFlowEvents =
  | { type: 'loading.requested' }
  | { type: 'time.submitted'; chosen: ChosenTime }
  | { type: 'patient.submitted'; who: WhoDetails }
  /** "Change", on the review. */
  | { type: 'time.revisited' }
  | { type: 'patient.revisited' }
  | { type: 'booking.requested' }
  | { type: 'payment.requested' }
  | { type: 'payment.declined' }
  /** "I have an account", in place of the code. */
  | { type: 'account.chosen' }
  | { type: 'retry.requested' }
  /** The patient moved the address, by Back, Forward or typing. */
  | { type: 'address.moved'; page: BookingPage };

type Moved = { readonly page: BookingPage };

/** Returns the person it is for, without the day and the time. */
const whoIn = ({ form: { fullName, email, phone, notes } }: BookingData): WhoDetails => ({
  fullName,
  email,
  phone,
  notes,
});

/** Returns the length of the call: that of what is paid already, or what was chosen. */
export const minutesOf = ({
  payment,
  minutes,
}: Pick<BookingFlowContext, 'payment' | 'minutes'>): CallMinutes =>
  payment === null ? minutes : PRODUCTS[payment.product].minutes;

/** Returns what the time is kept for: the moment, the length, and the person it is for. */
export const holdOf = (context: BookingFlowContext): SlotHoldInput => ({
  minutes: minutesOf(context),
  who: whoIn(context),
  startsAt: context.startsAt ?? '',
  doctor: context.doctor?.slug ?? null,
});

/** Returns the part of a booking under way that the device keeps. */
export const dataOf = (context: BookingFlowContext): BookingData => {
  const { form, doctor, startsAt, minutes, isPatientGiven, withSamples, requestKey, edition } =
    context;
  return { form, doctor, startsAt, minutes, isPatientGiven, withSamples, requestKey, edition };
};

/** Makes the request of a booking that is paid at the appointment. */
export const requestOf = (context: BookingFlowContext): BookingRequest => ({
  details: context.form,
  scheduledTime: context.startsAt,
  doctor: context.doctor?.slug ?? null,
  sessionToken: null,
  product: LATER_CALLS[context.minutes],
  payment: null,
  requestKey: `${context.requestKey}-${context.edition}`,
});

/** Returns the phone that stands in the form as codes are sent to it: ten digits of India. */
const phoneOf = ({ form }: BookingData) => normalised(CONTACTS.phone, { contact: form.phone });

/** Returns where the code of somebody goes who books without an account, and the name of the account it makes. */
export const aimOf = (context: BookingFlowContext): CodeAim => ({
  purpose: 'booking',
  channel: 'phone',
  ...phoneOf(context),
  email: '',
  newPassword: null,
  name: context.form.fullName,
});

/** Returns the key of a kept time's order: the same in every tab and after a reload, so that it is paid once. */
export const orderKeyOf = ({ holdId, failedOrders }: BookingFlowContext): string =>
  `${holdId ?? ''}-order-${failedOrders}`;

/** Returns the form with other parts, which makes another booking of it. */
const changed = (
  { form, edition }: BookingFlowContext,
  parts: WhenDetails | WhoDetails,
): Pick<BookingData, 'form' | 'edition'> => {
  const next = { ...form, ...parts };
  return { form: next, edition: saysTheSame(next, form) ? edition : edition + 1 };
};

const doctorOf = ({ slug, name, organization }: Doctor): BookingData['doctor'] => ({
  slug,
  name,
  ...(organization !== undefined && { organization }),
});

/** Returns the time, the length and the doctor that were chosen. Another of any of them makes another booking. */
const chosenIn = (
  context: BookingFlowContext,
  { doctor: slug, minutes, date, time }: ChosenTime,
) => {
  const next = changed(context, { date, time });
  const found = context.doctors.find((each) => each.slug === slug);
  const isSame = (context.doctor?.slug ?? null) === slug && context.minutes === minutes;
  return {
    ...next,
    minutes,
    edition: isSame || next.edition !== context.edition ? next.edition : next.edition + 1,
    doctor: found === undefined ? null : doctorOf(found),
    startsAt: momentOf(context.days, { date, time }),
  };
};

/** Returns true when the doctor who is wanted is free then. */
const isFreeFor = (context: Pick<BookingFlowContext, 'days' | 'doctors'>, chosen: TimeWith) =>
  isFree(freeWith(context, chosen.doctor), chosen);

/** Returns true when everything is there that a booking needs (BKFL-01, BKFL-03, BKFL-05). */
export const isStored = ({
  startsAt,
  isPatientGiven,
}: Pick<BookingData, 'startsAt' | 'isPatientGiven'>): boolean =>
  startsAt !== null && isPatientGiven;

const { isEntryRefused, refusedEntry } = refusalsIn(PATIENT);

/** A booking says this, and nothing of it is kept. */
const NOTHING_CHOSEN: Omit<BookingData, 'requestKey'> = {
  form: emptyOf(BOOKING),
  doctor: null,
  startsAt: null,
  minutes: CALL_MINUTES[0],
  isPatientGiven: false,
  withSamples: false,
  edition: 0,
};

/** Facts, effects and decisions that the states of the booking share. */
export const bookingFlow = setup({
  types: {} as {
    input: BookingFlowInput;
    context: BookingFlowContext;
    events: BookingFlowEvents;
    emitted: NoticeRaised;
    children: {
      readBooking: 'readBooking';
      loadSlots: 'loadSlots';
      readHold: 'readHold';
      readSession: 'readSession';
      oneTimeCode: 'oneTimeCode';
      signInGate: 'signInGate';
      submitBooking: 'submitBooking';
      slotHold: 'slotHold';
      checkHold: 'readHold';
      cardPayment: 'cardPayment';
    };
    tags: Tag;
  },
  actors: {
    readBooking: notProvided<KeptBooking>('readBooking'),
    loadSlots: notProvided<FreeTimes>('loadSlots'),
    readHold: notProvided<Standing, SlotHoldInput>('readHold'),
    /** Ends with the user who is signed in on this device; null for nobody. */
    readSession: notProvided<User | null>('readSession'),
    oneTimeCode: oneTimeCodeMachine,
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    submitBooking: notProvided<Booked, BookingRequest>('submitBooking'),
    slotHold: slotHoldMachine,
    cardPayment: cardPaymentMachine,
  },
  actions: {
    rememberKept: assign((_, { data, person, requestKey }: KeptBooking) => {
      const { form, ...rest } = data ?? { ...NOTHING_CHOSEN, requestKey };
      const fullName = form.fullName || (person?.name ?? '');
      return { ...rest, form: { ...form, fullName, email: form.email || (person?.email ?? '') } };
    }),
    /** Remembers the free times, and drops a chosen time that is free no more. */
    rememberDays: assign(
      ({ context: { form, doctor } }, { days, doctors, withSamples }: FreeTimes) => ({
        days,
        doctors,
        withSamples,
        ...(!isFreeFor({ days, doctors }, { ...form, doctor: doctor?.slug ?? null }) && {
          form: { ...form, time: '' },
          startsAt: null,
          earlierStart: null,
        }),
      }),
    ),
    rememberWhen: assign(({ context }, { chosen }: { readonly chosen: ChosenTime }) => ({
      ...chosenIn(context, chosen),
      earlierStart: null,
      refusal: null,
    })),
    rememberWho: assign(({ context }, { who }: { readonly who: WhoDetails }) => ({
      ...changed(context, who),
      isPatientGiven: true,
      problems: {},
    })),
    rememberRefusedEntry: assign(refusedEntry),
    forgetWhen: assign(({ context: { startsAt } }) => ({ startsAt: null, earlierStart: startsAt })),
    forgetWho: assign({ isPatientGiven: false }),
    takeChangeBack: assign(({ context: { startsAt, earlierStart } }) => ({
      startsAt: startsAt ?? earlierStart,
      earlierStart: null,
      isPatientGiven: true,
    })),
    rememberStanding: assign((_, { hold, booked, payment }: Standing) => ({
      holdId: hold?.id ?? null,
      appointment: booked,
      payment,
      failedOrders: 0,
    })),
    rememberBooked: assign((_, booked: Booked) => ({
      appointment: booked.verdict === 'booked' ? booked.appointment : null,
    })),
    rememberHeld: assign((_, output: SlotHoldOutput) =>
      output.kind === 'confirmed' ? { appointment: output.appointment } : {},
    ),
    /** Clears the time that is gone; all else stays as it was typed. */
    takeTimeAway: assign(
      ({ context: { form, lost } }, params: { readonly said: string | null }) => ({
        lost: lost + 1,
        form: { ...form, time: '' },
        startsAt: null,
        refusal: params.said,
      }),
    ),
    rememberRefusal: assign((_, params: { readonly said: string | null }) => ({
      refusal: params.said,
    })),
    countFailedOrder: assign({ failedOrders: ({ context }) => context.failedOrders + 1 }),
    tellHold: sendTo('slotHold', (_, event: SlotHoldEvents) => event),
    /** Keeps the booking on the device (BKFL-07). */
    keepBooking: effectNotProvided('keepBooking') as (_: unknown, params: BookingData) => void,
    forgetBooking: effectNotProvided('forgetBooking'),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isEntryRefused,
    isStored: ({ context }) => isStored(context),
    isKeptStored: (_, { data }: KeptBooking) => data !== null && isStored(data),
    isPatientOpened: ({ context }) => context.opened === 'patient',
    isTime: ({ context }, params: { readonly chosen: ChosenTime }) =>
      isFreeFor(context, params.chosen),
    isTimeOfPatient: ({ context }, params: { readonly chosen: ChosenTime }) =>
      isFreeFor(context, params.chosen) && context.isPatientGiven,
    isPatient: (_, params: { readonly who: WhoDetails }) => isComplete(PATIENT, params.who),
    isPatientOfTime: ({ context }, params: { readonly who: WhoDetails }) =>
      isComplete(PATIENT, params.who) && context.startsAt !== null,
    /** True when the time chosen before is free no more, or the server has said so. */
    isTimeGone: ({ context: { form, doctor, refusal } }, free: FreeTimes) =>
      refusal !== null ||
      (form.time !== '' && !isFreeFor(free, { ...form, doctor: doctor?.slug ?? null })),
    leadsTo: (_, params: Moved & { readonly wanted: BookingPage }) => params.page === params.wanted,
    /** True for Back to the review before the change was sent: the review stands as it was. */
    takesChangeBack: ({ context }, { page }: Moved) =>
      page === 'review' &&
      (context.startsAt ?? context.earlierStart) !== null &&
      isComplete(PATIENT, whoIn(context)),
    isSomebody: (_, params: { readonly user: User | null }) => params.user !== null,
    /** True where a code can be sent to the phone in the form; others sign in. */
    takesCodes: ({ context }) => isComplete(CONTACTS.phone, phoneOf(context)),
    isProven: (_, output: OneTimeCodeOutput) => output.kind === 'verified',
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    isBooked: (_, booked: Booked) => booked.verdict === 'booked',
    standsBooked: (_, { booked }: Standing) => booked !== null,
    standsHeld: (_, { hold }: Standing) => hold !== null,
    hasEnded: (
      _,
      params: { readonly output: SlotHoldOutput; readonly kind: SlotHoldOutput['kind'] },
    ) => params.output.kind === params.kind,
    isVerified: (_, output: CardPaymentOutput) => output.kind === 'verified',
    isWithoutOrder: (_, output: CardPaymentOutput) => output.paymentId === null,
  },
});

/** Returns the context at the start of a booking. */
export const atStart = (input: BookingFlowInput): BookingFlowContext => ({
  ...input,
  ...NOTHING_CHOSEN,
  requestKey: '',
  days: [],
  doctors: [],
  earlierStart: null,
  lost: 0,
  refusal: null,
  problems: {},
  payment: null,
  holdId: null,
  failedOrders: 0,
  appointment: null,
});
