import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { messages } from '../../../../server/db/schema.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { testEnv } from '../../../kit/server.ts';
import type { stepClock } from '../../../kit/server.ts';
import {
  EMAIL,
  PASSWORD,
  PHONE,
  accountsApp,
  browserOn,
  codeFor,
  messagesTo,
  notCode,
  signUp,
} from '../accounts.kit.ts';
import type { Browser } from '../accounts.kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long a busy machine may take, in milliseconds. */
const SOON = 30_000;
const METRICS_TOKEN = 'a-secret-of-a-test';
const from = (address: string) => ({ 'x-forwarded-for': address });

/** The doors of an account, as the address alone opens them. */
const DOORS = [
  ['/llm/login', { email: EMAIL, password: 'a wrong password' }, 20],
  ['/llm/login-otp/generate', { email: EMAIL, isEmail: true }, 8],
  ['/llm/login-otp/generate', { phone: PHONE }, 8],
  ['/llm/forgot-password', { email: EMAIL }, 8],
] as const;

describe.each(DATABASES)('what strangers can do to an account on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let own: Browser;

  beforeEach(async () => {
    ({ db } = await fresh());
    const env = testEnv({ RATE_LIMIT: 'on', TRUST_PROXY: '1', SMS_PER_DAY: '40', METRICS_TOKEN });
    ({ app, clock } = await accountsApp(db, { env }));
    own = browserOn(app);
    await signUp(app, own);
    clock.advance(HOUR);
  });

  /** How each door answers a browser. */
  const doorsOf = async (browserNow: () => Browser, address: string) => {
    const statuses = [];
    for (const [url, body] of DOORS) {
      const right = url === '/llm/login' ? { ...body, password: PASSWORD } : body;
      statuses.push((await browserNow().post(url, right, from(address))).status);
    }
    return statuses;
  };

  it('is not to shut its doors, by 44 requests of one address or by the codes that many ask for', async () => {
    for (const [url, body, times] of DOORS) {
      for (let time = 0; time < times; time += 1) {
        await browserOn(app).post(url, body, from('203.0.113.7'));
      }
    }
    expect(await doorsOf(() => browserOn(app), '198.51.100.1')).toEqual([200, 200, 200, 200]);
    for (let host = 0; host < 7; host += 1) {
      for (const [url, body] of DOORS.slice(1)) {
        await browserOn(app).post(url, body, from(`10.0.${host}.1`));
        await browserOn(app).post(url, body, from(`10.0.${host}.1`));
      }
    }
    expect(await doorsOf(() => browserOn(app), '198.51.100.2')).toEqual([200, 429, 429, 429]);
    expect(await doorsOf(() => own, '198.51.100.3')).toEqual([200, 200, 200, 200]);
  });

  it('is the same for a contact without an account', async () => {
    const answers = async (contact: object) => {
      const kinds: unknown[] = [];
      for (let host = 0; host < 14; host += 1) {
        const asked = await browserOn(app).post(
          '/llm/login-otp/generate',
          contact,
          from(`10.0.${host}.1`),
        );
        kinds.push([asked.status, asked.body]);
      }
      return kinds;
    };
    const known = await answers({ email: EMAIL, isEmail: true });
    expect(await answers({ email: 'nobody@example.com', isEmail: true })).toEqual(known);
    expect(known.filter((each) => (each as [number])[0] === 200)).toHaveLength(12);
  });

  it('is to have twelve mails sent to it in an hour and thirty in a day, of all kinds of codes', async () => {
    const to = 'meera@example.com';
    const kinds = [
      '/llm/send-email-verification',
      '/llm/resend-email-verification',
      '/llm/login-otp/generate',
      '/llm/forgot-password',
    ];
    const ask = async (hour: number) => {
      for (let host = 0; host < 10; host += 1) {
        for (const url of kinds) {
          const body = { email: to, isEmail: true };
          await browserOn(app).post(url, body, from(`10.${hour}.${host}.1`));
        }
      }
      const rows = await db.sql.select({ to: messages.recipient }).from(messages);
      return rows.filter((row) => row.to === to).length;
    };
    expect(await ask(1)).toBe(12);
    clock.advance(HOUR);
    expect(await ask(2)).toBe(24);
    clock.advance(HOUR);
    expect(await ask(3)).toBe(30);
    clock.advance(HOUR);
    expect(await ask(4)).toBe(30);
    const { body } = await browserOn(app).post('/llm/send-email-verification', { email: to });
    expect(body.message).toBe(
      'Too many codes were asked for with this email address, so we send no more for now. Please try again later, or continue with Google.',
    );
  });

  /** Tries wrong codes that were sent to the account's phone, until no more may be tried. @returns how many could */
  const guess = async (addresses: number): Promise<number> => {
    let tried = 0;
    for (let turn = 0; turn < addresses * 3; turn += 1) {
      const browser = browserOn(app);
      const headers = from(`10.9.${turn % addresses}.1`);
      const sent = await browser.post('/llm/login-otp/generate', { phone: PHONE }, headers);
      if (sent.status !== 200) {
        clock.advance(HOUR);
        continue;
      }
      for (let time = 0; time < 5; time += 1) {
        const wrong = { phone: PHONE, otp: '000000' };
        const { status, body } = await browser.post('/llm/login-otp/verify', wrong, headers);
        if (status === 200 && body.verdict !== 'expired') tried += 1;
      }
    }
    return tried;
  };

  it('is to try fifteen codes a day from one address and sixty from all, of a million', async () => {
    expect(await guess(1)).toBe(15);
    // One of the sixty was the right one of the registration.
    expect(await guess(9)).toBe(44);
    await vi.waitFor(async () => {
      const rows = await db.sql.select({ state: messages.state }).from(messages);
      expect(rows.filter(({ state }) => state === 'waiting')).toEqual([]);
    }, SOON);
    const known = (await messagesTo(app, `+91${PHONE}`)).length;
    clock.advance(MINUTE);
    await own.post('/llm/login-otp/generate', { phone: PHONE }, from('198.51.100.3'));
    const code = await codeFor(app, `+91${PHONE}`, known + 1);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = await own.post('/llm/login-otp/verify', { phone: PHONE, otp: notCode(code) });
    expect(wrong.body.verdict).toBe('wrong');
    const right = await own.post('/llm/login-otp/verify', { phone: PHONE, otp: code });
    expect(right.body).toMatchObject({ success: true, email: EMAIL });
  });

  it('is to have twelve mails in an hour at a mailbox, however its address is written', async () => {
    const forms = (at: number) =>
      [`mee.ra+${at}@gmail.com`, `Meera+${at}@googlemail.com`, 'm.e.e.r.a@gmail.com'] as const;
    for (let at = 0; at < 10; at += 1) {
      for (const [host, email] of forms(at).entries()) {
        const address = from(`10.${at}.${host}.1`);
        await browserOn(app).post('/llm/send-email-verification', { email }, address);
      }
    }
    const rows = await db.sql.select({ to: messages.recipient }).from(messages);
    expect(rows.filter(({ to }) => /m(ail)?\.com$/.test(to) && to.includes('@g'))).toHaveLength(12);
    // A dot is part of the name elsewhere.
    const other = { email: 'meera@example.com' };
    expect((await browserOn(app).post('/llm/send-email-verification', other)).status).toBe(200);
  });

  it('is to have ten text messages of forty sent for one address, and twenty for one network', async () => {
    const ask = async (address: string, count: number, first: number) => {
      const statuses = [];
      for (let at = 0; at < count; at += 1) {
        if (at % 9 === 8) clock.advance(11 * MINUTE);
        const body = { phone: `98765433${first + at}`, email: `a${first + at}@example.com` };
        const url = '/llm/send-phone-verification';
        const { status } = await browserOn(app).post(url, body, from(address));
        statuses.push(status);
      }
      return statuses.filter((status) => status === 200).length;
    };
    expect(await ask('10.7.1.1', 15, 10)).toBe(10);
    expect(await ask('10.7.1.2', 15, 30)).toBe(10);
    expect(await ask('10.7.1.3', 3, 50)).toBe(0);
    expect(await ask('10.8.1.1', 3, 60)).toBe(3);
  });

  it('is to use up the text messages of a day, after which it is told to sign in by mail', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const figure = async () =>
      /^text_messages_today (\d+)$/m.exec(
        (await app.inject({ url: '/metrics', headers })).body,
      )?.[1];
    const before = Number(await figure());
    for (let phone = before; phone < 40; phone += 1) {
      const address = from(`10.7.${phone}.1`);
      const body = { phone: `98765431${phone + 10}`, email: EMAIL };
      const { status } = await browserOn(app).post('/llm/send-phone-verification', body, address);
      expect(status).toBe(200);
    }
    expect(await figure()).toBe('40');
    const refused = await own.post('/llm/login-otp/generate', { phone: PHONE });
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'We have sent as many text messages as we send in a day. Please sign in with your email address.',
    ]);
    const mail = await own.post('/llm/login-otp/generate', { email: EMAIL, isEmail: true });
    expect(mail.status).toBe(200);
    clock.advance(24 * HOUR);
    expect(await figure()).toBe('0');
    expect((await own.post('/llm/login-otp/generate', { phone: PHONE })).status).toBe(200);
  });
});
