import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { DeliveryFailure } from '../delivery-failure.ts';
import type { Msg91Settings, SmsSender } from './port.ts';
import { addressAt, post } from './post.ts';

const BASE_URL = 'https://control.msg91.com';

/** A success. A refusal has the same form with the type `error`, and may come with status 200. */
const Taken = z.object({ type: z.literal('success') });

/** Sends text messages through a flow of MSG91, whose template has one variable `text` for the whole message. */
export const msg91Sms =
  ({ authKey, templateId, baseUrl }: Msg91Settings, clock: Clock): SmsSender =>
  async ({ to, text }) => {
    const posting = {
      provider: 'MSG91',
      url: addressAt(baseUrl ?? BASE_URL, '/api/v5/flow'),
      headers: { 'content-type': 'application/json', authkey: authKey },
      body: JSON.stringify({
        template_id: templateId,
        // MSG91 wants the country code without the plus.
        recipients: [{ mobiles: to.replace(/^\+/, ''), text }],
      }),
    };
    const { status, body } = await post(posting, clock);
    if (status !== 200 || !z.safeParse(Taken, body).success) {
      throw new DeliveryFailure(posting.provider, status);
    }
  };
