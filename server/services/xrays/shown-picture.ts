import { checkAddress } from '../../lib/signed-address.ts';
import type { Turns } from '../../lib/turns.ts';
import { xraysIn } from '../../repositories/xrays.ts';
import type { XrayNeeds } from './needs.ts';
import { fileNameOf } from './pictures.ts';
import type { PictureSize } from './pictures.ts';
import { picturePath } from './reading.ts';

type Needs = Pick<XrayNeeds, 'db' | 'clock' | 'files'> & {
  readonly secret: () => Promise<string>;
  /** How many pictures may be in memory on their way out. */
  readonly turns: Turns;
};

/** What the address of a picture says. */
export type PictureAddress = {
  readonly id: string;
  readonly size: PictureSize;
  /** Until when it holds, in milliseconds since 1970. */
  readonly until: number;
  readonly signature: string;
};

/**
 * `shown`: whoever has sent the picture says that it is `done`. `expired`: it was right once. `unknown`: it was made up or
 * changed, or its X-ray is gone. `busy`: too many are waiting. `left`: the caller has gone.
 */
type Shown =
  | { readonly kind: 'shown'; readonly picture: Buffer; readonly done: () => void }
  | { readonly kind: 'expired' | 'unknown' | 'busy' | 'left' };

/** The picture that an address shows: to whoever has it, while it holds and for as long as the X-ray is kept. */
export const showPicture = async (
  needs: Needs,
  address: PictureAddress,
  signal: AbortSignal,
): Promise<Shown> => {
  const { turns, files } = needs;
  const { id, size, until, signature } = address;
  const path = picturePath(id, size);
  const now = needs.clock.now();
  const verdict = checkAddress(await needs.secret(), { path, until, signature, now });
  if (verdict !== 'good') return { kind: verdict === 'expired' ? 'expired' : 'unknown' };
  if ((await xraysIn(needs.db.sql).byId(id)) === null) return { kind: 'unknown' };
  const turn = await turns.take(signal);
  if (turn !== 'taken') return { kind: turn === 'refused' ? 'busy' : 'left' };
  let picture: Buffer | null = null;
  try {
    picture = await files.get(fileNameOf(id, size));
  } finally {
    if (picture === null) turns.giveBack();
  }
  return picture === null ? { kind: 'unknown' } : { kind: 'shown', picture, done: turns.giveBack };
};
