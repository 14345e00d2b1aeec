// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_KEY } from '../../../src/actors/session-storage.ts';
import { ASHA, SAVED } from '../../kit/account-samples.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { addressShown, keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { answerWith } from '../../kit/wire.ts';

const LIST = 'GET /api/account/results';
const DAY_MS = 24 * 60 * 60_000;
const [NEWEST, EARLIER] = SAVED;
if (NEWEST === undefined || EARLIER === undefined) throw new Error('Two results are needed');

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const inWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date(moment));
const newest = { ...NEWEST, created_at: daysAgo(1) };
const earlier = { ...EARLIER, created_at: daysAgo(100) };
const whole = {
  id: newest.id,
  created_at: newest.created_at,
  category: 'pain',
  issue: newest.issue,
};

const answers = (results: readonly unknown[], diagnosis: object = DIAGNOSIS) =>
  serveCalls({
    [LIST]: { results },
    [`${LIST}/${newest.id}`]: { ...whole, diagnosis },
    [`${LIST}/unknown`]: { status: 404, said: 'There is nothing at this address.' },
  });

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

beforeEach(() => localStorage.clear());
afterEach(() => answerWith(null));

describe('the home of a signed-in patient', () => {
  it('[ROUTE-09] [ROLE-05] shows the newest result as a slip, and the earlier ones below', async () => {
    keepSignedIn(ASHA);
    const calls = answers([newest, earlier]);
    openPage('/dashboard');
    await heading('Hello, Asha');
    await heading(/^See a dentist by /);
    screen.getByText('Most likely: Irritated tooth nerve');
    expect(screen.getByText(/my back tooth hurts/).textContent).toBe(
      `“my back tooth hurts”, checked on ${inWords(newest.created_at)}`,
    );
    const row = screen.getByRole('link', { name: /^Inflamed gums/ });
    within(row).getByText(inWords(earlier.created_at));
    within(row).getByText('Routine (2-4 weeks)');
    expect(calls.map(({ call }) => call)).toEqual([LIST]);
    expect(document.title).toBe('Home · Toothwise');
  });

  it('does not say by when to go once that day has passed', async () => {
    keepSignedIn(ASHA);
    answers([earlier]);
    openPage('/dashboard');
    await heading(/^The advice was a dentist by /);
    screen.getByText(/^That day has passed/);
    expect(screen.queryByRole('heading', { name: /^See a dentist/ })).toBeNull();
  });

  it('leads to the assessment where nothing is saved, and to no place that does not exist', async () => {
    keepSignedIn(ASHA);
    answers([]);
    openPage('/dashboard');
    await heading('No results yet');
    const places = within(screen.getByRole('navigation', { name: 'Your account' }));
    expect(places.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/dashboard',
      '/teleconsultation',
      '/profile',
    ]);
    screen.getByText(/^Reading X-rays is not available yet/);
  });

  it('is tried again after the server could not be reached', async () => {
    keepSignedIn(ASHA);
    serveCalls({});
    openPage('/dashboard');
    await heading('We could not reach our server');
    answers([newest]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/^See a dentist by /);
  });

  it('begins anew for whoever signs in in another tab', async () => {
    keepSignedIn(ASHA);
    answers([newest]);
    openPage('/dashboard');
    await heading(/^See a dentist by /);
    answers([]);
    keepSignedIn({ ...ASHA, id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c12', firstName: 'Ravi' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY })));
    await heading('Hello, Ravi');
    await heading('No results yet');
    expect(screen.queryByText(/my back tooth hurts/)).toBeNull();
  });
});

describe('a saved result', () => {
  it('[ROLE-05] opens from the home, with its day, and Back leads to all of them', async () => {
    keepSignedIn(ASHA);
    answers([newest, earlier]);
    openPage('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Open this result' }));
    expect(addressShown()).toBe(`/dashboard?result=${newest.id}`);
    const asOf = await screen.findByRole('note', {
      name: `As it was on ${inWords(newest.created_at)}`,
    });
    within(asOf).getByText(/Nothing here was looked at again since/);
    await heading('Irritated tooth nerve');
    screen.getByText(/^Weighed against your answers of .*, and not again since/);
    screen.getByText('Cold sensitivity for two weeks.');
    await userEvent.click(screen.getByRole('link', { name: 'All results' }));
    await heading('Hello, Asha');
    expect(addressShown()).toBe('/dashboard');
  });

  it('says help first where it was an emergency', async () => {
    keepSignedIn(ASHA);
    answers([newest], {
      ...DIAGNOSIS,
      emergency: { level: 'medical', kinds: ['airway_compromise'] },
    });
    openPage(`/dashboard?result=${newest.id}`);
    await heading('Trouble breathing is an emergency');
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.slice(0, 2).map((each) => each.getAttribute('href'))).toEqual([
      '/dashboard',
      'tel:112',
    ]);
    expect(screen.queryByText(/^Ibuprofen/)).toBeNull();
  });

  it('that is in no account of yours is said to be missing', async () => {
    keepSignedIn(ASHA);
    answers([newest]);
    openPage('/dashboard?result=unknown');
    await heading('This result is not in your account');
    await waitFor(() =>
      expect(document.title).toBe('This result is not in your account · Toothwise'),
    );
  });
});
