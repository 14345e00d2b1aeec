import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '../../../contracts/accounts/second-factor.ts';
import type { Sql } from '../../db/connect.ts';
import type { Caller } from '../../lib/callers.ts';
import { fingerprint } from '../../lib/fingerprint.ts';
import type { RelyingParty } from '../../lib/relying-party.ts';
import { accountSessionsIn } from '../../repositories/account-sessions.ts';
import { accountsIn } from '../../repositories/accounts.ts';
import { passkeysIn } from '../../repositories/passkeys.ts';
import type { Passkey } from '../../repositories/passkeys.ts';
import type { ServiceDeps } from '../deps.ts';
import { tellOfEntry } from '../messages/outbox.ts';

export type PasskeyDeps = ServiceDeps & { readonly relyingParty: RelyingParty };

const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000;

/**
 * Loads the library with the first passkey, since few people use it. What it needs to read certificates comes before it: in
 * the built server the library’s own import of that would come too late.
 */
const webauthn = async () => {
  await import('reflect-metadata');
  return import('@simplewebauthn/server');
};
const helpers = async () => {
  await import('reflect-metadata');
  return import('@simplewebauthn/server/helpers');
};

type Use = 'show' | 'add';

/** Gives the session one challenge, in the place of any other. */
const giveChallenge = async (
  { db, clock }: ServiceDeps,
  { sessionId }: Caller,
  [use, challenge]: readonly [Use, string],
): Promise<void> =>
  accountSessionsIn(db.sql).change(sessionId, {
    challengeHash: fingerprint(use, challenge),
    challengeEndsAt: new Date(clock.now().getTime() + CHALLENGE_MS),
  });

/** What a browser says that it has signed: read before any of it is believed. */
type Claimed = { readonly challenge: string; readonly origin: string };

/** Reads what a browser has signed; `null` when it cannot be read. */
const readClaimed = async (clientDataJSON: string): Promise<Claimed | null> => {
  try {
    const { challenge, origin } = (await helpers()).decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' && typeof origin === 'string'
      ? { challenge, origin }
      : null;
  } catch {
    return null;
  }
};

/**
 * Uses up the session's challenge, whatever becomes of the answer. One statement before anything is locked, so that many
 * answers at once hold no connection that others need. @returns false when this answers another one
 */
const takeChallenge = (
  { db, clock }: Pick<ServiceDeps, 'db' | 'clock'>,
  { sessionId }: Caller,
  [use, challenge]: readonly [Use, string],
): Promise<boolean> =>
  accountSessionsIn(db.sql).takeChallenge(sessionId, fingerprint(use, challenge), clock.now());

const listed = (passkeys: readonly Passkey[]) =>
  passkeys.map(({ credentialId: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }));

/** Asks a session for one of its account's passkeys; `none` when there is none to ask for. */
export const askPasskey = async (deps: PasskeyDeps, caller: Caller) => {
  const allowCredentials = listed(await passkeysIn(deps.db.sql).ofAccount(caller.id));
  if (allowCredentials.length === 0) return { kind: 'none' as const };
  const { challenge } = await (
    await webauthn()
  ).generateAuthenticationOptions({ rpID: deps.relyingParty.id });
  await giveChallenge(deps, caller, ['show', challenge]);
  return {
    kind: 'asked' as const,
    options: {
      challenge,
      rpId: deps.relyingParty.id,
      allowCredentials,
      userVerification: 'required' as const,
      timeout: CHALLENGE_MS,
    },
  };
};

/** `counter`: it counts backwards, as a copy does. `notVerified`: signature, site or owner are not what they should be. */
type Why = 'unreadable' | 'origin' | 'unknownPasskey' | 'statement' | 'counter' | 'notVerified';

/** `stale`: the challenge was used, is over, or is another session's. `why` is for the log alone. */
export type Refused = { readonly kind: 'stale' } | { readonly kind: 'refused'; readonly why: Why };

const STATEMENT = 'it brings a statement of its maker';

