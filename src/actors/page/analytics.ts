import { ANALYTICS_BATCH_MAX } from '../../../contracts/site/analytics-events.ts';
import type { AnalyticsEvent } from '../../../contracts/site/analytics-events.ts';
import { readAnalyticsChoice } from './analytics-choice.ts';

/** The path of `recordAnalytics`, repeated here so that the page need not load the endpoint's schemas. */
export const ANALYTICS_ADDRESS = '/api/analytics/events';

/** Sends events with a plain `fetch`, not `call()`: no cookies, no token, and it must survive the page being left. */
const send = (visit: string, events: readonly AnalyticsEvent[]): void => {
  fetch(ANALYTICS_ADDRESS, {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visit, events }),
  }).catch(() => undefined);
};

/**
 * Collects the events of one visit, under a number that is forgotten with the page, and sends them when the page is
 * hidden or a batch is full. Events that were not sent are dropped when the visitor withdraws consent or when sending
 * fails: nothing is stored on the device.
 */
export const collectAnalytics = (): ((events: readonly AnalyticsEvent[]) => void) => {
  const visit = crypto.randomUUID();
  let waiting: AnalyticsEvent[] = [];
  const flush = (): void => {
    const events = waiting.splice(0);
    if (events.length > 0 && readAnalyticsChoice() === 'on') send(visit, events);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return (events) => {
    if (readAnalyticsChoice() !== 'on') {
      waiting = [];
      return;
    }
    for (const event of events) {
      waiting.push(event);
      if (waiting.length === ANALYTICS_BATCH_MAX) flush();
    }
  };
};
