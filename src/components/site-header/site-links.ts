import { PATHS } from '../../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../../contracts/site/site.ts';

export type SiteLink = { readonly label: string; readonly href: string };

/** Links of the site's header (SHELL-04..08). */
export const SITE_LINKS: readonly SiteLink[] = [
  { label: 'How it works', href: SITE_PATHS.howItWorks },
  { label: 'Blog', href: SITE_PATHS.blog },
  { label: 'Resources', href: SITE_PATHS.resources },
  { label: 'Find a Dentist', href: PATHS.findDentist },
  { label: 'About', href: SITE_PATHS.about },
];
