import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import type { Authenticator, Lies } from '../../kit/authenticator.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { accountsApp } from './accounts.kit.ts';
import {
  ADD,
  ASK,
  BEGIN,
  OURS,
  SHOW,
  makeWhole,
  ownDevice,
  sessionOn,
  signInAgain,
} from './passkeys.kit.ts';
import type { Session } from './passkeys.kit.ts';

const MINUTE = 60_000;

let app: FastifyInstance;
let db: Database;
let clock: ReturnType<typeof stepClock>;
let admin: Member;
let session: Session;

beforeEach(async () => {
  ({ db } = await freshDatabase());
  ({ app, clock } = await accountsApp(db, { env: testEnv(OURS) }));
  admin = await addSignedIn({ db, clock }, 'admin');
  session = sessionOn(app, admin.token);
});

/** Another session of the same account, which has shown nothing. */
const another = async (): Promise<Session> =>
  sessionOn(app, await signInAgain({ db, clock }, admin.id));

const WRONG: readonly (readonly [string, Lies])[] = [
  ['of a page of another origin', { origin: 'https://toothwise.example.evil' }],
  ['of our address without https', { origin: 'http://toothwise.example' }],
  ['for another site', { rpId: 'example' }],
  ['of a device that has not asked who holds it', { isVerified: false }],
  ['made for the other question', { type: 'webauthn.other' }],
];

describe('a passkey', () => {
  it('[NEW-106] [NEW-107] is made, shown once, and opens the session that showed it and no other', async () => {
    const device = ownDevice();
    expect(await session.add(device)).toBe(200);
    expect(await session.reach(), 'made and not shown').toBe(401);
    const other = await another();
    expect(await session.show(device)).toBe(200);
    expect([await session.reach(), await other.reach()]).toEqual([200, 401]);
  });

  it.each([...WRONG, ['with the signature of another key', { isForged: true }] as const])(
    '[NEW-107] is not taken %s, and its challenge is used up',
    async (_what, lies) => {
      const device = await makeWhole(session);
      const other = await another();
      const challenge = await other.challengeOf(ASK);
      const refused = await other.post(SHOW, device.show(challenge, lies));
      expect([refused.status, refused.body.message]).toEqual([
        403,
        'This passkey could not be checked. Please try again, or use another one.',
      ]);
      expect((await other.post(SHOW, device.show(challenge))).status).toBe(409);
      expect(await other.reach()).toBe(401);
      expect(await other.show(device)).toBe(200);
    },
  );

  it.each(WRONG)('[NEW-107] is not kept %s', async (_what, lies) => {
    expect(await session.add(ownDevice(), lies)).toBe(403);
    expect((await session.post(ASK)).body.message).toContain('has no passkey yet');
  });

  it('[NEW-107] is not kept with a statement of its maker, whose addresses nobody calls', async () => {
    const logs: string[] = [];
    const env = testEnv({ ...OURS, LOG_LEVEL: 'warn' });
    session = sessionOn((await accountsApp(db, { env, clock, logs })).app, admin.token);
    const attStmt = new Map<string, unknown>([['x5c', [new Uint8Array([1])]]]);
    for (const fmt of ['packed', 'tpm', 'android-safetynet', 'apple'])
      expect(await session.add(ownDevice(), { attestation: { fmt, attStmt } }), fmt).toBe(403);
    expect(logs.filter((line) => line.includes('"why":"statement"'))).toHaveLength(4);
    expect(await session.add(ownDevice())).toBe(200);
  });

  it('[NEW-107] is not taken twice, in another session, as another answer, or after five minutes', async () => {
    const device = await makeWhole(session);
    const [one, two] = [await another(), await another()];
    const first = device.show(await one.challengeOf(ASK));
    const second = device.show(await two.challengeOf(ASK));
    expect((await one.post(SHOW, second)).status, 'of another session').toBe(409);
    expect((await one.post(SHOW, first)).status).toBe(200);
    expect((await one.post(SHOW, first)).status, 'once more').toBe(409);
    const making = await session.challengeOf(BEGIN);
    expect((await session.post(SHOW, device.show(making))).status, 'to make one').toBe(409);
    const late = device.show(await two.challengeOf(ASK));
    clock.advance(5 * MINUTE);
    expect((await two.post(SHOW, late)).status, 'late').toBe(409);
    const inTime = device.show(await two.challengeOf(ASK));
    clock.advance(5 * MINUTE - 1);
    expect((await two.post(SHOW, inTime)).status, 'in the last moment').toBe(200);
  });

  it('[NEW-107] of another account is not taken', async () => {
    const colleague = sessionOn(app, (await addSignedIn({ db, clock }, 'admin')).token);
    const theirs = await makeWhole(colleague);
    await makeWhole(session);
    const other = await another();
    expect(await other.show(theirs)).toBe(403);
    expect(await other.reach()).toBe(401);
    expect(await session.add(theirs), 'nor kept in a second account').toBe(409);
  });

  it('[NEW-107] that counts backwards is a copy, and is not taken', async () => {
    const device = await makeWhole(session);
    const other = await another();
    expect(await other.show(device, { counter: 50 })).toBe(200);
    const copy = await another();
    expect(await copy.show(device, { counter: 50 })).toBe(403);
    expect(await copy.show(device, { counter: 49 })).toBe(403);
    expect(await copy.reach()).toBe(401);
    expect(await copy.show(device, { counter: 51 })).toBe(200);
  });

  it('[NEW-107] is taken once of 200 at once, and made once of 200', async () => {
    const device = ownDevice();
    const making = await session.challengeOf(BEGIN);
    const made = { name: 'Phone', ...device.make(making) };
    const many = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: 200 }, one));
    const added = await many(async () => (await session.post(ADD, made)).status);
    expect(added.filter((status) => status === 200)).toHaveLength(1);
    const answer = device.show(await session.challengeOf(ASK));
    const shown = await many(async () => (await session.post(SHOW, answer)).status);
    expect(shown.filter((status) => status === 200)).toHaveLength(1);
    for (const status of [...added, ...shown]) expect([200, 409]).toContain(status);
  });
});

