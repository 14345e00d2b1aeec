import type { ComponentType } from 'react';
import type { Step } from '../../../contracts/steps.ts';
import { AgeScreen } from './Age.screen.tsx';
import { CallToActionScreen } from './CallToAction.screen.tsx';
import { CategoryScreen } from './Category.screen.tsx';
import { CompletedScreen } from './Completed.screen.tsx';
import { ConsentScreen } from './Consent.screen.tsx';
import { DepthScreen } from './Depth.screen.tsx';
import { DiagnosisScreen } from './Diagnosis.screen.tsx';
import { FollowUpScreen } from './FollowUp.screen.tsx';
import { IntroScreen } from './Intro.screen.tsx';
import { MedicalHistoryScreen } from './MedicalHistory.screen.tsx';
import { SexScreen } from './Sex.screen.tsx';
import {
  ClinicBookingScreen,
  PaymentQrScreen,
  SocialSharingScreen,
  TeleconsultationScreen,
} from './unavailable.screens.tsx';

/** The screen of every step; a step without one does not compile. */
export const SCREENS: Readonly<Record<Step, ComponentType>> = {
  INTRO: IntroScreen,
  CATEGORY: CategoryScreen,
  AGE_COLLECTION: AgeScreen,
  SEX_COLLECTION: SexScreen,
  DEPTH_CHOICE: DepthScreen,
  QUICK_INPUT: CompletedScreen,
  FOLLOW_UP: FollowUpScreen,
  MEDICAL_HISTORY: MedicalHistoryScreen,
  CONSENT_GATE: ConsentScreen,
  DIAGNOSIS: DiagnosisScreen,
  CALL_TO_ACTION: CallToActionScreen,
  SOCIAL_SHARING: SocialSharingScreen,
  PAYMENT_QR: PaymentQrScreen,
  CLINIC_BOOKING: ClinicBookingScreen,
  TELECONSULTATION: TeleconsultationScreen,
};
