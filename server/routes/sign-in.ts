import type { FastifyInstance } from 'fastify';
import {
  currentUser,
  generateLoginCode,
  login,
  logout,
  register,
  staffLogin,
  verifyLoginCode,
} from '../../contracts/endpoints/sign-in.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { CodeDeps, Contact, SmsRules } from '../services/accounts/codes.ts';
import { registerAccount } from '../services/accounts/registration.ts';
import { closeSession, readCurrentUser } from '../services/accounts/sessions.ts';
import { sendSignInCode, signInByCode, signInByPassword } from '../services/accounts/sign-in.ts';
import { codesSpent, mailTo, smsTo, visitorOf, withCountry } from './contacts.ts';
import { accountGone } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

/** Status of each refusal of a registration (REG-55). */
const STATUS = { notVerified: 403, taken: 409 } as const;

const contactOf = (
  by: { readonly email: string } | { readonly phone: string },
  rules: SmsRules,
): Contact => ('email' in by ? mailTo(by.email) : smsTo(by.phone, rules));

export const signInRoutes = (app: FastifyInstance, deps: CodeDeps): void => {
  serve(app, register, async ({ body, browser, ...by }) => {
    const { user_type: _patient, ...details } = body;
    const phone = withCountry(body.phone, deps.smsRules);
    const asked = { ...details, phone, browser, ...visitorOf(by) };
    const registered = await registerAccount(deps, asked);
    if (registered.kind === 'registered') return { status: 200, body: registered.auth };
    if (registered.kind === 'weakPassword') {
      throw new Problem(422, texts().WEAK_PASSWORD[registered.weakness]);
    }
    throw new Problem(STATUS[registered.kind], texts().REFUSALS.signIn[registered.kind]);
  });
  serve(app, login, async ({ body, browser, ...by }) => {
    const signedIn = await signInByPassword(deps, { ...body, browser, ...visitorOf(by) });
    if (signedIn.kind === 'signedIn') return { status: 200, body: signedIn.auth };
    throw new Problem(401, texts().REFUSALS.signIn.wrongPassword);
  });
  serve(app, staffLogin, async ({ body: { username, password }, browser, ...by }) => {
    const given = { email: username, password, browser, ...visitorOf(by) };
    const signedIn = await signInByPassword(deps, given, 'staff');
    if (signedIn.kind === 'signedIn') return { status: 200, body: signedIn.auth };
    throw new Problem(401, texts().REFUSALS.signIn.wrongPassword);
  });
  serve(app, generateLoginCode, async ({ body, ...by }) => {
    const contact = contactOf(body, deps.smsRules);
    const sent = await sendSignInCode(deps, { contact, ...visitorOf(by) });
    if (sent.kind === 'spent') throw codesSpent(sent, contact, 'signIn');
    return { status: 200, body: sent.reply };
  });
  serve(app, verifyLoginCode, async ({ body, browser, ...by }) => {
    const contact = contactOf(body, deps.smsRules);
    const given = { contact, ...visitorOf(by), browser, code: body.otp };
    const signedIn = await signInByCode(deps, given);
    if (signedIn.kind === 'spent') throw codesSpent(signedIn, contact, 'signIn');
    return signedIn.kind === 'signedIn'
      ? { status: 200, body: { success: true, ...signedIn.auth } }
      : { status: 200, body: signedIn.reply };
  });
  serve(app, logout, async ({ caller }) => {
    await closeSession(deps, caller);
    return { status: 200, body: { success: true } };
  });
  serve(app, currentUser, async ({ caller }) => {
    const current = await readCurrentUser(deps, caller);
    if (current.kind === 'gone') throw accountGone();
    return { status: 200, body: { ...current.user, access_token: current.newToken } };
  });
};
