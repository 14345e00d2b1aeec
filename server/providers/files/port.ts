/**
 * Where pictures are kept, outside the database. Names are ours alone (`FileName`): nothing that a person wrote is part of one.
 * Every call may fail, and may be made again: putting the same file twice, or removing one that is gone, does no harm.
 */
export type FileStore = {
  /** Keeps a file whole or not at all; in the place of one of that name. */
  readonly put: (name: string, content: Buffer) => Promise<void>;
  /** `null` where there is none. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /** So many bytes of a file from a place on, fewer where it ends before and none behind its end; `null` where there is none. */
  readonly part: (name: string, from: number, bytes: number) => Promise<Buffer | null>;
  readonly remove: (name: string) => Promise<void>;
  /** The names of all that is kept, in no order. */
  readonly list: () => AsyncIterable<string>;
};

/** Small letters, digits, hyphens and one dot, which no path and no address takes for anything else. */
const NAME = /^[a-z0-9-]{1,80}\.jpg$/;

/** @throws Error for a name that is not ours: a mistake of the program */
export const checkedName = (name: string): string => {
  if (!NAME.test(name)) throw new Error('A file would have a name that is not ours');
  return name;
};

export const isOurName = (name: string): boolean => NAME.test(name);

/** What reaches an S3-compatible bucket. */
export type BucketSettings = {
  /** The server, without the bucket: `https://s3.ap-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};
