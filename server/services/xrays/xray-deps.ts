import type { RefusalReason } from '../../../contracts/xray/xray.ts';
import type { Ends } from '../../lib/ends.ts';
import type { FileStore } from '../../providers/files/port.ts';
import type { Raster } from '../../radiograph/raster.ts';
import type { StoredReading } from '../../repositories/xrays.ts';
import type { WakingDeps } from '../deps.ts';
import type { Pictures } from './pictures.ts';

/** Verdict of the X-ray gate, and the analyzer's reading. */
export type ReadXray =
  | { readonly kind: 'read'; readonly reading: StoredReading }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Reads X-rays, off the request's thread. */
export type XrayReader = {
  readonly read: (raster: Raster, signal: AbortSignal) => Promise<ReadXray>;
};

export type XrayDeps = WakingDeps & {
  readonly files: FileStore;
  readonly pictures: Pictures;
  readonly xrayReader: XrayReader;
  readonly ends: Ends;
};
