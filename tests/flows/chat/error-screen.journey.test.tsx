// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAccessible } from '../../kit/views.tsx';

vi.mock('../../../src/flows/dentist-search/FindDentist.page.tsx', () => ({
  FindDentistPage: () => {
    throw new Error('A page that cannot be drawn');
  },
}));

/** The app with its page that cannot be drawn: what another file has loaded of it before would draw. */
let App: typeof import('../../../src/app/App.tsx').App;

beforeAll(async () => {
  vi.resetModules();
  ({ App } = await import('../../../src/app/App.tsx'));
});

// Nor does another file get that page.
afterAll(() => {
  vi.resetModules();
});

/** Opens the app at that page. */
const openBroken = async () => {
  // React reports every render error; here it is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/find-dentist');
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
};

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('the generic error screen', () => {
  it('[ERR-01] takes the place of a page that cannot be drawn', async () => {
    await openBroken();
    screen.getByText('That is our fault, not yours. Refreshing usually helps.');
    screen.getByText('Your answers are kept on this device.');
    expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    await expectAccessible();
  });

  it('[ERR-02] reloads the page with "Refresh Page"', async () => {
    await openBroken();
    const reload = vi.fn<() => void>();
    // What listens to presses may ask where the page is.
    vi.stubGlobal('location', { reload, pathname: '/find-dentist' });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] leads to the start page with "Go Home"', async () => {
    await openBroken();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });
});
