/** Runs after the start page is painted; the page works without it. */
import { enhanceSearch } from './enhance-search.ts';

const form = document.querySelector<HTMLFormElement>('form[action="/chat"]');
if (form) enhanceSearch(form, (path) => location.assign(path));
