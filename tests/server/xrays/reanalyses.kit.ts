import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../server/areas/area.ts';
import type { Database } from '../../../server/db/connect.ts';
import { engineHere } from '../../kit/server.ts';
import { saveResultOf } from '../accounts/accounts.kit.ts';
import { analyze, ask, jpeg, upload, xraysApp } from './xrays.kit.ts';

type Person = { readonly id: string; readonly token: string };

/** What is told of a conversation that nobody has saved. */
export const CONTEXT = {
  age: 'age_31_50',
  sex: 'female',
  category: 'pain',
  issue: 'My back tooth hurts when I drink cold water',
  quickInput: { pain_location: 'one_tooth', pain_triggers: ['cold', 'sweet'] },
} as const;

/** Nothing of a conversation. */
export const NO_CONTEXT = { age: null, sex: null, category: null, issue: '', quickInput: {} };

/** What is typed is nobody's here: mails go to the account's own address. */
export const EMAIL_TYPED = 'somebody@example.org';

/** What a page sends for a re-analysis. */
export const bodyOf = (xrayId: string, over: object = {}) => ({
  xray_id: xrayId,
  chatContext: CONTEXT,
  xrayFindings: 'The picture may show: nothing at all.',
  patientData: { age: 40, chiefComplaint: 'My tooth hurts', email: EMAIL_TYPED },
  ...over,
});

/** The server with an account, an X-ray of it that is analysed, and a saved result. */
export const reanalysesApp = async (db: Database, given: Partial<AppDeps> = {}) => {
  const made = await xraysApp(db, { engine: engineHere, ...given });
  const { app, asha } = made;
  const xrayId = await addAnalyzed(app, asha);
  return { ...made, xrayId, diagnosisId: await saveResultOf(app, asha) };
};

/** @returns the id of an X-ray that is analysed */
export const addAnalyzed = async (app: FastifyInstance, person: Person): Promise<string> => {
  const { body } = await upload(app, person, await jpeg());
  const { body: done } = await analyze(app, person, body.fileId);
  if (done.xray.state !== 'analyzed') throw new Error(`It is ${done.xray.state}`);
  return body.fileId;
};

/** Asks for a re-analysis, under a key of its own or a given one. */
export const reanalyse = async (
  app: FastifyInstance,
  { token }: Pick<Person, 'token'>,
  body: unknown,
  key?: string,
) => {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const payload = JSON.stringify(body);
  const url = '/xrays/reanalyse-diagnosis';
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
};

export const readReanalyses = (app: FastifyInstance, { token }: Person, xrayId: string) =>
  ask(app, token, `/api/account/xrays/${xrayId}/reanalyses`);

/** Saves a re-analysis of one's own. */
export const save = (
  app: FastifyInstance,
  { id, token }: Person,
  reanalysisId: string,
  diagnosisId: string | null = null,
) =>
  ask(app, token, '/chat_bot/chat/save_reanalysis', {
    reanalysis: { id: reanalysisId },
    patient_id: id,
    original_diagnosis_id: diagnosisId,
  });
