import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/db/connect.ts';
import type { Clock } from '../../../server/lib/clock.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { openSession } from '../../../server/services/accounts/sessions.ts';
import { authenticator } from '../../kit/authenticator.ts';
import type { Authenticator, Lies } from '../../kit/authenticator.ts';
import { browserOn } from './accounts.kit.ts';

export const ASK = '/api/account/second-factor/challenge';
export const SHOW = '/api/account/second-factor/answer';
export const BEGIN = '/api/account/passkeys/challenge';
export const ADD = '/api/account/passkeys';

/** The address of the site, where the staff need a passkey. */
export const OURS = { PUBLIC_URL: 'https://toothwise.example', STAFF_SECOND_FACTOR: 'required' };

/** A device that knows the site. */
export const ownDevice = (): Authenticator =>
  authenticator({ origin: OURS.PUBLIC_URL, rpId: 'toothwise.example' });

/** One session of the staff, and what it does with passkeys. */
export const sessionOn = (app: FastifyInstance, token: string) => {
  const headers = { authorization: `Bearer ${token}`, host: 'toothwise.example' };
  const browser = browserOn(app);
  const post = async (url: string, body: object = {}) => {
    const { status, body: said } = await browser.post(url, body, headers);
    return { status, body: said };
  };
  const get = async (url: string) => {
    const reply = await app.inject({ url, headers });
    return { status: reply.statusCode, body: reply.json() };
  };
  const challengeOf = async (url: string): Promise<string> => (await post(url)).body.challenge;
  return {
    post,
    get,
    challengeOf,
    /** Makes a passkey on a device. @returns the status */
    async add(device: Authenticator, lies: Lies = {}, name = 'Phone'): Promise<number> {
      const challenge = await challengeOf(BEGIN);
      return (await post(ADD, { name, ...device.make(challenge, lies) })).status;
    },
    /** Shows the passkey of a device. @returns the status */
    async show(device: Authenticator, lies: Lies = {}): Promise<number> {
      const challenge = await challengeOf(ASK);
      return (await post(SHOW, device.show(challenge, lies))).status;
    },
    /** The status of a call that every whole session of the staff may make. */
    async reach(url = '/api/auth/user'): Promise<number> {
      return (await get(url)).status;
    },
    passkeys: async (): Promise<{ id: string; name: string; current: boolean }[]> =>
      (await get(ADD)).body.passkeys,
  };
};

export type Session = ReturnType<typeof sessionOn>;

/** Makes a session whole: a first passkey is made and shown. @returns the device that holds it */
export const makeWhole = async (session: Session): Promise<Authenticator> => {
  const device = ownDevice();
  const statuses = [await session.add(device), await session.show(device)];
  if (statuses.join() !== '200,200') throw new Error(`The passkey was refused: ${statuses.join()}`);
  return device;
};

/** Signs somebody in once more, as a password alone does. @returns the token */
export const signInAgain = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  id: string,
): Promise<string> => {
  const account = await accountsIn(db.sql).byId(id);
  if (account === null) throw new Error('There is no such account');
  const opened = await openSession(
    db.sql,
    { clock, ids: randomIds, secondFactor: 'required' },
    { account, browser: 'Firefox on a test', device: 'another' },
  );
  return opened.access_token;
};
