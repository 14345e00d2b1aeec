import type { FastifyInstance } from 'fastify';
import {
  resendEmailVerification,
  resendPhoneVerification,
  sendEmailVerification,
  sendPhoneVerification,
  verifyEmail,
  verifyPhone,
} from '../../contracts/endpoints/verification.ts';
import { serve } from '../lib/serve.ts';
import type { CodeNeeds } from '../services/accounts/codes.ts';
import { sendVerification, tryVerification } from '../services/accounts/verification.ts';
import { mailTo, smsTo } from './contacts.ts';

export const verificationRoutes = (app: FastifyInstance, needs: CodeNeeds): void => {
  for (const send of [sendEmailVerification, resendEmailVerification]) {
    serve(app, send, async ({ body, device }) => ({
      status: 200,
      body: await sendVerification(needs, { contact: mailTo(body.email), device }),
    }));
  }
  for (const send of [sendPhoneVerification, resendPhoneVerification]) {
    serve(app, send, async ({ body, device }) => ({
      status: 200,
      body: await sendVerification(needs, { contact: smsTo(body.phone), device }),
    }));
  }
  serve(app, verifyEmail, async ({ body, device }) => {
    const given = { contact: mailTo(body.email), device, code: body.otp };
    return { status: 200, body: await tryVerification(needs, given) };
  });
  serve(app, verifyPhone, async ({ body, device }) => {
    const given = { contact: smsTo(body.phone), device, code: body.otp };
    return { status: 200, body: await tryVerification(needs, given) };
  });
};
