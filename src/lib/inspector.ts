import type { InspectionEvent } from 'xstate';

export type Inspect = ((event: InspectionEvent) => void) | undefined;

/** Where developers watch the flows as live charts; nothing in the built product. */
export const inspect: Inspect = undefined;
