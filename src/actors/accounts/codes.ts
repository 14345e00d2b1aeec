import { fromCallback, fromPromise } from 'xstate';
import type { Auth } from '../../../contracts/accounts/account.ts';
import type { CodeSent, CodeTried } from '../../../contracts/endpoints/verification.ts';
import type {
  CodeAim,
  SentCode,
  TriedCode,
} from '../../../machines/one-time-code/one-time-code.machine.ts';
import { call } from '../calls/call.ts';
import { enter } from './enter.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofPassword = laterEndpoints(() => import('../../../contracts/endpoints/password.ts'));
const ofSignIn = laterEndpoints(() => import('../../../contracts/endpoints/sign-in.ts'));
const ofVerification = laterEndpoints(() => import('../../../contracts/endpoints/verification.ts'));

type Sending = CodeAim & { readonly again: boolean };
type Trying = CodeAim & { readonly code: string };

/** Calls the endpoint that sends a code for this purpose by e-mail or phone (API-30..33, API-38). */
const send = (
  { purpose, channel, contact, email, again }: Sending,
  signal: AbortSignal,
): Promise<CodeSent> => {
  if (purpose === 'newPassword') {
    return call(ofPassword('forgotPassword'), { body: { email: contact }, signal });
  }
  if (purpose === 'signIn') {
    const body =
      channel === 'email' ? { email: contact, isEmail: true as const } : { phone: contact };
    return call(ofSignIn('generateLoginCode'), { body, signal });
  }
  if (purpose === 'booking') {
    return call(ofSignIn('sendPhoneAccountCode'), { body: { phone: contact }, signal });
  }
  if (channel === 'phone') {
    const name = again ? 'resendPhoneVerification' : 'sendPhoneVerification';
    return call(ofVerification(name), { body: { phone: contact, email }, signal });
  }
  const name = again ? 'resendEmailVerification' : 'sendEmailVerification';
  return call(ofVerification(name), { body: { email: contact }, signal });
};

/** Has a code sent. When one was sent a moment ago, the reply says how long that one is valid. */
export const sendCode = fromPromise<SentCode, Sending>(async ({ input, signal }) => {
  const sent = await send(input, signal);
  return { resendIn: sent.resend_in, expiresIn: sent.expires_in };
});

/** Calls the endpoint that checks a code (API-34, API-35, API-40). */
const attempt = (
  { purpose, channel, contact, newPassword, name = '', code }: Trying,
  signal: AbortSignal,
): Promise<CodeTried | (Auth & { success: true })> => {
  const byEmail = { email: contact, otp: code };
  const byPhone = { phone: contact, otp: code };
  if (purpose === 'newPassword') {
    const body = { ...byEmail, password: newPassword ?? '' };
    return call(ofPassword('resetPassword'), { body, signal });
  }
  if (purpose === 'signIn') {
    const body = channel === 'email' ? { ...byEmail, isEmail: true as const } : byPhone;
    return call(ofSignIn('verifyLoginCode'), { body, signal });
  }
  if (purpose === 'booking') {
    return call(ofSignIn('enterByPhone'), { body: { ...byPhone, name }, signal });
  }
  return channel === 'email'
    ? call(ofVerification('verifyEmail'), { body: byEmail, signal })
    : call(ofVerification('verifyPhone'), { body: byPhone, signal });
};

/** Checks a code; a right one for signing in also signs this device in (SESS-01). */
export const tryCode = fromPromise<TriedCode, Trying>(async ({ input, signal }) => {
  const tried = await attempt(input, signal);
  if (!tried.success) return { verdict: tried.verdict };
  if (!('access_token' in tried)) return { verdict: 'right', user: null };
  const { success: _success, ...auth } = tried;
  return { verdict: 'right', user: await enter(auth) };
});

const SECOND_MS = 1000;

/** Counts down the seconds by the wall clock, and tells when none is left (REG-31). */
export const countWait = fromCallback<{ type: 'never' }, { seconds: number }>(
  ({ input, sendBack }) => {
    const end = Date.now() + input.seconds * SECOND_MS;
    const left = (): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
    const tick = (): void => {
      if (left() > 0) sendBack({ type: 'wait.counted', left: left() });
      else {
        clearInterval(ticking);
        sendBack({ type: 'wait.ended' });
      }
    };
    const ticking = setInterval(tick, SECOND_MS);
    if (left() === 0) tick();
    return () => clearInterval(ticking);
  },
);
