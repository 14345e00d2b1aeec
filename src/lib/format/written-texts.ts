import * as say from '../../../contracts/texts/en/wordings.ts';
/** A second-level heading, for the table of contents. */
export type Heading = { readonly id: string; readonly title: string };

/** A text of the site, as the build has parsed it from its file. */
export type WrittenText = {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The text without its markup, for the search and for counting words. */
  readonly words: string;
};

/** Headings of the list of articles, in order. */
export const ARTICLE_TOPICS = {
  emergency: say.emergencies,
  pain: say.toothPain,
  gums: say.gums,
  spots: say.spotsAndSores,
  spacing: say.gapsAndCrookedTeeth,
  looks: say.looksOfTeeth,
  children: say.children,
  pregnancy: say.pregnancy,
  tobacco: say.tobaccoAndArecaNut,
  visit: say.atTheDentists,
} as const;

export type ArticleTopic = keyof typeof ARTICLE_TOPICS;

/** A source of an article. */
export type ArticleSource = {
  readonly title: string;
  readonly publisher: string;
  readonly url: string;
  readonly year?: number | undefined;
};

export type Article = WrittenText & {
  readonly slug: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly section: 'blog' | 'resources';
  readonly topic: ArticleTopic;
  /** A day in ISO 8601 form. */
  readonly written: string;
  readonly author: string;
  /** Slugs of related articles. */
  readonly related: readonly string[];
  /** Signs that call for help now, if the article has any. */
  readonly urgent?: string | undefined;
  readonly sources: readonly ArticleSource[];
};

/** A standing page, with its address. */
export type StandingText = WrittenText & {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** A day in ISO 8601 form. */
  readonly updated: string;
  /** Summary of a legal page, in ten plain lines. */
  readonly plain?: readonly string[] | undefined;
  /** The link at its end. */
  readonly onward: 'check' | 'book' | 'none';
};
