import { fromPromise } from 'xstate';
import * as assessment from '../../contracts/endpoints/assessment.ts';
import type { DiagnoseRequest, ValidateReply } from '../../contracts/endpoints/assessment.ts';
import * as chatSession from '../../contracts/endpoints/chat-session.ts';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
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

/** Opens a chat session once for a chat and keeps its token (API-28, API-29, SESS-35). */
export const openChatSession = fromPromise<void>(async ({ signal }) => {
  if (keptSession() !== null) return;
  const reply = await call(chatSession.openChatSession, { body: {}, signal });
  keepSession(reply.sessionToken);
});
