import type { FastifyInstance } from 'fastify';
import { sql as expression } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GoogleIssuer } from '../../../../server/providers/google/port.ts';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { googleIdentitiesIn } from '../../../../server/repositories/google.ts';
import { messages } from '../../../../server/db/schema.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { quickPasswords } from '../../../kit/server.ts';
import { EMAIL, PASSWORD, accountsApp, browserOn, codeFor, signUp } from '../accounts.kit.ts';

/** An issuer whose tokens are the nonce itself, and who vouches for the one person. */
const issuer = (verified: <Answer>(answer: Answer) => Promise<Answer>): GoogleIssuer => ({
  authorizeUrl: ({ nonce }) => `https://issuer.example/?nonce=${nonce}`,
  verify: (nonce) =>
    verified({
      kind: 'verified',
      nonce,
      person: { sub: SUB, email: EMAIL, hasMailbox: true, firstName: 'Asha', lastName: 'Rao' },
    }),
  watch: () => () => undefined,
});

const SUB = '110248495921238986420';

describe.each(DATABASES)('an account that is being erased on $database', ({ database, fresh }) => {
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof fresh>>;
  /** The erasure, which begins while a password is worked on. */
  let erasure: Promise<void> | null;
  let isArmed = false;

  /** Until somebody waits for a row that the erasure holds; the embedded database has one connection. */
  const isWaited = async () => {
    if (database !== 'PostgreSQL') return;
    await vi.waitFor(async () => {
      const waiting = await made.db.sql
        .select({ pid: expression<number>`pid` })
        .from(expression`pg_stat_activity`)
        .where(expression`datname = current_database() and wait_event_type = 'Lock'`);
      expect(waiting).toHaveLength(1);
    }, 10_000);
  };

  /** True where the rows are gone before anybody waits for them. */
  let isErasedFirst = false;

  /** Begins the erasure. @returns once it holds the account */
  const beginErasure = (untilWaited = isWaited) =>
    new Promise<void>((held) => {
      erasure = made.peer.transaction(async (sql) => {
        const account = await accountsIn(sql).byEmail(EMAIL);
        if (account === null) throw new Error('There is no account');
        await accountsIn(sql).lock(account.id);
        if (isErasedFirst) await erasePersonalData(sql, account);
        held();
        await untilWaited();
        if (!isErasedFirst) await erasePersonalData(sql, account);
      });
    });

  beforeEach(async () => {
    erasure = null;
    isErasedFirst = false;
    made = await fresh();
    const passwords = quickPasswords();
    isArmed = false;
    const first =
      <Asked extends readonly unknown[], Answer>(work: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked): Promise<Answer> => {
        const answer = await work(...asked);
        if (isArmed) await beginErasure();
        return answer;
      };
    const opened = await accountsApp(made.db, {
      passwords: { hash: first(passwords.hash), isRight: first(passwords.isRight) },
      google: issuer(first((answer) => Promise.resolve(answer))),
    });
    ({ app } = opened);
    await signUp(app);
    isArmed = true;
    opened.clock.advance(60_000);
  });

  it('takes no new password: the code counts as expired', async () => {
    const browser = browserOn(app);
    await browser.post('/llm/forgot-password', { email: EMAIL });
    const otp = await codeFor(app, EMAIL, 2);
    const given = { email: EMAIL, otp, password: 'twelve red elephants' };
    const { status, body } = await browser.post('/llm/reset-password', given);
    expect([status, body]).toEqual([200, { success: false, verdict: 'expired', tries_left: 0 }]);
    await erasure;
    expect(await accountsIn(made.db.sql).byEmail(EMAIL)).toBeNull();
  });

  it('lets nobody in with its password, in the words for an account that is not there', async () => {
    const given = { email: EMAIL, password: PASSWORD };
    const { status, body } = await browserOn(app).post('/llm/login', given);
    expect([status, body.message]).toEqual([
      401,
      'The email address or the password is not right.',
    ]);
    await erasure;
    expect(await accountsIn(made.db.sql).byEmail(EMAIL)).toBeNull();
  });

  const byGoogle = async () => {
    const browser = browserOn(app);
    const { body } = await browser.post('/llm/google-signup/begin', {});
    const nonce = new URL(body.authorize_url).searchParams.get('nonce');
    const token = { google_token: nonce, user_type: 'llm', device_info: '' };
    return () => browser.post('/llm/google-signup', token);
  };

  const ANEW = 'Google sign-in could not be completed. Please try again.';

  // The embedded database does one thing after the other, so that the sign-in finds no account any more.
  it.runIf(database === 'PostgreSQL').each([
    ['that has joined it', true, false],
    ['that would join it', false, false],
    ['that would join it as its rows go', false, true],
  ])('lets nobody in by a Google account %s, nor creates it anew', async (_, isJoined, isFirst) => {
    isErasedFirst = isFirst;
    const account = await accountsIn(made.db.sql).byEmail(EMAIL);
    const linked = { sub: SUB, accountId: account?.id ?? '', linkedAt: new Date() };
    if (isJoined) await googleIdentitiesIn(made.db.sql).add(linked);
    const send = await byGoogle();
    const first = await send();
    await erasure;
    isArmed = false;
    const again = await send();
    expect([first, again].map(({ status, body }) => [status, body.message])).toEqual([
      [401, ANEW],
      [401, ANEW],
    ]);
    expect(await accountsIn(made.db.sql).byEmail(EMAIL)).toBeNull();
    const mails = await made.db.sql.select({ kind: messages.kind }).from(messages);
    expect(mails).not.toContainEqual({ kind: 'googleJoined' });
  });

  it('lets the person begin anew with Google, as somebody new', async () => {
    const send = await byGoogle();
    await beginErasure(() => Promise.resolve());
    await erasure;
    isArmed = false;
    const { status, body } = await send();
    expect([status, body.is_new_user, body.email]).toEqual([200, true, EMAIL]);
  });
});