/** Says for the log what was wrong, in no words of the library: it repeats what it was sent. */
const whyOf = (error: unknown): Why => {
  const message = error instanceof Error ? error.message : '';
  if (message === STATEMENT) return 'statement';
  return /\bcounter\b/.test(message) ? 'counter' : 'notVerified';
};

const credentialOf = async ({
  credentialId: id,
  publicKey,
  counter,
}: Passkey): Promise<WebAuthnCredential> => ({
  id,
  publicKey: (await helpers()).isoBase64URL.toBuffer(publicKey),
  counter,
});

/** Checks a passkey's answer; it throws where a part of it is wrong. @returns the count that the passkey tells */
const checkShown = async (
  { id }: RelyingParty,
  { response, claimed, passkey }: Showing,
): Promise<number> => {
  const { verified, authenticationInfo } = await (
    await webauthn()
  ).verifyAuthenticationResponse({
    response,
    expectedChallenge: claimed.challenge,
    expectedOrigin: claimed.origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: await credentialOf(passkey),
  });
  if (!verified) throw new Error('the signature is not of this passkey');
  return authenticationInfo.newCounter;
};

type Showing = {
  readonly response: AuthenticationResponseJSON;
  readonly claimed: Claimed;
  readonly passkey: Passkey;
};

/** Takes a passkey's answer: the session is whole from then on. */
export const showPasskey = async (
  deps: PasskeyDeps,
  caller: Caller,
  response: AuthenticationResponseJSON,
): Promise<{ readonly kind: 'shown' } | Refused> => {
  const { db, clock, relyingParty } = deps;
  const claimed = await readClaimed(response.response.clientDataJSON);
  if (claimed === null) return { kind: 'refused', why: 'unreadable' };
  if (!(await takeChallenge(deps, caller, ['show', claimed.challenge]))) return { kind: 'stale' };
  return db.transaction(async (sql) => {
    // First, as everything does that touches both a passkey and the sessions that it opened.
    await accountsIn(sql).lock(caller.id);
    if (!relyingParty.isOurs(claimed.origin)) return { kind: 'refused', why: 'origin' };
    const passkey = await passkeysIn(sql).lock(caller.id, response.id);
    if (passkey === null) return { kind: 'refused', why: 'unknownPasskey' };
    try {
      const counter = await checkShown(relyingParty, { response, claimed, passkey });
      await passkeysIn(sql).change(passkey.id, { counter, lastUsedAt: clock.now() });
    } catch (error) {
      return { kind: 'refused', why: whyOf(error) };
    }
    await accountSessionsIn(sql).change(caller.sessionId, { passkeyId: passkey.id });
    return { kind: 'shown' };
  });
};

/** Reasons for which a session may make no passkey now. */
export type NotNow = { readonly kind: 'gone' | 'notStaff' | 'showFirst' | 'full' };

/** Returns the reason for which a session may make no passkey now; `null` when it may. */
const notNow = async (sql: Sql, caller: Caller): Promise<NotNow | null> => {
  const session = await accountSessionsIn(sql).byId(caller.sessionId);
  if (session === null) return { kind: 'gone' };
  const { isStaff } = await passkeysIn(sql).standingOf(caller.id);
  if (!isStaff) return { kind: 'notStaff' };
  const passkeys = await passkeysIn(sql).ofAccount(caller.id);
  if (passkeys.length >= PASSKEYS_MAX) return { kind: 'full' };
  // A password alone makes the first one only: a second would be a way around the first.
  return passkeys.length > 0 && session.passkeyId === null ? { kind: 'showFirst' } : null;
};

