import * as z from 'zod/mini';

/** Every error reply: the same human sentence twice, so that either field can be shown (API-02). */
export const ErrorReply = z.object({ error: z.string(), message: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;
