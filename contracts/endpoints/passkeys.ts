import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { Email } from '../accounts/account.ts';
import { PASSKEY } from '../forms/passkey.ts';
import { shapeOf } from '../forms/schema.ts';
import { endpoint } from './endpoint.ts';
import { SOME_EMAIL, SOME_ID } from './examples.ts';

const tag = 'Passkeys';
const perMs = 60_000;

/** Bytes in URL-safe letters, as a browser sends them. */
const bytes = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

const CredentialId = bytes(1400);
const Transports = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10));
const Named = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.optional(Transports) }),
);

/** What a browser adds to either answer; nothing here reads it. */
const ENVELOPE = {
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

const SOME_ANSWER = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
} as const;

/** A question that the account's passkeys can answer once, in this session alone, for a few minutes (NEW-107). */
export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/challenge',
  tag,
  summary: 'Ask for a challenge that a passkey answers',
  auth: 'patient',
  beforeSecondFactor: true,
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: {
    200: z.object({
      challenge: z.string(),
      rpId: z.string(),
      allowCredentials: Named,
      userVerification: z.literal('required'),
      timeout: z.int(),
    }),
  },
  example: { body: {} },
});

/** Takes a passkey's answer: from then on the session may do what its account may (NEW-106). */
export const showPasskey = endpoint({
  method: 'POST',
  path: '/api/account/second-factor/answer',
  tag,
  summary: 'Answer the challenge with a passkey',
  auth: 'patient',
  beforeSecondFactor: true,
  rate: { max: 30, perMs },
  body: z.object({
    ...ENVELOPE,
    response: z.object({
      clientDataJSON: bytes(4000),
      authenticatorData: bytes(4000),
      signature: bytes(8000),
    }),
  }),
  replies: { 200: Success },
  example: {
    body: {
      ...SOME_ANSWER,
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  },
});

/** Begins to make a passkey. A session without its second step may do so only for the account's first one. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/challenge',
  tag,
  summary: 'Ask for what a new passkey is made with',
  auth: 'patient',
  beforeSecondFactor: true,
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: {
    200: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
      excludeCredentials: Named,
      authenticatorSelection: z.object({
        residentKey: z.literal('preferred'),
        userVerification: z.literal('required'),
      }),
      attestation: z.literal('none'),
      timeout: z.int(),
    }),
  },
  example: { body: {} },
});

/** Keeps the new passkey. It still has to be shown before the session is whole. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  tag,
  summary: 'Keep a new passkey',
  auth: 'patient',
  beforeSecondFactor: true,
  rate: { max: 20, perMs },
  body: z.object({
    ...shapeOf(PASSKEY),
    ...ENVELOPE,
    response: z.object({
      clientDataJSON: bytes(4000),
      attestationObject: bytes(16_000),
      transports: z.optional(Transports),
    }),
  }),
  replies: { 200: Success },
  example: {
    body: {
      name: 'Phone',
      ...SOME_ANSWER,
      response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
    },
  },
});

/** Lists the passkeys of the account, the oldest first. `current`: this session was opened with it. */
export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  tag,
  summary: 'The passkeys of the account',
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: {
    200: z.object({
      passkeys: z.array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          added_at: Moment,
          last_used_at: z.nullable(Moment),
          current: z.boolean(),
        }),
      ),
    }),
  },
});

/** Removes a passkey, from a session that was opened with another one: so one that works is always left. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  tag,
  summary: 'Remove a passkey',
  auth: 'patient',
  rate: { max: 20, perMs },
  params: z.object({ id: z.uuid() }),
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: {} },
});

/** Removes all passkeys of somebody who has lost theirs, and ends their sessions (NEW-108). */
export const resetPasskeys = endpoint({
  method: 'POST',
  path: '/api/staff/passkeys/reset',
  tag: 'Staff',
  summary: 'Remove the passkeys of somebody who has lost them',
  auth: 'patient',
  permissions: { any: ['access_admin_dashboard'] },
  rate: { max: 10, perMs },
  body: z.object({ email: Email }),
  replies: { 200: z.object({ success: z.literal(true), removed: z.int() }) },
  example: { body: { email: SOME_EMAIL } },
});
