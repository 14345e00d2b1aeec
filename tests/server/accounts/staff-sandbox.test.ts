import { beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';
import { hasStaffSandbox } from '../../../server/sandbox-rule.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testEnv, withSandboxKey } from '../../kit/server.ts';
import { accountsApp, browserOn } from './accounts.kit.ts';
import { begin, enter } from './staff-issuer.kit.ts';

type App = Awaited<ReturnType<typeof accountsApp>>['app'];

describe('the sandbox in place of the issuer of the staff', () => {
  let app: App;
  let ravi: { id: string };

  beforeEach(async () => {
    const { db } = await freshDatabase();
    const made = await accountsApp(db, { env: testEnv() });
    ({ app } = made);
    ravi = await addSignedIn({ db, clock: made.clock }, 'admin', { email: 'ravi@staff.invalid' });
  });

  const inside = async (url: string) => app.inject({ url, headers: await withSandboxKey(app) });

  /** The page that a browser is led to, and where choosing somebody on it leads. */
  const open = async () => {
    const browser = browserOn(app);
    const { body, state } = await begin(browser);
    const page = await inside(body.authorize_url);
    const choose = async (query: Record<string, string>) => {
      const asked = new URL(body.authorize_url, 'http://localhost').searchParams;
      const shown = {
        state,
        nonce: asked.get('nonce') ?? '',
        challenge: asked.get('code_challenge') ?? '',
      };
      const reply = await inside(
        `/sandbox/staff-issuer/answer?${new URLSearchParams({ ...shown, ...query })}`,
      );
      const [path, fragment] = String(reply.headers.location).split('#');
      const said = new URLSearchParams(fragment);
      return { path, entered: await enter(browser, state, said.get('code') ?? '') };
    };
    return { page, choose };
  };

  it('[NEW-134] lists the staff of this server, and lets in whom one chooses', async () => {
    const { page, choose } = await open();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('This stands in for the sign-in of an organisation');
    expect(page.body).toContain('<strong>ravi@staff.invalid</strong>');
    expect(page.body).not.toContain('<script');
    const { path, entered } = await choose({
      email: 'ravi@staff.invalid',
      verified: '1',
      group: '1',
    });
    expect([path, entered.status, entered.body.id]).toEqual(['/admin', 200, ravi.id]);
  });

  it.each([
    [{ email: 'nobody@staff.invalid', verified: '1', group: '1' }],
    [{ email: 'ravi@staff.invalid', group: '1' }],
    [{ email: 'ravi@staff.invalid', verified: '1' }],
  ])('[NEW-134] goes through the same checks: %o', async (query) => {
    const { choose } = await open();
    expect((await choose(query)).entered.status).toBe(403);
  });

  it('[NEW-134] opens to whoever has its key alone, and at addresses that this server has made', async () => {
    const { body } = await begin(browserOn(app));
    expect((await app.inject({ url: body.authorize_url })).statusCode).toBe(403);
    for (const url of [
      '/sandbox/staff-issuer/authorize?client_id=x',
      body.authorize_url.replace('S256', 'plain'),
      '/sandbox/staff-issuer/answer?email=a',
    ]) {
      expect((await inside(url)).statusCode).toBe(400);
    }
  });

  it('[NEW-134] stands nowhere where people depend on the server', async () => {
    const PEOPLE = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@toothwise.example' };
    const NOTHING = { mail: null, sms: null, google: null, payments: null };
    const seen = [
      {},
      PEOPLE,
      { NODE_ENV: 'production' },
      { NODE_ENV: 'production', ALLOW_SANDBOX: '1' },
    ].map((set) => hasStaffSandbox({ env: readEnv(set), ...NOTHING }));
    expect(seen).toEqual([true, false, false, true]);
    // Nor where all else is real, if only on this machine.
    const all = { mail: {}, sms: {}, google: {}, payments: {} };
    expect(hasStaffSandbox({ env: readEnv({}), ...all })).toBe(false);
    expect(hasStaffSandbox({ env: readEnv({}), ...all, google: null })).toBe(true);
    const { db } = await freshDatabase();
    const { app: real } = await accountsApp(db, { env: testEnv(PEOPLE) });
    const browser = browserOn(real);
    expect((await begin(browser)).status).toBe(404);
    expect((await browser.get('/api/auth/staff-ways', '')).body).toEqual({ issuer: false });
    const page = '/sandbox/staff-issuer/authorize';
    const headers = await withSandboxKey(real);
    expect((await real.inject({ url: page, headers })).statusCode).toBe(404);
  });
});
