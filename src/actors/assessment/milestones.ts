import { fromPromise } from 'xstate';
import { achievedDaysIn } from '../../../contracts/site/milestones.ts';
import type { AchievedDays } from '../../../contracts/site/milestones.ts';
import type {
  KeptMilestones,
  Shared,
  Sharing,
} from '../../../machines/milestone-share/milestone-share.machine.ts';
import { postAddress, siteLink, withLink } from '../../lib/address/post-address.ts';
import { isDismissed } from './pass-on.ts';
import { MILESTONES } from './milestones-key.ts';

/** Features of the window for writing a post, in CSS pixels (SHARE-11, CONST-46). */
const POPUP = 'popup,width=600,height=400';

/** Reads which milestones were shared from this device, and whether it has a share sheet. */
export const readMilestones = fromPromise<KeptMilestones>(() =>
  Promise.resolve({
    days: achievedDaysIn(MILESTONES.get()),
    hasSheet: typeof navigator.share === 'function',
  }),
);

/** Keeps the days of the shared milestones; without storage they are known until the page is left. */
export const keepMilestones = (days: AchievedDays): void => {
  MILESTONES.set(days);
};

/** Returns today by the device's clock in ISO 8601 form, which the Swedish locale writes. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Opens the system's share sheet, or a window of a social network. Throws when the browser allows neither. */
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
    // The opened page must not reach back to this one.
    opened.opener = null;
  }
  return { verdict: 'shared', on: today() };
});

/** Puts the text and the link of this site on the clipboard (SHARE-08, SHARE-12). */
export const copyMilestone = fromPromise<void, Pick<Sharing, 'text'>>(({ input: { text } }) =>
  navigator.clipboard.writeText(withLink(text)),
);
