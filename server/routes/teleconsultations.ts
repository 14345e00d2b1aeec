import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/teleconsultations.ts';
import { ABSENCE_DAYS } from '../../contracts/booking/absence.ts';
import { MOVES_MAX, UNPAID_CALLS_MAX } from '../../contracts/booking/booking.ts';
import { BOOKABLE_DAYS, CLINIC_ZONE } from '../../contracts/booking/slots.ts';
import { FieldProblem, Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as booking from '../services/appointments/booking.ts';
import { reportAbsence } from '../services/appointments/absence.ts';
import type { AbsenceDeps, Reported } from '../services/appointments/absence.ts';
import {
  canReportAbsence,
  fixedBy,
  movesLeft,
} from '../services/appointments/appointment-state.ts';
import * as changes from '../services/appointments/changes.ts';
import {
  isJoinable,
  listAppointments,
  readAppointment,
  readSlots,
} from '../services/appointments/reading.ts';
import { withOffset } from '../lib/india-time.ts';
import type { WakingDeps } from '../services/deps.ts';
import { callsWithStills } from '../services/visits/stills.ts';
import { opensAt } from '../services/rooms/room.ts';
import { readVisitNotes } from '../services/visits/visit-notes.ts';
import { accountGone } from './refusals.ts';

type Attended = Extract<booking.Booked, { kind: 'booked' }>['attended'];
type Refusal = Exclude<changes.Changed, { kind: 'booked' | 'invalid' | 'gone' }>['kind'];

/** Refusals to book or change, in words for the person. 409 has one meaning: that time is taken. */
const REFUSALS: Readonly<Record<Refusal, readonly [status: number, sentence: string]>> = {
  slotTaken: [409, 'This time has just been taken. Please choose another one.'],
  doctorTaken: [
    409,
    'This dentist is not free then any more. Please choose another time, or another dentist.',
  ],
  ownTime: [409, 'You have an appointment at this time already. Please choose another one.'],
  noSlot: [422, 'Please select a time slot.'],
  tooEarly: [422, 'This time is too soon to be booked. Please choose a later one.'],
  tooLate: [422, `At most ${BOOKABLE_DAYS} days ahead can be booked.`],
  unpaidMost: [
    422,
    `You have ${UNPAID_CALLS_MAX} consultations to come that are not paid, and an account can have no more of them. Cancel one under "Consultations", or come back when one is over.`,
  ],
  unpaidDay: [
    422,
    'The rest of this day is kept for consultations that are paid when they are booked. Please choose another day, or pay now.',
  ],
  noPayment: [404, 'This payment was not found in your account.'],
  notPaid: [402, 'This payment has not arrived yet. Please wait a moment and try again.'],
  paymentUsed: [422, 'This payment was used for another appointment already.'],
  otherProduct: [422, 'This payment is for something else.'],
  otherRequest: [422, 'This request was made before, and said something else.'],
  notFound: [404, sentenceFor(404)],
  notNow: [422, 'This cannot be done with the appointment as it is now.'],
  begun: [422, 'This appointment has begun already.'],
  met: [
    422,
    'You both were in the call already, so that it can be neither moved nor cancelled. You can go back in until its room closes.',
  ],
  linkShown: [
    422,
    'The link to the call was opened already, so that it can be neither moved nor cancelled.',
  ],
  often: [
    422,
    `It was moved ${MOVES_MAX} times already, and can be moved no more. If you cannot come, please cancel it and book another one.`,
  ],
};

const doctorOf = ({ slug, name, registration, languages, isSample }: Attended['doctor']) => ({
  slug,
  name,
  registration,
  languages,
  is_sample: isSample,
});

/** Writes an appointment as it is shown at this moment. */
const appointmentOf = (
  { clock }: Pick<WakingDeps, 'clock'>,
  { appointment, doctor, isMailed }: Attended,
): endpoints.Appointment => {
  const { id, product, price, state, minutes, paymentId, heldUntil, notes } = appointment;
  const now = clock.now();
  return {
    id,
    product,
    state,
    starts_at: withOffset(appointment.startsAt),
    minutes,
    is_joinable: isJoinable(appointment, now),
    is_open: opensAt(appointment) <= now,
    doctor: doctorOf(doctor),
    price,
    payment_id: paymentId,
    held_until: heldUntil?.toISOString() ?? null,
    held_for_ms: heldUntil && Math.max(0, heldUntil.getTime() - now.getTime()),
    patient_name: appointment.patientName,
    patient_email: appointment.patientEmail,
    patient_phone: appointment.patientPhone,
    notes,
    is_mailed: isMailed,
    cancel_reason: appointment.cancelReason,
    fixed_by: state === 'confirmed' ? fixedBy(appointment, now) : null,
    moves_left: movesLeft(appointment),
    can_report_absence: canReportAbsence(appointment, now),
    absence_reported_at: appointment.absenceReportedAt?.toISOString() ?? null,
    absence_settled_at: appointment.absenceSettledAt?.toISOString() ?? null,
    created_at: appointment.createdAt.toISOString(),
  };
};

/** @throws Problem when nothing was booked or changed */
const bookedIn = (deps: WakingDeps, changed: changes.Changed): endpoints.Appointment => {
  if (changed.kind === 'booked') return appointmentOf(deps, changed.attended);
  if (changed.kind === 'gone') throw accountGone();
  if (changed.kind === 'invalid') throw new FieldProblem(changed.field, changed.sentence, 422);
  throw new Problem(...REFUSALS[changed.kind]);
};

/** Format of a time by the clinic's clock: "10:05 AM". */
const TIME = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: CLINIC_ZONE,
});
const timeOf = (at: Date): string => `${TIME.format(at).replaceAll(/\s/g, ' ')} (India time)`;

