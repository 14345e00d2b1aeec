/** Everything rendered at build, and where the start page stands. */
export { HOME, HOME_SIGNED_IN } from '../../contracts/common/paths.ts';
export { articlesIndex } from './articles-index.ts';
export { renderChat } from './chat.tsx';
export { renderPage } from './drawn-page.tsx';
export { renderLanding } from './landing.tsx';
export { renderOffline } from './offline.tsx';
export { renderLists } from './site-lists.ts';
export * as tableWords from '../../contracts/site/table-words.ts';
export { sitePages } from './site-pages.tsx';
export { renderSitePage } from './site.tsx';
