/**
 * The screens that follow the first words, and those from the questions on, the texts about danger, and the
 * conversation: one file, with the words of the question bank, that the first step does not wait for.
 */
export { AgeScreen } from './Age.screen.tsx';
export { CallToActionScreen } from './CallToAction.screen.tsx';
export { CategoryScreen } from './Category.screen.tsx';
export { CompletedScreen } from './Completed.screen.tsx';
export { ConsentScreen } from './Consent.screen.tsx';
export { DiagnosisScreen } from './Diagnosis.screen.tsx';
export { EmergencyBar } from './EmergencyBar.tsx';
export { FollowUpScreen } from './FollowUp.screen.tsx';
export { HeaderTools } from './HeaderTools.tsx';
export { HelpScreen } from './Help.screen.tsx';
export { MedicalHistoryScreen } from './MedicalHistory.screen.tsx';
export { MedicinesScreen } from './Medicines.screen.tsx';
export { PaymentQrScreen } from './PaymentQr.screen.tsx';
export { SexScreen } from './Sex.screen.tsx';
export { SignsScreen } from './Signs.screen.tsx';
export { TeleconsultationScreen } from './Teleconsultation.screen.tsx';
export { ClinicBookingScreen } from './ClinicBooking.screen.tsx';
export { SocialSharingScreen } from './SocialSharing.screen.tsx';
