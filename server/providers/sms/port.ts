/** Kinds of text messages. In India every kind is a sentence that the operator has registered (TRAI's DLT rules). */
export type SmsKind = 'verifyContact' | 'signIn' | 'alreadyRegistered';

/** Languages of text messages. */
export type SmsLanguage = 'en' | 'hi';

/**
 * A text message to a number in E.164, such as `+919876543210`: its kind and the values of its sentence, for providers
 * with registered sentences, and the whole text for the others.
 */
export type Sms = {
  readonly id: string;
  readonly to: string;
  readonly kind: SmsKind;
  readonly values: { readonly code?: string };
  readonly text: string;
};

/** Ids under which a provider keeps the registered sentences. */
export type SmsTemplates = Readonly<Record<SmsKind, string>>;

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
  readonly templates: SmsTemplates;
};

export type TwilioSettings = Reached & {
  readonly provider: 'twilio';
  readonly accountSid: string;
  readonly authToken: string;
  /** A phone number, a sender name, or the id of a messaging service (`MG…`). */
  readonly from: string;
  /** Templates of the Content API (`HX…`), which India's route wants; `null` sends the text itself. */
  readonly templates: SmsTemplates | null;
};

/** The chosen provider of text messages, and the keys to it. */
export type SmsSettings = Msg91Settings | TwilioSettings;
