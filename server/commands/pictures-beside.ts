import type { FilesBeside } from '../db/backup.ts';
import type { Env } from '../env.ts';
import { PICTURES_FOLDER } from '../providers/files/disk.ts';
import { isOurName } from '../providers/files/port.ts';

type Place = Pick<Env, 'bucket'>;

/** Names the pictures that a backup of the data holds; `null` when they lie in a bucket. */
export const picturesBeside = ({ bucket }: Place): FilesBeside | null =>
  bucket === null ? { folder: PICTURES_FOLDER, isFile: isOurName } : null;

/** Tells the operator who makes or restores a backup that it holds no pictures; empty when it does hold them. */
export const inBucket = ({ bucket }: Place): string =>
  bucket === null
    ? ''
    : `The pictures of X-rays lie in the bucket "${bucket.bucket}": back them up, and put them back, there.\n`;
