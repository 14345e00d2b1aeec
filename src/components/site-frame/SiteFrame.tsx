import type { ReactNode } from 'react';
import { PATHS } from '../../../contracts/common/paths.ts';
import { DISCLAIMER, FIRST_YEAR, PRODUCT_NAME } from '../../../contracts/common/product.ts';
import { CONTACT_PLACE, SITE_PATHS } from '../../../contracts/site/site.ts';
import { SiteFooter } from '../site-footer/SiteFooter.tsx';
import { SiteHeader } from '../site-header/SiteHeader.tsx';
import { SITE_LINKS } from '../site-header/site-links.ts';
import classes from './site-frame.module.css';

/** Links of the footer (SHELL-24..26). */
const GROUPS = [
  {
    title: 'Features',
    links: [
      { label: 'Free assessment', href: SITE_PATHS.healthAssessment },
      { label: 'Find a dentist', href: PATHS.findDentist },
      { label: 'Video call', href: PATHS.teleconsultation },
      { label: 'X-ray second look', href: PATHS.xrayAnalysis },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: SITE_PATHS.about },
      { label: 'Contact', href: CONTACT_PLACE },
      { label: 'How it works', href: SITE_PATHS.howItWorks },
      { label: 'How accurate it is', href: SITE_PATHS.accuracy },
      { label: 'For dentists', href: SITE_PATHS.forDentists },
      { label: 'Blog', href: SITE_PATHS.blog },
      { label: 'Resources', href: SITE_PATHS.resources },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', href: SITE_PATHS.terms },
      { label: 'Privacy policy', href: SITE_PATHS.privacy },
      { label: 'Your data rights (DPDP)', href: SITE_PATHS.dpdp },
    ],
  },
];

/** Log in and Sign up; a script replaces them by the account link when a user is signed in (SHELL-10..12). */
const Account = () => (
  <>
    <a className={classes.logIn} href={PATHS.login} data-signed-out>
      Log in
    </a>
    <a className={classes.signUp} href={PATHS.register} data-signed-out>
      Sign up
    </a>
    <a className={classes.account} href={PATHS.dashboard} data-signed-in hidden>
      <span>My account</span>
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
      Skip to the text
    </a>
    <SiteHeader home="/home" links={SITE_LINKS} current={current} account={<Account />} />
    <output className={classes.notice} data-notice hidden />
    <main id="main" tabIndex={-1} className={classes.main}>
      {children}
    </main>
    <SiteFooter
      groups={GROUPS}
      disclaimer={`${PRODUCT_NAME} informs and guides. ${DISCLAIMER}`}
      year={FIRST_YEAR}
    />
  </>
);
