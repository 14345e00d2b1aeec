import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CALLOUTS } from '../../contracts/texts/en/site.ts';
import { CALLOUTS as CALLOUTS_IN_HINDI } from '../../contracts/texts/hi/site.ts';
import { partsOf } from '../../src/prerender/markdown.ts';
import { hashOf } from '../../src/prerender/languages/ledger.ts';
import { ownPages } from '../../src/prerender/languages/own-pages.ts';

type Facts = Readonly<Record<string, unknown>>;

const PAGES = join(import.meta.dirname, '../../src/pages');
const pages = ownPages('hi').map(({ name }) => name);
const fileOf = (name: string, tag: string): string => {
  const [kind = '', slug = ''] = name.split('/');
  return readFileSync(join(PAGES, kind, tag, `${slug}.md`), 'utf8');
};
const both = (name: string) => [fileOf(name, 'en'), fileOf(name, 'hi')] as const;

const bodyOf = (text: string): string => text.slice(text.indexOf('\n---\n') + '\n---\n'.length);

/** What each line of a text is, without its words: a heading of a level, an item, a row with so many cells, a callout. */
const bonesOf = (text: string): string[] =>
  bodyOf(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      if (line.startsWith('|')) return `${line.split('|').length} cells`;
      return /^(?:#+|> \*\*|>|\s*-|\s*\d+\.|\{\{)/.exec(line)?.[0] ?? 'text';
    });

const all = (text: string, pattern: RegExp): string[] =>
  [...bodyOf(text).matchAll(pattern)].map(([found]) => found);
const sorted = (some: readonly string[]): string[] => some.toSorted();

describe('a page of the site in Hindi', () => {
  it('[NEW-97] is there for how it works, the law, what cannot wait and the commonest worries', () => {
    expect(pages).toEqual([
      'standing/about',
      'standing/dpdp-compliance',
      'standing/health-assessment',
      'standing/how-it-works',
      'standing/privacy-policy',
      'standing/terms-of-service',
      'articles/bleeding-after-tooth-removal',
      'articles/bleeding-gums',
      'articles/child-injured-tooth',
      'articles/child-teeth-first-visit',
      'articles/dental-emergency',
      'articles/dentist-visit-what-to-ask',
      'articles/diabetes-and-gums',
      'articles/gaps-and-crooked-teeth',
      'articles/gutka-supari-tobacco-mouth',
      'articles/knocked-out-tooth',
      'articles/mouth-ulcers',
      'articles/root-canal',
      'articles/stained-teeth-whitening',
      'articles/swollen-face-or-jaw',
      'articles/teeth-in-pregnancy',
      'articles/tooth-hurts-with-cold',
      'articles/toothache-at-night',
      'articles/white-patch-in-mouth',
    ]);
    expect(ownPages('hi').filter(({ isFresh }) => !isFresh)).toEqual([]);
  });

  it.each(pages)('has the lines, links, numbers and places of the English one: %s', (name) => {
    const [english, hindi] = both(name);
    expect(bonesOf(hindi)).toEqual(bonesOf(english));
    for (const pattern of [/\]\([^)]*\)/g, /\{\{[^}]*\}\}/g])
      expect(sorted(all(hindi, pattern))).toEqual(sorted(all(english, pattern)));
    // An id of a heading is no number of the text.
    const numbers = (text: string) => sorted(all(text.replaceAll(/ \{#[a-z-]+\}/g, ''), /\d+/g));
    expect(numbers(hindi)).toEqual(numbers(english));
  });

  it.each(pages)(
    'has the facts of the English one above its text, in words of its own: %s',
    (name) => {
      const [english, hindi] = both(name).map((text) => partsOf(text).head as Facts);
      const kinds = (facts: Facts = {}) =>
        Object.entries(facts).map(([key, value]) => [
          key,
          key === 'plain' ? (value as unknown[]).map((line) => typeof line) : typeof value,
        ]);
      expect(kinds(hindi)).toEqual(kinds(english));
      for (const key of ['updated', 'written', 'section', 'topic', 'onward', 'related', 'sources'])
        expect(hindi?.[key]).toEqual(english?.[key]);
    },
  );

  it.each(pages)('says with its first words how grave a callout is: %s', (name) => {
    const [english, hindi] = both(name);
    const begins = (text: string) => all(text, /(?<=^> \*\*)[^*]+(?=\*\*)/gm);
    const tones = Object.entries(CALLOUTS);
    const expected = begins(english).map((words) => {
      const tone = tones.find(([, said]) => said === words)?.[0] as keyof typeof CALLOUTS;
      return CALLOUTS_IN_HINDI[tone];
    });
    expect(begins(hindi)).toEqual(expected);
  });

  it('has each place to which a link of its own or of the app leads', () => {
    const terms = fileOf('standing/terms-of-service', 'hi');
    expect(terms).toContain('{#cancelling-and-refunds}');
    for (const name of pages) {
      const [, hindi] = both(name);
      for (const place of new Set(all(hindi, /(?<=\]\(#)[^)]+/g)))
        expect(hindi).toContain(`{#${place}}`);
    }
  });
});

describe('the pages of a language', () => {
  it('[NEW-97] are fresh as long as the English ones say the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pages-'));
    const write = (name: string, text: string): void => {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    };
    try {
      write('standing/en/about.md', 'About us');
      write('standing/xx/about.md', 'xx');
      write('xx/pages.json', JSON.stringify({ 'standing/about': hashOf('About us') }));
      const fresh = () => ownPages('xx', folder, folder).map(({ isFresh }) => isFresh);
      expect(fresh()).toEqual([true]);
      write('standing/en/about.md', 'About us, changed');
      expect(fresh()).toEqual([false]);
      write('standing/xx/other.md', 'xx');
      expect(fresh).toThrow('English has no page "standing/other.md"');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
