/**
 * Store of pictures, outside the database. Names are made by the product (`FileName`): nothing that a person wrote is
 * part of one. Every call may fail, and may be repeated: putting the same file twice, or removing one that is gone,
 * does no harm.
 */
export type FileStore = {
  /** Writes a file whole or not at all; replaces a file of that name. */
  readonly put: (name: string, content: Buffer) => Promise<void>;
  /** Reads a file; `null` when there is none. */
  readonly get: (name: string) => Promise<Buffer | null>;
  /**
   * Reads `bytes` bytes from `from` on: fewer at the end of the file, none after it; `null` when there is no such file.
   */
  readonly part: (name: string, from: number, bytes: number) => Promise<Buffer | null>;
  readonly remove: (name: string) => Promise<void>;
  /** Lists the names of all files, in no order. */
  readonly list: () => AsyncIterable<string>;
};

/** Small letters, digits, hyphens and one dot: safe in any path and address. */
const NAME = /^[a-z0-9-]{1,80}\.jpg$/;

/** Returns the name itself. @throws Error when it has not the form of a stored picture: a mistake of the program */
export const checkedName = (name: string): string => {
  if (!NAME.test(name)) throw new Error('A file would have a name that is not ours');
  return name;
};

export const isOurName = (name: string): boolean => NAME.test(name);

/** Address of an S3-compatible bucket and the keys to it. */
export type BucketSettings = {
  /** Address of the server, without the bucket: `https://s3.ap-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};
