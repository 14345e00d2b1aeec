import { absenceMachine } from './absence/absence.machine.ts';
import { accountErasureMachine } from './account-erasure/account-erasure.machine.ts';
import { articleSearchMachine } from './article-search/article-search.machine.ts';
import { assessmentMachine } from './assessment/assessment.machine.ts';
import { cancellationMachine } from './cancellation/cancellation.machine.ts';
import { cardPaymentMachine } from './card-payment/card-payment.machine.ts';
import { bookingFlowMachine } from './booking-flow/booking-flow.machine.ts';
import { bookingDialogMachine } from './booking-dialog/booking-dialog.machine.ts';
import { chatMachine } from './chat/chat.machine.ts';
import { checkInMachine } from './check-in/check-in.machine.ts';
import { connectionMachine } from './connection/connection.machine.ts';
import { confirmationMachine } from './confirmation/confirmation.machine.ts';
import { consultationsMachine } from './consultations/consultations.machine.ts';
import { countingSwitchMachine } from './counting-switch/counting-switch.machine.ts';
import { dentistPageMachine } from './dentist-page/dentist-page.machine.ts';
import { dentistSearchMachine } from './dentist-search/dentist-search.machine.ts';
import { feedbackDialogMachine } from './feedback-dialog/feedback-dialog.machine.ts';
import { feedbackPopupMachine } from './feedback-popup/feedback-popup.machine.ts';
import { googleSignInMachine } from './google-sign-in/google-sign-in.machine.ts';
import { familyProfilesMachine } from './family-profiles/family-profiles.machine.ts';
import { landingTopicsMachine } from './landing-topics/landing-topics.machine.ts';
import { milestoneShareMachine } from './milestone-share/milestone-share.machine.ts';
import { noticesMachine } from './notices/notices.machine.ts';
import { onboardingMachine } from './onboarding/onboarding.machine.ts';
import { oneTimeCodeMachine } from './one-time-code/one-time-code.machine.ts';
import { openingMachine } from './opening/opening.machine.ts';
import { otpLoginMachine } from './otp-login/otp-login.machine.ts';
import { pageLoadingMachine } from './page-loading/page-loading.machine.ts';
import { paymentLookMachine } from './payment-look/payment-look.machine.ts';
import { prescriptionCodeMachine } from './prescription-code/prescription-code.machine.ts';
import { personChoiceMachine } from './person-choice/person-choice.machine.ts';
import { profileMachine } from './profile/profile.machine.ts';
import { passwordResetMachine } from './password-reset/password-reset.machine.ts';
import { qrPaymentMachine } from './qr-payment/qr-payment.machine.ts';
import { registrationMachine } from './registration/registration.machine.ts';
import { ownHoursMachine } from './own-hours/own-hours.machine.ts';
import { openAbsencesMachine } from './open-absences/open-absences.machine.ts';
import { dictationMachine } from './dictation/dictation.machine.ts';
import { readAloudMachine } from './read-aloud/read-aloud.machine.ts';
import { remindersMachine } from './reminders/reminders.machine.ts';
import { reportMachine } from './report/report.machine.ts';
import { rescheduleMachine } from './reschedule/reschedule.machine.ts';
import { roomGuestMachine } from './room-guest/room-guest.machine.ts';
import { roomInvitationMachine } from './room-invitation/room-invitation.machine.ts';
import { roomMessagesMachine } from './room-messages/room-messages.machine.ts';
import { resultLinkMachine } from './result-link/result-link.machine.ts';
import { savedResultMachine } from './saved-result/saved-result.machine.ts';
import { savedResultsMachine } from './saved-results/saved-results.machine.ts';
import { sharedResultMachine } from './shared-result/shared-result.machine.ts';
import { scrollingMachine } from './scrolling/scrolling.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import { signInGateMachine } from './sign-in-gate/sign-in-gate.machine.ts';
import { signInMachine } from './sign-in/sign-in.machine.ts';
import { teleconsultationMachine } from './teleconsultation/teleconsultation.machine.ts';

import { sentPicturesMachine } from './sent-pictures/sent-pictures.machine.ts';
import { siteHeaderMachine } from './site-header/site-header.machine.ts';
import { slotHoldMachine } from './slot-hold/slot-hold.machine.ts';
import { staffDashboardMachine } from './staff-dashboard/staff-dashboard.machine.ts';
import { passkeysMachine } from './passkeys/passkeys.machine.ts';
import { secondFactorMachine } from './second-factor/second-factor.machine.ts';
import { staffRegistrationMachine } from './staff-registration/staff-registration.machine.ts';
import { stillCameraMachine } from './still-camera/still-camera.machine.ts';
import { visitNoteMachine } from './visit-note/visit-note.machine.ts';
import { xrayMachine } from './xray/xray.machine.ts';

/** Every flow of the product. Tests, inspector, diagrams and docs loop over it. */
export const machines = {
  siteHeader: siteHeaderMachine,
  landingTopics: landingTopicsMachine,
  articleSearch: articleSearchMachine,
  countingSwitch: countingSwitchMachine,
  chat: chatMachine,
  opening: openingMachine,
  assessment: assessmentMachine,
  scrolling: scrollingMachine,
  dictation: dictationMachine,
  readAloud: readAloudMachine,
  confirmation: confirmationMachine,
  notices: noticesMachine,
  pageLoading: pageLoadingMachine,
  connection: connectionMachine,
  session: sessionMachine,
  signIn: signInMachine,
  signInGate: signInGateMachine,
  otpLogin: otpLoginMachine,
  oneTimeCode: oneTimeCodeMachine,
  registration: registrationMachine,
  googleSignIn: googleSignInMachine,
  secondFactor: secondFactorMachine,
  passkeys: passkeysMachine,
  staffRegistration: staffRegistrationMachine,
  staffDashboard: staffDashboardMachine,
  savedResults: savedResultsMachine,
  savedResult: savedResultMachine,
  resultLink: resultLinkMachine,
  sharedResult: sharedResultMachine,
  checkIn: checkInMachine,
  profile: profileMachine,
  accountErasure: accountErasureMachine,
  passwordReset: passwordResetMachine,
  onboarding: onboardingMachine,
  qrPayment: qrPaymentMachine,
  cardPayment: cardPaymentMachine,
  paymentLook: paymentLookMachine,
  bookingDialog: bookingDialogMachine,
  bookingFlow: bookingFlowMachine,
  slotHold: slotHoldMachine,
  consultations: consultationsMachine,
  cancellation: cancellationMachine,
  absence: absenceMachine,
  reschedule: rescheduleMachine,
  teleconsultation: teleconsultationMachine,
  milestoneShare: milestoneShareMachine,
  roomMessages: roomMessagesMachine,
  roomInvitation: roomInvitationMachine,
  roomGuest: roomGuestMachine,
  dentistSearch: dentistSearchMachine,
  dentistPage: dentistPageMachine,
  reminders: remindersMachine,
  openAbsences: openAbsencesMachine,
  ownHours: ownHoursMachine,
  familyProfiles: familyProfilesMachine,
  personChoice: personChoiceMachine,
  report: reportMachine,
  xray: xrayMachine,
  visitNote: visitNoteMachine,
  stillCamera: stillCameraMachine,
  sentPictures: sentPicturesMachine,
  prescriptionCode: prescriptionCodeMachine,
  feedbackPopup: feedbackPopupMachine,
  feedbackDialog: feedbackDialogMachine,
} as const;
