// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { showFound } from '../../../src/flows/article-search/show-found.ts';
import type { Article } from '../../../src/lib/format/written-texts.ts';
import { ArticleListPage } from '../../../src/pages/articles/ArticleList.page.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { GUMS } from './cases.ts';

const article = (address: string, section: Article['section']): Article => ({
  slug: address.split('/').at(-1) ?? '',
  address,
  section,
  title: `About ${address}`,
  description: 'What it is about.',
  topic: 'gums',
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
  article('/resources/swelling', 'resources'),
];

const listed = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-article]')]
    .filter((entry) => !entry.hidden)
    .map((entry) => entry.dataset['article'] ?? '');

const ALL = ['/blog/diabetes', GUMS];
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
      <ArticleListPage section="blog" articles={ARTICLES} />
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
  },
  leaves: {
    choosingWay: () => undefined,
    listingAll: () => expect([listed(), outcome()]).toEqual([ALL, '']),
    awaitingPause: () => expect(outcome()).toBe(''),
    searching: () => expect(outcome()).toBe(''),
    listingFound: () =>
      listed().length === 0
        ? expect(outcome()).toMatch(/^No article has these words/)
        : expect([listed(), outcome()]).toEqual([[GUMS], '1 article found']),
    searchFailed: () => {
      expect(listed()).toEqual(ALL);
      expect(outcome()).toMatch(/^The search could not be made/);
    },
  },
};

walkScreens('articleSearch', screens);
