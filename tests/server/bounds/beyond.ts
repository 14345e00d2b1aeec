import type { Bound } from './bounds.ts';
import {
  THREADS,
  REPORTS,
  PICTURES,
  PICTURE_RATE,
  SIGNED,
  FIGURES,
  SAME_FILE,
  DOCUMENT,
  LINK_FILES,
} from './costs.ts';

/** A call that reads, and costs no more than what the rule says. */
const READS: readonly Bound[] = [];

/** What can be used up by what programs ask beside the endpoints, by the beginning of its address; what the sandbox has is for who tries it out. */
export const OTHER_DOORS: Readonly<Record<string, readonly Bound[]>> = {
  '/api/docs': [DOCUMENT],
  '/api/link-files/:id/:nth': [LINK_FILES],
  '/api/login': READS,
  '/api/razorpay/webhook': [SIGNED],
  '/api/reports/:token': [REPORTS, THREADS],
  '/api/stills/:id/:size': [PICTURES, PICTURE_RATE],
  '/api/xrays/:id/:size': [PICTURES, PICTURE_RATE],
  '/.well-known/security.txt': [SAME_FILE],
  '/metrics': [FIGURES],
};
