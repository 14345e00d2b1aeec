import type { Clock } from '../../lib/clock.ts';
import type { MailSender, MailSettings } from './port.ts';

/**
 * Connects the mail server that the operator has set up; `null` when there is none (the default). The client is loaded
 * only when it is wanted.
 */
export const mailFor = async (
  settings: MailSettings | null,
  clock: Clock,
): Promise<MailSender | null> => settings && (await import('./smtp.ts')).smtpMail(settings, clock);
