import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/check-ins.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { answerCheckIn, switchCheckIn } from '../services/check-ins/check-ins.ts';
import type { CheckedIn } from '../services/check-ins/check-ins.ts';
import type { ServiceDeps } from '../services/deps.ts';
import { notAllowed, notFound, otherRequest } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

const replyOf = (checked: CheckedIn) => {
  if (checked.kind === 'kept') {
    return { status: 200, body: { check_in: checked.checkIn } } as const;
  }
  if (checked.kind === 'gone' || checked.kind === 'consentWithdrawn') throw notAllowed(checked);
  if (checked.kind === 'notFound') throw notFound();
  if (checked.kind === 'otherRequest') throw otherRequest();
  throw new Problem(422, texts().REFUSALS.checkIn[checked.kind]);
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
