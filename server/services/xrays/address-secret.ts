import { serverSecretsIn } from '../../repositories/server-secrets.ts';
import type { XrayNeeds } from './needs.ts';

/** What the addresses of pictures are signed with: the same in every process, asked for once in each. */
export const addressSecret = ({ db, ids }: Pick<XrayNeeds, 'db' | 'ids'>) => {
  let known: Promise<string> | null = null;
  return (): Promise<string> => {
    known ??= serverSecretsIn(db.sql)
      .named('pictureAddresses', ids.token() + ids.token())
      .catch((error: unknown) => {
        known = null;
        throw error;
      });
    return known;
  };
};
