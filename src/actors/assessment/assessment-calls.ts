import { fromPromise } from 'xstate';
import type {
  DeletionReply,
  MedicinesReply,
  MedicinesRequest,
  ValidateReply,
} from '../../../contracts/endpoints/assessment.ts';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import type { AssessmentKey } from '../../../contracts/assessment/session-token.ts';
import type { DiagnosisInput } from '../../../machines/assessment/rules/diagnose-request.ts';
import { keptUser } from '../accounts/session-storage.ts';
import { call } from '../calls/call.ts';
import { keepSession, keptSession } from './draft-storage.ts';
import { warmUpHttp } from '../calls/http.ts';
import { laterEndpoints, warmUp } from '../calls/later-endpoints.ts';

const load = () => import('../../../contracts/endpoints/assessment.ts');
const named = laterEndpoints(load);

/** Fetches what every call needs ahead of the first one; if that fails, the first call fetches it again. */
export const warmUpCalls = (): void => {
  warmUpHttp();
  warmUp(load);
};

/** Asks whether a concern is dental (API-06, API-07). */
export const validateConcern = fromPromise<ValidateReply, { message: string }>(
  ({ input, signal }) => call(named('validateConcern'), { body: input, signal }),
);

/** Returns the fields of a request that name the patient, as the signed-in account has them; none when signed out. */
const patientOfAccount = () => {
  const user = keptUser();
  return (
    user && {
      patientName: user.name,
      patientEmail: user.email ?? '',
      patientPhone: user.phone ?? '',
    }
  );
};

/**
 * Asks for the assessment (API-08, API-09). The account's details are added here alone, so that the draft on this device
 * never holds them.
 */
export const diagnose = fromPromise<Diagnosis, DiagnosisInput>(async ({ input, signal }) => {
  const body = { ...input.request, ...(input.isOwn && patientOfAccount()) };
  const reply = await call(named('diagnose'), { body, signal });
  // The device's clock, not the server's: "see a dentist by …" counts days from this moment.
  return { ...reply.diagnosis, received_at: new Date().toISOString() };
});

/** Asks which suggested medicines suit this patient. */
export const checkMedicines = fromPromise<MedicinesReply, MedicinesRequest>(({ input, signal }) =>
  call(named('checkMedicines'), { body: input, signal }),
);

/**
 * Returns the token of the chat session: the known or kept one, otherwise that of a new session, which is kept (API-28,
 * API-29, SESS-35).
 */
export const openChatSession = fromPromise<string, { known: string | null }>(
  async ({ input, signal }) => {
    const kept = input.known ?? keptSession();
    if (kept !== null) return kept;
    const reply = await call(named('openChatSession'), { body: {}, signal });
    return keepSession(reply.sessionToken);
  },
);

/** Has the server delete what it stores of an assessment; without a key it stores nothing. */
export const deleteResults = fromPromise<DeletionReply, AssessmentKey | null>(({ input, signal }) =>
  input === null
    ? Promise.resolve({ verdict: 'deleted' })
    : call(named('deleteResults'), { body: input, signal }),
);
