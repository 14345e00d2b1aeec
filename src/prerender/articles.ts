import * as z from 'zod/mini';
import { SITE_PATHS } from '../../contracts/site/site.ts';
import { ARTICLE_TOPICS } from '../lib/format/written-texts.ts';
import type { Article, ArticleTopic } from '../lib/format/written-texts.ts';
import { partsOf, written } from './markdown.ts';
import { ARTICLE_FILES } from './written-files.ts';

const Source = z.strictObject({
  title: z.string(),
  publisher: z.string(),
  url: z.url({ protocol: /^https$/ }),
  year: z.optional(z.int()),
});

/** The front matter of an article's file. */
const FrontMatter = z.strictObject({
  title: z.string().check(z.minLength(10), z.maxLength(80)),
  /** Shown by search engines. */
  description: z.string().check(z.minLength(40), z.maxLength(160)),
  section: z.enum(['blog', 'resources']),
  topic: z.enum(Object.keys(ARTICLE_TOPICS) as ArticleTopic[]),
  written: z.iso.date(),
  author: z.string(),
  related: z.array(z.string()),
  /** Signs that call for help now, if the article has any. */
  urgent: z.optional(z.string()),
  sources: z.array(Source).check(z.minLength(2)),
});

/** @throws Error that names the file and the fault */
const articleOf = (slug: string, content: string): Article => {
  const { head, text } = partsOf(content);
  const front = FrontMatter.safeParse(head);
  if (!front.success) throw new Error(`${slug}: ${z.prettifyError(front.error)}`);
  const address = `${SITE_PATHS[front.data.section]}/${slug}`;
  return { ...front.data, ...written(text), slug, address };
};

/** All articles, the newest first; those of the same day by title. */
export const ARTICLES: readonly Article[] = Object.entries(ARTICLE_FILES)
  .map(([slug, content]) => articleOf(slug, content))
  .toSorted(
    (one, other) =>
      other.written.localeCompare(one.written) || one.title.localeCompare(other.title),
  );
