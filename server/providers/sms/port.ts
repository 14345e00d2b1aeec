/** A text message to a number in E.164, such as `+919876543210`. */
export type Sms = { readonly id: string; readonly to: string; readonly text: string };

/**
 * Hands a text message to the provider.
 * @throws Error when the provider did not take it
 */
export type SmsSender = (sms: Sms) => Promise<void>;

/** Address of the provider when it is not its own: a proxy, or a test. `null` uses the provider's own. */
type Reached = { readonly baseUrl: string | null };

export type Msg91Settings = Reached & {
  readonly provider: 'msg91';
  readonly authKey: string;
  readonly templateId: string;
};

export type TwilioSettings = Reached & {
  readonly provider: 'twilio';
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone number, a sender name, or the id of a messaging service (`MG…`). */
  readonly from: string;
};

/** The chosen provider of text messages, and the keys to it. */
export type SmsSettings = Msg91Settings | TwilioSettings;
