/** A mail in both forms. `id` names it, so that a provider may know one that is handed over twice. */
export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What a calendar takes over, as iCalendar says it. */
  readonly invite?: Invite;
};

/** An appointment for a calendar. `method`: to be put in or changed, or to be taken out. */
export type Invite = {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
};

/**
 * Hands a mail over to whoever brings it.
 * @throws Error when it was not taken
 */
export type MailSender = (mail: Mail) => Promise<void>;

/** Which server takes our mails, and whom they are from. */
export type MailSettings = {
  readonly host: string;
  readonly port: number;
  /** From the first byte on, and not only after STARTTLS. */
  readonly isEncrypted: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly name: string; readonly address: string };
};
