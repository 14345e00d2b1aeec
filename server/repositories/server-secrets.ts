import { eq } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { serverSecrets } from '../db/schema.ts';

/** What the server keeps to itself, the same for all of its processes. */
export const serverSecretsIn = (sql: Sql) => ({
  /** The secret of that name; `made` becomes it unless there is one. */
  async named(name: string, made: string): Promise<string> {
    await sql.insert(serverSecrets).values({ name, secret: made }).onConflictDoNothing();
    const [found] = await sql.select().from(serverSecrets).where(eq(serverSecrets.name, name));
    if (found === undefined) throw new Error('A secret is gone that was there a moment ago');
    return found.secret;
  },
});
