import { sandboxRoutes } from '../routes/sandbox.ts';
import { hasSandbox } from '../sandbox-rule.ts';
import { deliveryLanes } from '../services/messages/delivery.ts';
import { SANDBOX_ORGANIZER } from '../services/messages/invite.ts';
import { sandboxMail, sandboxSms } from '../services/messages/sandbox.ts';
import type { Area } from './area.ts';

/** Mails and text messages, sent by their providers or shown by the sandbox. */
export const messages: Area = (app, deps) => {
  const { env, mail, sms, door } = deps;
  if (hasSandbox(deps)) sandboxRoutes(app, deps, door);
  const lanes = deliveryLanes({
    ...deps,
    mail: mail ?? sandboxMail(deps),
    sms: sms ?? sandboxSms(deps),
    smsLanguage: env.smsLanguage,
    organizer: env.mail?.from ?? SANDBOX_ORGANIZER,
    closing: app.closing,
  });
  return { lanes };
};
