import type { Clock } from '../../lib/clock.ts';
import type { MailSender, MailSettings } from './port.ts';

/** Sends mails as the operator has set up, or `null` when nothing is (the default); loaded only where it is wanted. */
export const mailFor = async (
  settings: MailSettings | null,
  clock: Clock,
): Promise<MailSender | null> => settings && (await import('./smtp.ts')).smtpMail(settings, clock);
