import { assign, setup } from 'xstate';
import type { PaymentStatus } from '../../contracts/endpoints/payments.ts';
import type { DoctorsCall } from '../../contracts/endpoints/room.ts';
import type { ResultOf } from '../../contracts/endpoints/endpoint.ts';
import type {
  Appointment,
  listTeleconsultations,
} from '../../contracts/endpoints/teleconsultations.ts';
import { PRODUCTS } from '../../contracts/payments/products.ts';
import type {
  BookingDialogInput,
  bookingDialogMachine,
} from '../booking-dialog/booking-dialog.machine.ts';
import { absenceMachine } from '../absence/absence.machine.ts';
import type { AbsenceOutput } from '../absence/absence.machine.ts';
import { cancellationMachine } from '../cancellation/cancellation.machine.ts';
import type { CancellationOutput } from '../cancellation/cancellation.machine.ts';
import { laterFlowNotProvided } from '../kit/later-flow.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { rescheduleMachine } from '../reschedule/reschedule.machine.ts';
import type { RescheduleOutput } from '../reschedule/reschedule.machine.ts';
import type { SignInGateOutput, signInGateMachine } from '../sign-in-gate/sign-in-gate.machine.ts';

/** Subject of a consultation; both are null where there is no assessment. */
export type ConsultationsInput = Pick<BookingDialogInput, 'topDiagnosis' | 'sessionToken'>;

type NoteOfCall = ResultOf<typeof listTeleconsultations>['visit_notes'][number];

/** The account's appointments, and its payments that have no time yet or whose money goes back. */
export type OwnConsultations = {
  readonly appointments: readonly Appointment[];
  readonly paid: readonly PaymentStatus[];
  /** Calls that the account is expected at as a doctor, or has had lately. */
  readonly calls: readonly DoctorsCall[];
  /** True where the account consults: its hours are its own to set. */
  readonly isDentist: boolean;
  /** What dentists wrote after the account's own calls. */
  readonly visitNotes: readonly NoteOfCall[];
  /** The account's own calls in which it has sent pictures, by their ids. */
  readonly withStills: readonly string[];
};
/** Reply of the server. Anonymous: no account is signed in on this device. */
export type ReadConsultations =
  | { readonly verdict: 'anonymous' }
  | ({ readonly verdict: 'read' } & OwnConsultations);

type ConsultationsContext = ConsultationsInput &
  OwnConsultations & {
    /** The payment that a time is chosen for, or that is asked back. */
    readonly payment: PaymentStatus | null;
    /** The appointment that is being cancelled. */
    readonly leaving: LeftAppointment | null;
    /** The call to which the dentist did not come, by its id. */
    readonly missed: string | null;
    /** The appointment that is being moved. */
    readonly moved: MovedAppointment | null;
  };

type LeftAppointment = Pick<Appointment, 'id' | 'price' | 'payment_id'>;
type MovedAppointment = Pick<Appointment, 'id' | 'starts_at'>;
type OfPayment = { readonly payment: PaymentStatus };
type ConsultationsEvents =
  | { type: 'signIn.requested' }
  | { type: 'reading.requested' }
  | ({ type: 'booking.requested' } & OfPayment)
  | ({ type: 'refund.requested' } & OfPayment)
  | { type: 'refund.confirmed' }
  | { type: 'refund.declined' }
  | { type: 'cancellation.requested'; appointment: LeftAppointment }
  | { type: 'absence.requested'; id: string }
  | { type: 'reschedule.requested'; appointment: MovedAppointment };

/** Facts, effects and decisions that the states of the consultations share. */
export const consultations = setup({
  types: {} as {
    input: ConsultationsInput;
    context: ConsultationsContext;
    events: ConsultationsEvents;
    emitted: NoticeRaised;
    children: {
      readConsultations: 'readConsultations';
      signInGate: 'signInGate';
      bookingDialog: 'bookingDialog';
      requestRefund: 'requestRefund';
      cancellation: 'cancellation';
      absence: 'absence';
      reschedule: 'reschedule';
    };
    tags: Tag;
  },
  actors: {
    readConsultations: notProvided<ReadConsultations>('readConsultations'),
    signInGate: laterFlowNotProvided<typeof signInGateMachine>('signInGate'),
    bookingDialog: laterFlowNotProvided<typeof bookingDialogMachine>('bookingDialog'),
    requestRefund: notProvided<void, { readonly id: string }>('requestRefund'),
    cancellation: cancellationMachine,
    absence: absenceMachine,
    reschedule: rescheduleMachine,
  },
  actions: {
    rememberConsultations: assign((_, read: ReadConsultations) =>
      read.verdict === 'read'
        ? {
            appointments: read.appointments,
            paid: read.paid,
            calls: read.calls,
            isDentist: read.isDentist,
            visitNotes: read.visitNotes,
            withStills: read.withStills,
          }
        : {
            appointments: [],
            paid: [],
            calls: [],
            isDentist: false,
            visitNotes: [],
            withStills: [],
          },
    ),
    rememberPayment: assign((_, { payment }: OfPayment) => ({ payment })),
    rememberLeaving: assign((_, params: { readonly appointment: LeftAppointment }) => ({
      leaving: params.appointment,
    })),
    rememberMissed: assign((_, { id }: { readonly id: string }) => ({ missed: id })),
    rememberMoved: assign((_, params: { readonly appointment: MovedAppointment }) => ({
      moved: params.appointment,
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isRead: (_, read: ReadConsultations) => read.verdict === 'read',
    wasGranted: (_, output: SignInGateOutput) => output.kind === 'granted',
    wasMoved: (_, output: RescheduleOutput) => output.kind === 'moved',
    wasKept: (_, output: RescheduleOutput) => output.kind === 'kept',
    wasMissed: (_, output: AbsenceOutput) => output.kind === 'missed',
    wasNoted: (_, output: AbsenceOutput) => output.kind === 'noted',
    wasCancelled: (_, output: CancellationOutput) => output.kind === 'cancelled',
  },
});

/** Returns the input of the booking dialog: the payment, and the subject of the consultation. */
export const bookingOf = ({
  topDiagnosis,
  sessionToken,
  payment,
}: ConsultationsContext): BookingDialogInput => ({
  topDiagnosis,
  sessionToken,
  payment: payment && { id: payment.id, minutes: PRODUCTS[payment.product].minutes },
});
