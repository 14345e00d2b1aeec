import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Rate } from '../../contracts/endpoints/endpoint.ts';
import { ONE_CALLER, ONE_NETWORK, rangeOf } from './address-range.ts';
import type { Checks } from './callers.ts';
import { Problem, sentenceFor } from './problems.ts';
import type { Limit, Limiter } from './rate-limiter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `null` where rates do not count. */
    limiter: Limiter | null;
  }
}

/** How much more than one caller a whole network may call, and everybody together. */
const NETWORK_TIMES = 20;
const ALL_TIMES = 300;

const DAY_MS = 24 * 60 * 60_000;

/** Makes the rates of the endpoints count that are served from then on. */
export const limitRates = (app: FastifyInstance, limiter: Limiter | null): void => {
  app.decorate('limiter', limiter);
};

/** Holds back who calls too often, by address and in all, before anything is read of a request; a hook. */
export const limitOfAddress = (app: FastifyInstance, { method, path, rate }: Endpoint) => {
  const { limiter } = app;
  if (limiter === null || rate === null) return undefined;
  const call = `${method} ${path}`;
  const everybody = { name: `${call} all`, max: rate.max * ALL_TIMES, perMs: rate.perMs };
  return (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    hold(limiter, reply, [
      ...limitsOf(`${call} ${rangeOf(request.ip, ONE_CALLER)}`, rate),
      ...limitsOf(`${call} ${rangeOf(request.ip, ONE_NETWORK)}`, rate, NETWORK_TIMES),
      everybody,
    ]);
};

/** A rate bounds the calls in its time, and those of a day where it says so. */
const limitsOf = (name: string, { max, perMs, perDay }: Rate, times = 1): Limit[] => [
  { name, max: max * times, perMs },
  ...(perDay === undefined ? [] : [{ name: `${name} a day`, max: perDay * times, perMs: DAY_MS }]),
];

/** Holds back who calls too often for one account from whatever addresses, or about one contact; a hook. */
export const limitOfSubject = (app: FastifyInstance, endpoint: Endpoint) => {
  const { limiter } = app;
  const { rate, auth } = endpoint;
  if (limiter === null || rate === null || (auth === 'none' && !rate.contact)) return undefined;
  const call = `${endpoint.method} ${endpoint.path}`;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const limits = [
      ...(request.caller ? limitsOf(`${call} account ${request.caller.id}`, rate) : []),
      ...(await contactLimits(app.checks, call, rate, request)),
    ];
    await hold(limiter, reply, limits);
  };
};

/**
 * The same contact in other letters is the same. Strangers share what there is of one between them, each no more than a
 * part of it; a browser that has signed in as them shares nothing with strangers, who could use it up.
 */
const contactLimits = async (
  { knows }: Checks,
  call: string,
  { contact }: Rate,
  { body, device, ip }: FastifyRequest,
): Promise<Limit[]> => {
  if (!contact || typeof body !== 'object' || body === null) return [];
  const values = contact.fields.map((field): unknown => Reflect.get(body, field));
  const value = values
    .find((each) => typeof each === 'string')
    ?.trim()
    .toLowerCase();
  if (value === undefined) return [];
  const { max, perMs, strangers } = contact;
  const about = `${call} contact ${value}`;
  if (device !== null && (await knows?.(device, value))) {
    return [{ name: `${about} browser ${device}`, max, perMs }];
  }
  return [
    { name: `${about} caller ${rangeOf(ip, ONE_CALLER)}`, max, perMs },
    ...(strangers === undefined ? [] : [{ name: about, max: strangers, perMs }]),
  ];
};

/** @throws Problem 429, with the time to wait, when one of the limits is reached */
const hold = async (
  limiter: Limiter,
  reply: FastifyReply,
  limits: readonly Limit[],
): Promise<void> => {
  const verdict = await limiter.take(limits);
  if (verdict.kind === 'admitted') return;
  reply.header('retry-after', Math.max(1, Math.ceil(verdict.retryAfterMs / 1000)));
  throw new Problem(429, sentenceFor(429));
};
