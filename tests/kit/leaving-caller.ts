import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { validateConcern } from '../../contracts/endpoints/assessment.ts';
import { deferred, stubEngine } from './server.ts';

/** An engine that never replies, and a caller who leaves once it was asked. */
export const leavingCaller = () => {
  const asked = deferred<void>();
  const engine: typeof stubEngine = {
    ...stubEngine,
    readConcern: (_message, signal) => {
      asked.resolve();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('called off')));
      });
    },
  };
  const leave = async (app: FastifyInstance): Promise<void> => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const request = fetch(`${address}${validateConcern.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'my tooth hurts' }),
      signal: leaving.signal,
    });
    await asked.promise;
    leaving.abort();
    await expect(request).rejects.toThrow('abort');
  };
  return { engine, leave };
};
