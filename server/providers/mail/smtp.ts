import { createTransport } from 'nodemailer';
import type { Clock } from '../../lib/clock.ts';
import { errorCode } from '../../lib/error-code.ts';
import { isThisMachine } from '../../lib/this-machine.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { MailSender, MailSettings } from './port.ts';

/** Longest silence of the server, while connecting, at its greeting and later, in milliseconds. */
const SILENCE_MS = 10_000;

/** Longest time for one mail, in milliseconds: a server that trickles is never silent. */
const LIMIT_MS = 30_000;

/** Most connections at once; who sends more mails at once has them wait for one. */
const CONNECTIONS = 16;

/**
 * Silence after which a connection is closed, in milliseconds: mails that follow each other share one, and a server
 * seldom ends one just as a mail is handed over.
 */
const IDLE_MS = 1000;

const transportTo = ({ host, port, isEncrypted, login }: MailSettings, silenceMs: number) => {
  const isHere = isThisMachine(host);
  return createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    // A mail of which nothing was sent yet when the server ended a connection goes over another one, once.
    maxRequeues: 1,
    host,
    port,
    secure: isEncrypted,
    requireTLS: !isHere,
    // A mail server on this machine usually has a self-signed certificate, and the connection never leaves the machine.
    tls: { rejectUnauthorized: !isHere },
    ...(login && { auth: { user: login.user, pass: login.password } }),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Sends mails through an SMTP server, on connections that they share. Plain text is allowed to this machine only. */
export const smtpMail = (
  settings: MailSettings,
  clock: Clock,
  silenceMs = SILENCE_MS,
): MailSender => {
  const transport = transportTo(settings, silenceMs);
  const { from } = settings;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return async ({ id, to, subject, text, html, invite }) => {
    const ending = new AbortController();
    const stopWaiting = clock.after(LIMIT_MS, () => ending.abort());
    try {
      await transport.sendMail({
        from,
        // An object, as nodemailer would read a string as a list of recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(invite && { icalEvent: { ...invite, filename: 'appointment.ics' } }),
        // Stays the same when the mail is sent again, so that a repeat can be recognised.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: ending.signal,
      });
    } catch (error) {
      throw failureOf(error);
    } finally {
      stopWaiting();
    }
  };
};

/** Makes the failure without the error's message: that holds the server's reply, which quotes the recipient. */
const failureOf = (error: unknown): DeliveryFailure => {
  const status =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
      ? [error.responseCode]
      : [];
  return new DeliveryFailure('SMTP', errorCode(error) ?? 'failed', ...status);
};
