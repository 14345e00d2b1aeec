/**
 * The screens from the questions on, and the words of the conversation, in one file of their own with the words of
 * the question bank: the first step does not wait for them.
 */
export { DeletionFailedScreen } from '../chat/DeletionFailed.screen.tsx';
export { CallToActionScreen } from './CallToAction.screen.tsx';
export { CompletedScreen } from './Completed.screen.tsx';
export { Conversation } from './Conversation.tsx';
export { ConsentScreen } from './Consent.screen.tsx';
export { DiagnosisScreen } from './Diagnosis.screen.tsx';
export { FollowUpScreen } from './FollowUp.screen.tsx';
export { MedicalHistoryScreen } from './MedicalHistory.screen.tsx';
export {
  ClinicBookingScreen,
  PaymentQrScreen,
  SocialSharingScreen,
  TeleconsultationScreen,
} from './unavailable.screens.tsx';
