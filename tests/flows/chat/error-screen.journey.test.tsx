// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { expectAccessible } from '../../kit/views.tsx';

vi.mock('../../../src/flows/dentist-search/FindDentist.page.tsx', () => ({
  FindDentistPage: () => {
    throw new Error('A page that cannot be drawn');
  },
}));

/** Opens the app at a page that fails while it is drawn. */
const openBroken = async () => {
  // React reports every render error; here it is the point of the test.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/find-dentist');
  render(<App />);
  await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
};

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the generic error screen', () => {
  it('[ERR-01] takes the place of a page that cannot be drawn', async () => {
    await openBroken();
    screen.getByText('Your answers are kept on this device. Refreshing usually helps.');
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    await expectAccessible();
  });

  it('[ERR-02] reloads the page with "Refresh Page"', async () => {
    await openBroken();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[ERR-03] leads to the start page with "Go Home"', async () => {
    await openBroken();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });
});
