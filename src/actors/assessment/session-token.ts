const RANDOM_BYTES = 16;

/** Makes a new assessment session's token, `detailed-{timestamp}-{random}` (SESS-34). */
export const newSessionToken = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `detailed-${Date.now()}-${random}`;
};
