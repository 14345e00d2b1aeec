/** Loads when the page is idle; everything works without it (ANLT-01). */
import type { InspectionEvent } from 'xstate';
import { collectAnalytics } from '../../actors/page/analytics.ts';
import { analyticsReader } from '../../lib/flow/read-analytics.ts';

const collect = collectAnalytics();
const eventsOf = analyticsReader();

/** Reads one change of a flow; actors that are no charts have no id and are skipped. */
export const read = (event: InspectionEvent): void => {
  if (event.type !== '@xstate.snapshot') return;
  const { actorRef, snapshot } = event;
  const { logic } = actorRef as { readonly logic?: { readonly id?: string } };
  if (logic?.id === undefined || !('value' in snapshot) || !('context' in snapshot)) return;
  const events = eventsOf(actorRef, logic.id, snapshot);
  if (events.length > 0) collect(events);
};
