import type { FastifyInstance } from 'fastify';
import {
  checkPassword,
  forgotPassword,
  resetPassword,
} from '../../contracts/endpoints/password.ts';
import { WEAK_PASSWORD } from '../../contracts/weak-password.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { CodeNeeds } from '../services/accounts/codes.ts';
import * as passwords from '../services/accounts/password-reset.ts';
import { weaknessOf } from '../services/accounts/password-rules.ts';

export const passwordRoutes = (app: FastifyInstance, needs: CodeNeeds): void => {
  serve(app, forgotPassword, async ({ body, device }) => ({
    status: 200,
    body: await passwords.sendResetCode(needs, { email: body.email, device }),
  }));
  serve(app, resetPassword, async ({ body: { otp, ...given }, device, browser }) => {
    const asked = { ...given, code: otp, device, browser };
    const reset = await passwords.resetPassword(needs, asked);
    if (reset.kind === 'weakPassword') throw new Problem(422, WEAK_PASSWORD[reset.weakness]);
    return reset.kind === 'reset'
      ? { status: 200, body: { success: true, ...reset.auth } }
      : { status: 200, body: reset.reply };
  });
  serve(app, checkPassword, ({ body: { password, ...person } }) => ({
    status: 200,
    body: { weakness: weaknessOf(password, person) },
  }));
};
