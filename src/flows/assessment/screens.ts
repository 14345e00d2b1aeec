import type { ComponentType } from 'react';
import type { Step } from '../../../contracts/steps.ts';
import { later } from '../../lib/later.ts';
import { AgeScreen } from './Age.screen.tsx';
import { CategoryScreen } from './Category.screen.tsx';
import { ConsentScreen } from './Consent.screen.tsx';
import { DepthScreen } from './Depth.screen.tsx';
import { FollowUpScreen } from './FollowUp.screen.tsx';
import { IntroScreen } from './Intro.screen.tsx';
import { MedicalHistoryScreen } from './MedicalHistory.screen.tsx';
import { SexScreen } from './Sex.screen.tsx';

/** Fetched while the questions are answered. */
const result = later(() => import('./result-screens.ts'));

export const preloadResultScreens = result.preload;

/** The screen of every step; a step without one does not compile. */
export const SCREENS: Readonly<Record<Step, ComponentType>> = {
  INTRO: IntroScreen,
  CATEGORY: CategoryScreen,
  AGE_COLLECTION: AgeScreen,
  SEX_COLLECTION: SexScreen,
  DEPTH_CHOICE: DepthScreen,
  QUICK_INPUT: result.screen((screens) => screens.CompletedScreen),
  FOLLOW_UP: FollowUpScreen,
  MEDICAL_HISTORY: MedicalHistoryScreen,
  CONSENT_GATE: ConsentScreen,
  DIAGNOSIS: result.screen((screens) => screens.DiagnosisScreen),
  CALL_TO_ACTION: result.screen((screens) => screens.CallToActionScreen),
  SOCIAL_SHARING: result.screen((screens) => screens.SocialSharingScreen),
  PAYMENT_QR: result.screen((screens) => screens.PaymentQrScreen),
  CLINIC_BOOKING: result.screen((screens) => screens.ClinicBookingScreen),
  TELECONSULTATION: result.screen((screens) => screens.TeleconsultationScreen),
};
