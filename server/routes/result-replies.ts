import { lineOf } from '../services/saved-results.ts';
import type { listResults } from '../services/saved-results.ts';

type Kept = Awaited<ReturnType<typeof listResults>>[number];

/** Writes a saved result as a line of a list. */
export const resultLine = ({ id, createdAt, request, diagnosis }: Kept) => ({
  id,
  created_at: createdAt.toISOString(),
  category: request.category,
  issue: request.issue,
  ...lineOf({ diagnosis }),
});

/** Writes a saved result with everything it says. */
export const wholeResult = ({ id, createdAt, request, diagnosis }: Kept) => ({
  id,
  created_at: createdAt.toISOString(),
  category: request.category,
  issue: request.issue,
  diagnosis,
});
