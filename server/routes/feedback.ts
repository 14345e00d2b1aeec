import type { FastifyInstance } from 'fastify';
import { checkFeedback, readRating, submitFeedback } from '../../contracts/endpoints/feedback.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as feedback from '../services/feedback.ts';
import { consentWithdrawn } from './refusals.ts';
import { texts } from '../texts/speaking.ts';

type Deps = Parameters<typeof feedback.submitFeedback>[0] & {
  /** Reads the public figure, at most a minute old. */
  readonly rating: () => Promise<feedback.Rating>;
};

export const feedbackRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, checkFeedback, async ({ body }) => ({
    status: 200,
    body: { hasSubmitted: await feedback.hasSubmitted(deps, body.sessionToken) },
  }));
  serve(app, submitFeedback, async ({ body, caller }) => {
    const submitted = await feedback.submitFeedback(deps, body, caller?.id ?? null);
    if (submitted.kind === 'consentWithdrawn') throw consentWithdrawn(submitted);
    if (submitted.kind === 'unknownSession')
      throw new Problem(404, texts().REFUSALS.feedback.unknown);
    return { status: 200, body: { success: true } };
  });
  serve(app, readRating, async () => ({ status: 200, body: await deps.rating() }));
};
