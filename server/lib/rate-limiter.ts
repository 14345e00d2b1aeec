import { createHash } from 'node:crypto';
import { batchCounts } from './count-batches.ts';

/** Most calls of one kind within a window of time. */
export type Limit = {
  /** The caller and the call, such as `POST /api/x 203.0.113.7/32`. Only a fingerprint of it is kept. */
  readonly name: string;
  readonly max: number;
  readonly perMs: number;
};

export type Verdict =
  | { readonly kind: 'admitted' }
  | { readonly kind: 'refused'; readonly retryAfterMs: number };

/** Most counts that are remembered, about 20 MB; a forgotten one is looked up again. */
const MOST_REMEMBERED = 100_000;

/** Count of a window as this process knows it. */
type Window = { readonly key: string; readonly endsAt: number; count: number };

/**
 * Counts calls in fixed windows, over all processes and their restarts. Each process remembers what it has seen and
 * refuses by that at once; a call that it would admit is added to the shared counts first, and those decide.
 *
 * The limits are exact while the shared counts answer: no limit admits more than its maximum, by however many
 * processes. A call that one limit refuses may still count for the others, for each process at most as often as that
 * limit's maximum. Each process counts for itself when no answer comes.
 */
export const createLimiter = (deps: Parameters<typeof batchCounts>[0]) => {
  const batches = batchCounts(deps);
  const remembered = new Map<string, Window>();

  const windowOf = ({ name, perMs }: Limit, now: number): Window => {
    const key = createHash('sha256').update(name).digest('base64url').slice(0, 22);
    const known = remembered.get(key);
    if (known && known.endsAt > now) return known;
    const window = { key, endsAt: (Math.floor(now / perMs) + 1) * perMs, count: 0 };
    remembered.delete(key);
    remembered.set(key, window);
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest) remembered.delete(oldest);
    return window;
  };

  return {
    /** Counts one call against all of the limits, unless one of them refuses it at once. Never fails. */
    async take(limits: readonly Limit[]): Promise<Verdict> {
      const now = deps.clock.now().getTime();
      const places = limits.map((limit) => ({ max: limit.max, window: windowOf(limit, now) }));
      const refusedBy = (isFull: (place: (typeof places)[number], index: number) => boolean) => {
        const ends = places.filter(isFull).map(({ window }) => window.endsAt);
        return ends.length === 0 ? null : Math.max(...ends) - now;
      };
      const atOnce = refusedBy(({ window, max }) => window.count >= max);
      if (atOnce !== null) return { kind: 'refused', retryAfterMs: atOnce };
      for (const { window } of places) window.count += 1;
      const standings = (await batches.add(places.map(({ window }) => window))) ?? [];
      for (const [index, { window }] of places.entries()) {
        window.count = Math.max(window.count, standings[index]?.total ?? 0);
      }
      const shared = refusedBy(({ max }, index) => (standings[index]?.turn ?? 0) > max);
      return shared === null ? { kind: 'admitted' } : { kind: 'refused', retryAfterMs: shared };
    },
  };
};

export type Limiter = ReturnType<typeof createLimiter>;
