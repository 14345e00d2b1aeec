import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const CODINGS = ['br', 'gzip'] as const;

/** The bytes of a page by coding. */
export type Compressed = Readonly<Record<(typeof CODINGS)[number], Buffer>>;

const compress = async (plain: Buffer): Promise<Compressed> => {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { br, gzip: gz };
};

/**
 * Makes a handler for a page that is the same for everybody. It answers from memory: compressed, and with 304 while the
 * page is unchanged. `given`: the page as the build compressed it, where it did.
 */
export const madePage = async (
  text: string,
  type = 'text/html; charset=utf-8',
  given: Compressed | null = null,
) => {
  const plain = Buffer.from(text);
  const coded = given ?? (await compress(plain));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;

  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type(type);
    const accepted = request.headers['accept-encoding']?.split(',') ?? [];
    const taken = new Set(accepted.map((each) => each.trim()));
    const coding = CODINGS.find((each) => taken.has(each));
    if (coding === undefined) return reply.send(plain);
    return reply.header('content-encoding', coding).send(coded[coding]);
  };
};
