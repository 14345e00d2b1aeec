import * as z from 'zod/mini';

/** The reply to a call that was done and has nothing to tell. */
export const Success = z.object({ success: z.literal(true) });
