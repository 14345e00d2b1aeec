import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { DetailProblems } from './details.ts';
import type { registrationMachine } from './registration.machine.ts';

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;

/** Which step of the dialog is shown over the form, if any: every leaf of the chart belongs to one of the four or to none. */
export type DialogStep = 'email' | 'phone' | 'creating' | 'failed' | 'refused';

const STEPS = {
  verifyingEmail: 'email',
  verifyingPhone: 'phone',
  creatingAccount: 'creating',
  creationFailed: 'failed',
  creationRefused: 'refused',
} as const satisfies Record<string, DialogStep>;

/** The step of the dialog; null while the form alone is shown. */
export const selectDialogStep = (snapshot: RegistrationSnapshot): DialogStep | null => {
  const at = (Object.keys(STEPS) as (keyof typeof STEPS)[]).find((state) =>
    snapshot.matches(state),
  );
  return at === undefined ? null : STEPS[at];
};

/** What the address says of the dialog (REG-14, REG-15); nothing while it is closed, and none of its ends (REG-24, REG-38). */
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

/** What the server has found wrong with the details, by field. */
export const selectProblems = (snapshot: RegistrationSnapshot): DetailProblems =>
  snapshot.matches({ editingDetails: 'passwordRefused' }) ? snapshot.context.problems : {};

/** Whether the form can be filled in. */
export const selectIsReady = (snapshot: RegistrationSnapshot): boolean =>
  !snapshot.matches('restoringDetails');

/** Whether the server is being asked about the password. */
export const selectIsChecking = (snapshot: RegistrationSnapshot): boolean =>
  snapshot.matches('checkingPassword');
