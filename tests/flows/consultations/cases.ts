import type { VisitNote } from '../../../contracts/booking/visit-note.ts';
import type { DoctorsCall } from '../../../contracts/endpoints/room.ts';
import type { consultationsMachine } from '../../../machines/consultations/consultations.machine.ts';
import type {
  ConsultationsInput,
  ReadConsultations,
} from '../../../machines/consultations/consultations.setup.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import type { Cases } from '../../model/cases.ts';
import { paymentAt } from '../qr-payment/cases.ts';

export const INPUT: ConsultationsInput = {
  topDiagnosis: 'Dentine hypersensitivity',
  sessionToken: 'detailed-1767225600000-abcdefgh12',
};

/** Paid, and no time chosen yet. */
export const PAID = paymentAt('settled');

/** What the dentist wrote after the call. */
export const VISIT_NOTE: VisitNote = {
  version: 1,
  closed_at: '2026-11-24T05:30:00.000Z',
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  findings: 'A dark pit on the lower left molar.',
  final_word: { kind: 'condition', id: 'reversible_pulpitis', name: 'Reversible pulpitis' },
  advice: 'Have it filled.',
  next_visit: 'Within two weeks',
  prescription: null,
};

/** What somebody is expected at who is a doctor, too. */
export const CALL: DoctorsCall = {
  id: '00000000-0000-4000-8000-0000000000d1',
  starts_at: '2026-11-25T11:00:00+05:30',
  opens_at: '2026-11-25T10:50:00+05:30',
  minutes: 15,
  patient_name: 'Ravi Kumar',
  is_joinable: true,
  is_open: true,
  visit_note: 'none',
};

export const ANONYMOUS: ReadConsultations = { verdict: 'anonymous' };
export const OWN: ReadConsultations = {
  verdict: 'read',
  appointments: [BOOKED],
  paid: [PAID],
  calls: [CALL],
  isDentist: true,
  visitNotes: [{ appointment_id: BOOKED.id, note: VISIT_NOTE }],
  withStills: [BOOKED.id],
};
export const NOTHING: ReadConsultations = {
  verdict: 'read',
  appointments: [],
  paid: [],
  calls: [],
  isDentist: false,
  visitNotes: [],
  withStills: [],
};

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof consultationsMachine> = {
  inputs: [INPUT],
  events: {
    'signIn.requested': [{}],
    'reading.requested': [{}],
    'booking.requested': [{ payment: PAID }],
    'refund.requested': [{ payment: PAID }],
    'refund.confirmed': [{}],
    'refund.declined': [{}],
    'cancellation.requested': [{ appointment: BOOKED }],
    'absence.requested': [{ id: BOOKED.id }],
    'reschedule.requested': [{ appointment: BOOKED }],
  },
  actors: {
    readConsultations: { done: [OWN, ANONYMOUS], error: [FAILURE] },
    signInGate: { done: [{ kind: 'granted' }, { kind: 'dismissed' }], error: [FAILURE] },
    bookingDialog: { done: [{ kind: 'booked' }, { kind: 'closed' }], error: [FAILURE] },
    reschedule: { done: [{ kind: 'moved' }, { kind: 'kept' }, { kind: 'outdated' }] },
    cancellation: {
      done: [{ kind: 'cancelled', paid: 299_00, money: 'back' }, { kind: 'kept' }],
    },
    absence: { done: [{ kind: 'missed' }, { kind: 'noted' }, { kind: 'kept' }] },
    requestRefund: { done: [undefined], error: [FAILURE] },
  },
};
