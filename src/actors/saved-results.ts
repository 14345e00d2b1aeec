import { fromPromise } from 'xstate';
import type { Failure } from '../../machines/kit/failure.ts';
import type {
  ReadResult,
  SavedResultInput,
} from '../../machines/saved-result/saved-result.machine.ts';
import type { LoadedResults } from '../../machines/saved-results/saved-results.machine.ts';
import { call } from './call.ts';
import { named } from './patient-calls.ts';

const now = (): string => new Date().toISOString();

/** Reads the saved results, the newest first (ROLE-05). */
export const loadResults = fromPromise<LoadedResults>(async ({ signal }) => {
  const { results } = await call(named('listResults'), { signal });
  return { results, readAt: now() };
});

/** What the server says of an id that it does not know, and of what is none. */
const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);

/** Reads one saved result whole. */
export const readResult = fromPromise<ReadResult, SavedResultInput>(async ({ input, signal }) => {
  try {
    const result = await call(named('readResult'), { params: { id: input.id }, signal });
    return { verdict: 'found', result, readAt: now() };
  } catch (error) {
    if (!MISSING.has((error as Failure).status)) throw error;
    return { verdict: 'missing' };
  }
});
