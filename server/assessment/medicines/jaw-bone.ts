import type { MedicineFacts } from './facts.ts';

/** Medicines for the bones that harm the jaw, or radiotherapy of head or neck, ever: ticked, told or answered. */
export const hasJawRisk = (facts: MedicineFacts): boolean =>
  facts.told('jawBone') || facts.stated('radiotherapy.head_neck') || facts.says('jaw_bone', 'yes');

/** Not healed for over three weeks, which is sooner than the eight of the definition, or for a time that nobody told. */
const isSocketOpenForLong = (facts: MedicineFacts): boolean =>
  facts.has('socket.not_healing') && !facts.has('onset.hours', 'onset.days', 'onset.weeks');

/** A socket that does not heal with such a history: a dentist looks at it within days. */
export const isJawUrgent = (facts: MedicineFacts): boolean =>
  isSocketOpenForLong(facts) && (hasJawRisk(facts) || facts.unsureOf('jaw_bone'));
