import { fromCallback, fromPromise } from 'xstate';
import type {
  ConnectionChange,
  ServerVerdict,
} from '../../../machines/connection/connection.machine.ts';
import { CALL_TOLD } from '../calls/call.ts';
import type { CallTold } from '../calls/call.ts';

/** The path of `healthz`, repeated here so that the page need not load the endpoint's schema. */
export const HEALTH_ADDRESS = '/healthz';

/** Tells of the browser's network, of the app's own calls, and of the page coming back into view. */
export const watchConnection = fromCallback(({ sendBack }) => {
  const send = (change: ConnectionChange): void => sendBack(change);
  const lost = (): void => send({ type: 'connection.lost' });
  const found = (): void => send({ type: 'connection.found' });
  const told = (event: Event): void => send({ type: (event as CallTold).detail });
  // The page hears no events while it sleeps.
  const shown = (): void => {
    if (!navigator.onLine) lost();
    else if (document.visibilityState === 'visible') send({ type: 'page.shown' });
  };
  addEventListener('offline', lost);
  addEventListener('online', found);
  addEventListener(CALL_TOLD, told);
  document.addEventListener('visibilitychange', shown);
  if (!navigator.onLine) lost();
  return () => {
    removeEventListener('offline', lost);
    removeEventListener('online', found);
    removeEventListener(CALL_TOLD, told);
    document.removeEventListener('visibilitychange', shown);
  };
});

/** Checks the server by the content of its reply: a captive portal's login page also answers, and does not count. */
export const askServer = fromPromise<ServerVerdict>(async ({ signal }) => {
  try {
    const reply = await fetch(HEALTH_ADDRESS, { cache: 'no-store', credentials: 'omit', signal });
    const { status } = (await reply.json()) as { readonly status?: unknown };
    return reply.ok && status === 'ok' ? 'answered' : 'unanswered';
  } catch {
    return navigator.onLine ? 'unanswered' : 'disconnected';
  }
});
