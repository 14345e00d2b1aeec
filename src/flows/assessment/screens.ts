import type { ComponentType } from 'react';
import type { Step } from '../../../contracts/steps.ts';
import { later } from '../../lib/later.ts';
import { AgeScreen } from './Age.screen.tsx';
import { CategoryScreen } from './Category.screen.tsx';
import { DepthScreen } from './Depth.screen.tsx';
import { IntroScreen } from './Intro.screen.tsx';
import { SexScreen } from './Sex.screen.tsx';

/** Fetched while the first step is on screen. */
const following = later(() => import('./later-screens.ts'));

export const preloadLaterScreens = following.preload;

/** The words of the conversation, which read the questions too; missing, they leave no gap. */
export const Conversation = following.part((screens) => screens.Conversation);

/** The chat's own, for who leaves without a connection: it is here by then. */
export const DeletionFailed = following.screen((screens) => screens.DeletionFailedScreen);

/** The screen of every step; a step without one does not compile. */
export const SCREENS: Readonly<Record<Step, ComponentType>> = {
  INTRO: IntroScreen,
  CATEGORY: CategoryScreen,
  AGE_COLLECTION: AgeScreen,
  SEX_COLLECTION: SexScreen,
  DEPTH_CHOICE: DepthScreen,
  QUICK_INPUT: following.screen((screens) => screens.CompletedScreen),
  FOLLOW_UP: following.screen((screens) => screens.FollowUpScreen),
  MEDICAL_HISTORY: following.screen((screens) => screens.MedicalHistoryScreen),
  CONSENT_GATE: following.screen((screens) => screens.ConsentScreen),
  DIAGNOSIS: following.screen((screens) => screens.DiagnosisScreen),
  CALL_TO_ACTION: following.screen((screens) => screens.CallToActionScreen),
  SOCIAL_SHARING: following.screen((screens) => screens.SocialSharingScreen),
  PAYMENT_QR: following.screen((screens) => screens.PaymentQrScreen),
  CLINIC_BOOKING: following.screen((screens) => screens.ClinicBookingScreen),
  TELECONSULTATION: following.screen((screens) => screens.TeleconsultationScreen),
};
