/** A mail as text and as HTML. `id` names it, so that a provider may recognise one that is handed over twice. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Calendar file (iCalendar) attached to the mail. */
  readonly invite?: Invite;
};

/** An appointment for a calendar. `REQUEST` adds or changes it, `CANCEL` removes it. */
export type Invite = {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
};

/**
 * Hands a mail to the mail server.
 * @throws Error when the server did not take it
 */
export type MailSender = (mail: Mail) => Promise<void>;

/** The server that takes the mails, and their sender. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** True for TLS from the first byte on, rather than after STARTTLS. */
  readonly isEncrypted: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly name: string; readonly address: string };
};
