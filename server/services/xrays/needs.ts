import type { RefusalReason, XrayReading } from '../../../contracts/xray.ts';
import type { Database } from '../../db/connect.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Ends } from '../../lib/ends.ts';
import type { Ids } from '../../lib/ids.ts';
import type { FileStore } from '../../providers/files/port.ts';
import type { Raster } from '../../radiograph/raster.ts';
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
export type XrayNeeds = {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly files: FileStore;
  readonly pictures: Pictures;
  readonly xrayReader: XrayReader;
  /** Has jobs that are due begin at once, in place of at the next look. */
  readonly wakeJobs: () => void;
  readonly ends: Ends;
};
