import type { FastifyInstance } from 'fastify';
import { diagnose } from '../../contracts/endpoints/assessment.ts';
import type { AppDeps } from '../../server/areas/area.ts';
import { CALLS, DIAGNOSE_BODY } from './endpoints.ts';
import { post, stubEngine } from './server.ts';

/** A word that nobody else says, in the place of a patient's. */
export const WORD = 'xqmolarzv';

/** An engine and a language model that fail, and say the word in their errors. */
export const TELLTALES: Pick<AppDeps, 'engine' | 'languageModel'> = {
  engine: { ...stubEngine, readConcern: (message) => Promise.reject(new Error(message)) },
  languageModel: {
    name: WORD,
    secondOpinion: () => Promise.reject(new Error(`the model said ${WORD}`)),
  },
};

/** Sends the word to a server wherever something may be sent to it. */
export const sendEverywhere = async (
  app: FastifyInstance,
  more: Readonly<Record<string, string>>,
  remoteAddress?: string,
): Promise<void> => {
  const headers = {
    'user-agent': WORD,
    cookie: `a=${WORD}`,
    referer: `http://localhost/${WORD}`,
    host: `${WORD}.example`,
    [`x-${WORD}`]: WORD,
    ...more,
  };
  for (const { endpoint, body } of CALLS) {
    const url = `${endpoint.path}?${WORD}=${WORD}`;
    const payload = JSON.stringify(body ?? {}).replaceAll(/(tooth|sweet)/g, WORD);
    const type = endpoint.method === 'POST' ? { 'content-type': 'application/json' } : {};
    await app.inject({ method: endpoint.method, url, headers: { ...headers, ...type }, payload });
  }
  const diagnosis = { ...DIAGNOSE_BODY, issue: WORD, allergies: WORD, patientName: WORD };
  await post(app, diagnose.path, diagnosis);
  await post(app, diagnose.path, { ...diagnosis, category: WORD, [WORD]: WORD });
  await post(app, diagnose.path, `{"${WORD}`);
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PROPFIND'] as const) {
    for (const url of [`/${WORD}`, `/api/${WORD}`, `/chat?query=${WORD}`, `/%zz-${WORD}`]) {
      await app.inject({ method: method as 'GET', url, headers, remoteAddress });
    }
  }
};
