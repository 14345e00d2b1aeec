import type { ReactNode } from 'react';
import { PLACE } from '../../../contracts/common/language.ts';
import { OTHER_LANGUAGES } from '../../../contracts/common/other-languages.ts';
import { HOME_SIGNED_IN, PATHS } from '../../../contracts/common/paths.ts';
import { FIRST_YEAR, PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { DISCLAIMER } from '../../../contracts/texts/en/disclaimer.ts';
import { CONTACT_PLACE, SITE_PATHS } from '../../../contracts/site/site.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/frames.ts';
import { SiteFooter } from '../site-footer/SiteFooter.tsx';
import { SiteHeader } from '../site-header/SiteHeader.tsx';
import { SITE_LINKS } from '../site-header/site-links.ts';
import type { SiteLink } from '../site-header/site-links.ts';
import classes from './site-frame.module.css';

/** Links to the same page in the other languages of this build; the site leads them to the start page where it has none. */
const languageLinks = (current: string): readonly SiteLink[] =>
  OTHER_LANGUAGES.map(({ tag, name, place }) => ({
    label: name,
    href: place + (current.slice(PLACE.length) || '/'),
    lang: tag,
  }));

/** Links of the footer (SHELL-24..26). */
const GROUPS = [
  {
    title: say.features,
    links: [
      { label: say.freeAssessment, href: SITE_PATHS.healthAssessment },
      { label: common.findADentist, href: PATHS.findDentist },
      { label: say.videoCall, href: PATHS.teleconsultation },
      { label: say.xRaySecondLook, href: PATHS.xrayAnalysis },
    ],
  },
  {
    title: say.company,
    links: [
      { label: say.about, href: SITE_PATHS.about },
      { label: say.contact, href: CONTACT_PLACE },
      { label: say.howItWorks, href: SITE_PATHS.howItWorks },
      { label: say.howAccurateItIs, href: SITE_PATHS.accuracy },
      { label: say.forDentists, href: SITE_PATHS.forDentists },
      { label: say.blog, href: SITE_PATHS.blog },
      { label: say.resources, href: SITE_PATHS.resources },
    ],
  },
  {
    title: say.legal,
    links: [
      { label: say.termsLink, href: SITE_PATHS.terms },
      { label: say.privacyLink, href: SITE_PATHS.privacy },
      { label: say.yourDataRightsDpdp, href: SITE_PATHS.dpdp },
    ],
  },
];

/** Log in and Sign up; a script replaces them by the account link when a user is signed in (SHELL-10..12). */
const Account = () => (
  <>
    <a className={classes.logIn} href={PATHS.login} data-signed-out>
      {common.logIn}
    </a>
    <a className={classes.signUp} href={PATHS.register} data-signed-out>
      {say.signUp}
    </a>
    <a className={classes.account} href={PATHS.dashboard} data-signed-in hidden>
      <span>{say.myAccount}</span>
    </a>
  </>
);

export type SiteFrameProps = {
  /** The page's path. */
  readonly current: string;
  readonly children: ReactNode;
};

/** Frames every page of the site; complete without scripts. */
export const SiteFrame = ({ current, children }: SiteFrameProps) => (
  <>
    <a className={classes.skip} href="#main">
      {say.skipToTheText}
    </a>
    <SiteHeader
      home={HOME_SIGNED_IN}
      links={[...SITE_LINKS, ...languageLinks(current)]}
      current={current}
      account={<Account />}
    />
    <output className={classes.notice} data-notice hidden />
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    <SiteFooter
      groups={
        HAS_OTHER_LANGUAGES
          ? [...GROUPS, { title: say.otherLanguages, links: languageLinks(current) }]
          : GROUPS
      }
      disclaimer={say.informsAndGuides(PRODUCT_NAME, DISCLAIMER)}
      year={FIRST_YEAR}
    />
  </>
);
