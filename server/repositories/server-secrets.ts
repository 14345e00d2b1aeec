import { eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { serverSecrets } from '../db/schema.ts';

/** Rows of secrets, the same for all processes. */
export const serverSecretsIn = (sql: Sql) => ({
  /** Reads the secret of that name; stores `made` first when there is none. */
  async named(name: string, made: string): Promise<string> {
    await sql.insert(serverSecrets).values({ name, secret: made }).onConflictDoNothing();
    const [found] = await sql.select().from(serverSecrets).where(eq(serverSecrets.name, name));
    if (found === undefined) throw new Error('A secret is gone that was there a moment ago');
    return found.secret;
  },
});
