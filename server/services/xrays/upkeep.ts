import { XRAY_KEPT_DAYS } from '../../../contracts/xray/xray-files.ts';
import type { JobKind } from '../../jobs/runner.ts';
import { jobsIn } from '../../repositories/jobs.ts';
import { XRAY_REMOVAL, xraysIn, xraysUpkeepIn } from '../../repositories/xrays.ts';
import { stillsIn } from '../../repositories/stills.ts';
import { strayFilesIn } from '../../repositories/stray-files.ts';
import { XRAY_ANALYSIS, deleteRow, moveXray } from './move.ts';
import type { XrayDeps } from './xray-deps.ts';
import { fileNameOf, xrayOfFile } from './pictures.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = XRAY_KEPT_DAYS * DAY_MS;

/** Time for which a picture that was refused stays, in milliseconds: its page may be reloaded, and no list shows it. */
const REFUSED_MS = HOUR_MS;

/** Age up to which a row without its picture may still be in the making, in milliseconds. */
const MAKING_MS = HOUR_MS;

/**
 * Time from the round that first finds a file without a row to its deletion, in milliseconds. A patient's deletion is
 * carried out at once; this is for interrupted work, and long enough to notice that a wrong database was restored or
 * configured.
 */
const STRAY_MS = 7 * DAY_MS;

/**
 * Time for which a round counts, in milliseconds: one a day, and one missed day. A longer gap restarts the wait of
 * every stray, so that configuring a wrong database a second time leaves a week again.
 */
const GAP_MS = 2 * DAY_MS;

/** Pause before the deletion of pictures is tried again, in milliseconds. */
const ANEW_MS = HOUR_MS;

/** Number of files or rows looked at in one go. */
const STEP = 200;

type Deps = Pick<XrayDeps, 'db' | 'clock' | 'ids' | 'files'>;

/**
 * Reads the key of a removal: the X-ray and, from the second job on, how often it was given up; each is a job of its
 * own.
 */
const readKey = (key: string) => {
  const [id = '', givenUp = '0'] = key.split(':');
  return { id, givenUp: Number(givenUp) };
};

/** Deletes the pictures of an X-ray that is gone. @throws Error when the store fails: the job retries */
const removePictures = async ({ files, db }: Deps, key: string): Promise<void> => {
  const { id } = readKey(key);
  if ((await xraysIn(db.sql).byId(id)) !== null) return;
  await files.remove(fileNameOf(id, 'picture'));
  await files.remove(fileNameOf(id, 'preview'));
};

/**
 * Plans the removal again after its job was given up: the patient was promised that the pictures go, so it is tried
 * until they are gone.
 */
const tryRemovalAnew = async ({ db, clock, ids }: Deps, key: string): Promise<void> => {
  const { id, givenUp } = readKey(key);
  const dueAt = new Date(clock.now().getTime() + ANEW_MS);
  const anew = { kind: XRAY_REMOVAL, key: `${id}:${givenUp + 1}`, dueAt };
  await jobsIn(db.sql).add({ id: ids.row(), ...anew });
};

/** Number of analyses ended, and of X-rays and files deleted. */
type Tidied = { readonly analyses: number; readonly xrays: number; readonly files: number };

/**
 * Deletes X-rays whose time is over, pictures that were refused and rows whose picture never came, and files without a row, and ends analyses that no
 * process works on any more.
 */
export const tidyUp = async (deps: Deps): Promise<Tidied> => ({
  analyses: await endLeftAnalyses(deps),
  xrays: await deleteOldRows(deps),
  files: await deleteStrayFiles(deps),
});

/**
 * Ends analyses without a job. A process that is killed after giving up the job and before noting it would leave the
 * X-ray "analyzing" for ever.
 */
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
  const until = {
    unsaved: new Date(now - KEPT_MS),
    refused: new Date(now - REFUSED_MS),
    storing: new Date(now - MAKING_MS),
  };
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
    const ids = names.map(xrayOfFile).filter((id) => UUID.test(id));
    const ofCalls = await stillsIn(db.sql).among(ids);
    const known = new Set([...(await xraysIn(db.sql).among(ids)), ...ofCalls]);
    await strays.forget(names.filter((each) => known.has(xrayOfFile(each))));
    const found = names.filter((each) => !known.has(xrayOfFile(each)));
    await strays.see(found, now);
    for (const name of await strays.firstSeenUntil(ago(STRAY_MS), found)) {
      try {
        await files.remove(name);
        await strays.forget([name]);
        deleted += 1;
      } catch (error) {
        // One failure must not stop the others; the job's retry tries it again.
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
