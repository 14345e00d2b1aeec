/** Replies of mail servers about a recipient that no later try changes (RFC 5321, section 4.2.3). */
const NO_SUCH_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);

const LONGEST_REASON = 100;

/**
 * Returns a provider's own reason as far as it may be logged: replies quote recipients, texts and keys, so every word
 * with a digit or a sign in it is left out, and every long one. `null` when nothing is left.
 */
export const reasonIn = (said: string): string | null => {
  const words = said.split(/\s+/).filter((word) => /^[("']?[A-Za-z]{1,20}[)"'.,:;]?$/.test(word));
  return words.length === 0 ? null : words.join(' ').slice(0, LONGEST_REASON);
};

/**
 * Failure to hand a message to its provider. Names of errors, numbers and the harmless words of its reason are kept; the
 * log keeps `code`, such as `SMTP EAUTH 535`.
 */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly code: string;
  /** True when a retry would fail as well: the mailbox does not exist. */
  readonly isFinal: boolean;

  constructor(provider: string, ...reasons: readonly (string | number)[]) {
    const [what, status] = reasons;
    const code = [provider, ...reasons].join(' ');
    super(`a message was not taken: ${code}`);
    this.code = code;
    this.isFinal = what === 'EENVELOPE' && NO_SUCH_MAILBOX.has(status);
  }
}
