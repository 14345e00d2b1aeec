import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import { dentistsIn } from '../../../../server/repositories/dentists.ts';
import { freshDataDir } from '../../../kit/data-dir.ts';
import { OPERATOR_SET } from '../../../kit/operator.ts';
import { endProcesses, startCommand, startMain } from '../../../kit/processes.ts';
import { HEADER, line } from '../../../server/dentists/directory.kit.ts';

let dataDir: string;
let csv: string;

beforeAll(async () => {
  dataDir = await freshDataDir();
  csv = join(dataDir, 'dentists.csv');
  writeFileSync(csv, `${HEADER}\n${line()}\n${line({ slug: 'bad', name: '=1' })}\n`);
});
afterEach(() => endProcesses());
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const env = (set: Record<string, string> = {}) => ({
  env: { DATA_DIR: dataDir, PORT: '0', ...set },
});
const importing = (...args: string[]) => startCommand('import-dentists', args, env());
const startServer = async (set: Record<string, string> = {}) => {
  const server = startMain(env(set));
  const [, address = ''] = await server.says(/running at (.*)\n/);
  return { ...server, address };
};
const cities = async (address: string): Promise<{ city: string; dentists: number }[]> =>
  (await (await fetch(`${address}/api/dentist-cities`)).json()).cities;

const stop = async (server: Awaited<ReturnType<typeof startServer>>): Promise<void> => {
  server.child.kill('SIGINT');
  await server.ended;
};

describe('npm run import:dentists', () => {
  it('takes a file after the samples of a first start, and says which lines it refused', async () => {
    const first = await startServer();
    expect((await cities(first.address)).map(({ city }) => city)).toEqual([
      'Bengaluru',
      'Chennai',
      'Delhi',
      'Kolkata',
      'Mumbai',
      'Pune',
    ]);
    // The embedded database has one process.
    const early = importing(csv);
    expect(await early.ended).toBe(1);
    expect(early.said.err).toMatch(/^Another process .* already uses the data in /);
    await stop(first);

    const run = importing(csv);
    expect(await run.ended).toBe(1);
    expect(run.said.out).toBe(
      'line 3 refused: name "=1" begins like a formula\n' +
        '1 dentist added, 0 updated, 1 line refused.\n24 samples removed.\n',
    );
    const second = await startServer();
    expect(await cities(second.address)).toEqual([{ city: 'Pune', dentists: 1, isSample: false }]);
    await stop(second);
  });

  it('names what is missing', async () => {
    const unnamed = importing();
    expect(await unnamed.ended).toBe(1);
    expect(unnamed.said.err).toBe('Name the file: npm run import:dentists -- dentists.csv\n');
    const lost = importing('/no/such/file.csv');
    expect(await lost.ended).toBe(1);
    expect(lost.said.err).toBe('/no/such/file.csv cannot be read (ENOENT).\n');
  });
});

describe('the samples', () => {
  it('are for trying out: a server in production that others reach has none', async () => {
    const bare = await freshDataDir();
    const senders = {
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'Toothwise <hello@toothwise.example>',
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: '0'.repeat(32),
      TWILIO_FROM: '+15005550006',
      GOOGLE_CLIENT_ID: 'toothwise.apps.googleusercontent.com',
      RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag',
      RAZORPAY_KEY_SECRET: 'money',
      RAZORPAY_WEBHOOK_SECRET: 'hook',
      PUBLIC_URL: 'https://toothwise.example',
      ...OPERATOR_SET,
    };
    const set = { ...senders, DATA_DIR: bare, NODE_ENV: 'production', HOST: '0.0.0.0' };
    const server = await startServer(set);
    await stop(server);
    const db = await connect({ dataDir: bare, databaseUrl: null });
    expect(await dentistsIn(db.sql).isEmpty()).toBe(true);
    await db.close();
    rmSync(bare, { recursive: true, force: true });
  });
});
