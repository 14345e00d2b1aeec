// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { theme } from '../../src/components/library/theme.ts';
import { NotFoundPage } from '../../src/pages/not-found/NotFound.page.tsx';

const show = () =>
  render(
    <MantineProvider env="test" theme={theme}>
      <MemoryRouter>
        <NotFoundPage />
      </MemoryRouter>
    </MantineProvider>,
  );

describe('the not-found page', () => {
  it('[ROUTE-45] says that the page is not found', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('says whose page it is, and leads from there to the start page', () => {
    show();
    const home = screen.getByRole('link', { name: 'Toothwise, start page' });
    expect(screen.getByRole('banner').contains(home)).toBe(true);
    expect(home.getAttribute('href')).toBe('/');
  });

  it('[ROUTE-45] leads to an assessment and to the start page', () => {
    show();
    const links = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Start my assessment', '/chat'],
      ['Go to the start page', '/'],
    ]);
  });
});
