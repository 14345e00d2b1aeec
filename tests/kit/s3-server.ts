import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketSettings } from '../../server/providers/files/port.ts';

const KEY = { id: 'AKIATOOTHWISE', secret: 'a-secret-of-the-test' };
const REGION = 'ap-south-1';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Every byte but the unreserved ones, as the specification of Signature Version 4 wants it. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const queryOf = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

const header = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '');

/** How many minutes the clocks of the two may differ. */
const SKEW_MS = 15 * 60_000;

const timeOf = (stamp: string): number => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/**
 * What is wrong with the signature of a request, worked out anew from what
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/create-signed-request.html says; `null` for a right one.
 */
const faultOf = (request: IncomingMessage, url: URL, body: Buffer): string | null => {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/;
  const [, id, day = '', region = '', names = '', signature] =
    pattern.exec(header(request, 'authorization')) ?? [];
  if (id !== KEY.id) return 'InvalidAccessKeyId';
  const stamp = header(request, 'x-amz-date');
  if (!(Math.abs(timeOf(stamp) - Date.now()) < SKEW_MS)) return 'RequestTimeTooSkewed';
  const given = header(request, 'x-amz-content-sha256');
  if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const wanted = Object.keys(request.headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-'),
  );
  if (wanted.some((name) => !signed.includes(name))) return 'AccessDenied';
  const canonical = [
    request.method ?? '',
    url.pathname,
    queryOf(url),
    ...signed.map((name) => `${name}:${header(request, name).trim()}`),
    '',
    names,
    given,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const keyOfDay = hmac(`AWS4${KEY.secret}`, day);
  const key = hmac(hmac(hmac(keyOfDay, region), 's3'), 'aws4_request');
  return region === REGION && hmac(key, text).toString('hex') === signature
    ? null
    : 'SignatureDoesNotMatch';
};

type Kept = { readonly content: Buffer; readonly type: string; changedAt: Date };

/** `away`: it answers nobody. `strict`: it has no patience with the removal of what is not there, as some have not. */
type Mood = 'well' | 'away' | 'strict';

const xml = (inner: string): string => `<?xml version="1.0" encoding="UTF-8"?>${inner}`;

/**
 * A server on this machine that speaks S3 as far as we do: PUT, GET (also of a part), HEAD and DELETE of an object, and the list of a bucket
 * in pages. It refuses whatever is not signed as it should be.
 */
export const s3Server = async (bucket = 'toothwise-pictures') => {
  const kept = new Map<string, Kept>();
  const calls: string[] = [];
  let mood: Mood = 'well';
  let pageSize = 1000;

  const list = (url: URL): string => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const most = Math.min(Number(url.searchParams.get('max-keys') ?? 1000), pageSize);
    const after = url.searchParams.get('continuation-token') ?? '';
    const names = [...kept.keys()]
      .filter((name) => name.startsWith(prefix) && name > after)
      .toSorted();
    const page = names.slice(0, most);
    const entries = page.map((name) => {
      const { content, changedAt } = kept.get(name) as Kept;
      return `<Contents><Key>${name}</Key><LastModified>${changedAt.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><Size>${content.length}</Size></Contents>`;
    });
    const isMore = names.length > page.length;
    const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>${isMore}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    );
  };

  /** All of an object, or the part that is asked for. */
  const give = (request: IncomingMessage, reply: ServerResponse, found: Kept): void => {
    const { content, type } = found;
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header(request, 'range')) ?? [];
    const part = from === undefined ? content : content.subarray(Number(from), Number(to) + 1);
    const status = part.length === 0 ? 416 : 206;
    reply.writeHead(from === undefined ? 200 : status, {
      'content-type': type,
      'content-length': part.length,
    });
    reply.end(request.method === 'HEAD' ? undefined : part);
  };

  const answer = (request: IncomingMessage, reply: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const refuse = (status: number, code: string): void => {
      reply.writeHead(status, { 'content-type': 'application/xml' });
      reply.end(xml(`<Error><Code>${code}</Code><Message>No.</Message></Error>`));
    };
    calls.push(`${request.method} ${url.pathname}`);
    if (mood === 'away') return refuse(503, 'SlowDown');
    const fault = faultOf(request, url, body);
    if (fault !== null) return refuse(403, fault);
    const [, asked, ...rest] = url.pathname.split('/');
    if (asked !== bucket) return refuse(404, 'NoSuchBucket');
    const name = decodeURIComponent(rest.join('/'));
    if (name === '') {
      reply.writeHead(200, { 'content-type': 'application/xml' });
      return void reply.end(list(url));
    }
    const found = kept.get(name);
    if (request.method === 'PUT') {
      kept.set(name, {
        content: body,
        type: header(request, 'content-type'),
        changedAt: new Date(),
      });
      return void reply.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      if (!found && mood === 'strict') return refuse(404, 'NoSuchKey');
      kept.delete(name);
      return void reply.writeHead(204).end();
    }
    if (!found) return refuse(404, 'NoSuchKey');
    give(request, reply, found);
  };

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, reply, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: BucketSettings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: REGION,
    bucket,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
  };
  return {
    settings,
    kept,
    /** What was called, such as `PUT /bucket/pictures/x.jpg`. */
    calls,
    behave: (as: Mood) => (mood = as),
    /** How many files a page of the list holds, whatever is asked for. */
    limitPages: (to: number) => (pageSize = to),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
