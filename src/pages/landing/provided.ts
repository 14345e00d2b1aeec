/** Runs after the start page is painted; the page works without it. */
import { readKept } from '../../actors/kept-draft.ts';
import { keepForOffline } from '../../lib/offline.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { enhanceSearch } from './enhance-search.ts';
import { offerKept } from './offer-kept.ts';

const form = document.querySelector<HTMLFormElement>('form[action="/chat"]');
if (form) enhanceSearch(form, (path) => location.assign(path), whenIdle);

const link = document.querySelector<HTMLAnchorElement>('a[data-kept]');
const offer = (): void => {
  if (link) offerKept(link, readKept(Date.now()));
};
offer();
// The browser's Back may show this page as it was left, before an assessment was begun.
addEventListener('pageshow', offer);

keepForOffline('page');
