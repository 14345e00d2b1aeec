/** Runs after the start page is painted; the page works without it. */
import { removeProgress } from '../../actors/draft-storage.ts';
import { enhanceSearch } from './enhance-search.ts';

const form = document.querySelector<HTMLFormElement>('form[action="/chat"]');
if (form)
  enhanceSearch(form, {
    clearProgress: removeProgress,
    open: (path) => location.assign(path),
  });
