/** A text message to a number with its country, such as `+919876543210`. */
export type Sms = { readonly id: string; readonly to: string; readonly text: string };

/**
 * Hands a text message over to whoever brings it.
 * @throws Error when it was not taken
 */
export type SmsSender = (sms: Sms) => Promise<void>;
