import { serverSecretsIn } from '../repositories/server-secrets.ts';
import type { ServiceDeps } from './deps.ts';

type Deps = Pick<ServiceDeps, 'db' | 'ids'>;

/** `pictureAddresses` signs the addresses of pictures, `sandbox` opens the doors of the sandbox. */
type Purpose = 'pictureAddresses' | 'sandbox';

/** A secret that is the same in every process of a database, and after a restart; asked for once in each process. */
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
