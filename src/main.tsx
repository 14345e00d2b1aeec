import './app/theme/styles.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import {
  keepPressedLanguage,
  openInKeptLanguage,
} from './flows/language-switch/kept-language.script.ts';
import { startAnalytics } from './lib/flow/analytics.ts';
import { openFirstScreen } from './lib/painted/open-first-screen.ts';
import { keepForOffline } from './lib/loading/offline.ts';
import { untilLoaded } from './lib/painted/painted.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
const drawApp = (): void =>
  // A transition draws in pieces, so that the browser can handle input in between.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  });
const beginRest = async (): Promise<void> => {
  await untilLoaded();
  keepForOffline('app');
  startAnalytics(() => import('./pages/analytics/analytics.script.ts'));
};
const begin = (): void => {
  if (HAS_OTHER_LANGUAGES) {
    // What the address holds, such as a code of Google's, is for the other page.
    if (openInKeptLanguage()) return;
    keepPressedLanguage();
  }
  void openFirstScreen().finally(drawApp);
  void beginRest();
};
begin();
