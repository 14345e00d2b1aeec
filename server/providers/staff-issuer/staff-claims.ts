import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { Email } from '../../../contracts/accounts/account.ts';
import { Subject } from '../open-id/id-token.ts';
import type { Redeemed, StaffIssuerSettings } from './port.ts';

type Rules = Pick<StaffIssuerSettings, 'issuer' | 'claim' | 'group' | 'acr'>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (value: unknown, name: string): unknown =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Reads a claim by its name, or, as Keycloak nests `realm_access.roles`, by its way. */
const claimAt = (payload: Readonly<Record<string, unknown>>, name: string): unknown =>
  own(payload, name) ?? name.split('.').reduce<unknown>(own, payload);

const listIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** Entra says in `xms_edov` what others say in `email_verified`, and has written it in each of these ways. */
const OWNER_VERIFIED: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);

const verifiedEmail = ({ email, email_verified: is, xms_edov }: JWTPayload): string | null => {
  const parsed = z.safeParse(Email, email);
  const isVerified = is === true || (is === undefined && OWNER_VERIFIED.has(xms_edov));
  return parsed.success && isVerified ? parsed.data : null;
};

/** Returns true where a token says who may sign in, which is enough for somebody who is known by the issuer's id. */
export const tellsGroup = (payload: JWTPayload, { claim }: Pick<Rules, 'claim'>): boolean =>
  claimAt(payload, claim) !== undefined;

/** Returns true where a token says all that is asked of it, so that nothing else need be read. */
export const isWhole = (payload: JWTPayload, rules: Pick<Rules, 'claim'>): boolean =>
  payload['email'] !== undefined && tellsGroup(payload, rules);

/**
 * Adds to a token what it lacks of address and group, as the issuer's userinfo has them. An address comes with the word on
 * itself alone, and how somebody signed in stands in the token alone.
 */
export const completedBy = (
  payload: JWTPayload,
  userinfo: Readonly<Record<string, unknown>>,
  { claim }: Pick<Rules, 'claim'>,
): JWTPayload => {
  const { email, email_verified, xms_edov } = userinfo;
  return {
    ...payload,
    ...(payload['email'] === undefined && { email, email_verified, xms_edov }),
    ...(claimAt(payload, claim) === undefined && { [claim]: claimAt(userinfo, claim) }),
  };
};

/** Reads what the claims of a token with a good signature say of a member of the staff. */
export const readStaffClaims = (
  payload: JWTPayload,
  nonce: string,
  { issuer, claim, group, acr }: Rules,
): Redeemed => {
  if (payload['nonce'] !== nonce) return { kind: 'refused', why: 'nonce' };
  const subject = z.safeParse(Subject, payload.sub);
  if (!subject.success) return { kind: 'refused', why: 'claims' };
  return {
    kind: 'verified',
    person: {
      issuer,
      subject: subject.data,
      email: verifiedEmail(payload),
      isInGroup: listIn(claimAt(payload, claim)).includes(group),
      isMultiFactor: acr === null ? listIn(payload['amr']).includes('mfa') : payload['acr'] === acr,
    },
  };
};
