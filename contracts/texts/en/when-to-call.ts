/**
 * When a dentist is not enough: what to do, and at which signs, in one wording. Texts that say it are made of these; only
 * the help of an emergency (`emergency.ts`) has sentences of its own, since there it differs who comes first.
 */
export const CALL_OR_GO = 'call 112 or 108, or go to a hospital';

/** Frame for the signs. */
export const CALL_OR_GO_IF = 'Call 112 or 108, or go to a hospital, if {signs}.';

/** The signs that every patient hears, the gravest first: those of the red flags. */
export const DANGER_SIGNS = [
  'breathing or swallowing gets hard',
  'a swelling nears eye or neck or grows within a day',
  'fever of 38\u00A0°C comes with a bad tooth, wound or swelling',
] as const;

const [BREATHING, SWELLING, FEVER] = DANGER_SIGNS;

/** The whole of it. */
export const WHEN_TO_CALL = CALL_OR_GO_IF.replace(
  '{signs}',
  `${BREATHING}, ${SWELLING}, or ${FEVER}`,
);

/** Stands where a mail or the consent says what to do if it gets worse. */
export const IF_WORSE = `If it gets worse, do not wait: ${CALL_OR_GO}.`;
