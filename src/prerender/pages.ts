/** All that is drawn at build. */
export { articlesIndex } from './articles-index.ts';
export { renderChat } from './chat.tsx';
export { renderPage } from './drawn-page.tsx';
export { renderLanding } from './landing.tsx';
export { renderOffline } from './offline.tsx';
export { renderLists } from './site-lists.ts';
export { sitePages } from './site-pages.tsx';
export { renderSitePage } from './site.tsx';
