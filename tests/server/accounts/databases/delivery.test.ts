import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { jobs, messages, sandboxMessages } from '../../../../server/db/schema.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { describeError } from '../../../../server/lib/logging.ts';
import type { Mail } from '../../../../server/providers/mail/port.ts';
import { smtpMail } from '../../../../server/providers/mail/smtp.ts';
import type { Sms } from '../../../../server/providers/sms/port.ts';
import { deliveryJob } from '../../../../server/services/messages/delivery.ts';
import { SANDBOX_ORGANIZER } from '../../../../server/services/messages/invite.ts';
import { addMessage } from '../../../../server/services/messages/outbox.ts';
import { DATABASES, freshDatabase } from '../../../kit/databases.ts';
import { deferred, stepClock, testEnv, withSandboxKey } from '../../../kit/server.ts';
import { EMAIL, PHONE, accountsApp, browserOn, codeFor, outboxOf } from '../accounts.kit.ts';
import { headerOf, settingsFor, smtpServer } from '../smtp.kit.ts';
import type { SmtpServer } from '../smtp.kit.ts';

/** How long a busy machine may take, in milliseconds. */
const SOON = 20_000;

const MINUTE = 60_000;
const CODE = '483920';

describe.each(DATABASES)('a mail in the outbox on $database', ({ fresh }) => {
  let db: Database;
  let server: SmtpServer;
  let clock: ReturnType<typeof stepClock>;
  let logged: string[];

  beforeAll(async () => {
    ({ db } = await fresh());
  });
  afterEach(() => server.close());

  /** Puts a mail in the outbox, which is sent through the server. @returns a round of looking for work */
  const outbox = async () => {
    clock = stepClock();
    logged = [];
    await db.sql.delete(messages);
    await db.sql.delete(jobs);
    await addMessage(
      db.sql,
      { clock, ids: randomIds },
      {
        kind: 'verifyContact',
        channel: 'mail',
        recipient: EMAIL,
        values: { code: CODE },
        uselessAt: new Date(clock.now().getTime() + 24 * 60 * MINUTE),
        isWithheld: false,
      },
    );
    const mail = smtpMail(settingsFor(server.port), clock);
    const sms = () => Promise.reject(new Error('no text message was asked for'));
    const closing = new AbortController().signal;
    const deps = {
      db,
      clock,
      ids: randomIds,
      kinds: [
        deliveryJob(
          { db, clock, mail, sms, smsLanguage: 'en', organizer: SANDBOX_ORGANIZER, closing },
          'mail',
        ),
      ],
      onEnd: () => undefined,
      log: {
        error: (line: { err?: Error }, text: string) =>
          logged.push(`${text}: ${line.err ? describeError(line.err).message : ''}`),
      },
    };
    return () => doDueJobs(deps);
  };

  const row = async () => (await db.sql.select().from(messages))[0];

  it('is tried five times when the server refuses it, and then is dead and empty', async () => {
    let asked = 0;
    server = await smtpServer({
      onRcptTo: ({ address }, _session, done) => {
        asked += 1;
        done(Object.assign(new Error(`no ${address}`), { responseCode: 450 }));
      },
    });
    const round = await outbox();
    await round();
    expect(await row()).toMatchObject({ state: 'waiting', values: { code: CODE } });
    for (const [index, minutes] of [1, 2, 4, 8].entries()) {
      clock.advance(minutes * MINUTE - 1);
      await round();
      expect(asked).toBe(index + 1);
      clock.advance(1);
      await round();
      expect(asked).toBe(index + 2);
    }
    expect(await row()).toMatchObject({ state: 'dead', values: {} });
    clock.advance(60 * MINUTE);
    await round();
    expect(asked).toBe(5);
    expect(logged).toEqual([
      ...Array<string>(5).fill('a job failed: SMTP EENVELOPE 450'),
      'a job is given up: ',
    ]);
  });

  it('is dead at once when the server knows no such address, and is not tried again', async () => {
    let asked = 0;
    server = await smtpServer({
      onRcptTo: ({ address }, _session, done) => {
        asked += 1;
        done(Object.assign(new Error(`no ${address}`), { responseCode: 550 }));
      },
    });
    const round = await outbox();
    await round();
    expect(await row()).toMatchObject({ state: 'dead', values: {} });
    clock.advance(60 * MINUTE);
    await round();
    expect(asked).toBe(1);
    expect(logged).toEqual(['a job failed: SMTP EENVELOPE 550']);
  });

  it('is sent once when the server takes it at the second try, under the name it was stored by', async () => {
    let asked = 0;
    server = await smtpServer({
      onRcptTo: (_address, _session, done) => {
        asked += 1;
        if (asked > 1) done();
        else done(Object.assign(new Error('later'), { responseCode: 451 }));
      },
    });
    const round = await outbox();
    await round();
    clock.advance(MINUTE);
    await round();
    clock.advance(MINUTE);
    await round();
    const stored = await row();
    expect(stored).toMatchObject({ state: 'sent', values: {} });
    expect(server.taken.map(({ source }) => headerOf(source, 'Message-ID'))).toEqual([
      `<${stored?.id}@toothwise.example>`,
    ]);
  });
});

