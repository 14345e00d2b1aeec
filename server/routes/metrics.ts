import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { METRICS_PATH } from '../lib/addresses.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';

type Needs = {
  readonly metrics: Registry;
  /** What a reader has to show; `null` lets in who asks from this machine itself. */
  readonly token: string | null;
};

/** The figures of this process in Prometheus' text format. Who may not read them finds nothing there. */
export const metricsRoutes = (app: FastifyInstance, { metrics, token }: Needs): void => {
  app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const mayRead = token === null ? isFromHere(request) : shows(request, token);
    if (!mayRead) throw new Problem(404, sentenceFor(404));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for every wrong token. */
const shows = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** What proxies add: behind one of them a connection of this machine may be anybody's. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.+)$/;

const isLoopback = (address: string): boolean =>
  LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Asked from this machine under this machine's name: a page of another site cannot give itself that name. */
const isFromHere = ({ raw, headers, hostname }: FastifyRequest): boolean => {
  const isDirect = Object.keys(headers).every((name) => !FORWARDED.test(name));
  const isOurName = hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
  return isDirect && isOurName && isLoopback(raw.socket.remoteAddress ?? '');
};
