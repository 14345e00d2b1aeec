import * as z from 'zod/mini';

/** From when to when, in minutes since midnight in Asia/Kolkata. */
const OpenTime = z.object({
  from: z.int().check(z.minimum(0), z.maximum(1439)),
  to: z.int().check(z.minimum(1), z.maximum(1440)),
});

/** When a clinic is open in an ordinary week: seven days, Sunday first, each with its times. */
export const OpeningHours = z.array(z.array(OpenTime)).check(z.length(7));
export type OpeningHours = z.infer<typeof OpeningHours>;
