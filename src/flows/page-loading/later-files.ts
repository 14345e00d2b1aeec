import { createLater } from '../../lib/loading/later.ts';
import { providedPageLoading } from './page-loading.flow.ts';

/** Loads screens and charts from their own files when they are needed. */
export const later = createLater(providedPageLoading);
