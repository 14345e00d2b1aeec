import { createHash, createHmac } from 'node:crypto';
import type { BucketSettings } from './port.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Percent-encodes every character but the unreserved ones, as the signature demands. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Writes a query in the order and form in which it is signed; it must be sent like that. */
export const signedQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');

type Signed = { readonly method: string; readonly url: URL; readonly body: Buffer };

/**
 * Signs a request with its body by Signature Version 4 for S3
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html); returns the headers.
 */
export const signatureHeaders = (
  { method, url, body }: Signed,
  settings: Pick<BucketSettings, 'region' | 'accessKeyId' | 'secretAccessKey'>,
  now: Date,
): Record<string, string> => {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const scope = [stamp.slice(0, 8), settings.region, 's3', 'aws4_request'];
  const digest = sha256(body);
  const signed = { host: url.host, 'x-amz-content-sha256': digest, 'x-amz-date': stamp };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`);
  const query = url.search.slice(1);
  const asked = [method, url.pathname, query, ...lines, '', names, digest].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${settings.secretAccessKey}`);
  const text = [ALGORITHM, stamp, scope.join('/'), sha256(asked)].join('\n');
  const credential = `${settings.accessKeyId}/${scope.join('/')}`;
  const { host: _sentByItself, ...headers } = signed;
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${credential},SignedHeaders=${names},Signature=${hmac(key, text).toString('hex')}`,
  };
};
