import type { FastifyInstance } from 'fastify';
import {
  checkPassword,
  forgotPassword,
  resetPassword,
} from '../../contracts/endpoints/password.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { CodeDeps } from '../services/accounts/codes.ts';
import { codesSpent, mailTo, visitorOf } from './contacts.ts';
import * as passwords from '../services/accounts/password-reset.ts';
import { weaknessOf } from '../services/accounts/password-rules.ts';
import { texts } from '../texts/speaking.ts';

export const passwordRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, forgotPassword, async ({ body: { email }, ...by }) => {
    const sent = await passwords.sendResetCode(deps, { email, ...visitorOf(by) });
    if (sent.kind === 'spent') throw codesSpent(sent, mailTo(email), 'signIn');
    return { status: 200, body: sent.reply };
  });
  serve(app, resetPassword, async ({ body: { otp, ...given }, browser, ...by }) => {
    const asked = { ...given, code: otp, browser, ...visitorOf(by) };
    const reset = await passwords.resetPassword(deps, asked);
    if (reset.kind === 'spent') throw codesSpent(reset, mailTo(given.email), 'signIn');
    if (reset.kind === 'weakPassword')
      throw new Problem(422, texts().WEAK_PASSWORD[reset.weakness]);
    return reset.kind === 'reset'
      ? { status: 200, body: { success: true, ...reset.auth } }
      : { status: 200, body: reset.reply };
  });
  serve(app, checkPassword, ({ body: { password, ...person } }) => ({
    status: 200,
    body: { weakness: weaknessOf(password, person) },
  }));
};
