import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { PasskeyName } from '../../../contracts/forms/passkey.ts';
import { SECOND_FACTOR_TEXTS } from '../../../contracts/texts/en/staff/second-factor.ts';
import type { Ceremony } from '../../../machines/second-factor/ceremony.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/passkeys.ts'));

/** A call's signal, and the token of a session that is not the device's yet. */
export type Prompting = { readonly signal: AbortSignal; readonly token?: string };

/** Reads how the browser or the server has ended a ceremony; what neither explains is thrown on. */
const endOf = (error: unknown): Ceremony => {
  const { name } = error as Partial<Error>;
  // Browsers say no more on purpose: a page must not learn which passkeys a device holds.
  if (name === 'NotAllowedError' || name === 'AbortError') return { verdict: 'cancelled' };
  if (name === 'InvalidStateError')
    return { verdict: 'refused', message: SECOND_FACTOR_TEXTS.elsewhere };
  if (name === 'SecurityError')
    return { verdict: 'refused', message: SECOND_FACTOR_TEXTS.otherAddress };
  const { kind } = error as Partial<Failure>;
  if (kind === 'unauthorized') return { verdict: 'ended' };
  const message = saidBy(error);
  if (kind !== 'refused' || message === null) throw error;
  return { verdict: 'refused', message };
};

/** Turns what a try ends with into a verdict. */
export const ceremonyOf = async (attempt: () => Promise<unknown>): Promise<Ceremony> => {
  try {
    await attempt();
    return { verdict: 'done' };
  } catch (error) {
    return endOf(error);
  }
};

/** Closes the browser's window when the flow has gone on. */
const whileAsked = async (signal: AbortSignal, ask: () => Promise<unknown>): Promise<Ceremony> => {
  const close = (): void => WebAuthnAbortService.cancelCeremony();
  signal.addEventListener('abort', close);
  try {
    return await ceremonyOf(ask);
  } finally {
    signal.removeEventListener('abort', close);
  }
};

/** Has the browser show a passkey of the account, and the server check it. */
export const promptForPasskey = (prompting: Prompting): Promise<Ceremony> =>
  whileAsked(prompting.signal, async () => {
    const optionsJSON = await call(named('askPasskey'), { body: {}, ...prompting });
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const body = { id, rawId, type, clientExtensionResults: {}, response };
    await call(named('showPasskey'), { body, ...prompting });
  });

/** Has the browser make a passkey, and the server keep its public half. */
export const promptForNewPasskey = (
  { name }: PasskeyName,
  prompting: Prompting,
): Promise<Ceremony> =>
  whileAsked(prompting.signal, async () => {
    const optionsJSON = await call(named('beginPasskey'), { body: {}, ...prompting });
    const { id, rawId, type, response: made } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports } = made;
    const response = { clientDataJSON, attestationObject, ...(transports && { transports }) };
    const body = { name, id, rawId, type, clientExtensionResults: {}, response } as const;
    await call(named('addPasskey'), { body, ...prompting });
  });
