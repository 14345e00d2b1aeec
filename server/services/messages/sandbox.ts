import type { MailSender } from '../../providers/mail/port.ts';
import type { SmsSender } from '../../providers/sms/port.ts';
import { sandboxMessagesIn } from '../../repositories/messages.ts';
import type { SandboxMessage } from '../../repositories/messages.ts';
import type { ServiceDeps } from '../deps.ts';

type Deps = Pick<ServiceDeps, 'db' | 'clock'>;

/** Stores mails instead of sending them. */
export const sandboxMail =
  ({ db, clock }: Deps): MailSender =>
  ({ to, invite, ...mail }) =>
    sandboxMessagesIn(db.sql).add({
      ...mail,
      invite: invite?.content ?? null,
      channel: 'mail',
      recipient: to,
      sentAt: clock.now(),
    });

/** Stores text messages instead of sending them. */
export const sandboxSms =
  ({ db, clock }: Deps): SmsSender =>
  ({ id, to, text }) =>
    sandboxMessagesIn(db.sql).add({
      id,
      channel: 'sms',
      recipient: to,
      subject: '',
      text,
      html: null,
      invite: null,
      sentAt: clock.now(),
    });

/** Lists the stored messages, the newest first. */
export const readSandbox = (
  { db }: Pick<Deps, 'db'>,
  recipient: string | null,
): Promise<SandboxMessage[]> => sandboxMessagesIn(db.sql).newest(recipient);
