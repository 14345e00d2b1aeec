import { articleSearchMachine } from '../../../machines/article-search/article-search.machine.ts';
import { findArticles } from '../../actors/page/article-search.ts';

/** The search flow, bound to the index of articles. */
export const providedArticleSearch = articleSearchMachine.provide({ actors: { findArticles } });
