/** The informational-only statement (PROD-10, PROD-11). */
export const DISCLAIMER =
  'This assessment is made by AI. It gives informational guidance only and is not a substitute for professional dental advice.';
