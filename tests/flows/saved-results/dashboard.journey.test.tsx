// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import { ASHA, SAVED } from '../../kit/account-samples.ts';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { XRAY } from '../../kit/xray-replies.ts';
import { addressShown, keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import { hearWaits } from '../../kit/call-limits.ts';
import { answerWith } from '../../kit/wire.ts';

const LIST = 'GET /api/account/results';
const DAY_MS = 24 * 60 * 60_000;
const [NEWEST, EARLIER] = SAVED;
if (NEWEST === undefined || EARLIER === undefined) throw new Error('Two results are needed');

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const inWords = (moment: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    new Date(moment),
  );
const newest = { ...NEWEST, created_at: daysAgo(1) };
const earlier = { ...EARLIER, created_at: daysAgo(100) };
const whole = {
  id: newest.id,
  created_at: newest.created_at,
  category: 'pain',
  issue: newest.issue,
};

const LIST_XRAYS = 'GET /api/account/xrays';
const XRAY_PATH = `/api/account/xrays/${XRAY.id}`;

const answers = (
  results: readonly unknown[],
  diagnosis: object = DIAGNOSIS,
  xrays: readonly object[] = [],
) =>
  serveCalls({
    [LIST_XRAYS]: { xrays: [] },
    [LIST]: { results },
    [`${LIST}/${newest.id}`]: { ...whole, diagnosis, xrays },
    [`${LIST}/unknown`]: { status: 404, said: 'There is nothing at this address.' },
  });

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

afterEach(() => answerWith(null));

describe('the home of a signed-in patient', () => {
  it('[ROUTE-09] [ROLE-05] shows the newest result as a slip, and the earlier ones below', async () => {
    keepSignedIn(ASHA);
    const calls = answers([newest, earlier]);
    openPage('/dashboard');
    await heading('Hello, Asha');
    await heading(/^See a dentist (by|on) /);
    screen.getByText('Most likely: Irritated tooth nerve');
    expect(screen.getByText(/my back tooth hurts/).textContent).toBe(
      `“my back tooth hurts”, checked on ${inWords(newest.created_at)}`,
    );
    const row = screen.getByRole('link', { name: /^Inflamed gums/ });
    within(row).getByText(inWords(earlier.created_at));
    within(row).getByText('Routine (2-4 weeks)');
    expect(calls.map(({ call }) => call).toSorted()).toEqual([LIST, LIST_XRAYS]);
    expect(document.title).toBe('Home · Toothwise');
  });

  it('leads with the way to a dentist while there is time, and has the links of the site', async () => {
    keepSignedIn(ASHA);
    answers([newest]);
    openPage('/dashboard');
    await heading(/^See a dentist (by|on) /);
    const links = (place: HTMLElement) =>
      within(place)
        .getAllByRole('link')
        .map((link) => link.textContent);
    const waysOn = links(screen.getByRole('main'));
    expect(waysOn.indexOf('Find a Dentist')).toBeLessThan(waysOn.indexOf('Open this result'));
    expect(waysOn).toContain('Find a Dentist');
    expect(links(screen.getByRole('navigation', { name: 'Site' }))).toEqual([
      'How it works',
      'Blog',
      'Resources',
      'Find a Dentist',
      'About',
    ]);
  });

  it('does not say by when to go once that day has passed', async () => {
    keepSignedIn(ASHA);
    answers([earlier]);
    openPage('/dashboard');
    await heading(/^The advice was a dentist by /);
    screen.getByText(/^That day has passed/);
    expect(screen.queryByRole('heading', { name: /^See a dentist/ })).toBeNull();
    expect(within(screen.getByRole('main')).queryByText('Find a Dentist')).toBeNull();
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
    expect(screen.getByRole('link', { name: 'Add an X-ray' }).getAttribute('href')).toBe(
      '/xray-analysis?xray=new',
    );
  });

  it('lists the X-rays with what has become of each, and opens one', async () => {
    keepSignedIn(ASHA);
    const analyzing = { ...XRAY, id: newest.id, state: 'analyzing', analysis: null };
    serveCalls({ [LIST]: { results: [] }, [LIST_XRAYS]: { xrays: [analyzing, XRAY] } });
    openPage('/dashboard');
    const rows = await screen.findAllByRole('link', { name: /^X-ray of / });
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      `/xray-analysis?xray=${newest.id}`,
      `/xray-analysis?xray=${XRAY.id}`,
    ]);
    screen.getByText(/: being analyzed$/);
    screen.getByText(/: analyzed, 1 place marked$/);
  });

  it('says "no marks" for none, and lists no picture that was refused', async () => {
    keepSignedIn(ASHA);
    const unmarked = { ...XRAY, analysis: XRAY.analysis && { ...XRAY.analysis, predictions: [] } };
    const refused = { ...XRAY, id: newest.id, state: 'refused', analysis: null, picture: null };
    serveCalls({ [LIST]: { results: [] }, [LIST_XRAYS]: { xrays: [refused, unmarked] } });
    openPage('/dashboard');
    await screen.findByText(/: analyzed, no marks$/);
    expect(screen.getAllByRole('link', { name: /^X-ray of / })).toHaveLength(1);
  });

  it('says that an X-ray is saved with a result where one has it, and not where it is only kept', async () => {
    keepSignedIn(ASHA);
    const kept = { ...XRAY, id: newest.id, xray_analysis_id: newest.id };
    const tied = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: newest.id };
    serveCalls({ [LIST]: { results: [] }, [LIST_XRAYS]: { xrays: [kept, tied] } });
    openPage('/dashboard');
    await screen.findByText(/: analyzed, 1 place marked, saved with a result$/);
    screen.getByText(/: analyzed, 1 place marked$/);
  });

  it('[NEW-126] asks "How is it today?" about the person whom the result is for', async () => {
    keepSignedIn(ASHA);
    const aarav = { id: '00000000-0000-4000-8000-0000000000f1', name: 'Aarav Rao' };
    const own = { [LIST_XRAYS]: { xrays: [] } };
    serveCalls({
      ...own,
      [LIST]: { results: [newest, { ...earlier, person: aarav }], asked: [earlier.id] },
    });
    const { unmount } = openPage('/dashboard');
    within(await screen.findByRole('note', { name: 'How is it today?' })).getByText(
      'For Aarav Rao',
    );
    unmount();
    serveCalls({ ...own, [LIST]: { results: [newest], asked: [newest.id] } });
    openPage('/dashboard');
    const asked = await screen.findByRole('note', { name: 'How is it today?' });
    expect(within(asked).queryByText(/^For /)).toBeNull();
  });

  it('deletes an X-ray after a question, here and on this device', async () => {
    keepSignedIn(ASHA);
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    const deletion = `POST ${XRAY_PATH}/delete`;
    const sent = serveCalls({
      [LIST]: { results: [] },
      [LIST_XRAYS]: { xrays: [XRAY] },
      [deletion]: { success: true },
    });
    const asked = () => sent.filter(({ call }) => call === deletion).length;
    openPage('/dashboard');
    const button = await screen.findByRole('button', { name: /^Delete the X-ray of / });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(asked()).toBe(0);
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await screen.findByText('X-ray deleted');
    expect(asked()).toBe(1);
    expect(screen.queryByRole('link', { name: /^X-ray of / })).toBeNull();
    expect(localStorage.getItem('xrayFindings')).toBeNull();
  });

  it.each([
    [
      'could not be deleted',
      { status: 503 },
      'Your X-ray is still in your account. Please try again.',
    ],
    [
      'may be deleted or not',
      'offline' as const,
      'We could not tell whether it was deleted. Please load this page again.',
    ],
  ])('keeps an X-ray in the list that %s, and says so', async (_, answer, said) => {
    keepSignedIn(ASHA);
    serveCalls({
      [LIST]: { results: [] },
      [LIST_XRAYS]: { xrays: [XRAY] },
      [`POST ${XRAY_PATH}/delete`]: answer,
    });
    openPage('/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: /^Delete the X-ray of / }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await screen.findByText(said);
    screen.getByRole('link', { name: /^X-ray of / });
  });

  it('shows the results where the X-rays could not be listed, and says so', async () => {
    keepSignedIn(ASHA);
    serveCalls({ [LIST]: { results: [newest] } });
    openPage('/dashboard');
    await heading(/^See a dentist (by|on) /);
    screen.getByText('Your X-rays could not be listed just now. They are kept in your account.');
  });

  it('waits eight seconds for the X-rays, and for the results as long as for any call', async () => {
    keepSignedIn(ASHA);
    const asked: string[] = [];
    answerWith(({ url = '' }) => {
      asked.push(url);
      return new Promise(() => undefined);
    });
    const waits = hearWaits();
    openPage('/dashboard');
    await waitFor(() =>
      expect(asked.toSorted()).toEqual(['/api/account/results', '/api/account/xrays']),
    );
    expect(waits).toContain(30_000);
    expect(waits).toContain(8000);
  });

  it('is tried again after the server could not be reached', async () => {
    keepSignedIn(ASHA);
    serveCalls({});
    openPage('/dashboard');
    await heading('We could not reach our server');
    answers([newest]);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/^See a dentist (by|on) /);
  });

  it('begins anew for whoever signs in in another tab', async () => {
    keepSignedIn(ASHA);
    answers([newest]);
    openPage('/dashboard');
    await heading(/^See a dentist (by|on) /);
    answers([]);
    keepSignedIn({ ...ASHA, id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c12', firstName: 'Ravi' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION.key })));
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
    within(asOf).getByText(/This has not been updated since/);
    await heading('Irritated tooth nerve');
    screen.getByText(/^Weighed against your answers of .*, and not again since/);
    screen.getByText('Cold sensitivity for two weeks.');
    await userEvent.click(screen.getByRole('link', { name: 'All results' }));
    await heading('Hello, Asha');
    expect(addressShown()).toBe('/dashboard');
  });

  it('[SAVE-05] takes an X-ray, which is kept with it', async () => {
    keepSignedIn(ASHA);
    const save = 'POST /chat_bot/chat/save_xray_analysis';
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    answers([newest]);
    openPage(`/dashboard?result=${newest.id}`);
    const way = await screen.findByRole('link', { name: 'Add an X-ray to this result' });
    const sent = serveCalls({
      'POST /xrays/upload-xray': { success: true, fileId: XRAY.id, fileName: XRAY.file_name },
      'POST /xrays/analyze': { success: true, xray: XRAY },
      [save]: { result: 'saved', xray_analysis_id: XRAY.id, diagnosis_id: newest.id },
    });
    await userEvent.click(way);
    // Which one is a choice: the one of this device may be of something else.
    const field = await screen.findByLabelText('Choose your X-ray');
    const picture = new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' });
    fireEvent.change(field, { target: { files: [picture] } });
    await heading('What was found');
    await waitFor(() =>
      expect(sent.filter(({ call }) => call === save).map(({ body }) => body)).toEqual([
        { xray_id: XRAY.id, diagnosis_id: newest.id },
      ]),
    );
  });

  it('[SAVE-05] shows the X-rays that are kept with it, and the way to another one', async () => {
    keepSignedIn(ASHA);
    const other = { id: '00000000-0000-4000-8000-0000000000c2', created_at: daysAgo(2) };
    const own = { id: XRAY.id, created_at: XRAY.created_at };
    answers([newest], DIAGNOSIS, [other, own]);
    openPage(`/dashboard?result=${newest.id}`);
    await heading('Your X-ray');
    const links = screen.getAllByRole('link', { name: /^X-ray of / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/xray-analysis?xray=${other.id}`,
      `/xray-analysis?xray=${own.id}`,
    ]);
    expect(links[0]?.textContent).toContain(inWords(other.created_at));
    const another = screen.getByRole('link', { name: 'Add another X-ray' });
    expect(another.getAttribute('href')).toBe(`/xray-analysis?result=${newest.id}`);
  });

  it('[XRAY-02] leads from the home to another X-ray, and not to the one that this device knows of', async () => {
    keepSignedIn(ASHA);
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    answers([newest]);
    openPage('/dashboard');
    await userEvent.click(await screen.findByRole('link', { name: 'Add an X-ray' }));
    await screen.findByLabelText('Choose your X-ray');
    expect(addressShown()).toBe('/xray-analysis?xray=new');
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

describe('deleting one result', () => {
  const DELETION = `POST /api/account/results/${newest.id}/delete`;
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('asks first, says that it is gone, and the list does not have it any more', async () => {
    keepSignedIn(ASHA);
    const served = { [LIST_XRAYS]: { xrays: [] }, [DELETION]: { success: true } };
    const read = { ...whole, diagnosis: DIAGNOSIS, xrays: [] };
    const calls = serveCalls({
      ...served,
      [LIST]: { results: [earlier] },
      [`${LIST}/${newest.id}`]: read,
    });
    openPage(`/dashboard?result=${newest.id}`);
    await heading(/^See a dentist (by|on) /);
    await press('Delete this result');
    screen.getByText(/^The result and every reading of it together with an X-ray are deleted/);
    await press('Keep it');
    expect(calls.map(({ call }) => call)).not.toContain(DELETION);
    await press('Delete this result');
    await press('Delete it');
    await heading('This result is deleted');
    expect(calls.filter(({ call }) => call === DELETION)).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'All results' }));
    await heading('Hello, Asha');
    screen.getByText('Most likely: Inflamed gums');
    expect(screen.queryByText('Most likely: Irritated tooth nerve')).toBeNull();
  });

  it('takes one that is gone already for deleted, and says when it could not be deleted', async () => {
    keepSignedIn(ASHA);
    const serve = (deletion: object) =>
      serveCalls({
        [LIST_XRAYS]: { xrays: [] },
        [DELETION]: deletion,
        [`${LIST}/${newest.id}`]: { ...whole, diagnosis: DIAGNOSIS, xrays: [] },
      });
    serve({ status: 429, said: 'Too many at once.' });
    openPage(`/dashboard?result=${newest.id}`);
    await heading(/^See a dentist (by|on) /);
    await press('Delete this result');
    await press('Delete it');
    await screen.findByText('Too many at once.');
    await heading(/^See a dentist (by|on) /);
    answerWith(null);
    serve({ status: 404, said: 'There is nothing at this address.' });
    await press('Delete this result');
    await press('Delete it');
    await heading('This result is deleted');
  });
});
