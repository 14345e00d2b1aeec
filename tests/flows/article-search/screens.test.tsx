// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { showFound } from '../../../src/flows/article-search/show-found.ts';
import type { Article } from '../../../src/lib/format/written-texts.ts';
import { ArticleListPage } from '../../../src/pages/articles/ArticleList.page.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { GUMS } from './cases.ts';

const article = (
  address: string,
  section: Article['section'],
  topic: Article['topic'] = 'gums',
): Article => ({
  slug: address.split('/').at(-1) ?? '',
  address,
  section,
  title: `About ${address}`,
  description: 'What it is about.',
  topic,
  written: '2026-11-23',
  author: 'Somebody',
  related: [],
  sources: [],
  html: '',
  headings: [],
  words: '',
});

const ARTICLES = [
  article('/blog/diabetes', 'blog'),
  article(GUMS, 'blog'),
  article('/blog/ulcers', 'blog', 'spots'),
  article('/resources/swelling', 'resources', 'emergency'),
];

const listed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')]
    .filter((entry) => !entry.hidden)
    .map((entry) => entry.dataset['article'] ?? '');

/** Headings of the topics in view, in the order in which they stand. */
const topics = (): (string | null)[] =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

const ALL = ['/blog/diabetes', GUMS, '/blog/ulcers'];
const ALL_TOPICS = ['Gums', 'Spots and sores'];

const start = () => screen.queryByRole('link', { name: 'Start with these words' });

const expectAll = (): void => {
  expect([listed(), topics()]).toEqual([ALL, ALL_TOPICS]);
  expect(start()).toBeNull();
};

/** Nothing is found: what can be done instead stands there. */
const expectWays = (): void => {
  expect(outcome()).toMatch(/^No articles found/);
  expect(topics()).toEqual([]);
  expect(start()?.getAttribute('href')).toMatch(/^\/\?query=gums?$/);
  const links = within(screen.getByRole('navigation', { name: 'Or choose a topic' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Gums', '#gums'],
    ['Spots and sores', '#spots'],
  ]);
};
const outcome = () => screen.getByRole('status').textContent;

const screens: FlowScreens<'articleSearch'> = {
  view: ({ actor }) => (
    <div
      ref={(page) => {
        const form = page?.querySelector<HTMLFormElement>('form[data-search]');
        const list = page?.querySelector<HTMLElement>('[data-articles]');
        if (form && list) showFound({ form, list }, actor);
      }}
    >
      <ArticleListPage section="blog" isSearched articles={ARTICLES} />
    </div>
  ),
  gestures: {
    'words.changed': (_harness, { words }) => {
      const box = screen.getByRole('searchbox');
      // An input whose value stays the same tells of no change.
      fireEvent.input(box, { target: { value: `${String(words)}x` } });
      fireEvent.input(box, { target: { value: words } });
    },
    'search.requested': () => {
      fireEvent.submit(screen.getByRole('searchbox'));
    },
    'topic.chosen': () => {
      fireEvent.click(screen.getByRole('link', { name: 'Gums', hidden: true }));
      expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    },
  },
  leaves: {
    choosingWay: () => undefined,
    listingAll: () => {
      expectAll();
      expect(outcome()).toBe('');
    },
    awaitingPause: () => expect(outcome()).toBe(''),
    searching: () => expect(outcome()).toBe(''),
    listingFound: () => {
      if (listed().length === 0) expectWays();
      else expect([listed(), topics(), outcome()]).toEqual([[GUMS], ['Gums'], '1 article found']);
    },
    searchFailed: () => {
      expectAll();
      expect(outcome()).toMatch(/^The search could not be made/);
    },
  },
};

walkScreens('articleSearch', screens);
