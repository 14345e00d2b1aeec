import type { Clock } from '../../lib/clock.ts';
import { diskFiles } from './disk.ts';
import type { BucketSettings, FileStore } from './port.ts';

/**
 * Returns the bucket where one is set, else the folder of the data. The bucket's client is loaded only when it is
 * wanted.
 */
export const filesFor = async (
  bucket: BucketSettings | null,
  dataDir: string,
  clock: Clock,
): Promise<FileStore> =>
  bucket === null ? diskFiles(dataDir) : (await import('./bucket.ts')).bucketFiles(bucket, clock);
