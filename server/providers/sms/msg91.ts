import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { DeliveryFailure, reasonIn } from '../delivery-failure.ts';
import type { Msg91Settings, SmsSender } from './port.ts';
import { addressAt, post } from './post.ts';

const BASE_URL = 'https://control.msg91.com';

/** A success. A refusal has the same form with the type `error`, and may come with status 200. */
const Taken = z.object({ type: z.literal('success') });
const Refusal = z.object({ message: z.string() });

/** Sends text messages through flows of MSG91: a template a kind, with the variable `code` where there is a code. */
export const msg91Sms =
  ({ authKey, templates, baseUrl }: Msg91Settings, clock: Clock): SmsSender =>
  async ({ to, kind, values }) => {
    const posting = {
      provider: 'MSG91',
      url: addressAt(baseUrl ?? BASE_URL, '/api/v5/flow'),
      headers: { 'content-type': 'application/json', authkey: authKey },
      body: JSON.stringify({
        template_id: templates[kind],
        // MSG91 wants the country code without the plus.
        recipients: [{ mobiles: to.replace(/^\+/, ''), ...values }],
      }),
    };
    const { status, body } = await post(posting, clock);
    if (status === 200 && z.safeParse(Taken, body).success) return;
    const refusal = z.safeParse(Refusal, body);
    const reason = refusal.success ? reasonIn(refusal.data.message) : null;
    throw new DeliveryFailure(posting.provider, status, ...(reason === null ? [] : [reason]));
  };
