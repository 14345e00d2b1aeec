import { createInspector } from '@statelyai/inspect';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { maskContext, maskEvent } from './mask.ts';
import { EMPTY_MODEL, apply } from './model.ts';
import type { Model } from './model.ts';

/** The inspector's own page; the development server answers it, the built product has no such file. */
const VIEWER = '/src/inspector/index.html';
const VIEWER_WINDOW = 'toothwise-inspector';

/** Several steps in a row are shown together, at most so often. In milliseconds. */
const POST_EVERY_MS = 50;

/** Contexts are cut off below this depth; ours end well above it. */
const CONTEXT_DEPTH = 40;

/** What the viewer receives. `_version` is how the library's receiver knows its own messages. */
export type ModelMessage = {
  readonly type: 'inspector.model';
  readonly _version: string;
  readonly model: Model;
};

/**
 * Gathers what the flows do and shows it in a window of this very origin. The library's own browser
 * adapter would open a page of its makers and post to any origin, so this one stands in its place.
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

/** An inspector of the flows on this page; `start` must come from a click, or no window opens. */
export const createSender = (page: Window) =>
  createInspector(ownWindow(page), {
    serializationDepthLimit: CONTEXT_DEPTH,
    sanitizeContext: maskContext,
    sanitizeEvent: maskEvent,
  });

export const sender = createSender(window);
