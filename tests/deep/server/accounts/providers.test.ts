import { rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshDataDir } from '../../../kit/data-dir.ts';
import { OPERATOR_SET } from '../../../kit/operator.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { EMAIL, PHONE } from '../../../server/accounts/accounts.kit.ts';
import { replying, smsServer } from '../../../server/accounts/sms.kit.ts';
import { partsOf, smtpServer } from '../../../server/accounts/smtp.kit.ts';

const SOON = 20_000;

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  await Promise.all(undo.splice(0).map((each) => each()));
});

const MAIL = { SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'hello@toothwise.example' };
const SMS = {
  SMS_PROVIDER: 'msg91',
  MSG91_AUTH_KEY: 'key',
  MSG91_TEMPLATE_VERIFY: 'verify',
  MSG91_TEMPLATE_SIGN_IN: 'signin',
  MSG91_TEMPLATE_REGISTERED: 'known',
};

const start = async (env: Record<string, string>) => {
  const dataDir = await freshDataDir();
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return startMain({ env: { PORT: '0', DATA_DIR: dataDir, ...env } });
};

const MONEY = {
  RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'money',
  RAZORPAY_WEBHOOK_SECRET: 'hook',
};
const GOOGLE = {
  GOOGLE_CLIENT_ID: 'toothwise.apps.googleusercontent.com',
  PUBLIC_URL: 'https://toothwise.example',
};
const BESIDE =
  'and ALLOW_SANDBOX=1 would put a sandbox there, beside providers that are real. Leave ALLOW_SANDBOX out and set what is missing as .env.example says; without GOOGLE_CLIENT_ID nobody signs in with Google.\n';

describe('a start in production', () => {
  it.each([
    ['all', {}, 'SMTP_URL, SMS_PROVIDER and RAZORPAY_KEY_ID are missing'],
    ['all, to others', { HOST: '0.0.0.0' }, 'SMTP_URL, SMS_PROVIDER and RAZORPAY_KEY_ID are'],
    ['texts and money', MAIL, 'SMS_PROVIDER and RAZORPAY_KEY_ID are missing'],
    ['money', { ...MAIL, ...SMS, ...GOOGLE }, 'RAZORPAY_KEY_ID is missing'],
  ])('ends where visitors would be left to the sandbox: %s', async (_what, env, missing) => {
    const server = await start({ NODE_ENV: 'production', ...env });
    expect(await server.ended).toBe(1);
    expect(server.said.err).toContain(missing);
    expect(server.said.err).toMatch(
      / missing, so that visitors could not sign in or pay\. Set what is missing as \.env\.example says, or ALLOW_SANDBOX=1 alone to try it out: messages, Google sign-in and payments are then made up\.\n$/,
    );
  });

  it.each([
    ['Google beside all others', { ...MAIL, ...SMS, ...MONEY }, 'GOOGLE_CLIENT_ID is missing'],
    [
      'money and messages beside Google',
      GOOGLE,
      'SMTP_URL, SMS_PROVIDER and RAZORPAY_KEY_ID are missing',
    ],
    ['money', { ...MAIL, ...SMS, ...GOOGLE }, 'RAZORPAY_KEY_ID is missing'],
  ])(
    'ends with a sandbox beside what is real, whatever allows it: %s',
    async (_what, env, missing) => {
      const server = await start({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', ...env });
      expect(await server.ended).toBe(1);
      expect(server.said.err).toBe(`${missing}, ${BESIDE}`);
    },
  );

  it('without Google goes on where all else is real, and signs nobody in with it', async () => {
    // It answers under any name, to which no passkey could be bound.
    const rule = { STAFF_SECOND_FACTOR: 'offered' };
    const env = { ...MAIL, ...SMS, ...MONEY, ...OPERATOR_SET, ...rule };
    const server = await start({ NODE_ENV: 'production', ...env });
    const [, address] = await server.says(/running at (.*)\n/);
    expect(server.said.out).not.toContain('key=');
    const begun = await fetch(`${address}/llm/google-signup/begin`, { method: 'POST' });
    expect([begun.status, (await begun.json()).message]).toEqual([
      404,
      'Google sign-in is not set up here. Please sign in another way.',
    ]);
    for (const page of ['outbox', 'google/keys', 'checkout/checkout.js']) {
      expect((await fetch(`${address}/sandbox/${page}`)).status, page).toBe(404);
    }
  });

  it('of a trial shows what it has not sent to whoever opens the link that it prints', async () => {
    const server = await start({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' });
    const [, address, link = ''] = await server.says(
      /running at (.*)\nWhat it does not send is kept at (.*)\n/,
    );
    expect(link.startsWith(`${address}/sandbox/outbox?key=`)).toBe(true);
    expect((await fetch(`${address}/sandbox/outbox`)).status).toBe(403);
    const opened = await fetch(link, { redirect: 'manual' });
    const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/sandbox/outbox']);
    expect((await fetch(`${address}/sandbox/outbox`, { headers: { cookie } })).status).toBe(200);
  });

  it('sends codes by the providers of its settings, and has no sandbox', async () => {
    const smtp = await smtpServer();
    const sms = await smsServer(replying(200, { type: 'success' }));
    undo.push(smtp.close, sms.close);
    const server = await start({
      NODE_ENV: 'production',
      // It answers under any name, to which no passkey could be bound.
      STAFF_SECOND_FACTOR: 'offered',
      ...MONEY,
      ...OPERATOR_SET,
      SMTP_URL: `smtp://localhost:${smtp.port}`,
      MAIL_FROM: 'Toothwise <hello@toothwise.example>',
      SMS_PROVIDER: 'msg91',
      SMS_BASE_URL: sms.baseUrl,
      MSG91_AUTH_KEY: 'key',
      MSG91_TEMPLATE_VERIFY: 'verify',
      MSG91_TEMPLATE_SIGN_IN: 'signin',
      MSG91_TEMPLATE_REGISTERED: 'known',
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
