import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Rate } from '../../contracts/endpoints/endpoint.ts';
import { ONE_CALLER, ONE_NETWORK, rangeOf } from './address-range.ts';
import type { Checks } from './callers.ts';
import { Problem, sentenceFor } from './problems.ts';
import type { Limit, Limiter } from './rate-limiter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** `null` when rates are not limited. */
    limiter: Limiter | null;
  }
}

/** Factors by which a whole network, and all callers together, may call more often than one caller. */
const NETWORK_TIMES = 20;
const ALL_TIMES = 300;

const DAY_MS = 24 * 60 * 60_000;

/** Makes the rates count for the endpoints that are served from then on. */
export const limitRates = (app: FastifyInstance, limiter: Limiter | null): void => {
  app.decorate('limiter', limiter);
};

/**
 * Returns the hook that holds back callers that call too often, by address and in all, before anything of a request is
 * read.
 */
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

/** Makes the limits of a rate: the calls in its time, and those of a day when it says so. */
const limitsOf = (name: string, { max, perMs, perDay }: Rate, times = 1): Limit[] => [
  { name, max: max * times, perMs },
  ...(perDay === undefined ? [] : [{ name: `${name} a day`, max: perDay * times, perMs: DAY_MS }]),
];

/**
 * Returns the hook that holds back calls that come too often for one account, from whatever addresses, or about one
 * contact.
 */
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
 * Makes the limits of calls about one contact, in whatever letters it is written. Strangers share one allowance for a
 * contact, and each of them gets no more than a part of it; a browser that has signed in to the contact's account has
 * one of its own, which strangers cannot use up.
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
