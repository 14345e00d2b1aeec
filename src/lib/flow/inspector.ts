import type { InspectionEvent } from 'xstate';

export type Inspect = ((event: InspectionEvent) => void) | undefined;

/** Forwards events to the inspector; `early` holds them until its code has loaded. */
const forwarding = (): Inspect => {
  const early: InspectionEvent[] = [];
  let forward = (event: InspectionEvent): void => void early.push(event);
  const load = async (): Promise<void> => {
    const { sender } = await import('../../inspector/page-sender.ts');
    forward = (event) => sender.inspect.next?.(event);
    for (const event of early.splice(0)) forward(event);
  };
  void load();
  return (event) => forward(event);
};

/**
 * Sends events of every root actor to the inspector, which shows flows as live charts. Only with `npm run dev`: a
 * build, a test and prerendering evaluate the condition to false and contain nothing of the inspector.
 */
export const inspect: Inspect =
  import.meta.env.DEV && !import.meta.env.SSR && import.meta.env.MODE !== 'test'
    ? forwarding()
    : undefined;
