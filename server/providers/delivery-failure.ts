/** Replies of mail servers about a recipient that no later try changes (RFC 5321, section 4.2.3). */
const NO_SUCH_MAILBOX: ReadonlySet<unknown> = new Set([550, 551, 553]);

/**
 * Failure to hand a message to its provider. Replies of providers quote recipients, texts and keys, so only names of
 * errors and numbers are kept; the log keeps `code`, such as `SMTP EAUTH 535`.
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
