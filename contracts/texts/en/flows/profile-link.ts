import type { NoticeLink } from '../../../common/notice.ts';
import { PATHS } from '../../../common/paths.ts';
import { isConsentWithdrawn } from '../../../common/failure.ts';

/** Time for which a notice with the link stays, in milliseconds: there is a sentence to read and a link to press. */
const LINKED_MS = 20_000;

/** Link to the page where a consent is given again; it opens beside the page, so that nothing on it is lost. */
export const PROFILE_LINK: NoticeLink = { label: 'Open your profile', href: PATHS.profile };

/** Returns the link and the duration of a notice where a consent was withdrawn; nothing for other failures. */
export const profileLinkFor = (error: unknown): { link?: NoticeLink; duration?: number } =>
  isConsentWithdrawn(error) ? { link: PROFILE_LINK, duration: LINKED_MS } : {};
