import type { ActorRefFrom } from 'xstate';
import {
  selectFound,
  selectOutcome,
  selectWords,
} from '../../../machines/article-search/article-search.machine.ts';
import type { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';

type Search = {
  readonly form: HTMLFormElement;
  readonly list: HTMLElement;
};

/** Orders and hides what a topic holds, and returns the best rank in it; null where nothing of it is shown. */
const orderGroup = (
  group: HTMLElement,
  rankOf: (entry: HTMLElement) => number | null,
): number | null => {
  let best: number | null = null;
  for (const entry of group.querySelectorAll<HTMLElement>('[data-article]')) {
    const rank = rankOf(entry);
    entry.hidden = rank === null;
    entry.style.order = String(rank ?? 0);
    if (rank !== null) best = Math.min(rank, best ?? rank);
  }
  return best;
};

const order = (list: HTMLElement, found: readonly string[] | null): void => {
  const rankOf = ({ dataset: { article = '', section } }: HTMLElement): number | null => {
    // A search covers the articles of the other list, too.
    if (found === null) return section === list.dataset['articles'] ? 0 : null;
    const rank = found.indexOf(article);
    return rank < 0 ? null : rank;
  };
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    const best = orderGroup(group, rankOf);
    group.hidden = best === null;
    group.style.order = String(best ?? 0);
  }
};

/** Offers the ways on where nothing was found; the start page takes the words over. */
const offerWays = (none: HTMLElement, found: readonly string[] | null, words: string): void => {
  none.hidden = found === null || found.length > 0;
  const start = none.querySelector<HTMLAnchorElement>('a[href^="/"]');
  if (start) start.href = `/?${new URLSearchParams({ query: words.trim() })}`;
};

/** Applies the search to the prerendered list: found articles come first, all others are hidden. */
export const showFound = (
  { form, list }: Search,
  actor: ActorRefFrom<typeof articleSearchMachine>,
): void => {
  const box = form.elements.namedItem('q') as HTMLInputElement;
  const outcome = form.querySelector('[data-outcome]');
  const none = list.querySelector<HTMLElement>('[data-none]');
  box.addEventListener('input', () => actor.send({ type: 'words.changed', words: box.value }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    actor.send({ type: 'search.requested' });
  });
  for (const topic of none?.querySelectorAll('nav a') ?? []) {
    // The topic is in the list again before the browser goes to it.
    topic.addEventListener('click', () => {
      actor.send({ type: 'topic.chosen' });
      box.value = selectWords(actor.getSnapshot());
    });
  }
  const show = (): void => {
    const snapshot = actor.getSnapshot();
    const found = selectFound(snapshot);
    order(list, found);
    if (none) offerWays(none, found, selectWords(snapshot));
    outcome?.replaceChildren(selectOutcome(snapshot));
  };
  actor.subscribe(show);
  show();
};
