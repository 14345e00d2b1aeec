import type { Clock } from '../../lib/clock.ts';
import { askInTime } from '../ask-outside.ts';
import { checkedName, isOurName } from './port.ts';
import type { BucketSettings, FileStore } from './port.ts';
import { signatureHeaders, signedQuery } from './s3-signature.ts';

/** Longest time for one call with its whole reply, in milliseconds. */
const CALL_MS = 20_000;

/** Number of files on one page of the list, and the most pages that are read. */
const PAGE = 1000;
const MOST_PAGES = 10_000;

/** Largest reply that is read, in bytes: for a picture (larger than any that is stored), and for XML. */
const MAX_PICTURE_BYTES = 48 * 1024 * 1024;
const MAX_WORDS_BYTES = 2 * 1024 * 1024;

/** Folder of the product's pictures in a bucket that may hold other things. */
const PREFIX = 'pictures/';

/** A failed call to the bucket; the log keeps `code`, such as `S3 PUT 403 AccessDenied`, without key and address. */
class BucketFailure extends Error {
  override readonly name = 'BucketFailure';
  readonly code: string;

  constructor(call: string, why: string) {
    const code = `S3 ${call} ${why}`.trim();
    super(code);
    this.code = code;
  }
}

const keyOf = (name: string): string => PREFIX + checkedName(name);

/**
 * Lists the texts of an element in a reply. Replies are read by this alone: their elements need no nesting and no
 * entities except in the continuation token.
 */
const said = (words: string, element: string): string[] =>
  [...words.matchAll(new RegExp(`<${element}>([^<]{1,2000})</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (each) => ENTITIES[each] ?? each);

type Call = {
  readonly name: 'PUT' | 'GET' | 'DELETE' | 'LIST';
  /** Path after the bucket. */
  readonly path: string;
  readonly query?: string;
  readonly content?: Buffer;
  readonly maxBytes?: number;
  /** Wanted part of a file, as an HTTP range: `bytes=0-99`. */
  readonly range?: string;
};

/** Status of a reply that holds a part of a file, and of one whose part begins after the end of the file. */
const PARTIAL = 206;
const BEHIND_END = 416;

type Reply = Pick<Awaited<ReturnType<typeof askInTime>>, 'status' | 'body'>;

/**
 * Returns the content of a reply; `null` when the file is missing. A missing bucket is a failure, not an empty bucket.
 */
const broughtBy = ({ name, range }: Call, { status, body }: Reply): Buffer | null => {
  if (range !== undefined && status === BEHIND_END) return Buffer.alloc(0);
  if (status >= 200 && status < 300) {
    // A server that ignores ranges would send the whole file each time.
    if (range !== undefined && status !== PARTIAL) throw new BucketFailure(name, 'no part');
    if (body === null) throw new BucketFailure(name, 'too long a reply');
    return body;
  }
  const [code = ''] = said(String(body), 'Code');
  const mayLack = name === 'GET' || name === 'DELETE';
  if (status === 404 && code !== 'NoSuchBucket' && mayLack) return null;
  throw new BucketFailure(name, `${status} ${/^\w{1,60}$/.test(code) ? code : ''}`);
};

const calling = (settings: BucketSettings, clock: Clock) => {
  const base = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`;
  return async (call: Call): Promise<Buffer | null> => {
    const { name, path, query = '', content, maxBytes = MAX_WORDS_BYTES, range } = call;
    const [method, url] = [name === 'LIST' ? 'GET' : name, new URL(`${base}${path}${query}`)];
    const signed = { method, url, body: content ?? Buffer.alloc(0) };
    const headers = signatureHeaders(signed, settings, clock.now());
    const asked = content
      ? { headers: { ...headers, 'content-type': 'image/jpeg' }, body: new Uint8Array(content) }
      : { headers: { ...headers, ...(range !== undefined && { range }) } };
    const failure = (why: string) => new BucketFailure(name, why);
    const reply = await askInTime(url.href, {
      clock,
      ms: CALL_MS,
      failure,
      maxBytes,
      method,
      ...asked,
    });
    return broughtBy(call, reply);
  };
};

/** Keeps files in a bucket of any server that speaks S3, addressed by path. */
export const bucketFiles = (settings: BucketSettings, clock: Clock): FileStore => {
  const call = calling(settings, clock);
  const page = async (from: string | undefined): Promise<string> => {
    const query = signedQuery({
      'list-type': '2',
      'max-keys': String(PAGE),
      prefix: PREFIX,
      ...(from !== undefined && { 'continuation-token': from }),
    });
    const words = String(await call({ name: 'LIST', path: '/', query: `?${query}` }));
    // The reply may be a page of a proxy in between.
    if (!words.includes('<ListBucketResult')) throw new BucketFailure('LIST', 'no list');
    return words;
  };
  return {
    put: async (name, content) =>
      void (await call({ name: 'PUT', path: `/${keyOf(name)}`, content })),
    get: async (name) =>
      call({ name: 'GET', path: `/${keyOf(name)}`, maxBytes: MAX_PICTURE_BYTES }),
    part: async (name, from, bytes) => {
      const range = `bytes=${from}-${from + bytes - 1}`;
      return call({ name: 'GET', path: `/${keyOf(name)}`, maxBytes: bytes, range });
    },
    // Some servers answer 404 when the file is gone; it counts as removed.
    remove: async (name) => void (await call({ name: 'DELETE', path: `/${keyOf(name)}` })),
    async *list() {
      let from: string | undefined;
      for (let pages = 0; pages < MOST_PAGES; pages += 1) {
        const words = await page(from);
        for (const key of said(words, 'Key')) {
          const name = key.slice(PREFIX.length);
          if (key.startsWith(PREFIX) && isOurName(name)) yield name;
        }
        const [next] = said(words, 'NextContinuationToken');
        if (next === undefined) return;
        if (unescaped(next) === from) break;
        from = unescaped(next);
      }
      throw new BucketFailure('LIST', 'no end of the list');
    },
  };
};
