import { fromPromise } from 'xstate';
import { ChatSessionReply, DiagnoseReply, ValidateReply } from '../../contracts/api.ts';
import type { DiagnoseRequest } from '../../contracts/api.ts';
import type { Diagnosis } from '../../contracts/diagnosis.ts';
import { keepSession, keptSession } from './draft-storage.ts';
import { postJson } from './http.ts';

/** Asks whether a concern is dental (API-06, API-07). */
export const validateConcern = fromPromise<ValidateReply, { message: string }>(
  ({ input, signal }) => postJson('/chat_bot/chat/validate', input, ValidateReply, signal),
);

/** Asks for the assessment (API-08, API-09). */
export const diagnose = fromPromise<Diagnosis, DiagnoseRequest>(async ({ input, signal }) => {
  const reply = await postJson('/chat_bot/chat/diagnose', input, DiagnoseReply, signal);
  return reply.diagnosis;
});

/** Opens a chat session once for a chat and keeps its token (API-28, API-29, SESS-35). */
export const openChatSession = fromPromise<void>(async ({ signal }) => {
  if (keptSession() !== null) return;
  const reply = await postJson('/api/chat/session', {}, ChatSessionReply, signal);
  keepSession(reply.sessionToken);
});
