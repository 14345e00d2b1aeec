import type { Category } from '../../../contracts/assessment/chat-context.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import type { AppointmentState } from '../../../contracts/booking/appointment-states.ts';
import type { PaymentState } from '../../../contracts/payments/payment-states.ts';
import type { Export } from '../../../contracts/endpoints/staff-area.ts';
import type { StaffSection } from '../../../machines/staff-dashboard/staff-filters.ts';

/** Texts for staff; patients never see them. */
export const SECTION_WORDS: Readonly<Record<StaffSection, string>> = {
  today: 'Today',
  payments: 'Payments',
  refunds: 'Refunds',
  redFlags: 'Danger signs',
  system: 'System',
  statistics: 'Analytics',
};

export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  pain: 'Pain',
  gums: 'Gums',
  cosmetic: 'Looks of the teeth',
  lesion: 'Sore, lump or patch',
  other: 'Something else',
};

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  INTRO: 'First words',
  CATEGORY: 'Kind of problem',
  AGE_COLLECTION: 'Age',
  SEX_COLLECTION: 'Sex',
  DEPTH_CHOICE: 'Quick or detailed',
  QUICK_INPUT: 'Quick words',
  FOLLOW_UP: 'Questions',
  MEDICAL_HISTORY: 'Medical history',
  CONSENT_GATE: 'Consent',
  DIAGNOSIS: 'Result',
  CALL_TO_ACTION: 'Next steps',
  SOCIAL_SHARING: 'Sharing',
  PAYMENT_QR: 'Payment by code',
  CLINIC_BOOKING: 'Clinic search',
  TELECONSULTATION: 'Booking a call',
};

export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  creating: 'Being opened',
  creationFailed: 'Not opened',
  awaiting: 'Can be paid',
  expired: 'Not paid in time',
  settled: 'Settled',
  lateSettled: 'Settled late',
  amountMismatch: 'Another amount',
  refunding: 'On its way back',
  refunded: 'Given back',
};

export const APPOINTMENT_WORDS: Readonly<Record<AppointmentState, string>> = {
  held: 'Held',
  confirmed: 'Booked',
  cancelled: 'Cancelled',
  lapsed: 'Not paid in time',
  ended: 'Over',
  missed: 'The dentist did not come',
};

export const EXPORT_WORDS: Readonly<Record<Export, string>> = {
  days: 'Days as CSV',
  funnel: 'Steps as CSV',
  conditions: 'Conditions as CSV',
  payments: 'Download CSV',
  refunds: 'Download CSV',
  redFlags: 'Download CSV',
};

export const PROVIDER_WORDS = {
  mail: 'E-mail',
  sms: 'Text messages',
  payments: 'Payments',
  xrays: 'X-ray analysis',
} as const;

/** Moves of a payment, and where each was learned. */
export const MOVE_WORDS: Readonly<Record<string, string>> = {
  opened: 'Payment opened',
  openFailed: 'Could not be opened',
  captured: 'Money received',
  expired: 'Not paid in time',
  refundRequested: 'Refund asked for',
  refunded: 'Refunded',
  refundFailed: 'Refund failed',
};
export const SOURCE_WORDS: Readonly<Record<string, string>> = {
  request: 'Our own request',
  provider: 'Payment provider, asked',
  webhook: 'Payment provider, by itself',
  checkout: 'The patient’s browser',
  poll: 'A look while the patient waited',
  job: 'A later look',
};

export const JOB_WORDS: Readonly<Record<string, string>> = {
  appointmentEnd: 'End appointments',
  appointmentHold: 'Free times that were only held',
  codeByMail: 'Send codes by email',
  codeBySms: 'Send codes by text message',
  message: 'Send messages',
  paymentCheck: 'Ask the payment provider',
  paymentWindow: 'End the time to pay',
  rateCountsRetention: 'Clear the limits of calls',
  refund: 'Send refunds',
  reminder: 'Send reminders',
  reminderByHand: 'Send reminders that staff asked for',
  retention: 'Delete old data',
  roomClosing: 'Close video rooms',
  sandboxWebhook: 'Report test payments',
  xrayAnalysis: 'Read X-rays',
  xrayRemoval: 'Delete X-rays',
  xrayUpkeep: 'Clear up X-rays',
};

/** Words an id that has no text here, such as `airway_compromise` or `refundRequested`. */
export const inWords = (id: string): string => {
  const words = id
    .replaceAll(/[_.]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
