import { fromPromise } from 'xstate';
import type { AbsenceInput, AbsenceReported } from '../../../machines/absence/absence.machine.ts';
import type { Cancelling } from '../../../machines/cancellation/cancellation.machine.ts';
import type { ReadConsultations } from '../../../machines/consultations/consultations.setup.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { Moved, Moving } from '../../../machines/reschedule/reschedule.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptToken } from '../accounts/session-storage.ts';

const ofPayments = laterEndpoints(() => import('../../../contracts/endpoints/payments.ts'));
const ofRoom = laterEndpoints(() => import('../../../contracts/endpoints/room.ts'));
const ofTeleconsultations = laterEndpoints(
  () => import('../../../contracts/endpoints/teleconsultations.ts'),
);

/** Reads what the account has booked, and what it has paid without choosing a time. */
export const readConsultations = fromPromise<ReadConsultations>(async ({ signal }) => {
  if (keptToken() === null) return { verdict: 'anonymous' };
  try {
    const [{ appointments, visit_notes, with_stills }, { payments }, { calls, is_doctor }] =
      await Promise.all([
        call(ofTeleconsultations('listTeleconsultations'), { signal }),
        call(ofPayments('listPaid'), { signal }),
        call(ofRoom('listDoctorsCalls'), { signal }),
      ]);
    return {
      verdict: 'read',
      appointments,
      paid: payments,
      calls,
      isDentist: is_doctor,
      visitNotes: visit_notes,
      withStills: with_stills,
    };
  } catch (error) {
    if ((error as Failure).kind === 'unauthorized') return { verdict: 'anonymous' };
    throw error;
  }
});

/** Asks for a refund of a payment without an appointment. */
export const requestRefund = fromPromise<void, { readonly id: string }>(
  async ({ input: { id }, signal }) => {
    await call(ofPayments('requestRefund'), { body: { payment_id: id }, signal });
  },
);

/** Cancels an appointment; cancelling it again changes nothing. */
export const cancelConsultation = fromPromise<void, Cancelling>(
  async ({ input: { id, reason, money }, signal }) => {
    const body = { reason: reason ?? 'other', money };
    await call(ofTeleconsultations('cancelTeleconsultation'), { params: { id }, body, signal });
  },
);

/** Reports that the dentist did not come; reporting it again changes nothing. */
export const reportAbsence = fromPromise<AbsenceReported, AbsenceInput>(
  async ({ input: { id }, signal }) => {
    const { appointment } = await call(ofTeleconsultations('reportAbsence'), {
      params: { id },
      body: {},
      signal,
    });
    return { verdict: appointment.state === 'missed' ? 'missed' : 'noted' };
  },
);

const NOT_FOUND = 404;
const TAKEN = 409;
const TOO_LATE = 422;

/** Reads the server's refusal to move an appointment; null for any other failure. */
const refusalOf = (error: unknown): Moved | null => {
  const { status } = error as Failure;
  const said = saidBy(error) ?? '';
  if (status === NOT_FOUND) return { verdict: 'notFound' };
  if (status === TAKEN) return { verdict: 'taken', said };
  return status === TOO_LATE ? { verdict: 'tooLate', said } : null;
};

/** Moves an appointment to another time; moving it to its own time changes nothing. */
export const moveConsultation = fromPromise<Moved, Moving>(
  async ({ input: { id, scheduledTime }, signal }) => {
    if (scheduledTime === null) throw new Error('There is no such time');
    try {
      const body = { scheduledTime };
      await call(ofTeleconsultations('rescheduleTeleconsultation'), {
        params: { id },
        body,
        signal,
      });
      return { verdict: 'moved' };
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      return refusal;
    }
  },
);
