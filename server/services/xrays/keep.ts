import { XRAYS_OF_ACCOUNT_MAX } from '../../../contracts/xray/xray-files.ts';
import type { XrayRefusal } from '../../../contracts/xray/xray-files.ts';
import type { Spooled } from '../../lib/spool.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayRow } from '../../repositories/xrays.ts';
import { lockFor } from '../accounts/consent-rule.ts';
import type { NotAllowed } from '../accounts/consent-rule.ts';
import { personOf } from '../accounts/family.ts';
import type { Grown } from '../accounts/family.ts';
import { undoable } from '../undoable.ts';
import { claimRequest } from '../request-keys.ts';
import type { AboutFile, CleanPicture } from './decode.ts';
import { askForAnalysis, moveXray } from './move.ts';
import type { XrayDeps } from './xray-deps.ts';
import { fileNameOf } from './pictures.ts';

type Keeping = {
  readonly ownerId: string;
  /** The person for whom it is; nobody for the account holder. */
  readonly profileId: string | null;
  readonly requestKey: string;
  readonly file: Spooled;
  /** True when it is to be analysed as well. */
  readonly isForAnalysis: boolean;
  readonly signal: AbortSignal;
};

/** `gone`: the X-ray or the account was deleted meanwhile. `otherRequest`: the key was used for another request. */
export type Kept =
  | { readonly kind: 'kept'; readonly xray: XrayRow }
  | { readonly kind: 'notTaken'; readonly verdict: XrayRefusal; readonly about?: AboutFile }
  | { readonly kind: 'gone' | 'otherRequest' | 'noPerson' | 'busy' | 'left' }
  | Grown
  | NotAllowed;

type Begun = { readonly kind: 'begun'; readonly xray: XrayRow } | Exclude<Kept, { kind: 'kept' }>;

/**
 * Keeps an X-ray: first its row, then its picture, then the row notes that it is stored. A repeat of the request
 * continues after a failure in between, or a job tidies up. Only the redrawn picture is kept.
 */
export const keepXray = (deps: XrayDeps, keeping: Keeping): Promise<Kept> =>
  deps.pictures.decode<Kept>(keeping.file, { ...keeping, as: 'decodeXray' }, async (decoded) => {
    if (decoded.kind === 'decoded') return keepPicture(deps, keeping, decoded);
    return decoded.kind === 'notNow'
      ? { kind: 'busy' }
      : { kind: 'notTaken', verdict: decoded.kind, about: decoded.about };
  });

const keepPicture = async (
  deps: XrayDeps,
  keeping: Keeping,
  decoded: CleanPicture,
): Promise<Kept> => {
  const begun = await begin(deps, keeping, decoded);
  if (begun.kind !== 'begun') return begun;
  const { xray } = begun;
  if (xray.state !== 'storing') return { kind: 'kept', xray };
  await deps.files.put(fileNameOf(xray.id, 'picture'), decoded.picture);
  await deps.files.put(fileNameOf(xray.id, 'preview'), decoded.preview);
  return finish(deps, xray.id, keeping.isForAnalysis);
};

/** Adds the row of this request, or finds it. */
const begin = (
  { db, clock, ids }: XrayDeps,
  { ownerId, profileId, requestKey, file, isForAnalysis }: Keeping,
  { picture, width, height, isDental }: CleanPicture,
): Promise<Begun> =>
  undoable<Begun>(db, async (sql, undo) => {
    // The lock makes uploads of an account happen one after the other, and refuses one for an account that is being
    // deleted.
    const refused = await lockFor(sql, ownerId, isForAnalysis ? 'reading' : 'keeping');
    if (refused !== null) return refused;
    const whom = await personOf(sql, { ownerId, profileId }, clock.now());
    if (whom.kind === 'notFound') return { kind: 'noPerson' };
    if (whom.kind === 'grown') return whom;
    const id = ids.row();
    // The body stays what it was before there were profiles, where it is the account holder's.
    const body = { xray: file.sha256, isForAnalysis, ...(profileId !== null && { profileId }) };
    const claimed = await claimRequest(sql, clock, { ownerId, requestKey, body, subject: id });
    if (claimed.kind === 'different') return { kind: 'otherRequest' };
    if (claimed.kind === 'repeated') {
      const found = await xraysIn(sql).byIdOf(ownerId, claimed.subject);
      return found === null ? { kind: 'gone' } : { kind: 'begun', xray: found };
    }
    if ((await xraysIn(sql).countOf(ownerId)) >= XRAYS_OF_ACCOUNT_MAX) {
      return undo({ kind: 'notTaken', verdict: 'tooMany' });
    }
    const xray: XrayRow = {
      id,
      ownerId,
      profileId,
      state: 'storing',
      createdAt: clock.now(),
      width,
      height,
      bytes: picture.length,
      analyses: 0,
      reading: null,
      refusal: null,
      toldKind: isDental ? 'header' : null,
      savedAt: null,
      diagnosisId: null,
    };
    await xraysIn(sql).add(xray);
    return { kind: 'begun', xray };
  });

/** Notes that the picture is stored; when the row was deleted meanwhile, the picture is deleted, too. */
const finish = async (deps: XrayDeps, id: string, isForAnalysis: boolean): Promise<Kept> => {
  const { db, files } = deps;
  const xray = await db.transaction(async (sql) => {
    const row = await xraysIn(sql).lock(id);
    if (row === null) return null;
    const stored = (await moveXray(sql, row, { type: 'stored' })) ?? row;
    return isForAnalysis ? askForAnalysis(sql, deps, stored) : stored;
  });
  if (xray !== null) return { kind: 'kept', xray };
  await files.remove(fileNameOf(id, 'picture'));
  await files.remove(fileNameOf(id, 'preview'));
  return { kind: 'gone' };
};
