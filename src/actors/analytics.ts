import { ANALYTICS_BATCH_MAX } from '../../contracts/analytics-events.ts';
import type { AnalyticsEvent } from '../../contracts/analytics-events.ts';
import { readAnalyticsChoice } from './analytics-choice.ts';

/** The address of `recordAnalytics`, whose schemas the page need not carry for it. */
export const ANALYTICS_ADDRESS = '/api/analytics/events';

/** Why it does not go with the product's other calls: without cookies and token, and while the page is being left. */
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
 * Collects the events of one visit, under a number that is forgotten with the page, and sends them when the page goes out of
 * sight or there are many. What was not sent by the moment that somebody takes their consent back is dropped, and so is
 * what could not be sent: nothing is kept on the device.
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
