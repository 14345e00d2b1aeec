import type { FastifyInstance } from 'fastify';
import { enterByPhone, sendPhoneAccountCode } from '../../contracts/endpoints/sign-in.ts';
import { serve } from '../lib/serve.ts';
import type { CodeDeps } from '../services/accounts/codes.ts';
import * as accounts from '../services/accounts/phone-account.ts';
import { codesSpent, smsTo, visitorOf } from './contacts.ts';

export const phoneAccountRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, sendPhoneAccountCode, async ({ body, ...by }) => {
    const contact = smsTo(body.phone, deps.smsRules);
    const sent = await accounts.sendEntryCode(deps, { phone: contact.to, ...visitorOf(by) });
    if (sent.kind === 'spent') throw codesSpent(sent, contact, 'signIn');
    return { status: 200, body: sent.reply };
  });
  serve(app, enterByPhone, async ({ body, browser, ...by }) => {
    const contact = smsTo(body.phone, deps.smsRules);
    const entered = await accounts.enterByPhone(deps, {
      phone: contact.to,
      code: body.otp,
      name: body.name,
      browser,
      ...visitorOf(by),
    });
    if (entered.kind === 'spent') throw codesSpent(entered, contact, 'signIn');
    return entered.kind === 'entered'
      ? { status: 200, body: { success: true, ...entered.auth } }
      : { status: 200, body: entered.reply };
  });
};
