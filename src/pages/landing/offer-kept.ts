import { PATHS } from '../../../contracts/common/paths.ts';
import { keptAnswers, keptResult } from '../../../contracts/texts/en/site.ts';
import type { Kept } from '../../lib/format/kept.ts';

/**
 * Shows the link back to kept work in place of the introduction, whose space is reserved: nothing below moves. The
 * introduction stays when nothing is kept.
 */
export const offerKept = (link: HTMLAnchorElement, kept: Kept | null): void => {
  link.hidden = kept === null;
  if (kept === null) return;
  const isResult = kept.kind === 'result';
  link.href = PATHS.chat + (isResult ? '?step=DIAGNOSIS' : '');
  const words = isResult ? keptResult(kept.day) : keptAnswers;
  link.querySelector('span')?.replaceChildren(words);
};
