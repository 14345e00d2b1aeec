import type { RefusalReason } from '../../../contracts/xray/xray.ts';
import type { KnownKind } from '../../../contracts/xray/xray-states.ts';
import type { Ends } from '../ends.ts';
import type { FileStore } from '../../providers/files/port.ts';
import type { SeenRaster } from '../../radiograph/raster.ts';
import type { StoredReading } from '../../repositories/xrays.ts';
import type { WakingDeps } from '../deps.ts';
import type { Pictures } from './pictures.ts';

/** Verdict of the X-ray gate, and the analyzer's reading. `unsure`: the person is asked what the picture shows. */
export type ReadXray =
  | { readonly kind: 'read'; readonly reading: StoredReading }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'unsure' };

type ReadOptions = {
  readonly signal: AbortSignal;
  /** Answer of the person or of the file, which counts more than the gate; `null` where nobody was asked. */
  readonly toldKind: KnownKind | null;
};

/** Reads X-rays, off the request's thread. */
export type XrayReader = {
  readonly read: (raster: SeenRaster, options: ReadOptions) => Promise<ReadXray>;
};

export type XrayDeps = WakingDeps & {
  readonly files: FileStore;
  readonly pictures: Pictures;
  readonly xrayReader: XrayReader;
  readonly ends: Ends;
};
