import type { SecondStep } from '../../../contracts/accounts/second-factor.ts';

/** Tells whether every session of the staff needs a passkey, or only those of accounts that have one. */
export type PasskeyRule = 'required' | 'offered';

/** The same, and whether a second factor at the staff's issuer takes the passkey's place. */
export type SecondFactorRule = PasskeyRule | `${PasskeyRule}-or-issuer`;

/** Facts about a session that decide whether it is whole. */
type Standing = {
  readonly isStaff: boolean;
  readonly hasPasskey: boolean;
  /** The passkey that was shown in the session. */
  readonly passkeyId: string | null;
  /** True when the staff's issuer said that a second factor was shown. */
  readonly issuerFactor: boolean;
};

/**
 * Returns the step that a session still needs; `null` when it is whole. An account that has a passkey has to show it
 * under any rule, unless a second factor at the issuer counts: whoever made one wants to be asked for it.
 */
export const missingStep = (
  rule: SecondFactorRule,
  { isStaff, hasPasskey, passkeyId, issuerFactor }: Standing,
): SecondStep | null => {
  if (!isStaff || passkeyId !== null) return null;
  // Asked at each call: what the operator takes back is worth nothing from then on.
  if (issuerFactor && rule.endsWith('-or-issuer')) return null;
  if (hasPasskey) return 'passkey';
  return rule.startsWith('required') ? 'enrolment' : null;
};
