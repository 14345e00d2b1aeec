import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { fromPromise } from 'xstate';
import type { PasskeyName } from '../../../contracts/forms/passkey.ts';
import type { Ceremony, Making } from '../../../machines/second-factor/ceremony.ts';
import type { StepRead } from '../../../machines/second-factor/second-factor.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { enter } from './enter.ts';
import { HALF } from './half-session.ts';
import { promptForNewPasskey, promptForPasskey } from './passkey-prompts.ts';
import type { Prompting } from './passkey-prompts.ts';

const ofPasskeys = laterEndpoints(() => import('../../../contracts/endpoints/passkeys.ts'));
const ofSignIn = laterEndpoints(() => import('../../../contracts/endpoints/sign-in.ts'));

/** Reads what a password has left to do in this tab, and whether this browser can do it. */
export const readStep = fromPromise<StepRead>(() => {
  const half = HALF.get();
  const place = half?.place ?? '';
  if (half === null) return Promise.resolve({ kind: 'nobody', place });
  const step = half.auth.second_factor ?? 'passkey';
  return Promise.resolve({ kind: browserSupportsWebAuthn() ? step : 'unsupported', place });
});

const prompting = (signal: AbortSignal) => {
  const half = HALF.get();
  if (half === null) throw new Error('The session of the second step is gone');
  return { half, asked: { signal, token: half.auth.access_token } };
};

/** Shows a passkey; then this device is signed in. */
export const usePasskey = fromPromise<Ceremony>(async ({ signal }) => {
  const { half, asked } = prompting(signal);
  const ceremony = await promptForPasskey(asked);
  if (ceremony.verdict === 'ended') HALF.drop();
  if (ceremony.verdict !== 'done') return ceremony;
  HALF.drop();
  const { second_factor: _done, ...auth } = half.auth;
  await enter(auth);
  return ceremony;
});

/** Returns true where the account has a passkey: then there is one to show. */
const hasPasskey = async (asked: Prompting): Promise<boolean> => {
  try {
    await call(ofPasskeys('askPasskey'), { body: {}, ...asked });
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes the account's first passkey, which a reload then asks for. Where that fails, the account may have one all the same:
 * the reply was lost, or another browser was first.
 */
export const makePasskey = fromPromise<Making, PasskeyName>(async ({ input, signal }) => {
  const { half, asked } = prompting(signal);
  const goOn = (verdict: 'done' | 'known'): Making => {
    HALF.set({ ...half, auth: { ...half.auth, second_factor: 'passkey' } });
    return { verdict };
  };
  try {
    const ceremony = await promptForNewPasskey(input, asked);
    if (ceremony.verdict === 'ended') HALF.drop();
    if (ceremony.verdict === 'done') return goOn('done');
    const isKnown = ceremony.verdict === 'refused' && (await hasPasskey(asked));
    return isKnown ? goOn('known') : ceremony;
  } catch (error) {
    if (await hasPasskey(asked)) return goOn('known');
    throw error;
  }
});

/** Ends the session, and forgets it here whatever the server says. */
export const endHalfSession = fromPromise<void>(async ({ signal }) => {
  const half = HALF.get();
  HALF.drop();
  if (half === null) return;
  await call(ofSignIn('logout'), { body: {}, signal, token: half.auth.access_token });
});
