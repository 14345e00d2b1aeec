import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../../../server/db/schema.ts';
import { DeliveryFailure } from '../../../server/providers/delivery-failure.ts';
import type { Mail, MailSender } from '../../../server/providers/mail/port.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { deferred, engineHere, testEnv } from '../../kit/server.ts';
import { accountsApp, outboxOf } from '../accounts/accounts.kit.ts';
import { EMAIL_TYPED, bodyOf, reanalyse, reanalysesApp } from './reanalyses.kit.ts';
import { ASHA } from './xrays.kit.ts';

/** All that a mail may say, word by word: how soon to be seen, and nothing of anybody. */
const textOf = (xrayId: string) => `The result that was asked for with this address is ready.

It says: see a dentist within 1 to 2 weeks.

To read all of it and its report, open Toothwise at /xray-analysis?xray=${xrayId} and sign in with the account that asked for it.

If it gets worse, do not wait: call 112 or 108, or go to a hospital.

You did not ask for it? Then somebody else may be signed in to your account: choose a new password.

`;

describe('[REAN-21] the mail of a re-analysis', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let made: Awaited<ReturnType<typeof reanalysesApp>>;
  let app: FastifyInstance;

  beforeEach(async () => {
    database = await freshDatabase();
    made = await reanalysesApp(database.db);
    ({ app } = made);
  });

  /** The same account on a server with a provider that does as it is told. */
  const withProvider = async (mail: MailSender) => {
    await app.close();
    const env = testEnv({ DATA_DIR: made.dataDir });
    const { clock, files } = made;
    const sms = async () => undefined;
    ({ app } = await accountsApp(database.db, {
      clock,
      files,
      mail,
      sms,
      env,
      engine: engineHere,
    }));
  };

  const mailed = async (key?: string) => {
    const { status, body } = await reanalyse(app, made.asha, bodyOf(made.xrayId), key);
    return { status, sent: body.email_sent, queued: body.email_queued };
  };

  it('is sent to the address of the account once the provider has taken it, says how soon to be seen and where the report is, and nothing of anybody', async () => {
    const complaint = 'Buy pills at https://evil.example now';
    const patientData = { chiefComplaint: complaint, email: ` ${EMAIL_TYPED.toUpperCase()} ` };
    const chatContext = { ...bodyOf('').chatContext, issue: complaint };
    const asked = bodyOf(made.xrayId, { patientData, chatContext });
    const { body } = await reanalyse(app, made.asha, asked);
    expect([body.email_sent, body.email_queued]).toEqual([true, false]);
    expect(await outboxOf(app, EMAIL_TYPED)).toEqual([]);
    const subject = 'Your result at Toothwise is ready';
    const mail = (await outboxOf(app, ASHA.email)).find((each) => each.subject === subject);
    expect(body.reanalysis.urgency_level).toBe('moderate');
    expect(mail?.text.slice(0, mail.text.indexOf('----'))).toBe(textOf(made.xrayId));
    const { html } = mail as unknown as Mail;
    for (const word of ['evil', 'pills', 'Asha', 'decay', 'X-ray', made.asha.id]) {
      expect(`${mail?.text} ${html}`).not.toContain(word);
    }
  });

  it('is still to be sent while the provider is down, and goes by itself when it is back', async () => {
    let isDown = true;
    const taken: string[] = [];
    await withProvider(async ({ to }) => {
      if (isDown) throw new DeliveryFailure('SMTP', 'ECONNREFUSED');
      taken.push(to);
    });
    expect(await mailed('mail-key-12')).toEqual({ status: 200, sent: false, queued: true });
    isDown = false;
    await vi.waitFor(() => {
      made.clock.advance(60_000);
      expect(taken).toEqual([ASHA.email]);
    });
    await vi.waitFor(async () =>
      expect(await mailed('mail-key-12')).toEqual({ status: 200, sent: true, queued: false }),
    );
  });

  it('is not mailed when the provider knows no such address, and is not tried again', async () => {
    let asked = 0;
    await withProvider(async () => {
      asked += 1;
      throw new DeliveryFailure('SMTP', 'EENVELOPE', 550);
    });
    expect(await mailed('mail-key-13')).toEqual({ status: 200, sent: false, queued: false });
    made.clock.advance(60 * 60_000);
    expect(await mailed('mail-key-13')).toEqual({ status: 200, sent: false, queued: false });
    expect(asked).toBe(1);
  });

  it('is not mailed any more when it was tried often enough', async () => {
    await withProvider(async () => {
      throw new DeliveryFailure('SMTP', 'EENVELOPE', 450);
    });
    expect(await mailed('mail-key-14')).toEqual({ status: 200, sent: false, queued: true });
    await vi.waitFor(
      async () => {
        made.clock.advance(60_000);
        const all = await database.db.sql.select().from(messages);
        expect(all.find(({ kind }) => kind === 'reanalysis')?.state).toBe('dead');
      },
      { timeout: 30_000 },
    );
    expect(await mailed('mail-key-14')).toEqual({ status: 200, sent: false, queued: false });
  });

  it('is waited for three seconds and no longer, and is sent all the same', async () => {
    const taking = deferred<void>();
    const begun = deferred<void>();
    await withProvider(() => {
      begun.resolve();
      return taking.promise;
    });
    const asking = mailed('mail-key-15');
    await begun.promise;
    made.clock.advance(2999);
    const early = await Promise.race([asking, new Promise((done) => setTimeout(done, 200))]);
    expect(early).toBeUndefined();
    made.clock.advance(1);
    expect(await asking).toEqual({ status: 200, sent: false, queued: true });
    taking.resolve();
    await vi.waitFor(async () =>
      expect(await mailed('mail-key-15')).toEqual({ status: 200, sent: true, queued: false }),
    );
  });
});
