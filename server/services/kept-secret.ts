import type { Database } from '../db/connect.ts';
import type { Ids } from '../lib/ids.ts';
import { serverSecretsIn } from '../repositories/server-secrets.ts';

type Needs = { readonly db: Database; readonly ids: Ids };

/** `pictureAddresses` signs the addresses of pictures, `sandbox` opens the doors of the sandbox. */
type Purpose = 'pictureAddresses' | 'sandbox';

/**
 * Returns a reader of a secret that all processes on one database share and that survives a restart; read once a
 * process.
 */
export const keptSecret = ({ db, ids }: Needs, purpose: Purpose): (() => Promise<string>) => {
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