describe('passkeys', () => {
  it('[NEW-107] are five at most for an account, each named and listed', async () => {
    await makeWhole(session);
    for (const name of ['Key', 'Laptop', 'Tablet', 'Spare'])
      expect(await session.add(ownDevice(), {}, name)).toBe(200);
    const { body } = await session.post(BEGIN);
    expect(body.message).toContain('as many passkeys as it can have');
    expect((await session.passkeys()).map(({ name }) => name).toSorted()).toEqual(
      ['Phone', 'Key', 'Laptop', 'Tablet', 'Spare'].toSorted(),
    );
  });

  it('[NEW-107] are made by a password alone for the first one only, also at once', async () => {
    const other = await another();
    const [mine, theirs] = [ownDevice(), ownDevice()];
    const [first, second] = [await session.challengeOf(BEGIN), await other.challengeOf(BEGIN)];
    const statuses = await Promise.all([
      session.post(ADD, { name: 'Mine', ...mine.make(first) }),
      other.post(ADD, { name: 'Theirs', ...theirs.make(second) }),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const late = await (await another()).post(BEGIN);
    expect([late.status, late.body.message]).toEqual([
      403,
      'Please use a passkey of this account first.',
    ]);
  });

  const idOf = async (name: string): Promise<string> =>
    (await session.passkeys()).find((each) => each.name === name)?.id ?? '';
  /** @returns the status */
  const remove = async (by: Session, id: string): Promise<number> =>
    (await by.post(`${ADD}/${id}/remove`)).status;

  it('[NEW-107] are removed from a session that was opened with another one, so that one is left', async () => {
    const phone = await makeWhole(session);
    const key = ownDevice();
    clock.advance(1000);
    await session.add(key, {}, 'Key');
    const [phoneId, keyId] = [await idOf('Phone'), await idOf('Key')];
    expect(await remove(session, phoneId), 'its own').toBe(409);
    const byKey = await another();
    await byKey.show(key);
    expect((await byKey.passkeys()).map(({ name, current }) => [name, current])).toEqual([
      ['Phone', false],
      ['Key', true],
    ]);
    const removals = [remove(session, keyId), remove(byKey, phoneId)];
    const [one, two] = await Promise.all(removals);
    expect([one, two].filter((status) => status === 200)).toHaveLength(1);
    const left: Authenticator = one === 200 ? phone : key;
    expect(await (await another()).show(left)).toBe(200);
    const reached = [await session.reach(), await byKey.reach()];
    expect(reached.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('[NEW-107] of somebody else are not removed', async () => {
    await makeWhole(session);
    const colleague = sessionOn(app, (await addSignedIn({ db, clock }, 'admin')).token);
    await makeWhole(colleague);
    const [mine] = await session.passkeys();
    expect((await colleague.post(`${ADD}/${mine?.id}/remove`)).status).toBe(404);
    expect(await session.passkeys()).toHaveLength(1);
  });

  it('are for the staff', async () => {
    const patient = sessionOn(app, (await addSignedIn({ db, clock }, 'patient')).token);
    expect((await patient.post(BEGIN)).status).toBe(403);
    expect((await patient.post(ASK)).status).toBe(409);
  });
});
