/**
 * `npm run bench:outbox`: how many codes and notices a process hands to a mail server in a second, out of an outbox in
 * PostgreSQL. Each answer of the stand-in server takes DELAY_MS=20, as of one in the same country. MESSAGES=600 PROCESSES=1
 */
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/connect.ts';
import { startLanes } from '../../server/jobs/lanes.ts';
import { systemClock } from '../../server/lib/clock.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { smtpMail } from '../../server/providers/mail/smtp.ts';
import { deliveryLanes } from '../../server/services/messages/delivery.ts';
import { addMessage } from '../../server/services/messages/outbox.ts';
import type { MessageKind } from '../../server/services/messages/texts.ts';
import { startPostgres } from '../kit/postgres-server.ts';
import { addressOf, ask } from '../kit/postgres.setup.ts';
import { settingsFor, smtpServer } from './accounts/smtp.kit.ts';

const MESSAGES = Number(process.env['MESSAGES'] ?? 600);
const PROCESSES = Number(process.env['PROCESSES'] ?? 1);
const DELAY_MS = Number(process.env['DELAY_MS'] ?? 20);

let connections = 0;
const later = (done: () => void): void => void setTimeout(done, DELAY_MS);
const server = await smtpServer({
  disabledCommands: ['STARTTLS'],
  onConnect: (_session, done) => {
    connections += 1;
    later(done);
  },
  onMailFrom: (_address, _session, done) => later(done),
  onRcptTo: (_address, _session, done) => later(done),
  onData: (stream, _session, done) => {
    stream.on('end', () => later(done)).resume();
  },
});

const fill = async (db: Database, kind: MessageKind): Promise<void> => {
  const uselessAt = new Date(Date.now() + 600_000);
  for (let number = 0; number < MESSAGES; number += 1) {
    const recipient = `${number}@example.com`;
    const values = { code: '123456', at: new Date().toISOString() };
    const message = { kind, channel: 'mail', recipient, values, uselessAt } as const;
    await addMessage(
      db.sql,
      { clock: systemClock, ids: randomIds },
      { ...message, isWithheld: false },
    );
  }
};

const run = async (databaseUrl: string, kind: MessageKind): Promise<void> => {
  const own = await connect({ dataDir: '', databaseUrl });
  await fill(own, kind);
  const databases = await Promise.all(
    Array.from({ length: PROCESSES }, () => connect({ dataDir: '', databaseUrl })),
  );
  const counted = { ended: 0, failed: 0 };
  connections = 0;
  const began = performance.now();
  const running = databases.flatMap((db) => {
    const deps = { db, clock: systemClock, ids: randomIds, log: console };
    const settings = settingsFor(server.port);
    const lanes = deliveryLanes({
      ...deps,
      mail: smtpMail(settings, systemClock),
      sms: async () => undefined,
      smsLanguage: 'en',
      organizer: settings.from,
      closing: new AbortController().signal,
    });
    const onEnd = (what: string, outcome: string): void => {
      if (what !== 'unknownKinds') counted.ended += 1;
      if (outcome !== 'done') counted.failed += 1;
    };
    return startLanes({ ...deps, onEnd }, lanes);
  });
  while (counted.ended < MESSAGES) await wait(5);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `| ${kind} | ${MESSAGES} | ${(MESSAGES / seconds).toFixed(0)} | ${connections} | ${counted.failed} |`,
  );
  await Promise.all(running.map(({ stop }) => stop()));
  await Promise.all([own, ...databases].map((db) => db.close()));
};

const postgres = await startPostgres();
try {
  await ask(postgres.url, 'create database bench');
  // Each commit is on the disk before it is told, as it is for people.
  await ask(postgres.url, 'alter database bench set synchronous_commit = on');
  console.log(
    '| message | sent | in a second | connections | failed |\n| --- | --- | --- | --- | --- |',
  );
  for (const kind of ['signIn', 'visitNote'] as const)
    await run(addressOf(postgres.url, 'bench'), kind);
} finally {
  await server.close();
  await postgres.stop();
}
