/** Runs after a list of articles is painted, beside what every page of the site runs; the list is complete without it. */
import { createActor } from 'xstate';
import { providedArticleSearch } from '../../flows/article-search/article-search.flow.ts';
import { showFound } from '../../flows/article-search/show-found.ts';

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const list = document.querySelector<HTMLElement>('[data-articles]');
if (form && list) {
  const words = new URLSearchParams(location.search).get('q') ?? '';
  const box = form.elements.namedItem('q') as HTMLInputElement;
  if (box.value === '') box.value = words;
  const actor = createActor(providedArticleSearch, { input: { words: box.value } });
  showFound({ form, list }, actor);
  actor.start();
}
