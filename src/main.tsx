import './app/theme/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startAnalytics } from './lib/analytics.ts';
import { keepForOffline } from './lib/offline.ts';
import { whenPainted } from './lib/when-painted.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
whenPainted(() => keepForOffline('app'));
whenPainted(() => startAnalytics(() => import('./pages/analytics/provided.ts')));
if (import.meta.env.DEV) {
  void import('./inspector/button.ts').then((inspector) => inspector.showButton());
}
