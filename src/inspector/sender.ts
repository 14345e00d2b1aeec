import { createInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { maskContext, maskEvent } from './mask.ts';
import { EMPTY_MODEL, apply } from './model.ts';
import type { Model } from './model.ts';

/** The inspector's page, served by the development server; the built product does not contain it. */
const VIEWER = '/src/inspector/index.html';
const VIEWER_WINDOW = 'toothwise-inspector';

/** Shortest interval between two updates of the viewer, in milliseconds; steps in between are shown together. */
const POST_EVERY_MS = 50;

/** Depth at which contexts are cut off; those of this product are far less deep. */
const CONTEXT_DEPTH = 40;

/** The message to the viewer. `_version` is how the library's receiver recognises its own messages. */
export type ModelMessage = {
  readonly type: 'inspector.model';
  readonly _version: string;
  readonly model: Model;
};

/**
 * Collects what the flows do and shows it in a window of this origin. The library's own browser adapter would open its
 * maker's page and post to any origin, so this one replaces it.
 */
const ownWindow = (page: Window) => {
  const { origin } = page.location;
  let model = EMPTY_MODEL;
  let viewer: Window | null = null;
  let waiting: number | undefined;

  const post = (): void => {
    waiting = undefined;
    const message: ModelMessage = { type: 'inspector.model', _version: '1', model };
    viewer?.postMessage(message, origin);
  };
  page.addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
    const { type } = Object(data) as { type?: unknown };
    if (from !== origin || type !== '@statelyai.connected') return;
    viewer = source as Window | null;
    post();
  });
  page.addEventListener('pagehide', () =>
    viewer?.postMessage({ type: '@statelyai.disconnected', _version: '1' }, origin),
  );

  return {
    start: () => {
      if (viewer === null || viewer.closed) viewer = page.open(VIEWER, VIEWER_WINDOW);
      viewer?.focus();
    },
    send: (message: StatelyInspectionEvent) => {
      model = apply(model, message);
      if (viewer !== null) waiting ??= page.setTimeout(post, POST_EVERY_MS);
    },
  };
};

/** Creates an inspector of the flows on this page; call `start` from a click, or the browser blocks the window. */
export const createSender = (page: Window) =>
  createInspector(ownWindow(page), {
    serializationDepthLimit: CONTEXT_DEPTH,
    sanitizeContext: maskContext,
    sanitizeEvent: maskEvent,
  });

export const sender = createSender(window);
