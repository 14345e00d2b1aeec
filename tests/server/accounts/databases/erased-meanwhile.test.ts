import type { FastifyInstance } from 'fastify';
import { sql as expression } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsIn } from '../../../../server/repositories/accounts.ts';
import { erasePersonalData } from '../../../../server/repositories/personal-data.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { quickPasswords } from '../../../kit/server.ts';
import { EMAIL, PASSWORD, accountsApp, browserOn, codeFor, signUp } from '../accounts.kit.ts';

describe.each(DATABASES)('an account that is being erased on $database', ({ database, fresh }) => {
  let app: FastifyInstance;
  let made: Awaited<ReturnType<typeof fresh>>;
  /** The erasure, which begins while a password is worked on. */
  let erasure: Promise<void> | null;

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

  /** Begins the erasure. @returns once it holds the account */
  const beginErasure = () =>
    new Promise<void>((held) => {
      erasure = made.peer.transaction(async (sql) => {
        const account = await accountsIn(sql).byEmail(EMAIL);
        if (account === null) throw new Error('There is no account');
        await accountsIn(sql).lock(account.id);
        held();
        await isWaited();
        await erasePersonalData(sql, account);
      });
    });

  beforeEach(async () => {
    erasure = null;
    made = await fresh();
    const passwords = quickPasswords();
    let isArmed = false;
    const first =
      <Asked extends readonly unknown[], Answer>(work: (...asked: Asked) => Promise<Answer>) =>
      async (...asked: Asked): Promise<Answer> => {
        const answer = await work(...asked);
        if (isArmed) await beginErasure();
        return answer;
      };
    const opened = await accountsApp(made.db, {
      passwords: { hash: first(passwords.hash), isRight: first(passwords.isRight) },
    });
    ({ app } = opened);
    await signUp(app);
    isArmed = true;
    opened.clock.advance(60_000);
  });
  afterEach(async () => {
    await app.close();
    await made.remove();
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
});
