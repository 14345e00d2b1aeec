import type { Kept } from '../../lib/format/kept.ts';

/**
 * Shows the link back to kept work in place of the introduction, whose space is reserved: nothing below moves. The
 * introduction stays when nothing is kept.
 */
export const offerKept = (link: HTMLAnchorElement, kept: Kept | null): void => {
  link.hidden = kept === null;
  if (kept === null) return;
  const isResult = kept.kind === 'result';
  link.href = isResult ? '/chat?step=DIAGNOSIS' : '/chat';
  const words = isResult ? `Open your result of ${kept.day}` : 'Go on with your assessment';
  link.querySelector('span')?.replaceChildren(words);
};
