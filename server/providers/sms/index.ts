import type { Clock } from '../../lib/clock.ts';
import { msg91Sms } from './msg91.ts';
import type { SmsSender, SmsSettings } from './port.ts';
import { twilioSms } from './twilio.ts';

/** Connects the provider of text messages that the operator has set up; `null` when there is none (the default). */
export const smsFor = (settings: SmsSettings | null, clock: Clock): SmsSender | null => {
  if (settings === null) return null;
  return settings.provider === 'msg91' ? msg91Sms(settings, clock) : twilioSms(settings, clock);
};
