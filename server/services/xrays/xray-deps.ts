import type { RefusalReason, XrayReading } from '../../../contracts/xray.ts';
import type { Ends } from '../../lib/ends.ts';
import type { FileStore } from '../../providers/files/port.ts';
import type { Raster } from '../../radiograph/raster.ts';
import type { WakingDeps } from '../deps.ts';
import type { Pictures } from './pictures.ts';

/** What the gate and the analyzer say of a picture. */
export type ReadXray =
  | { readonly kind: 'read'; readonly reading: XrayReading }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Who looks at X-rays, off the request's thread. */
export type XrayReader = {
  readonly name: string;
  readonly version: string;
  readonly isTrained: boolean;
  readonly read: (raster: Raster, signal: AbortSignal) => Promise<ReadXray>;
};

/** What everything about X-rays needs. */
export type XrayDeps = WakingDeps & {
  readonly files: FileStore;
  readonly pictures: Pictures;
  readonly xrayReader: XrayReader;
  readonly ends: Ends;
};
