import { fromPromise } from 'xstate';
import * as assessment from '../../contracts/endpoints/assessment.ts';
import type {
  DeletionReply,
  DiagnoseRequest,
  ValidateReply,
} from '../../contracts/endpoints/assessment.ts';
import * as chatSession from '../../contracts/endpoints/chat-session.ts';
import * as medicines from '../../contracts/endpoints/medicines.ts';
import type { MedicinesReply, MedicinesRequest } from '../../contracts/endpoints/medicines.ts';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import type { AssessmentKey } from '../../contracts/session-token.ts';
import { call } from './call.ts';
import { keepSession, keptSession } from './draft-storage.ts';

/** Asks whether a concern is dental (API-06, API-07). */
export const validateConcern = fromPromise<ValidateReply, { message: string }>(
  ({ input, signal }) => call(assessment.validateConcern, { body: input, signal }),
);

/** Asks for the assessment (API-08, API-09). */
export const diagnose = fromPromise<Diagnosis, DiagnoseRequest>(async ({ input, signal }) => {
  const reply = await call(assessment.diagnose, { body: input, signal });
  return reply.diagnosis;
});

/** Asks which of the suggestions are for this patient. */
export const checkMedicines = fromPromise<MedicinesReply, MedicinesRequest>(({ input, signal }) =>
  call(medicines.checkMedicines, { body: input, signal }),
);

/**
 * The token of the chat session: the known or kept one, otherwise that of a new session, which is kept (API-28, API-29,
 * SESS-35).
 */
export const openChatSession = fromPromise<string, { known: string | null }>(
  async ({ input, signal }) => {
    const kept = input.known ?? keptSession();
    if (kept !== null) return kept;
    const reply = await call(chatSession.openChatSession, { body: {}, signal });
    return keepSession(reply.sessionToken);
  },
);

/** Has the server delete what it holds of an assessment; without a key it holds nothing. */
export const deleteResults = fromPromise<DeletionReply, AssessmentKey | null>(({ input, signal }) =>
  input === null
    ? Promise.resolve({ verdict: 'deleted' })
    : call(assessment.deleteResults, { body: input, signal }),
);
