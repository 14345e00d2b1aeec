import { PATHS } from '../../../contracts/common/paths.ts';
import { SITE_PATHS } from '../../../contracts/site/site.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/frames.ts';

export type SiteLink = {
  readonly label: string;
  readonly href: string;
  /** The language of the label and of the page, where it is another one. */
  readonly lang?: string;
};

/** Links of the site's header (SHELL-04..08). */
export const SITE_LINKS: readonly SiteLink[] = [
  { label: say.howItWorks, href: SITE_PATHS.howItWorks },
  { label: say.blog, href: SITE_PATHS.blog },
  { label: say.resources, href: SITE_PATHS.resources },
  { label: common.findADentistTitle, href: PATHS.findDentist },
  { label: say.about, href: SITE_PATHS.about },
];
