import type { SecondStep } from '../../../contracts/accounts/second-factor.ts';

/** Tells whether every session of the staff needs a passkey, or only those of accounts that have one. */
export type SecondFactorRule = 'required' | 'offered';

/** Facts about a session that decide whether it is whole. */
type Standing = {
  readonly isStaff: boolean;
  readonly hasPasskey: boolean;
  /** The passkey that was shown in the session. */
  readonly passkeyId: string | null;
};

/**
 * Returns the step that a session still needs; `null` when it is whole. An account that has a passkey has to show it
 * under either rule: whoever made one wants to be asked for it.
 */
export const missingStep = (
  rule: SecondFactorRule,
  { isStaff, hasPasskey, passkeyId }: Standing,
): SecondStep | null => {
  if (!isStaff || passkeyId !== null) return null;
  if (hasPasskey) return 'passkey';
  return rule === 'required' ? 'enrolment' : null;
};
