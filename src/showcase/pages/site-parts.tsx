import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button/Button.tsx';
import { SiteFooter } from '../../components/site-footer/SiteFooter.tsx';
import { SiteHeader } from '../../components/site-header/SiteHeader.tsx';

const LINKS = [
  { label: 'How it works', href: '#how-it-works' },
  { label: 'Blog', href: '#blog' },
  { label: 'Resources', href: '#resources' },
  { label: 'Find a Dentist', href: '#find-a-dentist' },
  { label: 'About', href: '#about' },
];

const GROUPS = [
  { title: 'Features', links: LINKS.slice(0, 3) },
  { title: 'Company', links: LINKS.slice(3) },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of service', href: '#terms' },
      { label: 'Privacy policy', href: '#privacy' },
      { label: 'DPDP compliance', href: '#dpdp' },
    ],
  },
];

type SiteFrameProps = { readonly current: string; readonly children: ReactNode };

/** Header and footer of the site's pages. */
export const SiteFrame = ({ current, children }: SiteFrameProps) => (
  <>
    <SiteHeader
      home="#"
      links={LINKS}
      current={current}
      account={
        <>
          <ButtonLink href="#login" variant="default">
            Log in
          </ButtonLink>
          <ButtonLink href="#register">Sign up</ButtonLink>
        </>
      }
    />
    <main>{children}</main>
    <SiteFooter
      groups={GROUPS}
      disclaimer="For information only. It is no substitute for the advice of a dentist."
      year={2026}
    />
  </>
);
