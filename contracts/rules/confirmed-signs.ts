import type { EngineEmergency } from '../assessment/diagnosis.ts';
import { SIGN_IDS, isGrave } from '../assessment/signs.ts';
import type { ConfirmedSigns, SignId, UrgentWhenUnsure } from '../assessment/signs.ts';
import { emergencyOf } from './emergency-of.ts';

const answerTo = (confirmed: ConfirmedSigns, id: SignId) =>
  Object.hasOwn(confirmed, id) ? confirmed[id] : undefined;

/**
 * Returns the signs that count as present, the gravest first: answered with yes, or with "not sure" where that is
 * safer. A virus of the mouth brings fever without any infection of a tooth, so the sign of that does not count then.
 */
export const presentSigns = (confirmed: ConfirmedSigns, isViral = false): SignId[] =>
  SIGN_IDS.filter((id) => {
    if (isViral && id === 'systemic_infection') return false;
    const answer = answerTo(confirmed, id);
    return answer === 'yes' || (answer === 'not_sure' && isGrave(id));
  });

/** Returns the signs that are neither present nor denied: they make an earlier visit, and no emergency. */
export const unsureSigns = (confirmed: ConfirmedSigns): UrgentWhenUnsure[] =>
  SIGN_IDS.filter(
    (id): id is UrgentWhenUnsure => answerTo(confirmed, id) === 'not_sure' && !isGrave(id),
  );

export const affirmedSigns = (confirmed: ConfirmedSigns): SignId[] =>
  SIGN_IDS.filter((id) => answerTo(confirmed, id) === 'yes');

/** Returns the signs that are denied: nothing that was written raises them again. */
export const deniedSigns = (confirmed: ConfirmedSigns): SignId[] =>
  SIGN_IDS.filter((id) => answerTo(confirmed, id) === 'no');

/** Returns the emergency that the answers mean, if any. */
export const emergencyOfSigns = (
  confirmed: ConfirmedSigns,
  isViral = false,
): EngineEmergency | null => emergencyOf(presentSigns(confirmed, isViral));
