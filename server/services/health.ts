import type { Database } from '../db/connect.ts';

export type Readiness =
  | { readonly kind: 'ready' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'databaseSilent'; readonly err: unknown };

/** Whether the server can do its work. */
export const readinessOf = async (db: Database): Promise<Readiness> => {
  try {
    await db.ping();
    return { kind: 'ready' };
  } catch (err) {
    return { kind: 'databaseSilent', err };
  }
};
