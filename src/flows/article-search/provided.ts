import { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';
import { findArticles } from '../../actors/article-search.ts';

/** The search with the index in its place. */
export const providedArticleSearch = articleSearchMachine.provide({ actors: { findArticles } });
