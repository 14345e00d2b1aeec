/** Runs after the start page is painted; the page works without it. */
import { clearProgress } from '../../actors/draft-storage.ts';
import { enhanceSearch } from './enhance-search.ts';

const form = document.querySelector<HTMLFormElement>('form[action="/chat"]');
if (form) enhanceSearch(form, { clearProgress, open: (path) => location.assign(path) });
