import { lineOf } from '../services/saved-results.ts';
import type { listResults } from '../services/saved-results.ts';

type Kept = Awaited<ReturnType<typeof listResults>>[number];

/** A saved result as it stands in a list. */
export const resultLine = ({ id, createdAt, request, diagnosis }: Kept) => ({
  id,
  created_at: createdAt.toISOString(),
  category: request.category,
  issue: request.issue,
  ...lineOf({ diagnosis }),
});

/** A saved result with all that it says. */
export const wholeResult = ({ id, createdAt, request, diagnosis }: Kept) => ({
  id,
  created_at: createdAt.toISOString(),
  category: request.category,
  issue: request.issue,
  diagnosis,
});
