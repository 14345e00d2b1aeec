import { serverSecretsIn } from '../repositories/server-secrets.ts';
import type { ServiceDeps } from './deps.ts';

type Deps = Pick<ServiceDeps, 'db' | 'ids'>;

/** `pictureAddresses` and `linkFiles` sign the addresses of pictures and of files behind links, `sandbox` opens the doors of the sandbox. */
type Purpose = 'pictureAddresses' | 'linkFiles' | 'sandbox';

/**
 * Returns a reader of a secret that all processes on one database share and that survives a restart; read once a
 * process.
 */
export const keptSecret = ({ db, ids }: Deps, purpose: Purpose): (() => Promise<string>) => {
  let known: Promise<string> | null = null;
  return () => {
    known ??= serverSecretsIn(db.sql)
      .named(purpose, ids.token() + ids.token())
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
};
