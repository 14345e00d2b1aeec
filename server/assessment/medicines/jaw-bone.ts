import type { MedicineFacts } from './facts.ts';

const JAW_RISKS = ['radiotherapy.head_neck', 'bone.medicine'] as const;

/**
 * Returns true for medicines for the bones that harm the jaw, or radiotherapy of head or neck, ever: ticked, told or
 * answered.
 */
export const hasJawRisk = (facts: MedicineFacts): boolean =>
  facts.told('jawBone') || facts.stated(...JAW_RISKS) || facts.says('jaw_bone', 'yes');

/** Returns true when the questions have asked for both, and neither applies. */
export const deniesJawRisk = (facts: MedicineFacts): boolean => JAW_RISKS.every(facts.denied);

/**
 * Returns true for a socket not healed for over three weeks, which is sooner than the eight of the definition, or for a
 * time that was not told.
 */
export const isSocketOpenForLong = (facts: MedicineFacts): boolean =>
  facts.has('socket.not_healing') && !facts.has('onset.hours', 'onset.days', 'onset.weeks');

/** Returns true for a socket that does not heal with such a history: a dentist looks at it within days. */
export const isJawUrgent = (facts: MedicineFacts): boolean =>
  isSocketOpenForLong(facts) && (hasJawRisk(facts) || facts.unsureOf('jaw_bone'));
