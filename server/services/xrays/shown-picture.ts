import { checkAddress } from '../../lib/signed-address.ts';
import { stillsIn } from '../../repositories/stills.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayDeps } from './xray-deps.ts';
import { fileNameOf } from './pictures.ts';
import type { PictureSize } from './pictures.ts';
import { picturePath } from './reading.ts';
import type { PictureOf } from './reading.ts';

type Deps = Pick<XrayDeps, 'db' | 'clock' | 'files'> & {
  readonly secret: () => Promise<string>;
};

/**
 * Part of a picture in memory on its way out, in bytes: the next part is loaded when the caller has taken the one
 * before, so a slow caller takes no memory from others.
 */
const PART_BYTES = 128 * 1024;

export type PictureAddress = {
  readonly of: PictureOf;
  readonly id: string;
  readonly size: PictureSize;
  /** End of its validity, in milliseconds since 1970. */
  readonly until: number;
  readonly signature: string;
};

/** `expired`: it was right once. `unknown`: it was made up or changed, or the row of its picture is gone. */
type Shown =
  | { readonly kind: 'shown'; readonly parts: AsyncIterable<Buffer> }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

const ROWS = { xrays: xraysIn, stills: stillsIn } as const;

/** Reads the picture of an address for any holder of it, until the address expires or its row is deleted. */
export const showPicture = async (deps: Deps, address: PictureAddress): Promise<Shown> => {
  const { of, id, size, until, signature } = address;
  const path = picturePath(of, id, size);
  const now = deps.clock.now();
  const verdict = checkAddress(await deps.secret(), { path, until, signature, now });
  if (verdict !== 'good') return { kind: verdict === 'expired' ? 'expired' : 'unknown' };
  if ((await ROWS[of](deps.db.sql).byId(id)) === null) return { kind: 'unknown' };
  const name = fileNameOf(id, size);
  const first = await deps.files.part(name, 0, PART_BYTES);
  return first === null
    ? { kind: 'unknown' }
    : { kind: 'shown', parts: partsOf(deps, name, first) };
};

/**
 * Reads a picture part by part. @throws Error when the file is deleted meanwhile: the connection breaks off, so that
 * the caller does not take half of it for the whole
 */
async function* partsOf({ files }: Deps, name: string, first: Buffer): AsyncGenerator<Buffer> {
  let sent = 0;
  for (let part = first; part.length > 0;) {
    yield part;
    sent += part.length;
    if (part.length < PART_BYTES) return;
    const next = await files.part(name, sent, PART_BYTES);
    if (next === null) throw new Error('A picture has gone while it was sent');
    part = next;
  }
}
