/**
 * Why a message was not taken. Replies of providers quote recipients, texts and keys, so nothing of them is in here but
 * names of errors and numbers; the log keeps `code`, such as `SMTP EAUTH 535`.
 */
export class DeliveryFailure extends Error {
  override readonly name = 'DeliveryFailure';
  readonly code: string;

  constructor(provider: string, ...reasons: readonly (string | number)[]) {
    const code = [provider, ...reasons].join(' ');
    super(`a message was not taken: ${code}`);
    this.code = code;
  }
}
