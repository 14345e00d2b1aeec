import '../app/theme/tokens.css';
import './inspector.css';
import { createBrowserReceiver } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { InspectorView } from './InspectorView.tsx';
import type { ModelMessage } from './sender.ts';

/** Interval between messages to the opener until it answers, in milliseconds. */
const ASK_EVERY_MS = 500;

type Received = ModelMessage | { readonly type: '@statelyai.disconnected' };

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const page = createRoot(root);
const opener = window.opener as Window | null;

// Registered before the library's listener, to stop messages from other origins.
window.addEventListener('message', (event) => {
  if (event.origin !== location.origin) event.stopImmediatePropagation();
});

page.render(<InspectorView model={null} isOpened={opener !== null} />);

const asking = setInterval(
  () => opener?.postMessage({ type: '@statelyai.connected' }, location.origin),
  ASK_EVERY_MS,
);
createBrowserReceiver().subscribe((event) => {
  const message = event as unknown as Received;
  // The inspected page was left or reloaded: start over and wait for the next one.
  if (message.type === '@statelyai.disconnected') return location.reload();
  clearInterval(asking);
  page.render(<InspectorView model={message.model} isOpened />);
});
