import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  readStaffClaims,
  completedBy,
} from '../../../server/providers/staff-issuer/staff-claims.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { RAVI, comeBackWith, signIn, staffIssuerApp, staffToken } from './staff-issuer.kit.ts';
import type { At } from './staff-issuer.kit.ts';

const AWAY =
  'The sign-in of your organisation does not answer at the moment. Please try again shortly, or use your password.';
const NOT_VERIFIED = /has not said that your email address is verified/;
const NOT_LISTED = /does not list you among those who may sign in here/;

/** The token of an issuer that keeps to the letter of the standard: who it is, and nothing that a scope asks for. */
const BARE = { sub: RAVI.sub };

let at: At;
let ravi: { readonly id: string };

beforeEach(async () => {
  const { db } = await freshDatabase();
  at = await staffIssuerApp(db, [], {}, RAVI);
  ravi = await addSignedIn({ db, clock: at.clock }, 'admin_dentist', { email: RAVI.email });
});
afterEach(() => at.close());

describe('an issuer whose token tells neither address nor group', () => {
  it('[NEW-160] is asked for both at its userinfo', async () => {
    const signedIn = await signIn(at, BARE);
    expect([signedIn.status, signedIn.body.id]).toEqual([200, ravi.id]);
    expect(at.issuer.asked.filter((path) => path === '/userinfo')).toHaveLength(1);
  });

  it('[NEW-160] is asked nothing more where the token tells both', async () => {
    at.issuer.tells({ ...RAVI, groups: [] });
    expect((await signIn(at)).status).toBe(200);
    expect(at.issuer.asked).not.toContain('/userinfo');
  });

  it('[NEW-160] keeps nobody out who is known by its id, while its userinfo tells nothing', async () => {
    expect((await signIn(at)).status).toBe(200);
    at.issuer.tells(null);
    const { email: _email, email_verified: _verified, ...token } = RAVI;
    expect((await signIn(at, token)).status).toBe(200);
    expect(at.issuer.asked).toContain('/userinfo');
  });

  it.each([
    ['refuses to tell it', null],
    ['tells it of somebody else', { ...RAVI, sub: 'somebody-else' }],
    ['tells it of nobody', { ...RAVI, sub: undefined }],
    ['answers something else', ['no', 'claims']],
  ])('[NEW-160] lets nobody in and is said to be away when it %s', async (_what, told) => {
    at.issuer.tells(told);
    const { status, body } = await signIn(at, BARE);
    expect([status, body.message]).toEqual([503, AWAY]);
    at.issuer.tells(RAVI);
    expect((await signIn(at, BARE)).status).toBe(200);
  });

  it.each([
    [{ ...RAVI, email_verified: false }, NOT_VERIFIED],
    [{ ...RAVI, email: undefined }, NOT_VERIFIED],
    [{ ...RAVI, groups: ['everybody'] }, NOT_LISTED],
    [{ ...RAVI, groups: undefined }, NOT_LISTED],
  ])('[NEW-160] is believed no more there than in a token: %o', async (told, because) => {
    at.issuer.tells(told);
    const { status, body } = await signIn(at, BARE);
    expect([status, body.message]).toEqual([403, expect.stringMatching(because)]);
  });
});

describe('what userinfo adds to a token', () => {
  const rules = { issuer: 'https://login.clinic.example', claim: 'groups', group: 'a', acr: null };
  const read = (token: object, userinfo: Record<string, unknown>) => {
    const whole = completedBy({ sub: 'one', nonce: 'n', ...token }, userinfo, rules);
    return readStaffClaims(whole, 'n', rules);
  };

  it('[NEW-160] is no word on another address, nor on how somebody signed in', () => {
    const said = { sub: 'one', nonce: 'm', email: RAVI.email, email_verified: true };
    const token = { email: 'unproven@clinic.example' };
    expect(read(token, { ...said, groups: ['a'], amr: ['mfa'], acr: 'gold' })).toEqual({
      kind: 'verified',
      person: {
        issuer: rules.issuer,
        subject: 'one',
        email: null,
        isInGroup: true,
        isMultiFactor: false,
      },
    });
    expect(read({ groups: [], amr: ['mfa'] }, { ...said, groups: ['a'] })).toMatchObject({
      person: { email: RAVI.email, isInGroup: false, isMultiFactor: true },
    });
  });

  it('[NEW-160] may lie as deep as in a token', () => {
    const nested = { ...rules, claim: 'realm_access.roles' };
    const whole = completedBy(
      { sub: 'one', nonce: 'n' },
      { realm_access: { roles: ['a'] } },
      nested,
    );
    expect(readStaffClaims(whole, 'n', nested)).toMatchObject({ person: { isInGroup: true } });
  });
});

it('[NEW-160] a token whose list of audiences has us alone is as good as one with our name', async () => {
  const listed = await comeBackWith(at, (nonce) =>
    staffToken(at, { ...RAVI, nonce, aud: ['toothwise'] }),
  );
  expect(listed.status).toBe(200);
});
