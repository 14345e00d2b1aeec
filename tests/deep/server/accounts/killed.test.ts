import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import { accounts, oneTimeCodes } from '../../../../server/db/schema.ts';
import { freshDataDir } from '../../../kit/data-dir.ts';
import { endProcesses, startFile } from '../../../kit/processes.ts';

/** How often the server is killed; KILLS=100 takes some minutes. */
const KILLS = Number(process.env['KILLS'] ?? 6);

vi.setConfig({ testTimeout: 60_000 + KILLS * 20_000 });

/** The first number that is given to somebody. */
const FIRST_NUMBER = 9_000_000_000;

let dataDir: string;

beforeAll(async () => {
  dataDir = await freshDataDir();
});
afterAll(async () => {
  await endProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

it('a server that is killed while people sign up loses nobody who was told so, and has no account without its verified contacts', async () => {
  const told: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const first = String(FIRST_NUMBER + kill * 10_000);
    const server = startFile('tests/server/fixtures/keeps-signing-up.ts', [dataDir, first]);
    // On a machine that is busy nobody may have signed up in the time that is waited: every second time somebody has.
    await server.says(kill % 2 === 0 ? /^ready$/m : /@/);
    // Anywhere in the way of somebody, from the first code to the reply.
    await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 900));
    server.child.kill('SIGKILL');
    await server.ended;
    told.push(...server.said.out.split('\n').filter((line) => line.includes('@')));
  }

  const db = await connect({ dataDir, databaseUrl: null });
  const people = await db.sql.select().from(accounts);
  const codes = await db.sql.select().from(oneTimeCodes);
  await db.close();
  const emails = new Set(people.map(({ email }) => email));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((email) => !emails.has(email))).toEqual([]);
  const used = new Set(codes.filter(({ state }) => state === 'used').map(({ contact }) => contact));
  const unverified = people.filter(
    ({ email, phone }) => email === null || !used.has(email) || phone === null || !used.has(phone),
  );
  expect(unverified).toEqual([]);
});
