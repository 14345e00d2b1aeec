import { fromPromise } from 'xstate';
import type { Savable } from '../../machines/assessment/saving.selectors.ts';
import type { SaveVerdict } from '../../machines/chat/chat.setup.ts';
import type { Failure } from '../../machines/kit/failure.ts';
import type {
  ReadResult,
  SavedResultInput,
} from '../../machines/saved-result/saved-result.machine.ts';
import type { LoadedResults } from '../../machines/saved-results/saved-results.machine.ts';
import { call } from './call.ts';
import { named } from './patient-calls.ts';
import { keptUser } from './session-storage.ts';

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

/** Saves a result to the account of whoever is signed in; without anybody nothing is asked (API-10, API-11, SAVE-04). */
export const saveResult = fromPromise<SaveVerdict, Savable>(async ({ input, signal }) => {
  const user = keptUser();
  if (user === null || input.kind !== 'unsaved') return { kind: 'anonymous' };
  const body = { ...input.result, patient_id: user.id };
  const { diagnosis_id: id } = await call(named('saveDiagnosis'), { body, signal });
  return { kind: 'saved', id };
});
