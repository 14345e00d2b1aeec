import { createLater } from '../../lib/later.ts';
import { providedPageLoading } from './provided.ts';

/** Keeps screens and charts in files of their own, which come when they are needed. */
export const later = createLater(providedPageLoading);
