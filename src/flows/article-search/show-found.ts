import type { ActorRefFrom } from 'xstate';
import {
  selectFound,
  selectOutcome,
} from '../../../machines/article-search/article-search.machine.ts';
import type { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';

type Search = {
  readonly form: HTMLFormElement;
  readonly list: HTMLElement;
};

const order = (list: HTMLElement, found: readonly string[] | null): void => {
  for (const [place, entry] of [
    ...list.querySelectorAll<HTMLElement>('[data-article]'),
  ].entries()) {
    const { article = '', section } = entry.dataset;
    const rank = found === null ? place : found.indexOf(article);
    // A search covers the articles of the other list, too.
    entry.hidden = found === null ? section !== list.dataset['articles'] : rank < 0;
    entry.style.order = String(rank);
  }
};

/** Applies the search to the prerendered list: found articles come first, all others are hidden. */
export const showFound = (
  { form, list }: Search,
  actor: ActorRefFrom<typeof articleSearchMachine>,
): void => {
  const box = form.elements.namedItem('q') as HTMLInputElement;
  const outcome = form.querySelector('[data-outcome]');
  box.addEventListener('input', () => actor.send({ type: 'words.changed', words: box.value }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    actor.send({ type: 'search.requested' });
  });
  const show = (): void => {
    const snapshot = actor.getSnapshot();
    order(list, selectFound(snapshot));
    outcome?.replaceChildren(selectOutcome(snapshot));
  };
  actor.subscribe(show);
  show();
};
