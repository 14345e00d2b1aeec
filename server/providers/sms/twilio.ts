import { Buffer } from 'node:buffer';
import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { DeliveryFailure, reasonIn } from '../delivery-failure.ts';
import type { SmsSender, TwilioSettings } from './port.ts';
import { addressAt, post } from './post.ts';

const BASE_URL = 'https://api.twilio.com';

const Created = z.object({ sid: z.string().check(z.regex(/^(SM|MM)[0-9a-f]{32}$/i)) });

/** An error reply of Twilio; the code gives the reason, such as 21211 for a recipient that is no phone. */
const Refusal = z.object({ code: z.number(), message: z.optional(z.string()) });

const isService = (from: string): boolean => /^MG[0-9a-f]{32}$/i.test(from);

export const twilioSms = (
  { accountSid, authToken, from, templates, baseUrl }: TwilioSettings,
  clock: Clock,
): SmsSender => {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender = isService(from) ? 'MessagingServiceSid' : 'From';
  return async ({ to, kind, values, text }) => {
    const said: Record<string, string> =
      templates === null
        ? { Body: text }
        : {
            ContentSid: templates[kind],
            ContentVariables: JSON.stringify(values.code === undefined ? {} : { 1: values.code }),
          };
    const posting = {
      provider: 'Twilio',
      url: addressAt(baseUrl ?? BASE_URL, `/2010-04-01/Accounts/${accountSid}/Messages.json`),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${login}`,
      },
      body: new URLSearchParams({ To: to, [sender]: from, ...said }).toString(),
    };
    const { status, body } = await post(posting, clock);
    if (status === 201 && z.safeParse(Created, body).success) return;
    const refusal = z.safeParse(Refusal, body);
    if (!refusal.success) throw new DeliveryFailure(posting.provider, status);
    const reason = reasonIn(refusal.data.message ?? '');
    const reasons = [status, refusal.data.code, ...(reason === null ? [] : [reason])];
    throw new DeliveryFailure(posting.provider, ...reasons);
  };
};
