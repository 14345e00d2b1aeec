/** A text message to a number with its country, such as `+919876543210`. */
export type Sms = { readonly id: string; readonly to: string; readonly text: string };

/**
 * Hands a text message over to whoever brings it.
 * @throws Error when it was not taken
 */
export type SmsSender = (sms: Sms) => Promise<void>;

/** Where a provider is reached when it is not at its own address: a proxy, or a test. */
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
  /** A number, a name, or the id of a messaging service (`MG…`). */
  readonly from: string;
};

/** Who brings text messages, and how to reach them. */
export type SmsSettings = Msg91Settings | TwilioSettings;
