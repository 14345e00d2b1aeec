import { Problem, sentenceFor } from '../lib/problems.ts';

/** The account was deleted in the same moment: its token is nobody's. */
export const accountGone = (): Problem => new Problem(401, sentenceFor(401));
