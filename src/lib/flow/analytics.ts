import type { InspectionEvent } from 'xstate';
import { whenIdle } from './when-idle.ts';

/** Limit of changes held until the reading code has loaded; a visit has fewer by then. */
const EARLY_MAX = 500;

const early: InspectionEvent[] = [];
let read = (event: InspectionEvent): void => {
  if (early.length < EARLY_MAX) early.push(event);
};

/** Passes each change of every flow to analytics: no chart knows of it. */
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

/**
 * Starts counting how the product is used (ANLT-01), once the page is idle. If its code cannot be loaded, nothing is
 * counted.
 */
export const startAnalytics = (load: () => Promise<Reader>): void =>
  whenIdle(() => void take(load));
