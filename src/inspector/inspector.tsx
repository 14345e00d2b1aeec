import '../app/theme/tokens.css';
import './inspector.css';
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { askCases, readRecording } from './dev-server.ts';
import type { Cases } from './dev-server.ts';
import { InspectorView } from './InspectorView.tsx';
import type { ModelMessage, ViewerMessage } from './messages.ts';

/** Interval between messages to the opener until it answers, in milliseconds. */
const ASK_EVERY_MS = 500;

type Received = ModelMessage | { readonly type: '@statelyai.disconnected' };

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const page = createRoot(root);
const opener = window.opener as Window | null;
const hot = import.meta.hot;

// Registered before the library's listener, to stop messages from other origins.
window.addEventListener('message', (event) => {
  if (event.origin !== location.origin) event.stopImmediatePropagation();
});

const post = (message: ViewerMessage): void => opener?.postMessage(message, location.origin);
const readFile = (file: Blob) => readRecording(hot, file);

let message: ModelMessage | null = null;
let cases: Cases = {};
const draw = (): void =>
  page.render(
    <InspectorView
      model={message?.model ?? null}
      live={message?.live}
      isOpened={opener !== null}
      cases={cases}
      post={post}
      readFile={readFile}
    />,
  );
draw();

const asking = setInterval(() => post({ type: '@statelyai.connected' }), ASK_EVERY_MS);
createBrowserReceiver().subscribe((event) => {
  const received = event as unknown as Received;
  // The inspected page was left or reloaded: start over and wait for the next one.
  if (received.type === '@statelyai.disconnected') return location.reload();
  clearInterval(asking);
  message = received;
  draw();
});
const fetchCases = async (): Promise<void> => {
  cases = await askCases(hot);
  draw();
};
void fetchCases();
