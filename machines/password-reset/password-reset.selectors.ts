import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { oneTimeCodeMachine } from '../one-time-code/one-time-code.machine.ts';
import type { DetailProblems } from '../registration/details.ts';
import type { passwordResetMachine } from './password-reset.machine.ts';

type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

/** Steps as the address says them: every leaf of the chart belongs to one of the three or to none. */
export type ResetStep = 'email' | 'password' | 'code';

/** Returns the step that is on; null while the address from before a reload is looked for, and at the end. */
export const selectStep = (snapshot: PasswordResetSnapshot): ResetStep | null => {
  if (snapshot.matches('editingEmail')) return 'email';
  if (snapshot.matches('verifyingEmail')) return 'code';
  return snapshot.matches('editingPassword') || snapshot.matches('checkingPassword')
    ? 'password'
    : null;
};

/** Returns the step whose name can be shown: also while the address is looked for, where only one step can follow. */
export const selectNamedStep = (snapshot: PasswordResetSnapshot): ResetStep | null => {
  const { opened } = snapshot.context;
  return snapshot.matches('restoringEmail') && opened === 'email' ? 'email' : selectStep(snapshot);
};

/** Returns the faults that the server has found with the new password. */
export const selectProblems = (snapshot: PasswordResetSnapshot): DetailProblems =>
  snapshot.matches({ editingPassword: 'passwordRefused' }) ? snapshot.context.problems : {};

/** Returns true while the server is being asked about the password. */
export const selectIsChecking = (snapshot: PasswordResetSnapshot): boolean =>
  snapshot.matches('checkingPassword');

/** The code that is asked for, while one is. */
export const selectCode = (
  snapshot: PasswordResetSnapshot,
): ActorRefFrom<typeof oneTimeCodeMachine> | undefined => snapshot.children.oneTimeCode;
