import type { SnapshotFrom } from 'xstate';
import { areNamed, isAgreedTo } from './choices.ts';
import type { onboardingMachine } from './onboarding.machine.ts';
import { COMPLETING_FAILED, CONSENTS_MISSING, NAMES_MISSING } from './onboarding.texts.ts';

type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;

/** The steps in their order (ONBD-03, CONST-45). */
export const ONBOARDING_STEPS = ['welcome', 'profile', 'privacy', 'features'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The step that is on; null while nothing is shown. */
export const selectStep = (snapshot: OnboardingSnapshot): OnboardingStep | null => {
  if (snapshot.matches({ goingThrough: 'welcoming' })) return 'welcome';
  if (snapshot.matches({ goingThrough: 'editingProfile' })) return 'profile';
  if (snapshot.matches({ goingThrough: 'awaitingConsent' })) return 'privacy';
  return snapshot.matches('goingThrough') || snapshot.matches('completing') ? 'features' : null;
};

/** Returns the reason for which the patient cannot go on yet, in words; null when they can (ONBD-09). */
export const selectHint = (snapshot: OnboardingSnapshot): string | null => {
  const { chosen, known } = snapshot.context;
  const step = selectStep(snapshot);
  if (step === 'profile' && !areNamed(chosen, known)) return NAMES_MISSING;
  return step === 'privacy' && !isAgreedTo(chosen) ? CONSENTS_MISSING : null;
};

/**
 * Returns true when the patient can go on (ONBD-06). While it is being completed, the button turns and takes no press.
 */
export const selectCanGoOn = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.can({ type: 'step.completed' });

/** Returns true when there is a step before this one to go back to (ONBD-05). */
export const selectCanGoBack = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.can({ type: 'step.revisited' });

/** Returns true while the server is being told. */
export const selectIsCompleting = (snapshot: OnboardingSnapshot): boolean =>
  snapshot.matches('completing');

/** Returns the failure at the end, in words; null while there is none. */
export const selectFailure = (snapshot: OnboardingSnapshot): string | null =>
  snapshot.matches({ goingThrough: { touringFeatures: 'completionFailed' } })
    ? COMPLETING_FAILED
    : null;