/** @throws Problem when the app frees no payment by itself; the app adds the address to write to */
const reportedIn = (deps: AbsenceDeps, reported: Reported): endpoints.Appointment => {
  if (reported.kind === 'came') {
    const said = `The dentist came into the call at ${timeOf(reported.at)}.`;
    throw new Problem(422, `${said} So the app cannot free your payment by itself.`);
  }
  if (reported.kind === 'tooSoon') {
    throw new Problem(422, `Please wait a little. You can say this from ${timeOf(reported.from)}.`);
  }
  if (reported.kind === 'over') {
    throw new Problem(422, `This can be said here for ${ABSENCE_DAYS} days after the call.`);
  }
  return bookedIn(deps, reported);
};

const answer = async (deps: WakingDeps, changing: Promise<changes.Changed>) => ({
  status: 200 as const,
  body: { appointment: bookedIn(deps, await changing) },
});

export const teleconsultationRoutes = (
  app: FastifyInstance,
  deps: AbsenceDeps & booking.BookingDeps,
): void => {
  serve(app, endpoints.listSlots, async ({ query }) => {
    const asked = { from: query.from ?? null, days: query.days ?? BOOKABLE_DAYS };
    const { days, doctors } = await readSlots(deps, asked);
    const body = {
      zone: CLINIC_ZONE,
      with_samples: doctors.some(({ isSample }) => isSample),
      doctors: doctors.map(doctorOf),
      days,
    } as const;
    return { status: 200, body };
  });
  serve(app, endpoints.bookTeleconsultation, async ({ caller, requestKey, body }) => {
    const booked = await booking.book(deps, { ownerId: caller.id, requestKey, body });
    return { status: 200, body: { success: true, appointment: bookedIn(deps, booked) } };
  });
  serve(app, endpoints.holdTeleconsultation, ({ caller, requestKey, body }) =>
    answer(deps, booking.hold(deps, { ownerId: caller.id, requestKey, body })),
  );
  serve(app, endpoints.scheduleTeleconsultation, ({ caller, requestKey, body }) =>
    answer(deps, booking.schedule(deps, { ownerId: caller.id, requestKey, body })),
  );
  serve(app, endpoints.listTeleconsultations, async ({ caller }) => {
    const found = await listAppointments(deps, caller.id);
    const notes = await readVisitNotes(
      deps,
      found.map(({ appointment }) => appointment.id),
    );
    const body = {
      appointments: found.map((each) => appointmentOf(deps, each)),
      visit_notes: notes,
      with_stills: await callsWithStills(deps, caller.id),
    };
    return { status: 200, body };
  });
  oneRoutes(app, deps);
};

/** Serves the calls about one appointment. */
const oneRoutes = (app: FastifyInstance, deps: AbsenceDeps): void => {
  serve(app, endpoints.readTeleconsultation, async ({ caller, params }) => {
    const found = await readAppointment(deps, { ownerId: caller.id, id: params.id });
    if (found === null) throw new Problem(404, sentenceFor(404));
    return { status: 200, body: { appointment: appointmentOf(deps, found) } };
  });
  serve(app, endpoints.releaseTeleconsultation, ({ caller, params }) =>
    answer(deps, changes.release(deps, { ownerId: caller.id, ...params })),
  );
  serve(app, endpoints.confirmTeleconsultation, ({ caller, params, body }) =>
    answer(
      deps,
      changes.confirm(deps, { ownerId: caller.id, ...params, paymentId: body.payment_id }),
    ),
  );
  serve(app, endpoints.rescheduleTeleconsultation, ({ caller, params, body }) =>
    answer(deps, changes.reschedule(deps, { ownerId: caller.id, ...params, ...body })),
  );
  serve(app, endpoints.cancelTeleconsultation, ({ caller, params, body }) =>
    answer(deps, changes.cancel(deps, { ownerId: caller.id, ...params, ...body })),
  );
  serve(app, endpoints.reportAbsence, async ({ caller, params }) => {
    const reported = await reportAbsence(deps, { ownerId: caller.id, ...params });
    return { status: 200, body: { appointment: reportedIn(deps, reported) } };
  });
};
