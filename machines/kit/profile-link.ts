import type { NoticeLink } from '../../contracts/notice.ts';
import { PATHS } from '../../contracts/paths.ts';
import { isConsentWithdrawn } from './failure.ts';

/** How long it stays, in milliseconds: a sentence to be read and a link to be pressed. */
const LINKED_MS = 20_000;

/** The way to where a consent is given again; it opens beside the page, so that nothing on it is lost. */
export const PROFILE_LINK: NoticeLink = { label: 'Open your profile', href: PATHS.profile };

/** What a notice has more where a consent was taken back. */
export const profileLinkFor = (error: unknown): { link?: NoticeLink; duration?: number } =>
  isConsentWithdrawn(error) ? { link: PROFILE_LINK, duration: LINKED_MS } : {};
