/** A heading of the second level, for the list of contents. */
export type Heading = { readonly id: string; readonly title: string };

/** A text of the site, as the build has read it from its file. */
export type WrittenText = {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The text without its marks, for the search and for those who count its words. */
  readonly words: string;
};

/** Under which heading an article is listed, in the order of the list. */
export const ARTICLE_TOPICS = {
  emergency: 'Emergencies',
  pain: 'Tooth pain',
  gums: 'Gums',
  spots: 'Spots and sores',
  spacing: 'Gaps and crooked teeth',
  looks: 'Looks of teeth',
  children: 'Children',
  pregnancy: 'Pregnancy',
  tobacco: 'Tobacco and areca nut',
  visit: 'At the dentist’s',
} as const;

export type ArticleTopic = keyof typeof ARTICLE_TOPICS;

/** Where something was taken from. */
export type ArticleSource = {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly year?: number | undefined;
};

/** An article, with its address. */
export type Article = WrittenText & {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly section: 'blog' | 'resources';
  readonly topic: ArticleTopic;
  /** A day, as ISO 8601 writes it. */
  readonly written: string;
  readonly author: string;
  /** Slugs of others. */
  readonly related: readonly string[];
  /** The signs with which one calls or goes now, where there are any. */
  readonly urgent?: string | undefined;
  readonly sources: readonly ArticleSource[];
};

/** A page that stands for long, with its address. */
export type StandingText = WrittenText & {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** A day, as ISO 8601 writes it. */
  readonly updated: string;
  /** What a legal page says, in ten plain lines. */
  readonly plain?: readonly string[] | undefined;
  /** The quiet way on at its end. */
  readonly onward: 'check' | 'book' | 'none';
};