describe('the server with a provider', () => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await freshDatabase());
  });

  const senders = () => {
    const mails: Mail[] = [];
    const texts: Sms[] = [];
    return {
      mails,
      texts,
      mail: async (mail: Mail) => void mails.push(mail),
      sms: async (sms: Sms) => void texts.push(sms),
    };
  };

  const ask = async (app: Parameters<typeof browserOn>[0]) => {
    const browser = browserOn(app);
    const mailed = await browser.post('/llm/send-email-verification', { email: EMAIL });
    const texted = await browser.post('/llm/send-phone-verification', {
      phone: PHONE,
      email: EMAIL,
    });
    expect([mailed.body.success, texted.body.success]).toEqual([true, true]);
  };

  it('for mails and one for text messages has no sandbox, and keeps nothing that it sends', async () => {
    const { mails, texts, mail, sms } = senders();
    const env = testEnv({ NODE_ENV: 'production' });
    const { app } = await accountsApp(db, { mail, sms, env });
    await ask(app);
    await vi.waitFor(() => expect([mails.length, texts.length]).toEqual([1, 1]), SOON);
    expect(mails[0]).toMatchObject({ to: EMAIL, subject: 'Your code for Toothwise' });
    expect(texts[0]?.to).toBe(`+91${PHONE}`);
    for (const page of ['/sandbox/outbox', '/sandbox/outbox.json']) {
      expect((await app.inject(page)).statusCode).toBe(404);
    }
    await app.close();
    expect(await db.sql.select().from(sandboxMessages)).toEqual([]);
  });

  it.each(['mail', 'sms'] as const)('for %s alone keeps the rest in the sandbox', async (real) => {
    const given = senders();
    const { app } = await accountsApp(db, { [real]: given[real] });
    await ask(app);
    const [kept, sent] = real === 'mail' ? [`+91${PHONE}`, EMAIL] : [EMAIL, `+91${PHONE}`];
    expect(await codeFor(app, kept)).toMatch(/^\d+$/);
    await vi.waitFor(() => expect([...given.mails, ...given.texts]).toHaveLength(1), SOON);
    const headers = await withSandboxKey(app);
    expect((await app.inject({ url: '/sandbox/outbox', headers })).statusCode).toBe(200);
    expect(await outboxOf(app, sent)).toEqual([]);
  });

  it('by mail waits for no text message that its provider is silent about', async () => {
    const { mails, mail } = senders();
    const silent = deferred<void>();
    let texts = 0;
    const sms = () => {
      texts += 1;
      return silent.promise;
    };
    const { app } = await accountsApp(db, { mail, sms });
    for (let host = 10; host < 30; host += 1) {
      const body = { phone: `98765432${host}`, email: EMAIL };
      await browserOn(app).post('/llm/send-phone-verification', body);
    }
    await vi.waitFor(() => expect(texts).toBe(8), SOON);
    await browserOn(app).post('/llm/send-email-verification', { email: 'quick@example.com' });
    // The clock stands still, so nobody's time limit has helped.
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toContain('quick@example.com'), SOON);
    expect(texts).toBe(8);
    silent.resolve();
  });

  it('that fails once is asked again later, and the log does not say for whom', async () => {
    const logs: string[] = [];
    const { mails, mail, sms } = senders();
    let asked = 0;
    const flaky = async (each: Mail) => {
      asked += 1;
      if (asked === 1) throw new Error(`${each.to} ${each.text}`);
      await mail(each);
    };
    const env = testEnv({ LOG_LEVEL: 'info' });
    const logSink = { write: (line: string) => void logs.push(line) };
    const { app, clock } = await accountsApp(db, { env, logSink, mail: flaky, sms });
    await ask(app);
    await vi.waitFor(() => expect(logs.join('')).toContain('a job failed'), SOON);
    await vi.waitFor(() => {
      clock.advance(10_000);
      expect(mails).toHaveLength(1);
    }, SOON);
    expect(asked).toBe(2);
    const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? 'none';
    for (const word of [EMAIL, PHONE, code]) expect(logs.join('')).not.toContain(word);
  });
});
