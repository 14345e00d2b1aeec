import { XRAY_KEPT_DAYS } from '../../../contracts/xray-files.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { XRAY_REMOVAL, xraysIn, xraysUpkeepIn } from '../../repositories/xrays.ts';
import { strayFilesIn } from '../../repositories/stray-files.ts';
import { XRAY_ANALYSIS, deleteRow, moveXray } from './move.ts';
import type { XrayDeps } from './xray-deps.ts';
import { fileNameOf, xrayOfFile } from './pictures.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = XRAY_KEPT_DAYS * DAY_MS;

/** How long a row without its picture may be one that is just being made, in milliseconds. */
const MAKING_MS = HOUR_MS;

/**
 * How long a file is left from the round on that first finds it without a row, in milliseconds. What a person deletes goes at
 * once; this is for what broke in between, and long enough for a database that was put back, or set, by mistake to be noticed.
 */
const STRAY_MS = 7 * DAY_MS;

/**
 * How long after a round it still counts, in milliseconds: one a day, and a day that was missed. With a longer gap a stray starts
 * anew, so that a database that is set by mistake a second time has its week again.
 */
const GAP_MS = 2 * DAY_MS;

/** The pause before pictures that the store did not delete are tried anew, in milliseconds. */
const ANEW_MS = HOUR_MS;

/** How many are looked at in one go. */
const STEP = 200;

type Deps = Pick<XrayDeps, 'db' | 'clock' | 'ids' | 'files'>;

/** The key of a removal names the X-ray and, from the second on, how often it was given up: each is a job of its own. */
const readKey = (key: string) => {
  const [id = '', givenUp = '0'] = key.split(':');
  return { id, givenUp: Number(givenUp) };
};

/** Deletes the pictures of an X-ray that is gone. @throws Error when the store does not: the job tries again */
const removePictures = async ({ files, db }: Deps, key: string): Promise<void> => {
  const { id } = readKey(key);
  if ((await xraysIn(db.sql).byId(id)) !== null) return;
  await files.remove(fileNameOf(id, 'picture'));
  await files.remove(fileNameOf(id, 'preview'));
};

/** Tried often enough for now: whose picture it is was told that it goes, so it is tried until it is gone. */
const tryRemovalAnew = async ({ db, clock, ids }: Deps, key: string): Promise<void> => {
  const { id, givenUp } = readKey(key);
  const dueAt = new Date(clock.now().getTime() + ANEW_MS);
  const anew = { kind: XRAY_REMOVAL, key: `${id}:${givenUp + 1}`, dueAt };
  await jobsIn(db.sql).add({ id: ids.row(), ...anew });
};

/** How many of each went, or ended. */
type Tidied = { readonly analyses: number; readonly xrays: number; readonly files: number };

/**
 * Deletes X-rays that are kept no longer or were never whole, and files that belong to none, and ends analyses that nobody
 * makes any more.
 */
export const tidyUp = async (deps: Deps): Promise<Tidied> => ({
  analyses: await endLeftAnalyses(deps),
  xrays: await deleteOldRows(deps),
  files: await deleteStrayFiles(deps),
});

/** A process that is killed after it gave up the job, and before it said so of the X-ray, leaves it analysing for ever. */
const endLeftAnalyses = async ({ db }: Deps): Promise<number> => {
  let ended = 0;
  for (const { id, analyses } of await xraysUpkeepIn(db.sql).leftAnalyzing(XRAY_ANALYSIS)) {
    const isEnded = await db.transaction(async (sql) => {
      const row = await xraysIn(sql).lock(id);
      return row?.analyses === analyses && (await moveXray(sql, row, { type: 'gaveUp' })) !== null;
    });
    if (isEnded) ended += 1;
  }
  return ended;
};

const deleteOldRows = async ({ db, clock, ids }: Deps): Promise<number> => {
  const now = clock.now().getTime();
  const until = { unsaved: new Date(now - KEPT_MS), storing: new Date(now - MAKING_MS) };
  let deleted = 0;
  for (;;) {
    const old = await xraysUpkeepIn(db.sql).old(until, STEP);
    if (old.length === 0) return deleted;
    for (const id of old) {
      const isGone = await db.transaction(
        async (sql) =>
          (await xraysUpkeepIn(sql).lockOld(id, until)) &&
          (await deleteRow(sql, { clock, ids }, id)),
      );
      if (isGone) deleted += 1;
    }
  }
};

const deleteStrayFiles = async ({ db, clock, files }: Deps): Promise<number> => {
  const now = clock.now();
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const strays = strayFilesIn(db.sql);
  let deleted = 0;
  let failure: unknown = null;
  const look = async (names: readonly string[]): Promise<void> => {
    const known = await xraysIn(db.sql).among(names.map(xrayOfFile).filter((id) => UUID.test(id)));
    await strays.forget(names.filter((each) => known.has(xrayOfFile(each))));
    const found = names.filter((each) => !known.has(xrayOfFile(each)));
    await strays.see(found, now);
    for (const name of await strays.firstSeenUntil(ago(STRAY_MS), found)) {
      try {
        await files.remove(name);
        await strays.forget([name]);
        deleted += 1;
      } catch (error) {
        // The others are not left for it; it is tried again with the job.
        failure ??= error;
      }
    }
  };
  await strays.forgetUnseenSince(ago(GAP_MS));
  let step: string[] = [];
  for await (const name of files.list()) {
    step.push(name);
    if (step.length < STEP) continue;
    await look(step);
    step = [];
  }
  await look(step);
  if (failure !== null) throw failure;
  return deleted;
};

type UpkeepDeps = Deps & { readonly log: { info(line: object, text: string): void } };

/** Deletes the pictures of X-rays that are gone, and once a day (UTC) whatever belongs to none. */
export const xrayUpkeepJobs = (deps: UpkeepDeps): JobKind[] => [
  {
    name: XRAY_REMOVAL,
    run: (key) => removePictures(deps, key),
    giveUp: (key) => tryRemovalAnew(deps, key),
  },
  {
    name: 'xrayUpkeep',
    keyAt: (now) => now.toISOString().slice(0, 10),
    run: async () => deps.log.info(await tidyUp(deps), 'old X-rays deleted'),
  },
];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
