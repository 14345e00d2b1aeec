import type { Spooled } from '../../lib/spool.ts';
import { inTurn, oneEach, takingTurns } from '../../lib/turns.ts';
import type { PrintedXray } from '../../report/reanalysis-report.ts';
import type { SeenRaster } from '../../radiograph/raster.ts';
import type { Decoded } from './decode.ts';
import type { Decoding } from './decoding.ts';

/** Most pictures decoded at once: one of 40 megapixels may take some 450 MB for a few seconds. */
const READ_AT_ONCE = 2;

/**
 * Most pictures in memory on their way to the store, at most some 10 MB each, so that a slow store does not fill it.
 */
const HELD_AT_ONCE = 8;

/** Most pictures in memory on their way onto paper. */
const PRINTED_AT_ONCE = 4;

/** Most uploads that wait for their turn; one more is refused, to be tried again later. */
const MOST_WAITING = 128;

/** Sizes in which an X-ray's picture is kept. */
export const PICTURE_SIZES = ['picture', 'preview'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const fileNameOf = (id: string, size: PictureSize): string =>
  size === 'picture' ? `${id}.jpg` : `${id}-preview.jpg`;

/** Returns the id of the X-ray that a file belongs to. */
export const xrayOfFile = (name: string): string => name.replace(/(?:-preview)?\.jpg$/, '');

/** `busy`: too many are waiting. `left`: the caller has gone. */
export type NotRead = { readonly kind: 'busy' | 'left' };

/** The account that asks, and a signal that aborts when the caller has gone. */
type Asking = { readonly ownerId: string; readonly signal: AbortSignal };

/** What kind of file is expected, and what is asked first, in turn: its answer is given and nothing is decoded. */
type Decodes<T> = Asking & {
  readonly as: 'decodeXray' | 'decodePhoto';
  readonly first?: () => Promise<T | null>;
};

/**
 * Reads pictures, a few at once. Requests of one account wait for each other, so that no account takes others' places
 * by asking often.
 */
export type Pictures = {
  /** Decodes a file when it is its turn, and passes it to `keep`. */
  readonly decode: <T>(
    file: Spooled,
    asking: Decodes<T>,
    keep: (decoded: Decoded) => Promise<T>,
  ) => Promise<T | NotRead>;
  /** Makes the analyzer's raster of a kept picture when it is its turn; an analysis is never refused a place. */
  readonly raster: (picture: Buffer) => Promise<SeenRaster>;
  /**
   * Loads a kept picture when it is its turn and scales it down for print. `null` when it is missing, or the caller has
   * gone.
   */
  readonly forPaper: (
    load: () => Promise<Buffer | null>,
    asking: Asking,
  ) => Promise<PrintedXray | null>;
};

/** Reads pictures in turn. Waiting uploads lie on the disk rather than in memory. */
export const picturesInTurn = ({ run }: Pick<Decoding, 'run'>): Pictures => {
  const places = oneEach();
  // Uploads are limited by `held` below; an analysis waits for its turn behind them, however many they are.
  const reading = takingTurns({ atOnce: READ_AT_ONCE });
  const held = takingTurns({ atOnce: HELD_AT_ONCE, mostWaiting: MOST_WAITING });
  // A waiting report holds no picture yet. A slow store delays other reports, and no upload.
  const printed = takingTurns({ atOnce: PRINTED_AT_ONCE });
  const staying = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await inTurn(reading, {}, work);
    if (done === null) throw new Error('A turn was given up that nobody can give up');
    return done;
  };
  return {
    async decode<T>(
      file: Spooled,
      asking: Decodes<T>,
      keep: (decoded: Decoded) => Promise<T>,
    ): Promise<T | NotRead> {
      const { signal, as, first } = asking;
      const read = async (): Promise<T | NotRead> => {
        const answer = (await first?.()) ?? null;
        if (answer !== null) return answer;
        const turn = await held.take({ signal });
        if (turn !== 'taken') return { kind: turn === 'refused' ? 'busy' : 'left' };
        try {
          const decode = async () => run(as, await file.read());
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
