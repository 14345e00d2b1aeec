/** The screens from the result on, in one file of their own: the first question does not wait for them. */
export { CallToActionScreen } from './CallToAction.screen.tsx';
export { CompletedScreen } from './Completed.screen.tsx';
export { DiagnosisScreen } from './Diagnosis.screen.tsx';
export {
  ClinicBookingScreen,
  PaymentQrScreen,
  SocialSharingScreen,
  TeleconsultationScreen,
} from './unavailable.screens.tsx';
