import { vi } from 'vitest';

/**
 * Puts a page address in place that records where the page is sent instead of going there; everything
 * else is the real one. Undo with `vi.unstubAllGlobals`.
 */
export const watchLeaving = () => {
  const real = window.location;
  const assign = vi.fn<(address: string) => void>();
  const watched = new Proxy(Object.create(null) as Location, {
    get: (_, key) => {
      if (key === 'assign') return assign;
      const value: unknown = Reflect.get(real, key, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });
  vi.stubGlobal('location', watched);
  return assign;
};
