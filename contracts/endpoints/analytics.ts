import * as z from 'zod/mini';
import { Success } from '../common/success.ts';
import { ANALYTICS_BATCH_MAX, AnalyticsEvent } from '../site/analytics-events.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';

/**
 * Takes in what happened in one visit of a page (ANLT-01). `visit` is a number that the page has made up and forgets
 * when it is left: it says which events belong together, and nothing of who caused them. Sent without cookies and
 * without a token.
 */
export const recordAnalytics = endpoint({
  method: 'POST',
  path: '/api/analytics/events',
  tag: 'Analytics',
  summary: 'Count what happened in a visit',
  auth: 'none',
  rate: { max: 30, perMs: 60_000, perDay: 300 },
  body: z.object({
    visit: z.uuid(),
    events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(ANALYTICS_BATCH_MAX)),
  }),
  replies: { 200: Success },
  example: {
    body: {
      visit: SOME_ID,
      events: [{ name: 'step.reached', step: 'AGE_COLLECTION', category: 'gums' }],
    },
  },
});
