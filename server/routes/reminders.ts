import type { FastifyInstance } from 'fastify';
import { listReminders, sendReminder } from '../../contracts/endpoints/reminders.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { sendNow, upcoming } from '../services/appointments/reminders.ts';
import type { WakingDeps } from '../services/deps.ts';
import { accountGone } from './refusals.ts';

/** Refusals to send a reminder, in words for the staff. */
const REFUSALS = {
  tooSoon: [429, 'Somebody has reminded of this appointment within the last ten minutes.'],
  unwanted: [409, 'This person does not want to be reminded.'],
  unreachable: [409, 'This account has no email address, so a reminder cannot be sent.'],
  begun: [409, 'This appointment has begun already.'],
  notFound: [404, sentenceFor(404)],
} as const;

export const reminderRoutes = (app: FastifyInstance, deps: WakingDeps): void => {
  serve(app, listReminders, async ({ caller }) => {
    const found = await upcoming(deps, { reader: caller });
    if (found.kind !== 'shown') throw accountGone();
    return { status: 200, body: { appointments: found.value } };
  });
  serve(app, sendReminder, async ({ caller, params }) => {
    const sent = await sendNow(deps, { sender: caller, id: params.id });
    if (sent.kind === 'sent') {
      return { status: 200, body: { success: true, sent_at: sent.at.toISOString() } };
    }
    const [status, sentence] = REFUSALS[sent.kind];
    throw new Problem(status, sentence, sent.kind === 'tooSoon' ? sent.seconds : null);
  });
};
