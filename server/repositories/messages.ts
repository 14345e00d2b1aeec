import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../db/connect.ts';
import { messages, sandboxMessages } from '../db/schema.ts';
import { deleteInSteps } from './in-steps.ts';

export type Message = typeof messages.$inferSelect;
export type SandboxMessage = typeof sandboxMessages.$inferSelect;

/** Rows of the outbox. */
export const messagesIn = (sql: Sql) => ({
  async add(message: Message): Promise<void> {
    await sql.insert(messages).values(message);
  },

  async byId(id: string): Promise<Message | null> {
    const [message] = await sql.select().from(messages).where(eq(messages.id, id));
    return message ?? null;
  },

  async statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Message['state']>> {
    if (ids.length === 0) return new Map();
    const rows = await sql
      .select({ id: messages.id, state: messages.state })
      .from(messages)
      .where(inArray(messages.id, [...ids]));
    return new Map(rows.map(({ id, state }) => [id, state]));
  },

  /** Ends a message that waits, and clears its values. */
  async end(id: string, state: 'sent' | 'dead'): Promise<void> {
    await sql
      .update(messages)
      .set({ state, values: {} })
      .where(and(eq(messages.id, id), eq(messages.state, 'waiting')));
  },

  /** Deletes messages, and their copies in the sandbox. */
  async delete(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await sql.delete(messages).where(inArray(messages.id, [...ids]));
    await sql.delete(sandboxMessages).where(inArray(sandboxMessages.id, [...ids]));
  },

  /** @returns how many were deleted */
  deleteCreatedBefore(moment: Date): Promise<number> {
    const { id, createdAt } = messages;
    return deleteInSteps(sql, id, lt(createdAt, moment));
  },
});

/** Most messages that the sandbox shows. */
const SHOWN = 50;

/** Rows of messages that the sandbox has "sent". */
export const sandboxMessagesIn = (sql: Sql) => ({
  /** Adds a message once, even when it is sent again after a failure. */
  async add(message: SandboxMessage): Promise<void> {
    await sql.insert(sandboxMessages).values(message).onConflictDoNothing();
  },

  /** Lists the messages to one recipient or to all, the newest first. */
  newest(recipient: string | null): Promise<SandboxMessage[]> {
    return sql
      .select()
      .from(sandboxMessages)
      .where(recipient === null ? undefined : eq(sandboxMessages.recipient, recipient))
      .orderBy(desc(sandboxMessages.sentAt))
      .limit(SHOWN);
  },
});
