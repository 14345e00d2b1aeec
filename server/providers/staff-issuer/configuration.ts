import * as z from 'zod/mini';
import type { Clock } from '../../lib/clock.ts';
import { fetchPublished, KeysUnavailable } from '../open-id/keys.ts';

/** Least time between two readings that requests cause while the issuer does not answer. */
const PAUSE_MS = 10_000;

/** An address that a key or a code may be sent to: encrypted, or on this machine. */
export const Address = z
  .string()
  .check(
    z.refine(
      (value) =>
        URL.canParse(value) &&
        (new URL(value).protocol === 'https:' ||
          /^http:\/\/(?:localhost|127(?:\.\d{1,3}){3})(?::\d{1,5})?\//.test(value)),
    ),
  );

/** The parts of OpenID Connect Discovery 1.0, section 3, that are used. */
const Configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: Address,
  token_endpoint: Address,
  /** Not every issuer is asked there, so one that cannot be asked is none. */
  userinfo_endpoint: z.optional(z.unknown()),
  jwks_uri: Address,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});

export type Configuration = z.infer<typeof Configuration>;

/**
 * Keeps the issuer's configuration. A reading that fails keeps the one that is known; while none is, requests cause one
 * reading in ten seconds at most, so that nobody has us knock at a door that is shut.
 */
export const configurationBy = (issuer: string, clock: Clock) => {
  let known: Configuration | null = null;
  let failedAt: number | null = null;
  let asking: Promise<Configuration> | null = null;

  const ask = async (): Promise<Configuration> => {
    try {
      const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
      const parsed = z.safeParse(Configuration, await fetchPublished(address, clock));
      if (!parsed.success) throw new KeysUnavailable('no configuration in the reply');
      // Section 4.3: otherwise one issuer could speak for another, or for all tenants at once.
      if (parsed.data.issuer !== issuer) throw new KeysUnavailable('it names another issuer');
      known = parsed.data;
      return known;
    } catch (error) {
      failedAt = clock.now().getTime();
      throw error;
    } finally {
      asking = null;
    }
  };

  /** Reads it, or joins the reading under way. @throws KeysUnavailable */
  const readAnew = (): Promise<Configuration> => (asking ??= ask());

  /** Returns what is known, and reads it where nothing is. @throws KeysUnavailable */
  const current = async (): Promise<Configuration> => {
    if (known !== null) return known;
    if (failedAt !== null && clock.now().getTime() - failedAt < PAUSE_MS) {
      throw new KeysUnavailable('it did not answer a moment ago');
    }
    return readAnew();
  };

  return { readAnew, current };
};
