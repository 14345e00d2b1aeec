import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshDataDir } from '../../kit/data-dir.ts';
import { endProcesses, startFile } from '../../kit/processes.ts';
import { EMAIL, PHONE } from './accounts.kit.ts';
import { replying, smsServer } from './sms.kit.ts';
import { partsOf, smtpServer } from './smtp.kit.ts';

/** A start on a busy machine takes seconds. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });
const SOON = 20_000;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  await Promise.all(undo.splice(0).map((each) => each()));
});

/** Where others would reach it: nothing is listened to there before the settings are found wanting. */
const PUBLIC = { NODE_ENV: 'production', HOST: '0.0.0.0' };
const MAIL = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'hello@toothwise.example' };
const SMS = { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' };

const start = async (env: Record<string, string>) => {
  const dataDir = await freshDataDir();
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return startFile('server/main.ts', [], { env: { PORT: '0', DATA_DIR: dataDir, ...env } });
};

describe('a start in production', () => {
  it.each([
    ['all', PUBLIC, 'SMTP_URL, SMS_PROVIDER, GOOGLE_CLIENT_ID and RAZORPAY_KEY_ID are missing'],
    [
      'texts, Google and money',
      { ...PUBLIC, ...MAIL },
      'SMS_PROVIDER, GOOGLE_CLIENT_ID and RAZORPAY_KEY_ID are missing',
    ],
    [
      'Google and money',
      { ...PUBLIC, ...MAIL, ...SMS },
      'GOOGLE_CLIENT_ID and RAZORPAY_KEY_ID are missing',
    ],
  ])('ends where visitors would be left to the sandbox: %s', async (_what, env, missing) => {
    const server = await start(env);
    expect(await server.ended).toBe(1);
    expect(server.said.err).toBe(
      `${missing}, so that visitors could not sign in or pay. Set what is missing as .env.example says, or ALLOW_SANDBOX=1 to keep messages, Google sign-in and payments where only this machine reaches them.\n`,
    );
  });

  it('goes on without providers on this machine, and shows there what it has not sent', async () => {
    const server = await start({ NODE_ENV: 'production' });
    const [, address] = await server.says(/running at (.*)\n/);
    expect((await fetch(`${address}/sandbox/outbox`)).status).toBe(200);
  });

  it('sends codes by the providers of its settings, and has no sandbox', async () => {
    const smtp = await smtpServer();
    const sms = await smsServer(replying(200, { type: 'success' }));
    undo.push(smtp.close, sms.close);
    const server = await start({
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SMTP_URL: `smtp://localhost:${smtp.port}`,
      MAIL_FROM: 'Toothwise <hello@toothwise.example>',
      SMS_PROVIDER: 'msg91',
      SMS_BASE_URL: sms.baseUrl,
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_ID: 'template',
    });
    const [, address] = await server.says(/running at (.*)\n/);
    const ask = (path: string, body: object) =>
      fetch(`${address}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      });
    expect((await ask('/llm/send-email-verification', { email: EMAIL })).status).toBe(200);
    const phone = { phone: PHONE, email: EMAIL };
    expect((await ask('/llm/send-phone-verification', phone)).status).toBe(200);
    await vi.waitFor(() => {
      expect([smtp.taken.length, sms.seen.length]).toEqual([1, 1]);
    }, SOON);
    expect(smtp.taken[0]?.to).toEqual([EMAIL]);
    expect(partsOf(smtp.taken[0]?.source ?? '')['text/plain']).toMatch(/^\d{6}$/m);
    expect(sms.seen[0]?.body).toContain(`91${PHONE}`);
    expect((await fetch(`${address}/sandbox/outbox`)).status).toBe(404);
  });
});
