import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';
import type { EngineEmergency } from '../../contracts/assessment/diagnosis.ts';
import { emergencyOf } from '../../contracts/rules/emergency-of.ts';
import { SIGNS_ASKED_MAX, isGrave } from '../../contracts/assessment/signs.ts';
import type { Unplaced } from '../../contracts/assessment/places.ts';
import type { Sign, SignId } from '../../contracts/assessment/signs.ts';
import { texts } from '../texts/speaking.ts';
import { isAboutChild } from './about-child.ts';
import { withMemory } from './evidence/text/memory.ts';
import { fittingCategories } from './fitting-categories.ts';
import { isInUnreadLanguage } from './language.ts';
import { isDental } from './relevance.ts';
import type { RaisedSign } from './signs/raise-signs.ts';
import { readDanger } from './signs/raise-signs.ts';
import { suggestedAnswers } from './suggested-answers.ts';
import { bareComplaint } from './unplaced.ts';

/** Content of a concern, as far as the first step needs it (API-07). */
export type ConcernReading = {
  readonly isDentalRelated: boolean;
  /** True when it is, wholly or in part, in a language that is not read. */
  readonly isUnread: boolean;
  /** What words that name no place of the mouth complain of, so that it is asked for; null for all others. */
  readonly unplaced: Unplaced | null;
  readonly emergency: EngineEmergency | null;
  readonly signs: Sign[];
  readonly isAboutChild: boolean;
  readonly suggestedAnswers: FollowUpAnswers;
  readonly fittingCategories: readonly Category[];
};

/** Signs that are asked about where words tell of danger in general, or cannot be read: those that may not wait most. */
const DANGER_LIST: readonly SignId[] = [
  'airway_compromise',
  'cardiac_symptoms',
  'stroke_signs',
  'collapse',
  'uncontrolled_bleeding',
  'dysphagia',
  'spreading_facial_swelling',
  'systemic_infection',
];

const isAmong = (id: SignId, raised: readonly RaisedSign[]): boolean =>
  raised.some((sign) => sign.id === id);

/** Picks the likeliest signs, as many as may be asked back, and keeps their order, the gravest first. */
const asked = (raised: readonly RaisedSign[]): RaisedSign[] => {
  const likeliest = raised.toSorted((a, b) => b.likelihood - a.likelihood);
  const chosen = new Set(likeliest.slice(0, SIGNS_ASKED_MAX));
  return raised.filter((sign) => chosen.has(sign));
};

/** Signs whose first aid helps less with each minute, though they are none of the gravest. */
const IS_AID_URGENT: ReadonlySet<SignId> = new Set<SignId>(['avulsed_permanent_tooth']);

/**
 * Returns the help to show before the answers: only when several signs are told outright, one of the gravest, or one
 * whose first aid cannot wait.
 */
const emergencyTold = (raised: readonly RaisedSign[]): EngineEmergency | null => {
  const ids = raised.filter(({ isPlain }) => isPlain).map(({ id }) => id);
  return ids.length > 1 || ids.some((id) => isGrave(id) || IS_AID_URGENT.has(id))
    ? emergencyOf(ids)
    : null;
};

/**
 * Reads a concern before it is accepted: if it is dental, which danger signs to ask back, if help is shown at once, if
 * it is about a child, and which answers it suggests. Never throws; linear in the length.
 */
export const readConcern = (message: string): ConcernReading =>
  withMemory(() => {
    const { signs, isDangerLikely } = readDanger(message);
    const raised = asked(signs);
    const isUnread = isInUnreadLanguage(message);
    const isAskedInGeneral = isUnread || (raised.length === 0 && isDangerLikely);
    const bare = bareComplaint(message);
    const general = isAskedInGeneral ? DANGER_LIST.filter((id) => !isAmong(id, raised)) : [];
    return {
      // What cannot be read is never refused.
      isDentalRelated: isUnread || bare === 'placed' || isDental(message, raised.length > 0),
      isUnread,
      unplaced: bare === 'placed' ? null : bare,
      emergency: emergencyTold(raised),
      signs: [
        ...raised.map(({ id, quote }) => ({ id, question: texts().SIGNS[id], quote })),
        ...general.map((id) => ({ id, question: texts().SIGNS[id], quote: '' })),
      ],
      isAboutChild: isAboutChild(message),
      suggestedAnswers: suggestedAnswers(message),
      fittingCategories: fittingCategories(message, raised.length > 0),
    };
  });
