import { bookTeleconsultation } from '../../contracts/endpoints/teleconsultations.ts';
import type { VisitNote } from '../../contracts/booking/visit-note.ts';
import type { Appointment } from '../../contracts/endpoints/teleconsultations.ts';
import type { OwnHours } from '../../contracts/endpoints/own-hours.ts';
import type { Room } from '../../contracts/endpoints/room.ts';
import { BOOKED } from './booking-samples.ts';
import type { Replies } from './replies.ts';

const EMAIL = 'asha@example.com';
const PHONE = '9876543210';
const ID = '00000000-0000-4000-8000-000000000001';

const PAID = {
  success: true,
  payment_status: {
    id: ID,
    product: 'reportAndCall30',
    is_paid: false,
    state: 'awaiting',
    amount: 49_900,
    expires_in_ms: 600_000,
    refund_due: 0,
  },
} as const;
const CODE = {
  id: 'qr_00000000000001',
  qr_code_url: 'data:image/svg+xml;base64,PHN2Zy8+',
  upi_url: 'upi://pay?pa=sandbox@toothwise',
  sandbox_url: '/sandbox/pay/qr_00000000000001',
};

/** What a booking says; its time is the second day of the tests' clock. */
export const BOOKING = bookTeleconsultation.example.body;

/** What the dentist wrote after the call. */
const VISIT_NOTE: VisitNote = {
  version: 1,
  closed_at: '2026-01-02T05:00:00.000Z',
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  findings: 'A dark pit on the lower left molar.',
  final_word: { kind: 'cannotSay' },
  advice: 'Please have it examined in a chair.',
  next_visit: '',
  prescription: null,
};

const OWN_HOURS: OwnHours = {
  version: 1,
  hours: [{ weekday: 1, from: 540, to: 780 }],
  least_notice: 60,
  leaves: [{ first_day: '2026-01-05', last_day: '2026-01-09' }],
};

const APPOINTMENT: Appointment = {
  ...BOOKED,
  id: ID,
  starts_at: BOOKING.scheduledTime,
  patient_name: BOOKING.patientName,
  patient_email: EMAIL,
  patient_phone: PHONE,
  notes: BOOKING.notes,
  created_at: '2026-01-01T00:00:00.000Z',
};

const ROOM: Room = {
  guardian: null,
  role: 'patient',
  phase: 'open',
  starts_at: BOOKING.scheduledTime,
  opens_at: '2026-01-02T09:50:00+05:30',
  closes_at: '2026-01-02T11:00:00+05:30',
  opens_in_ms: 0,
  closes_in_ms: 4_200_000,
  minutes: 30,
  patient_name: BOOKING.patientName,
  doctor_name: 'Dr. Meera Iyer',
  doctor_registration: 'KA-12345',
  is_sample: false,
  notes: null,
  meeting_url: null,
  absence_in_ms: null,
  own: 'new',
};
const WRITTEN = {
  sequence: 1,
  from: 'patient',
  at: '2026-01-02T04:30:00.000Z',
  kind: 'chat',
  text: 'Hello',
} as const;

/** What becomes of an appointment. */
const become = { appointment: APPOINTMENT };

/** The calls of payments, consultations and reminders. */
export const CONSULTATION_REPLIES = {
  createQr: { ...PAID, qr_code: CODE },
  readPaymentStatus: PAID,
  closeQr: PAID,
  readOpenPayment: { ...PAID, qr_code: CODE },
  readFormerPrice: { success: true, former_price: null },
  listPaid: { success: true, payments: [PAID.payment_status] },
  requestRefund: PAID,
  createOrder: {
    order_id: 'order_00000000000001',
    payment_id: ID,
    amount: 29_900,
    currency: 'INR',
    is_paid: false,
    key: 'rzp_test_sandbox',
    script: '/sandbox/checkout/checkout.js',
    description: '15-min Teleconsultation with Registered Dentist',
    prefill: { name: 'Asha Rao', email: EMAIL, contact: `+91${PHONE}` },
    calendar_url: '/teleconsultation',
  },
  verifyPayment: { success: true, payment_id: ID },
  listSlots: {
    zone: 'Asia/Kolkata',
    with_samples: true,
    doctors: [APPOINTMENT.doctor],
    days: [
      {
        date: '2026-01-02',
        slots: [{ time: '10:00', starts_at: BOOKING.scheduledTime, free: true, doctors: [0] }],
      },
    ],
  },
  bookTeleconsultation: { success: true, appointment: APPOINTMENT },
  holdTeleconsultation: {
    appointment: {
      ...APPOINTMENT,
      product: 'videoCall15',
      state: 'held',
      minutes: 15,
      price: 299_00,
      held_until: '2026-01-01T00:10:00.000Z',
      held_for_ms: 600_000,
    },
  },
  scheduleTeleconsultation: become,
  releaseTeleconsultation: become,
  confirmTeleconsultation: become,
  rescheduleTeleconsultation: become,
  cancelTeleconsultation: become,
  reportAbsence: {
    appointment: {
      ...APPOINTMENT,
      state: 'missed',
      is_joinable: false,
      is_open: true,
      absence_reported_at: '2026-01-02T04:40:00.000Z',
    },
  },
  listTeleconsultations: {
    appointments: [APPOINTMENT],
    with_stills: [],
    visit_notes: [{ appointment_id: APPOINTMENT.id, note: VISIT_NOTE }],
  },
  readTeleconsultation: become,
  readRoom: { room: ROOM },
  enterRoom: {
    room: { ...ROOM, own: 'inside' },
    entry: {
      visit: ID,
      other_visit: null,
      has_other_left: false,
      cursor: 1,
      messages: [WRITTEN],
      ice_servers: [{ urls: ['stun:stun.example:3478'] }],
    },
  },
  sendSignals: { is_current: true },
  sendRoomMessage: { message: WRITTEN },
  readRoomNews: {
    news: {
      cursor: 1,
      messages: [WRITTEN],
      signals: [],
      other_visit: ID,
      has_other_left: false,
      is_current: true,
      phase: 'open',
      closes_in_ms: 4_200_000,
    },
  },
  listDoctorsCalls: {
    is_doctor: true,
    calls: [
      {
        id: ID,
        starts_at: BOOKING.scheduledTime,
        opens_at: ROOM.opens_at,
        minutes: 30,
        patient_name: BOOKING.patientName,
        is_joinable: true,
        is_open: true,
        visit_note: 'none',
      },
    ],
  },
  readOwnHours: { hours: OWN_HOURS },
  changeOwnHours: { hours: OWN_HOURS, calls: [] },
  listReminders: {
    appointments: [
      {
        id: ID,
        starts_at: '2026-01-02T04:30:00.000Z',
        minutes: 30,
        doctor: APPOINTMENT.doctor.name,
        patient_name: BOOKING.patientName,
        wants_reminders: true,
        is_mailed: true,
        reminders: [{ kind: 'hourBefore', state: 'planned', at: '2026-01-02T03:30:00.000Z' }],
      },
    ],
  },
  sendReminder: { success: true, sent_at: '2026-01-01T00:00:00.000Z' },
  listAbsences: {
    absences: [
      {
        id: ID,
        starts_at: '2026-01-02T04:30:00.000Z',
        minutes: 30,
        doctor: 'Dr. Kavita Menon',
        reported_at: '2026-01-02T04:40:00.000Z',
        is_paid: true,
      },
    ],
  },
} satisfies Replies;
