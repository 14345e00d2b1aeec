import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/check-ins.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { answerCheckIn, switchCheckIn } from '../services/check-ins/check-ins.ts';
import type { CheckedIn } from '../services/check-ins/check-ins.ts';
import type { ServiceDeps } from '../services/deps.ts';
import { notAllowed } from './refusals.ts';

const REFUSALS = {
  notFound: [404, sentenceFor(404)],
  notOffered: [
    422,
    'We ask nothing about this result: a dentist has seen it, or it is an emergency.',
  ],
  notAsked: [422, 'You have not asked us to ask about this result.'],
  otherRequest: [422, 'This request was made before, and said something else.'],
} as const;

const replyOf = (checked: CheckedIn) => {
  if (checked.kind === 'kept') {
    return { status: 200, body: { check_in: checked.checkIn } } as const;
  }
  if (checked.kind === 'gone' || checked.kind === 'consentWithdrawn') throw notAllowed(checked);
  const [status, sentence] = REFUSALS[checked.kind];
  throw new Problem(status, sentence);
};

/** Serves "How is it today?" about a saved result. */
export const checkInRoutes = (app: FastifyInstance, deps: ServiceDeps): void => {
  serve(app, endpoints.switchCheckIn, async ({ caller, params, body }) =>
    replyOf(await switchCheckIn(deps, { ownerId: caller.id, ...params, isOn: body.is_on })),
  );
  serve(app, endpoints.answerCheckIn, async ({ caller, params, body, requestKey }) => {
    const { is_sure: isSure, ...told } = body;
    const answering = { ownerId: caller.id, ...params, requestKey, ...told, isSure };
    return replyOf(await answerCheckIn(deps, answering));
  });
};
