import { S3ServiceError, S3mini } from 's3mini';
import { errorCode } from '../../lib/error-code.ts';
import { checkedName, isOurName } from './port.ts';
import type { BucketSettings, FileStore } from './port.ts';

/** How long one call may take, in milliseconds. */
const CALL_MS = 20_000;

/** Files of one page of the list. */
const PAGE = 1000;

/** Where ours lie in a bucket that may hold other things. */
const PREFIX = 'pictures/';

/** A call to the bucket that came to nothing; the log keeps `code`, such as `S3 PUT 403 AccessDenied`: no key and no address. */
class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  readonly code: string;

  constructor(call: string, why: string) {
    const code = `S3 ${call} ${why}`;
    super(code);
    this.code = code;
  }
}

const failureOf = (call: string, error: unknown): BucketFailure => {
  if (error instanceof S3ServiceError) {
    const said = /^\w{1,60}$/.exec(error.serviceCode ?? '')?.[0] ?? '';
    return new BucketFailure(call, `${error.status} ${said}`.trim());
  }
  const name = error instanceof Error ? error.name : 'unknown';
  return new BucketFailure(call, errorCode(error) ?? name);
};

const keyOf = (name: string): string => PREFIX + checkedName(name);

/** Keeps files in a bucket of any server that speaks S3, addressed by path. */
export const bucketFiles = (settings: BucketSettings): FileStore => {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  const s3 = new S3mini({
    endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: CALL_MS,
  });
  const calling = async <T>(call: string, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw failureOf(call, error);
    }
  };
  const page = (from: string | undefined) =>
    calling('LIST', async () => {
      const listed = await s3.listObjectsPaged('/', PREFIX, PAGE, from);
      if (!listed) throw new S3ServiceError('There is no such bucket', 404, 'NoSuchBucket');
      return listed;
    });
  return {
    put: (name, content) =>
      calling('PUT', async () => void (await s3.putObject(keyOf(name), content, 'image/jpeg'))),
    get: (name) =>
      calling('GET', async () => {
        const found = await s3.getObjectArrayBuffer(keyOf(name));
        return found === null ? null : Buffer.from(found);
      }),
    remove: (name) =>
      calling('DELETE', async () => {
        const key = keyOf(name);
        try {
          await s3.deleteObject(key);
        } catch (error) {
          // Some servers say so of what is not there.
          if (!(error instanceof S3ServiceError && error.status === 404)) throw error;
        }
      }),
    async *list() {
      let from: string | undefined;
      do {
        const { objects, nextContinuationToken } = await page(from);
        for (const { Key } of objects ?? []) {
          const name = Key.slice(PREFIX.length);
          if (isOurName(name)) yield name;
        }
        from = nextContinuationToken;
      } while (from !== undefined);
    },
  };
};
