import { fromPromise } from 'xstate';
import type { PasskeyName, PasskeyReset } from '../../../contracts/forms/passkey.ts';
import type { Passkey } from '../../../machines/passkeys/passkeys.machine.ts';
import type { Ceremony } from '../../../machines/second-factor/ceremony.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { ceremonyOf, promptForNewPasskey } from './passkey-prompts.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/passkeys.ts'));

/** Reads the passkeys of whoever is signed in. */
export const readPasskeys = fromPromise<readonly Passkey[]>(
  async ({ signal }) => (await call(named('listPasskeys'), { signal })).passkeys,
);

/** Makes one more. */
export const addPasskey = fromPromise<Ceremony, PasskeyName>(({ input, signal }) =>
  promptForNewPasskey(input, { signal }),
);

export const removePasskey = fromPromise<Ceremony, { id: string }>(({ input, signal }) =>
  ceremonyOf(() => call(named('removePasskey'), { params: input, body: {}, signal })),
);

/** Resets those of a colleague who has lost them. */
export const resetPasskeys = fromPromise<Ceremony, PasskeyReset>(({ input, signal }) =>
  ceremonyOf(() => call(named('resetPasskeys'), { body: input, signal })),
);
