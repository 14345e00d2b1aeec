import type { InspectionEvent } from 'xstate';
import { whenIdle } from './when-idle.ts';

/** More changes than a visit sees before the code that reads them is here. */
const EARLY_MAX = 500;

const early: InspectionEvent[] = [];
let read = (event: InspectionEvent): void => {
  if (early.length < EARLY_MAX) early.push(event);
};

/** Hands on each change of every flow, from the one place that sees them all: no chart knows of analytics. */
export const observe = (event: InspectionEvent): void => {
  if (event.type === '@xstate.snapshot') read(event);
};

type Reader = { readonly read: typeof read };

const take = async (load: () => Promise<Reader>): Promise<void> => {
  try {
    ({ read } = await load());
    early.splice(0).forEach((event) => read(event));
  } catch {
    read = () => undefined;
    early.length = 0;
  }
};

/** Counts how the product is used (ANLT-01), once the page has nothing else to do. If its code cannot be fetched, nothing is counted. */
export const startAnalytics = (load: () => Promise<Reader>): void =>
  whenIdle(() => void take(load));
