import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { xrays } from '../../../../server/db/schema.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import { clearSpool } from '../../../../server/lib/spool.ts';
import { diskFiles } from '../../../../server/providers/files/disk.ts';
import { freshDataDir } from '../../../kit/data-dir.ts';
import { endProcesses, startFile } from '../../../kit/processes.ts';
import { stepClock } from '../../../kit/server.ts';
import { xrayJobs } from '../../../server/xrays/xrays.kit.ts';

/** How often a server is killed anywhere; KILLS=100 takes some minutes. */
const KILLS = Number(process.env['KILLS'] ?? 4);

vi.setConfig({ testTimeout: 60_000 + KILLS * 20_000, hookTimeout: 60_000 });

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let dataDir: string;

beforeEach(async () => {
  dataDir = await freshDataDir();
});
afterEach(async () => {
  await endProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The next process, from the moment of its start on and as long as it takes. */
const nextProcess = async () => {
  const db: Database = await connect({ dataDir, databaseUrl: null });
  const clock = stepClock(new Date().toISOString());
  const files = diskFiles(dataDir);
  await clearSpool(dataDir);
  const working = xrayJobs({ db, clock, files });
  return {
    /** Lets so many milliseconds pass, and does what is due before and after. */
    async after(ms: number) {
      await doDueJobs(working);
      clock.advance(ms);
      await doDueJobs(working);
      await doDueJobs(working);
    },
    rows: () => db.sql.select().from(xrays),
    close: () => db.close(),
  };
};

const picturesIn = (): string[] => {
  try {
    return readdirSync(join(dataDir, 'pictures')).toSorted();
  } catch {
    return [];
  }
};

const kill = async ({ child, ended }: ReturnType<typeof startFile>): Promise<void> => {
  child.kill('SIGKILL');
  await ended;
};

it('a server that is killed during an analysis leaves it to the next one, which ends it', async () => {
  const server = startFile('tests/server/fixtures/keeps-xrays.ts', [dataDir, 'analysis']);
  await server.says(/halted in analysis/);
  await kill(server);
  const next = await nextProcess();
  expect((await next.rows()).map(({ state }) => state)).toEqual(['analyzing']);
  // Five minutes until it counts as lost, and one until it is tried again.
  await next.after(5 * MINUTE_MS);
  await next.after(MINUTE_MS);
  const [row] = await next.rows();
  expect([row?.state, row?.reading?.findings.length]).toEqual(['analyzed', 1]);
  expect(picturesIn()).toEqual([`${row?.id}.jpg`, `${row?.id}-preview.jpg`].toSorted());
  await next.close();
});

it('a server that is killed between the files of a picture leaves a row that goes, and its file with it', async () => {
  const server = startFile('tests/server/fixtures/keeps-xrays.ts', [dataDir, 'storing']);
  await server.says(/halted in storing/);
  await kill(server);
  const next = await nextProcess();
  const [row] = await next.rows();
  expect(row?.state).toBe('storing');
  expect(picturesIn()).toEqual([`${row?.id}.jpg`]);
  await next.after(DAY_MS);
  expect(await next.rows()).toEqual([]);
  expect(picturesIn()).toEqual([]);
  await next.close();
});

it('a server that is killed anywhere loses no X-ray that was acknowledged, and leaves no file of none', async () => {
  const told: string[] = [];
  for (let count = 0; count < KILLS; count += 1) {
    const phone = String(9_000_000_000 + count);
    const server = startFile('tests/server/fixtures/keeps-xrays.ts', [dataDir, 'nowhere', phone]);
    await server.says(count % 2 === 0 ? /^ready$/m : /^xray/m);
    await new Promise((resolve) => setTimeout(resolve, (count * 137) % 700));
    await kill(server);
    told.push(...[...server.said.out.matchAll(/^xray (\S+)$/gm)].map(([, id = '']) => id));
  }
  expect(told.length).toBeGreaterThan(0);
  const next = await nextProcess();
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  await next.after(5 * MINUTE_MS);
  await next.after(MINUTE_MS);
  const rows = await next.rows();
  expect(told.filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
  for (let day = 0; day <= 8; day += 1) await next.after(DAY_MS);
  const left = await next.rows();
  expect(new Set(left.map(({ state }) => state))).toEqual(new Set(['analyzed']));
  expect(told.filter((id) => !left.some((row) => row.id === id))).toEqual([]);
  const wanted = left.flatMap(({ id }) => [`${id}.jpg`, `${id}-preview.jpg`]).toSorted();
  expect(picturesIn()).toEqual(wanted);
  await next.close();
});
