import {
  CONSENT_PURPOSES,
  PREFERENCES,
  REQUIRED_CONSENTS,
} from '../../contracts/accounts/account.ts';
import { isComplete, normalised } from '../../contracts/forms/form.ts';
import { NAMES } from '../../contracts/forms/fields.ts';
import type { Names } from '../../contracts/forms/fields.ts';

export type Preferences = Readonly<Record<keyof typeof PREFERENCES, boolean>>;
export type Consents = Readonly<Record<(typeof CONSENT_PURPOSES)[number], boolean>>;

/** Choices that the onboarding asks for. */
export type Choices = {
  readonly names: Names;
  readonly preferences: Preferences;
  readonly consents: Consents;
};

/** Choices before anything was chosen: no consent is given (ONBD-14..19). */
export const NO_CHOICES: Choices = {
  names: { firstName: '', lastName: '' },
  preferences: PREFERENCES,
  consents: { dataProcessing: false, aiAnalysis: false, communications: false },
};

/** Returns true when the names are those that are known, or may be kept (ONBD-07). */
export const areNamed = ({ names }: Choices, known: Choices): boolean =>
  isComplete(NAMES, names) ||
  (names.firstName !== '' &&
    names.firstName === known.names.firstName &&
    names.lastName === known.names.lastName);

/** Returns true when both required consents are given (ONBD-08). */
export const isAgreedTo = ({ consents }: Choices): boolean =>
  REQUIRED_CONSENTS.every((purpose) => consents[purpose]);

/** The parts of the profile that differ from before. */
export type ProfileChanges = Partial<Names> & { readonly preferences?: Preferences };

const differs = <Value extends Readonly<Record<string, unknown>>>(one: Value, other: Value) =>
  Object.keys(one).some((key) => one[key] !== other[key]);

/** Returns the changes to the profile; null for none. */
export const changesIn = (chosen: Choices, known: Choices): ProfileChanges | null => {
  const names = normalised(NAMES, chosen.names);
  const changes: ProfileChanges = {
    ...(differs(names, known.names) ? names : {}),
    ...(differs(chosen.preferences, known.preferences) ? { preferences: chosen.preferences } : {}),
  };
  return Object.keys(changes).length === 0 ? null : changes;
};
