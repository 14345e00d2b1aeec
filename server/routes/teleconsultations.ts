import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/teleconsultations.ts';
import { BOOKABLE_DAYS, CLINIC_ZONE } from '../../contracts/booking/slots.ts';
import { FieldProblem, Problem } from '../lib/problems.ts';
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
import { accountGone, grownUp, notFound, otherRequest } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

type Attended = Extract<booking.Booked, { kind: 'booked' }>['attended'];
type Refusal = Exclude<changes.Changed, { kind: 'booked' | 'invalid' | 'gone' | 'grown' }>['kind'];

/** Statuses of refusals to book or change, but for 422. 409 has one meaning: that time is taken. */
const STATUS: Readonly<Partial<Record<Refusal, number>>> = {
  slotTaken: 409,
  doctorTaken: 409,
  ownTime: 409,
  noPayment: 404,
  notPaid: 402,
};

const doctorOf = ({ slug, name, organization, ...doctor }: Attended['doctor']) => ({
  slug,
  name,
  ...(organization !== null && { organization }),
  registration: doctor.registration,
  languages: doctor.languages,
  is_sample: doctor.isSample,
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
    profile_id: appointment.profileId,
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
  if (changed.kind === 'grown') throw grownUp(changed);
  if (changed.kind === 'invalid') throw new FieldProblem(changed.field, changed.sentence, 422);
  const { kind } = changed;
  if (kind === 'notFound') throw notFound();
  if (kind === 'otherRequest') throw otherRequest();
  throw new Problem(STATUS[kind] ?? 422, texts().REFUSALS.booking[kind]);
};

/** Format of a time by the clinic's clock: "10:05 AM". */
const TIME = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: CLINIC_ZONE,
});
const timeOf = (at: Date): string => TIME.format(at).replaceAll(/\s/g, ' ');

/** @throws Problem when the app frees no payment by itself; the app adds the address to write to */
const reportedIn = (deps: AbsenceDeps, reported: Reported): endpoints.Appointment => {
  const { came, tooSoon, over } = texts().REFUSALS.absence;
  if (reported.kind === 'came') throw new Problem(422, came.replace('{time}', timeOf(reported.at)));
  if (reported.kind === 'tooSoon')
    throw new Problem(422, tooSoon.replace('{time}', timeOf(reported.from)));
  if (reported.kind === 'over') throw new Problem(422, over);
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
    if (found === null) throw notFound();
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
