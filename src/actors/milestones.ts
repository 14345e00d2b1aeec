import { fromPromise } from 'xstate';
import { achievedDaysIn } from '../../contracts/milestones.ts';
import type { AchievedDays } from '../../contracts/milestones.ts';
import type {
  KeptMilestones,
  Shared,
  Sharing,
} from '../../machines/milestone-share/milestone-share.machine.ts';
import { postAddress, siteLink, withLink } from '../lib/post-address.ts';
import { isDismissed } from './pass-on.ts';
import { asJson, stored } from './stored.ts';

const MILESTONES = stored('toothwise-milestones', asJson(achievedDaysIn), { for: 'device' });

/** The window in which a post is written, in CSS pixels (SHARE-11, CONST-46). */
const POPUP = 'popup,width=600,height=400';

/** Which milestones were shared from this device, and whether it has a share sheet. */
export const readMilestones = fromPromise<KeptMilestones>(() =>
  Promise.resolve({
    days: MILESTONES.get() ?? {},
    hasSheet: typeof navigator.share === 'function',
  }),
);

/** Keeps the days of those that were shared; without storage they are known until the page is left. */
export const keepMilestones = (days: AchievedDays): void => {
  MILESTONES.set(days);
};

/** The day by the person's own clock, as ISO 8601 writes it: so do the customs of Sweden. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Hands it to the system's sheet, or opens the window of a network. Fails where the browser lets neither. */
export const shareMilestone = fromPromise<Shared, Sharing>(async ({ input: { target, text } }) => {
  if (target === 'sheet') {
    try {
      await navigator.share({ text, url: siteLink() });
    } catch (error) {
      if (isDismissed(error)) return { verdict: 'dismissed' };
      throw error;
    }
  } else {
    const opened = window.open(postAddress(target, text), '_blank', POPUP);
    if (opened === null) throw new Error('The browser opens no window');
    // What stands there cannot reach back to this page.
    opened.opener = null;
  }
  return { verdict: 'shared', on: today() };
});

/** Puts the text and the link of this site on the clipboard (SHARE-08, SHARE-12). */
export const copyMilestone = fromPromise<void, Pick<Sharing, 'text'>>(({ input: { text } }) =>
  navigator.clipboard.writeText(withLink(text)),
);
