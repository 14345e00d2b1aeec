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
import type { CodeDeps, Contact, Visitor } from '../services/accounts/codes.ts';
import { sendVerification, tryVerification } from '../services/accounts/verification.ts';
import { codesSpent, mailTo, smsTo, visitorOf } from './contacts.ts';

export const verificationRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  const sent = async (by: Visitor, contact: Contact) => {
    const found = await sendVerification(deps, { ...visitorOf(by), contact });
    if (found.kind === 'spent') throw codesSpent(found, contact, 'verify');
    return { status: 200 as const, body: found.reply };
  };
  const tried = async (by: Visitor, contact: Contact, code: string) => {
    const found = await tryVerification(deps, { ...visitorOf(by), contact, code });
    if (found.kind === 'spent') throw codesSpent(found, contact, 'verify');
    return { status: 200 as const, body: found.reply };
  };
  for (const send of [sendEmailVerification, resendEmailVerification]) {
    serve(app, send, (asked) => sent(asked, mailTo(asked.body.email)));
  }
  for (const send of [sendPhoneVerification, resendPhoneVerification]) {
    serve(app, send, (asked) => sent(asked, smsTo(asked.body.phone, deps.smsRules)));
  }
  serve(app, verifyEmail, (asked) => tried(asked, mailTo(asked.body.email), asked.body.otp));
  serve(app, verifyPhone, (asked) =>
    tried(asked, smsTo(asked.body.phone, deps.smsRules), asked.body.otp),
  );
};
