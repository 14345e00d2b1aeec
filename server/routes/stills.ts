import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/stills.ts';
import { takeForms } from '../lib/forms.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { deleteStill, keepStill, readStills, stillOf } from '../services/visits/stills.ts';
import type { KeptStill } from '../services/visits/stills.ts';
import { notAllowed, notFound, otherRequest } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

type Deps = Parameters<typeof keepStill>[0] &
  Parameters<typeof deleteStill>[0] & {
    readonly dataDir: string;
    readonly secret: () => Promise<string>;
  };

/** Seconds after which to try again when too many pictures are waiting. */
const COME_AGAIN_S = 5;

/** Names the sentence of each refusal. A picture is a message as well, so it needs room in its sender's half. */
const SENTENCE = {
  closed: 'closed',
  alone: 'alone',
  full: 'manyStills',
  talked: 'full',
  noPicture: 'noPicture',
} as const;

/** @throws Problem when the picture was not kept */
const keptIn = (kept: KeptStill) => {
  if (kept.kind === 'kept') return kept.still;
  if (kept.kind === 'gone' || kept.kind === 'consentWithdrawn') throw notAllowed(kept);
  if (kept.kind === 'notFound') throw notFound();
  if (kept.kind === 'busy' || kept.kind === 'left')
    throw new Problem(503, sentenceFor(503), COME_AGAIN_S);
  if (kept.kind === 'otherRequest') throw otherRequest();
  throw new Problem(422, texts().REFUSALS.rooms[SENTENCE[kept.kind]]);
};

/** Serves the pictures that a patient sends the dentist in a call. */
export const stillRoutes = (app: FastifyInstance, deps: Deps): void => {
  const shown = async (row: Parameters<typeof stillOf>[0]) =>
    stillOf(row, { secret: await deps.secret(), now: deps.clock.now() });
  takeForms(app, deps.dataDir, (scope) =>
    serve(scope, endpoints.sendStill, async ({ caller, params, file, requestKey, signal }) => {
      if (file === null) throw new Problem(400, 'The field "picture" is missing.');
      const asked = { accountId: caller.id, ...params, file, requestKey, signal };
      const still = await shown(keptIn(await keepStill(deps, asked)));
      return { status: 200, body: { still } };
    }),
  );
  serve(app, endpoints.listStills, async ({ caller, params }) => {
    const rows = await readStills(deps, { accountId: caller.id, ...params });
    if (rows === null) throw notFound();
    return { status: 200, body: { stills: await Promise.all(rows.map(shown)) } };
  });
  serve(app, endpoints.deleteStill, async ({ caller, params }) => {
    if (!(await deleteStill(deps, { accountId: caller.id, ...params }))) throw notFound();
    return { status: 200, body: { success: true } };
  });
};
