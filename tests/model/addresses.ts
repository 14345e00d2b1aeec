import type { SnapshotFrom } from 'xstate';
import { FAMILY_PATH } from '../../contracts/accounts/family-address.ts';
import { SHARED_PATH } from '../../contracts/assessment/shared-address.ts';
import { PASSKEYS_PATH, SECOND_FACTOR_PATH } from '../../contracts/accounts/passkey-address.ts';
import { CHECK_PATH } from '../../contracts/booking/check-address.ts';
import { DESK_PATH } from '../../contracts/booking/desk-address.ts';
import { GUEST_PATH } from '../../contracts/booking/guest-address.ts';
import { HOURS_PATH } from '../../contracts/booking/hours-address.ts';
import { DOCTOR_PATH, PATHS, ROOM_PATH } from '../../contracts/common/paths.ts';
import { selectStep } from '../../machines/assessment/assessment.selectors.ts';
import { selectBookingPage } from '../../machines/booking-flow/booking-flow.selectors.ts';
import type { machines } from '../../machines/index.ts';
import { selectStep as selectResetStep } from '../../machines/password-reset/password-reset.machine.ts';
import { selectProfileStep } from '../../machines/profile/profile.machine.ts';
import { selectAddressStep } from '../../machines/registration/registration.machine.ts';
import type { FlowName } from './flows.ts';

const stepOf = (page: string, step: string | null): string =>
  step === null ? page : `${page}?step=${step}`;

/** Pages of a flow over several; the first step of each needs no parameter. */
const BOOKING_PAGES = {
  time: PATHS.booking,
  patient: PATHS.bookingPatient,
  review: PATHS.bookingReview,
  payment: stepOf(PATHS.bookingReview, 'payment'),
};
const RESET_PAGES = {
  email: PATHS.forgotPassword,
  password: PATHS.resetPassword,
  code: stepOf(PATHS.resetPassword, 'code'),
};

type Addresses = {
  readonly [Flow in FlowName]?:
    | string
    | ((snapshot: SnapshotFrom<(typeof machines)[Flow]>) => string | null);
};

/** The page of each flow that has one, or the address that it shows at a step; all others open inside another flow. */
export const ADDRESSES: Addresses = {
  assessment: (snapshot) => stepOf(PATHS.chat, selectStep(snapshot)),
  bookingFlow: (snapshot) => {
    const page = selectBookingPage(snapshot);
    return page === null ? null : BOOKING_PAGES[page];
  },
  chat: PATHS.chat,
  consultations: PATHS.teleconsultation,
  dentistPage: DOCTOR_PATH,
  dentistSearch: PATHS.findDentist,
  feedbackPopup: PATHS.feedbackDemo,
  googleSignIn: PATHS.googleReturn,
  ownHours: HOURS_PATH,
  familyProfiles: FAMILY_PATH,
  passkeys: PASSKEYS_PATH,
  passwordReset: (snapshot) => {
    const step = selectResetStep(snapshot);
    return step === null ? null : RESET_PAGES[step];
  },
  prescriptionCode: CHECK_PATH,
  profile: (snapshot) => stepOf(PATHS.profile, selectProfileStep(snapshot)),
  registration: (snapshot) => stepOf(PATHS.register, selectAddressStep(snapshot)),
  reminders: PATHS.crmReminders,
  roomGuest: GUEST_PATH,
  savedResults: PATHS.dashboard,
  sharedResult: SHARED_PATH,
  secondFactor: SECOND_FACTOR_PATH,
  signIn: PATHS.login,
  staffDashboard: PATHS.adminDashboard,
  staffRegistration: PATHS.staffRegistration,
  teleconsultation: ROOM_PATH,
  visitNote: DESK_PATH,
  xray: PATHS.xrayAnalysis,
};