/** Begins to make a passkey for the account. */
export const beginPasskey = async (deps: PasskeyDeps, caller: Caller) => {
  const { db, relyingParty } = deps;
  const refused = await notNow(db.sql, caller);
  if (refused !== null) return refused;
  const account = await accountsIn(db.sql).byId(caller.id);
  if (account === null) return { kind: 'gone' as const };
  const name = account.email ?? account.phone ?? '';
  const { challenge, user, pubKeyCredParams } = await (
    await webauthn()
  ).generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: relyingParty.id,
    userName: name,
    userID: new TextEncoder().encode(account.id),
  });
  await giveChallenge(deps, caller, ['add', challenge]);
  return {
    kind: 'begun' as const,
    options: {
      challenge,
      rp: { id: relyingParty.id, name: PRODUCT_NAME },
      user: { id: user.id, name, displayName: name },
      pubKeyCredParams,
      excludeCredentials: listed(await passkeysIn(db.sql).ofAccount(caller.id)),
      authenticatorSelection: {
        residentKey: 'preferred' as const,
        userVerification: 'required' as const,
      },
      attestation: 'none' as const,
      timeout: CHALLENGE_MS,
    },
  };
};

type Adding = { readonly name: string; readonly response: RegistrationResponseJSON };

/**
 * Checks a new passkey; it throws where a part of it is wrong. A statement of its maker is refused: nobody asked for it,
 * and to check one, addresses that it names would be called.
 */
const checkNew = async (
  { id }: RelyingParty,
  { response, claimed }: { readonly response: RegistrationResponseJSON; readonly claimed: Claimed },
): Promise<WebAuthnCredential> => {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const { attestationObject } = response.response;
  const said = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const isPlain =
    said.get('fmt') === 'none' ||
    (said.get('fmt') === 'packed' && said.get('attStmt').get('x5c') === undefined);
  if (!isPlain) throw new Error(STATEMENT);
  const { verified, registrationInfo } = await (
    await webauthn()
  ).verifyRegistrationResponse({
    response,
    expectedChallenge: claimed.challenge,
    expectedOrigin: claimed.origin,
    expectedRPID: id,
    requireUserVerification: true,
  });
  if (!verified) throw new Error('it is not signed by itself');
  return registrationInfo.credential;
};

/** Keeps a new passkey. `known`: it is kept already, in this account or another one. */
export const addPasskey = async (
  deps: PasskeyDeps,
  caller: Caller,
  { name, response }: Adding,
): Promise<{ readonly kind: 'added' } | { readonly kind: 'known' } | NotNow | Refused> => {
  const { db, clock, ids, relyingParty } = deps;
  const claimed = await readClaimed(response.response.clientDataJSON);
  if (claimed === null) return { kind: 'refused', why: 'unreadable' };
  if (!(await takeChallenge(deps, caller, ['add', claimed.challenge]))) return { kind: 'stale' };
  return db.transaction(async (sql) => {
    // One after the other: two half sessions at once make no two first passkeys.
    if ((await accountsIn(sql).lock(caller.id)) === null) return { kind: 'gone' };
    const refused = await notNow(sql, caller);
    if (refused !== null) return refused;
    if (!relyingParty.isOurs(claimed.origin)) return { kind: 'refused', why: 'origin' };
    let made: WebAuthnCredential;
    try {
      made = await checkNew(relyingParty, { response, claimed });
    } catch (error) {
      return { kind: 'refused', why: whyOf(error) };
    }
    const id = ids.row();
    const isNew = await passkeysIn(sql).add({
      id,
      accountId: caller.id,
      credentialId: made.id,
      publicKey: (await helpers()).isoBase64URL.fromBuffer(made.publicKey),
      counter: made.counter,
      transports: response.response.transports ?? [],
      name,
      addedAt: clock.now(),
      lastUsedAt: null,
    });
    if (!isNew) return { kind: 'known' };
    await tellOfEntry(sql, { clock, ids }, caller.id, 'passkeyAdded');
    // A session that needed none until now goes on; it has just been shown one.
    const session = await accountSessionsIn(sql).byId(caller.sessionId);
    if (caller.secondStep === null && session?.passkeyId === null) {
      await accountSessionsIn(sql).change(caller.sessionId, { passkeyId: id });
    }
    return { kind: 'added' };
  });
};
