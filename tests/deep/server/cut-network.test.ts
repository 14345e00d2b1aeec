import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diagnose, openChatSession } from '../../../contracts/endpoints/assessment.ts';
import { connect } from '../../../server/db/connect.ts';
import type { Database } from '../../../server/db/connect.ts';
import { messages } from '../../../server/db/schema.ts';
import { systemClock } from '../../../server/lib/clock.ts';
import { errorCode } from '../../../server/lib/error-code.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { untilStored } from '../../../server/lib/until-stored.ts';
import { countsIn } from '../../../server/metrics/counts.ts';
import { chatSessionsIn } from '../../../server/repositories/chat-sessions.ts';
import { messagesIn } from '../../../server/repositories/messages.ts';
import { SANDBOX_ORGANIZER } from '../../../server/services/messages/invite.ts';
import { deliverMessage } from '../../../server/services/messages/delivery.ts';
import { addMessage } from '../../../server/services/messages/outbox.ts';
import { startServer } from '../../../server/start.ts';
import type { Running } from '../../../server/start.ts';
import { cuttableNetwork } from '../../kit/cuttable-network.ts';
import type { CuttableNetwork } from '../../kit/cuttable-network.ts';
import { DATABASES } from '../../kit/databases.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { addressOf, ask as say } from '../../kit/postgres.setup.ts';
import { quickPasswords, stubEngine, testEnv } from '../../kit/server.ts';
import { decodingHere, memoryFiles, stubReader } from '../../kit/xrays.ts';

/** No reply waits longer for storing, and the pool is well again so soon after the network is, in milliseconds. */
const STORING_MS = 3000;
const RECOVERED_MS = 10_000;

const SHARED = DATABASES.filter(({ database }) => database === 'PostgreSQL');

