import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { DetailProblems } from './details.ts';
import type { registrationMachine } from './registration.machine.ts';

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** Steps of the dialog over the form: every leaf of the chart belongs to one of the five or to none. */
export type DialogStep = 'email' | 'phone' | 'creating' | 'failed' | 'refused';

const STEPS = {
  verifyingEmail: 'email',
  verifyingPhone: 'phone',
  creatingAccount: 'creating',
  creationFailed: 'failed',
  creationRefused: 'refused',
} as const satisfies Record<string, DialogStep>;

/** Returns the step of the dialog; null while the form alone is shown. */
export const selectDialogStep = (snapshot: RegistrationSnapshot): DialogStep | null => {
  const at = (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((state) =>
    snapshot.matches(state),
  );
  return at === undefined ? null : STEPS[at];
};

/**
 * Returns the step of the dialog as the address says it (REG-14, REG-15); nothing while it is closed, and none of its
 * ends (REG-24, REG-38).
 */
export const selectAddressStep = (snapshot: RegistrationSnapshot): string | null => {
  if (snapshot.status !== 'active') return null;
  const step = selectDialogStep(snapshot);
  return step === null || step === 'email' ? step : 'phone';
};

/** The code that is asked for, while one is. */
export const selectCode = (
  snapshot: RegistrationSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined =>
  snapshot.children.emailCode ?? snapshot.children.phoneCode;

/** Returns the faults that the server has found with the details, by field. */
export const selectProblems = (snapshot: RegistrationSnapshot): DetailProblems =>
  snapshot.matches({ editingDetails: 'passwordRefused' }) ? snapshot.context.problems : {};

/** Returns true once the form can be filled in. */
export const selectIsReady = (snapshot: RegistrationSnapshot): boolean =>
  !snapshot.matches('restoringDetails');

/** Returns true while the server is being asked about the password. */
export const selectIsChecking = (snapshot: RegistrationSnapshot): boolean =>
  snapshot.matches('checkingPassword');
