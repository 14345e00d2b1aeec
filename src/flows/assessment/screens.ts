import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import type { Step } from '../../../contracts/steps.ts';
import { AgeScreen } from './Age.screen.tsx';
import { CategoryScreen } from './Category.screen.tsx';
import { ConsentScreen } from './Consent.screen.tsx';
import { DepthScreen } from './Depth.screen.tsx';
import { FollowUpScreen } from './FollowUp.screen.tsx';
import { IntroScreen } from './Intro.screen.tsx';
import { MedicalHistoryScreen } from './MedicalHistory.screen.tsx';
import { SexScreen } from './Sex.screen.tsx';

type ResultScreens = typeof import('./result-screens.ts');

let loaded: ResultScreens | null = null;

const loadResultScreens = async (): Promise<ResultScreens> => {
  loaded = await import('./result-screens.ts');
  return loaded;
};

/** Fetches the later screens while the questions are answered, so that the result opens at once, offline too. */
export const preloadResultScreens = (): void => {
  loadResultScreens().catch(() => undefined);
};

/** A later screen: at once when its file is here, otherwise as soon as it comes. */
const later = (name: keyof ResultScreens): ComponentType => {
  const Waiting = lazy(async () => ({ default: (await loadResultScreens())[name] }));
  return function Later() {
    const [Screen] = useState<ComponentType>(() => loaded?.[name] ?? Waiting);
    return createElement(Screen);
  };
};

/** The screen of every step; a step without one does not compile. */
export const SCREENS: Readonly<Record<Step, ComponentType>> = {
  INTRO: IntroScreen,
  CATEGORY: CategoryScreen,
  AGE_COLLECTION: AgeScreen,
  SEX_COLLECTION: SexScreen,
  DEPTH_CHOICE: DepthScreen,
  QUICK_INPUT: later('CompletedScreen'),
  FOLLOW_UP: FollowUpScreen,
  MEDICAL_HISTORY: MedicalHistoryScreen,
  CONSENT_GATE: ConsentScreen,
  DIAGNOSIS: later('DiagnosisScreen'),
  CALL_TO_ACTION: later('CallToActionScreen'),
  SOCIAL_SHARING: later('SocialSharingScreen'),
  PAYMENT_QR: later('PaymentQrScreen'),
  CLINIC_BOOKING: later('ClinicBookingScreen'),
  TELECONSULTATION: later('TeleconsultationScreen'),
};
