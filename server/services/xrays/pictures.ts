import type { Spooled } from '../../lib/spool.ts';
import { inTurn, oneEach, takingTurns } from '../../lib/turns.ts';
import type { PrintedXray } from '../../report/reanalysis-report.ts';
import type { Raster } from '../../radiograph/raster.ts';
import type { Decoded } from './decode.ts';
import type { Decoding } from './decoding.ts';

/** Pictures that are read at once: one of 40 megapixels may take some 450 MB for a few seconds. */
const READ_AT_ONCE = 2;

/** Pictures that are in memory on their way to the store, so that a slow store does not fill it: some 10 MB each at most. */
const HELD_AT_ONCE = 8;

/** Pictures that are in memory on their way onto paper. */
const PRINTED_AT_ONCE = 4;

/** How many may wait for their turn; whoever comes then is told to come again. */
const MOST_WAITING = 128;

/** The names under which an X-ray's picture and its preview are kept. */
export const PICTURE_SIZES = ['picture', 'preview'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const fileNameOf = (id: string, size: PictureSize): string =>
  size === 'picture' ? `${id}.jpg` : `${id}-preview.jpg`;

/** The X-ray whose file it is. */
export const xrayOfFile = (name: string): string => name.replace(/(?:-preview)?\.jpg$/, '');

/** `busy`: too many are waiting. `left`: the caller has gone. */
export type NotRead = { readonly kind: 'busy' | 'left' };

/** Whose picture it is, and what aborts when nobody waits for it any more. */
type Asking = { readonly ownerId: string; readonly signal: AbortSignal };

/**
 * What reads pictures, so many at once. What one account asks for waits for what it asked for before, so nobody takes a place
 * from others by asking often.
 */
export type Pictures = {
  /** Reads a file when it is its turn, and hands it to whoever keeps it. */
  readonly decode: <T>(
    file: Spooled,
    asking: Asking,
    keep: (decoded: Decoded) => Promise<T>,
  ) => Promise<T | NotRead>;
  /** Makes one that is kept ready for the analyzer, when it is its turn; it is never sent away. */
  readonly raster: (picture: Buffer) => Promise<Raster>;
  /**
   * One that we keep, small enough to be printed, loaded when it is its turn. `null` where it is not there, or whoever asked
   * has gone.
   */
  readonly forPaper: (
    load: () => Promise<Buffer | null>,
    asking: Asking,
  ) => Promise<PrintedXray | null>;
};

/** Reads pictures in turn. What waits lies on the disk and not in memory. */
export const picturesInTurn = ({ run }: Pick<Decoding, 'run'>): Pictures => {
  const places = oneEach();
  // Uploads are sent away below; an analysis waits for its turn behind them, however many they are.
  const reading = takingTurns({ atOnce: READ_AT_ONCE });
  const held = takingTurns({ atOnce: HELD_AT_ONCE, mostWaiting: MOST_WAITING });
  // Who waits here holds nothing yet. A store that is slow holds up other reports, and no upload.
  const printed = takingTurns({ atOnce: PRINTED_AT_ONCE });
  const staying = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await inTurn(reading, {}, work);
    if (done === null) throw new Error('A turn was given up that nobody can give up');
    return done;
  };
  return {
    async decode<T>(
      file: Spooled,
      asking: Asking,
      keep: (decoded: Decoded) => Promise<T>,
    ): Promise<T | NotRead> {
      const { signal } = asking;
      const read = async (): Promise<T | NotRead> => {
        const turn = await held.take({ signal });
        if (turn !== 'taken') return { kind: turn === 'refused' ? 'busy' : 'left' };
        try {
          const decode = async () => run('decodeXray', await file.read());
          const decoded = await inTurn(reading, { signal }, decode);
          return decoded === null ? { kind: 'left' } : await keep(decoded);
        } finally {
          held.giveBack();
        }
      };
      return (await places(asking.ownerId, signal, read)) ?? { kind: 'left' };
    },
    raster: (picture) => staying(() => run('rasterOf', picture)),
    forPaper: (load, { ownerId, signal }) =>
      places(ownerId, signal, () =>
        inTurn(printed, { signal }, async () => {
          const picture = await load();
          return picture && inTurn(reading, { signal }, () => run('forPaper', picture));
        }),
      ),
  };
};
