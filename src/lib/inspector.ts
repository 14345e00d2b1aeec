import type { InspectionEvent } from 'xstate';

export type Inspect = ((event: InspectionEvent) => void) | undefined;

/** What happens before the inspector's code is here waits in `early`. */
const forwarding = (): Inspect => {
  const early: InspectionEvent[] = [];
  let forward = (event: InspectionEvent): void => void early.push(event);
  const load = async (): Promise<void> => {
    const { sender } = await import('../inspector/sender.ts');
    forward = (event) => sender.inspect.next?.(event);
    for (const event of early.splice(0)) forward(event);
  };
  void load();
  return (event) => forward(event);
};

/**
 * Where developers watch the flows as live charts, given to every root actor. Only with `npm run dev`:
 * the condition is false when the product is built, so nothing of the inspector is in it, and where pages are drawn
 * without a browser.
 */
export const inspect: Inspect =
  import.meta.env.DEV && !import.meta.env.SSR && import.meta.env.MODE !== 'test'
    ? forwarding()
    : undefined;
