import { PATHS } from '../../../common/paths.ts';
import type { NoticeLink } from '../../../common/notice.ts';
import { profileLinkFor as inEnglish } from '../../en/flows/profile-link.ts';

/** Link to the page where a consent is given again; it opens beside the page, so that nothing on it is lost. */
export const PROFILE_LINK: NoticeLink = { label: 'अपनी प्रोफ़ाइल खोलें', href: PATHS.profile };

/** Returns the link and the duration of a notice where a consent was withdrawn; nothing for other failures. */
export const profileLinkFor = (error: unknown): { link?: NoticeLink; duration?: number } => {
  const { link, ...rest } = inEnglish(error);
  return link === undefined ? rest : { ...rest, link: PROFILE_LINK };
};
