import type { InspectionEvent } from 'xstate';
import { addressOf, watchGestures } from './gestures.ts';
import { NOTHING_LIVE } from './messages.ts';
import type { Live, ModelMessage, ViewerMessage } from './messages.ts';
import { EMPTY_MODEL } from './model.ts';
import type { Model } from './model.ts';
import { createRecorder } from './record.ts';
import { createRunning } from './running.ts';

/** The inspector's page, served by the development server; the built product does not contain it. */
const VIEWER = '/inspector';
const VIEWER_WINDOW = 'toothwise-inspector';

/** Shortest interval between two updates of the viewer, in milliseconds; steps in between are shown together. */
const POST_EVERY_MS = 50;

type Sent = Extract<ViewerMessage, { type: 'inspector.sent' }>;

/**
 * Shows what the flows do in a window of this origin, and does what is asked there. The library's own browser adapter
 * would open its maker's page and post to any origin, so this one replaces it.
 */
const ownWindow = (page: Window, seen: (lookedAt: string | null) => Partial<Live>) => {
  const { location } = page;
  const { origin } = location;
  let model: Model = EMPTY_MODEL;
  let live: Live = NOTHING_LIVE;
  let lookedAt: string | null = null;
  let viewer: Window | null = null;
  let waiting: number | undefined;

  const post = (): void => {
    waiting = undefined;
    live = { ...live, ...seen(lookedAt), address: addressOf(location) };
    const message: ModelMessage = { type: 'inspector.model', _version: '1', model, live };
    viewer?.postMessage(message, origin);
  };
  const change = (): void => {
    if (viewer !== null) waiting ??= page.setTimeout(post, POST_EVERY_MS);
  };
  const hear = (onSent: (sent: Sent) => void): void => {
    page.addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
      const message = Object(data) as ViewerMessage;
      if (from !== origin) return;
      if (message.type === '@statelyai.connected') {
        viewer = source as Window | null;
        post();
      } else if (message.type === 'inspector.looked') {
        lookedAt = message.actorId;
        change();
      } else if (message.type === 'inspector.sent') onSent(message);
    });
  };
  page.addEventListener('pagehide', () =>
    viewer?.postMessage({ type: '@statelyai.disconnected', _version: '1' }, origin),
  );

  return {
    hear,
    open: () => {
      if (viewer === null || viewer.closed) viewer = page.open(VIEWER, VIEWER_WINDOW);
      viewer?.focus();
    },
    showModel: (next: Model) => {
      model = next;
      change();
    },
    showLive: (next: Partial<Live>) => {
      live = { ...live, ...next };
      change();
    },
  };
};

/** Creates an inspector of the flows on this page; call `start` from a click, or the browser blocks the window. */
export const createSender = (page: Window, until?: AbortSignal) => {
  const running = createRunning();
  const view = ownWindow(page, running.seen);
  const recorder = createRecorder(view.showModel, { onStart: view.open });
  view.hear(({ number, actorId, event }) =>
    view.showLive({ answer: { number, verdict: running.send(actorId, event) } }),
  );
  watchGestures(page, { secrets: running.secrets, until }, (gestures) =>
    view.showLive({ gestures }),
  );
  return {
    start: recorder.start,
    inspect: {
      next: (event: InspectionEvent): void => {
        running.note(event);
        recorder.inspect.next?.(event);
      },
    },
  };
};