describe.each(SHARED)('a server whose way to $database is cut', ({ bare }) => {
  let network: CuttableNetwork;
  let db: Database;
  let server: Running;
  let removeDatabase: () => Promise<void>;
  let logs: string[];

  beforeEach(async () => {
    const { settings, remove } = await bare();
    removeDatabase = remove;
    network = await cuttableNetwork(settings.databaseUrl ?? '');
    db = await connect({ ...settings, databaseUrl: network.url });
    logs = [];
    server = await startServer({
      env: testEnv({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' }),
      open: () => Promise.resolve(db),
      clock: systemClock,
      ids: randomIds,
      engine: stubEngine,
      writeReport: () => Promise.reject(new Error('no report')),
      languageModel: null,
      passwords: quickPasswords(),
      mail: null,
      sms: null,
      google: null,
      staffIssuer: null,
      payments: null,
      files: memoryFiles(),
      decoding: decodingHere,
      xrayReader: stubReader,
      metrics: new Registry(),
      observer: countsIn(new Registry()),
      logSink: { write: (line) => void logs.push(line) },
    });
  });
  afterEach(async () => {
    await network.restore();
    await server.stop(0);
    await network.close();
    await removeDatabase();
  });

  const ask = async (endpoint: { path: string; method: string }, body?: object) => {
    const asked = performance.now();
    const reply = await fetch(`${server.address}${endpoint.path}`, {
      method: endpoint.method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    const read: unknown = await reply.json();
    return { status: reply.status, read, ms: performance.now() - asked };
  };
  const openSession = () => ask(openChatSession, {});
  const isReady = () => ask({ method: 'GET', path: '/readyz' });

  const storesEverything = async () => {
    const replies = await Promise.all(Array.from({ length: 15 }, openSession));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 15 }, () => 200));
    const sessions = chatSessionsIn(db.sql);
    const tokens = replies.map(({ read }) => (read as { sessionToken: string }).sessionToken);
    expect(await Promise.all(tokens.map((token) => sessions.has(token)))).not.toContain(false);
  };

  /** Fails unless from some moment within the limit on everything is stored again. */
  const recovers = async () => {
    const whole = performance.now();
    while ((await openSession()).status !== 200) await wait(200);
    while ((await isReady()).status !== 200) await wait(200);
    await storesEverything();
    expect(performance.now() - whole).toBeLessThan(RECOVERED_MS);
  };

  it.each<{ cut: string; by: (network: CuttableNetwork) => unknown }>([
    { cut: 'falls silent', by: ({ swallow }) => swallow() },
    { cut: 'is held up', by: ({ hold }) => hold() },
    { cut: 'is refused', by: ({ refuse }) => refuse() },
  ])(
    'answers everybody in time while the database $cut, and stores again soon after',
    async ({ by }) => {
      await storesEverything();
      await by(network);
      // More at once than the pool has connections, twice: idle ones first, then new ones.
      for (let round = 0; round < 2; round += 1) {
        const replies = await Promise.all([
          isReady(),
          ...Array.from({ length: 25 }, openSession),
          ...Array.from({ length: 5 }, () => ask(diagnose, DIAGNOSE_BODY)),
        ]);
        expect(Math.max(...replies.map(({ ms }) => ms))).toBeLessThan(STORING_MS);
        const [ready, ...asked] = replies;
        expect(ready).toMatchObject({
          status: 503,
          read: { message: 'The database stores nothing.' },
        });
        expect(ready.ms).toBeLessThan(1500);
        const refused = asked.slice(0, 25);
        expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
        expect(asked.slice(25).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      }
      await network.restore();
      await recovers();
    },
  );

  it('survives that open connections are reset, in the middle of a transaction too', async () => {
    await storesEverything();
    const torn = db.transaction(async (sql) => {
      await chatSessionsIn(sql).add('chat-torn', new Date());
      network.reset();
      await wait(50);
      await chatSessionsIn(sql).add('chat-torn-too', new Date());
    });
    await expect(torn).rejects.toThrow('Failed query');
    await recovers();
    expect(await chatSessionsIn(db.sql).has('chat-torn')).toBe(false);
  });

  it.each([
    { moment: 'before it begins', after: 0 },
    { moment: 'after its first statement', after: 1 },
  ])('ends a transaction in time when the network falls silent $moment', async ({ after }) => {
    await storesEverything();
    const lost = Array.from({ length: 12 }, async (_one, index) => {
      const begun = performance.now();
      const outcome = await db
        .transaction(async (sql) => {
          if (after === 1) await chatSessionsIn(sql).add(`chat-${index}`, new Date());
          network.swallow();
          await chatSessionsIn(sql).add(`chat-${index}-too`, new Date());
        })
        .catch(() => 'failed');
      return { outcome, ms: performance.now() - begun };
    });
    if (after === 0) network.swallow();
    for (const { outcome, ms } of await Promise.all(lost)) {
      expect(outcome).toBe('failed');
      expect(ms).toBeLessThan(STORING_MS);
    }
    await network.restore();
    await recovers();
  });

  it('keeps no connection to what only reads, as a standby does, when the primary is there again', async () => {
    const name = new URL(network.url).pathname.slice(1);
    const readOnly = (is: boolean) =>
      say(
        addressOf(network.url, 'postgres'),
        `alter database ${name} set default_transaction_read_only = ${is}`,
      );
    const store = () =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          db
            .transaction((sql) => chatSessionsIn(sql).add(randomIds.row(), new Date()))
            .then(
              () => 'stored',
              (error: unknown) => errorCode(error),
            ),
        ),
      );
    await readOnly(true);
    // All connections are opened anew, to what answers now.
    network.reset();
    await store();
    expect(await store()).toEqual(Array.from({ length: 10 }, () => '25006'));
    await readOnly(false);
    expect(await store()).toEqual(Array.from({ length: 10 }, () => 'stored'));
  });

  it.each([
    { what: 'is refused', cut: (way: CuttableNetwork) => way.refuse() },
    { what: 'falls silent', cut: async (way: CuttableNetwork) => way.swallow() },
  ])(
    'sends a mail once, though the database $what before that is written down',
    async ({ cut }) => {
      const [id, sent] = [randomIds.row(), [] as string[]];
      const message = { kind: 'signIn', channel: 'mail', recipient: 'asha@example.com' } as const;
      const uselessAt = new Date(Date.now() + 600_000);
      const adding = { clock: systemClock, ids: randomIds };
      const added = { ...message, id, values: { code: '483920' }, uselessAt, isWithheld: true };
      await db.transaction((sql) => addMessage(sql, adding, added));
      await db.sql.update(messages).set({ state: 'waiting', values: added.values });
      const deps = {
        db,
        clock: systemClock,
        mail: async (mail: { id: string }) => {
          sent.push(mail.id);
          await cut(network);
          setTimeout(() => void network.restore(), 4000);
        },
        sms: () => Promise.reject(new Error('no text message was asked for')),
        smsLanguage: 'en' as const,
        organizer: SANDBOX_ORGANIZER,
        closing: new AbortController().signal,
      };
      await deliverMessage(deps, id);
      await deliverMessage(deps, id);
      expect(sent).toEqual([id]);
    },
  );

  it('lets a message go that cannot be written down when the process stops', async () => {
    await network.refuse();
    const ending = new AbortController();
    const written = untilStored(systemClock, ending.signal, () =>
      messagesIn(db.sql).end(randomIds.row(), 'sent'),
    );
    setTimeout(() => ending.abort(), 300);
    await expect(written).rejects.toThrow('Failed query');
  });

  it('gives up connections that died while nobody used them', async () => {
    await storesEverything();
    network.swallow();
    await network.restore();
    await recovers();
  });

  it('stops in time while the database is silent', async () => {
    await storesEverything();
    network.swallow();
    const asked = openSession();
    const stopping = performance.now();
    await server.stop(0);
    expect(performance.now() - stopping).toBeLessThan(2 * STORING_MS);
    await asked.catch(() => undefined);
    server = { ...server, stop: () => Promise.resolve() };
  });

  it('says once in the log that nothing is stored, and once that it is again', async () => {
    network.swallow();
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await isReady()).status).toBe(503);
      await wait(1000);
    }
    await network.restore();
    await recovers();
    const said = logs.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(said.filter((line) => line.startsWith('the database'))).toEqual([
      'the database stores nothing',
      'the database stores again',
    ]);
  });
});
