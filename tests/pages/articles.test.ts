import { readdirSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { LANDING_TOPIC_TEXTS } from '../../contracts/texts/en/landing-topics.ts';
import { ARTICLE_TOPICS } from '../../src/lib/format/written-texts.ts';
import { ARTICLES } from '../../src/prerender/articles.ts';
import { articlesIndex } from '../../src/prerender/articles-index.ts';
import { benchTable } from '../../src/prerender/bench-table.ts';
import { standingTexts } from '../../src/prerender/standing-texts.ts';
import { madeTables } from '../../server/site-tables.ts';

/** Schooling that a text asks for, in years (Kincaid and others, 1975). */
const gradeOf = (text: string): number => {
  const sentences = text.split(/[.?!:;]+\s/).filter((each) => /[a-z]/i.test(each));
  const words = text.split(/\s+/).filter((each) => /[a-z]/i.test(each));
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
};

const STANDING = standingTexts({ ...madeTables(), bench: benchTable() });

const filesIn = (folder: string): string[] =>
  readdirSync(`src/pages/${folder}/en`)
    .map((name) => name.replace(/\.md$/, ''))
    .toSorted();

describe('the texts', () => {
  it('are all files that there are', () => {
    expect(ARTICLES.map(({ slug }) => slug).toSorted()).toEqual(filesIn('articles'));
    expect(STANDING.map(({ address }) => address.slice(1)).toSorted()).toEqual(filesIn('standing'));
  });
});

describe('the articles', () => {
  it('[ROUTE-15] [ROUTE-17] are twelve and more, in two lists, and cover every topic', () => {
    expect(ARTICLES.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ARTICLES.map(({ section }) => section))).toEqual(new Set(['blog', 'resources']));
    const topics = new Set(ARTICLES.map(({ topic }) => topic));
    expect(topics).toEqual(new Set(Object.keys(ARTICLE_TOPICS)));
  });

  it.each(ARTICLES.map((article) => [article.address, article] as const))(
    '%s is plain, has its sources and leads on',
    (_address, { words, related, sources, html }) => {
      expect(gradeOf(words)).toBeLessThanOrEqual(7.5);
      expect(words).not.toMatch(/!/);
      expect(sources.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeGreaterThanOrEqual(2);
      const slugs = new Set(ARTICLES.map(({ slug }) => slug));
      expect(related.filter((slug) => !slugs.has(slug))).toEqual([]);
      expect(html).not.toContain('{{');
      expect(words.split(' ').length).toBeGreaterThan(400);
    },
  );

  it('let each helpline that they name be called', () => {
    const named = ARTICLES.filter(({ html }) => /1800-11-2356|14416/.test(html));
    expect(named.length).toBeGreaterThanOrEqual(4);
    for (const { address, html } of named) {
      const besideCalls = html.replaceAll(/<a href="tel:(1800112356|14416)">[\d-]+<\/a>/g, '');
      expect(besideCalls, address).not.toMatch(/1800|14416/);
    }
  });

  it('are what the topics of the start page lead to', () => {
    const addresses = new Set(ARTICLES.map(({ address }) => address));
    const named = Object.values(LANDING_TOPIC_TEXTS).map(({ article }) => article);
    expect(named.filter((address) => !addresses.has(address))).toEqual([]);
  });

  it('are in the index of the search, each under its address', () => {
    const { storedFields: _stored, documentIds } = JSON.parse(articlesIndex()) as {
      storedFields: unknown;
      documentIds: Record<string, string>;
    };
    expect(Object.values(documentIds).toSorted()).toEqual(
      ARTICLES.map(({ address }) => address).toSorted(),
    );
  });
});

describe('the standing pages', () => {
  it.each(STANDING.map((text) => [text.address, text] as const))(
    '%s can be read without long schooling',
    (_address, { words }) => {
      expect(gradeOf(words)).toBeLessThanOrEqual(9);
      expect(words).not.toMatch(/!/);
    },
  );

  it('[ROUTE-26] [ROUTE-27] [ROUTE-28] begin with ten plain lines where they are the law', () => {
    const legal = STANDING.filter(({ plain }) => plain !== undefined).map(({ address }) => address);
    expect(legal.toSorted()).toEqual(['/dpdp-compliance', '/privacy-policy', '/terms-of-service']);
  });

  it('[ROUTE-27] [ROUTE-28] list what is kept by the rules of handing it out', () => {
    for (const address of ['/privacy-policy', '/dpdp-compliance']) {
      const html = STANDING.find((text) => text.address === address)?.html;
      expect(html).toContain(
        '<tr><th scope="row">Your answers and the result made of them</th><td>30 days without an account; with one, as long as it</td><td>Yes</td></tr>',
      );
    }
  });
});
