import type { ComponentType } from 'react';
import type { AssessmentScreen } from '../../../machines/assessment/assessment.selectors.ts';
import { DepthScreen } from './Depth.screen.tsx';
import { following } from './following.ts';
import { IntroScreen } from './Intro.screen.tsx';

/** The component of each screen; a missing one does not compile. */
export const SCREENS: Readonly<Record<AssessmentScreen, ComponentType>> = {
  INTRO: IntroScreen,
  SIGNS: following.screen((screens) => screens.SignsScreen),
  HELP: following.screen((screens) => screens.HelpScreen),
  CATEGORY: following.screen((screens) => screens.CategoryScreen),
  AGE_COLLECTION: following.screen((screens) => screens.AgeScreen),
  SEX_COLLECTION: following.screen((screens) => screens.SexScreen),
  DEPTH_CHOICE: DepthScreen,
  QUICK_INPUT: following.screen((screens) => screens.CompletedScreen),
  FOLLOW_UP: following.screen((screens) => screens.FollowUpScreen),
  MEDICAL_HISTORY: following.screen((screens) => screens.MedicalHistoryScreen),
  CONSENT_GATE: following.screen((screens) => screens.ConsentScreen),
  DIAGNOSIS: following.screen((screens) => screens.DiagnosisScreen),
  MEDICINES: following.screen((screens) => screens.MedicinesScreen),
  CALL_TO_ACTION: following.screen((screens) => screens.CallToActionScreen),
  SOCIAL_SHARING: following.screen((screens) => screens.SocialSharingScreen),
  PAYMENT_QR: following.screen((screens) => screens.PaymentQrScreen),
  CLINIC_BOOKING: following.screen((screens) => screens.ClinicBookingScreen),
  TELECONSULTATION: following.screen((screens) => screens.TeleconsultationScreen),
};
