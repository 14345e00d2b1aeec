import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { sandboxPayments } from '../db/schema.ts';

export type SandboxRow = typeof sandboxPayments.$inferSelect;

export const sandboxPaymentsIn = (sql: Sql) => ({
  async add(row: SandboxRow): Promise<void> {
    await sql.insert(sandboxPayments).values(row);
  },

  async byId(id: string, kind: SandboxRow['kind']): Promise<SandboxRow | null> {
    const [row] = await sql
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.kind, kind)));
    return row ?? null;
  },

  /** Locks the row until the transaction ends. */
  async lock(id: string): Promise<SandboxRow | null> {
    const [row] = await sql
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, id))
      .for('update');
    return row ?? null;
  },

  of(parent: string, kind: SandboxRow['kind']): Promise<SandboxRow[]> {
    return sql
      .select()
      .from(sandboxPayments)
      .where(and(eq(sandboxPayments.parent, parent), eq(sandboxPayments.kind, kind)))
      .orderBy(asc(sandboxPayments.createdAt), asc(sandboxPayments.id));
  },

  async change(id: string, entity: SandboxRow['entity']): Promise<void> {
    await sql.update(sandboxPayments).set({ entity }).where(eq(sandboxPayments.id, id));
  },

  within(
    kind: SandboxRow['kind'],
    { from, to, limit, offset }: { from: Date; to: Date; limit: number; offset: number },
  ): Promise<SandboxRow[]> {
    return sql
      .select()
      .from(sandboxPayments)
      .where(
        and(
          eq(sandboxPayments.kind, kind),
          gte(sandboxPayments.createdAt, from),
          lt(sandboxPayments.createdAt, to),
        ),
      )
      .orderBy(asc(sandboxPayments.createdAt), asc(sandboxPayments.id))
      .limit(limit)
      .offset(offset);
  },
});
