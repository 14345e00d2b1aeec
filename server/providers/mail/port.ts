/** A mail in both forms. `id` names it, so that a provider may know one that is handed over twice. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/**
 * Hands a mail over to whoever brings it.
 * @throws Error when it was not taken
 */
export type MailSender = (mail: Mail) => Promise<void>;
