import { fromPromise } from 'xstate';
import type { Xray } from '../../../contracts/endpoints/xrays.ts';
import type { Savable } from '../../../machines/assessment/saving.selectors.ts';
import type { SaveVerdict } from '../../../machines/chat/chat.setup.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  ReadResult,
  SavedResultInput,
} from '../../../machines/saved-result/saved-result.machine.ts';
import type { LoadedResults } from '../../../machines/saved-results/saved-results.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { keptUser } from '../accounts/session-storage.ts';

const ofSavedResults = laterEndpoints(
  () => import('../../../contracts/endpoints/saved-results.ts'),
);
const ofXrays = laterEndpoints(() => import('../../../contracts/endpoints/xrays.ts'));

const now = (): string => new Date().toISOString();

/** Longest wait for the X-rays, in milliseconds: well below the limit of the call for the results. */
const XRAYS_TIMEOUT_MS = 8000;

/** Lists the X-rays; null when that fails or takes too long: the results are shown all the same. */
const listXrays = (signal: AbortSignal): Promise<readonly Xray[] | null> =>
  call(ofXrays('listXrays'), { signal, sending: { limitMs: XRAYS_TIMEOUT_MS } }).then(
    ({ xrays }) => xrays,
    () => null,
  );

/** Reads the saved results, the newest first (ROLE-05). */
export const loadResults = fromPromise<LoadedResults>(async ({ signal }) => {
  const [{ results, asked }, xrays] = await Promise.all([
    call(ofSavedResults('listResults'), { signal }),
    listXrays(signal),
  ]);
  return { results, xrays, readAt: now(), asked };
});

/** The server's statuses for an unknown result (404) and for a malformed id (400). */
const MISSING: ReadonlySet<number | undefined> = new Set([400, 404]);

/** Reads one saved result with all details. */
export const readResult = fromPromise<ReadResult, SavedResultInput>(async ({ input, signal }) => {
  try {
    const result = await call(ofSavedResults('readResult'), { params: { id: input.id }, signal });
    return { verdict: 'found', result, readAt: now() };
  } catch (error) {
    if (!MISSING.has((error as Failure).status)) throw error;
    return { verdict: 'missing' };
  }
});

/** Deletes a saved result; one already deleted counts as success. */
export const deleteResult = fromPromise<void, SavedResultInput>(async ({ input, signal }) => {
  try {
    await call(ofSavedResults('deleteResult'), { params: { id: input.id }, body: {}, signal });
  } catch (error) {
    if (!MISSING.has((error as Failure).status)) throw error;
  }
});

/** Saves a result to the signed-in account; a signed-out visitor's request is not sent (API-10, API-11, SAVE-04). */
export const saveResult = fromPromise<SaveVerdict, Savable>(async ({ input, signal }) => {
  const user = keptUser();
  if (user === null || input.kind !== 'unsaved') return { kind: 'anonymous' };
  const body = { ...input.result, patient_id: user.id };
  const { diagnosis_id: id } = await call(ofSavedResults('saveDiagnosis'), { body, signal });
  return { kind: 'saved', id };
});
