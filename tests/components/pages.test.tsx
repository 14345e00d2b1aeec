// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { theme } from '../../src/components/library/theme.ts';
import { AccountLayout } from '../../src/components/account-layout/AccountLayout.tsx';
import { Article } from '../../src/components/article/Article.tsx';
import { Callout } from '../../src/components/callout/Callout.tsx';
import { SiteFooter } from '../../src/components/site-footer/SiteFooter.tsx';
import { SiteHeader } from '../../src/components/site-header/SiteHeader.tsx';
import { StaffHeader } from '../../src/components/staff-header/StaffHeader.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const LINKS = [
  { label: 'Blog', href: '/blog' },
  { label: 'About', href: '/about' },
];

describe('the head of the site', () => {
  it('leads home, says which page is open, and opens its drawer without a script of ours', async () => {
    renderView(<SiteHeader home="/home" links={LINKS} current="/about" account="Log in" />);
    expect(screen.getByRole('link', { name: /start page/ }).getAttribute('href')).toBe('/home');
    const links = within(screen.getByRole('navigation', { name: 'Site', hidden: true }));
    expect(links.getByText('About').getAttribute('aria-current')).toBe('page');
    expect(links.getByText('Blog').getAttribute('aria-current')).toBeNull();
    const drawer = document.getElementById(
      screen.getByRole('button', { name: 'Menu' }).getAttribute('popovertarget') ?? '',
    );
    expect(drawer?.getAttribute('popover')).toBe('auto');
    expect(drawer?.textContent).toContain('Log in');
    await expectAccessible();
  });
});

describe('the dark bands', () => {
  it('wear the night in both themes', async () => {
    renderView(
      <>
        <StaffHeader home="/crm" place="Staff" links={LINKS} current="/blog" account="Dr. Rao" />
        <SiteFooter
          groups={[{ title: 'Company', links: [{ label: 'About', href: '/about-us' }] }]}
          disclaimer="For information only."
          year={2026}
        />
      </>,
    );
    for (const band of ['banner', 'contentinfo'] as const)
      expect(screen.getByRole(band).dataset['surface']).toBe('night');
    screen.getByText('For information only.');
    screen.getByText('© 2026 Toothwise');
    screen.getByRole('navigation', { name: 'Company' });
    await expectAccessible();
  });
});

describe('the tabs of the account', () => {
  it('say where one is', async () => {
    const places = [
      { label: 'Home', to: '/', icon: null },
      { label: 'Bookings', to: '/bookings', icon: null },
    ];
    render(
      <MantineProvider theme={theme} env="test">
        <MemoryRouter initialEntries={['/bookings']}>
          <AccountLayout places={places}>
            <h1>Bookings</h1>
          </AccountLayout>
        </MemoryRouter>
      </MantineProvider>,
    );
    expect(screen.getByRole('link', { name: 'Bookings' }).getAttribute('aria-current')).toBe(
      'page',
    );
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBeNull();
    await expectAccessible();
  });
});

describe('an article', () => {
  it('leads from its contents to its parts, and names its dates and sources', async () => {
    renderView(
      <Article
        title="A tooth was knocked out"
        dates={['Written 12 November 2026']}
        contents={[{ id: 'first', title: 'The first minutes' }]}
        sources={[{ title: 'Guidelines', href: '/source' }]}
      >
        <h2 id="first">The first minutes</h2>
        <Callout tone="urgent" title="Go to a hospital now if">
          <p>you cannot swallow.</p>
        </Callout>
      </Article>,
    );
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'The first minutes' }).getAttribute('href')).toBe(
      '#first',
    );
    screen.getByText('Written 12 November 2026');
    screen.getByRole('link', { name: 'Guidelines' });
    const callout = screen.getByRole('note', { name: 'Go to a hospital now if' });
    expect(callout.dataset['tone']).toBe('urgent');
    await expectAccessible();
  });
});
