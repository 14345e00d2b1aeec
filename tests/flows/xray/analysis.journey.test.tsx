// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providedXray, xrayStart, XrayFlow } from '../../../src/flows/xray/xray.flow.ts';
import { XrayScreens } from '../../../src/flows/xray/XrayScreens.tsx';
import { unsealWork } from '../../../src/actors/accounts/sealed-work.ts';
import {
  addressShown,
  keepSignedIn,
  openInSession,
  openPage,
  serveCalls,
} from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { XRAY } from '../../kit/xray-replies.ts';

beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/xray/Xray.page.tsx'),
      import('../../../src/flows/sign-in-gate/opened.ts'),
    ]),
  60_000,
);
beforeEach(() => {
  keepSignedIn(ASHA);
});

const UPLOAD = 'POST /xrays/upload-xray';
const ANALYZE = 'POST /xrays/analyze';
const READ = `GET /api/account/xrays/${XRAY.id}`;
const STORED = { success: true, fileId: XRAY.id, fileName: XRAY.file_name };
const row = (state: string, message: string | null = null) => ({
  ...XRAY,
  state,
  message,
  analysis: null,
});
const ANSWERS: Answers = {
  [UPLOAD]: STORED,
  [ANALYZE]: { success: true, xray: XRAY },
  [READ]: { xray: XRAY },
  [`${READ}/reanalyses`]: { reanalyses: [] },
};

const choose = async () =>
  fireEvent.change(await screen.findByLabelText('Choose your X-ray'), {
    target: { files: [new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' })] },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const found = () => screen.findByRole('heading', { name: 'What was found' });
const calls = (sent: readonly SentCall[], call: string) =>
  sent.filter((each) => each.call === call).length;

describe('an analysis', () => {
  it('[XRAY-11] [XRAY-12] that fails leads back to the upload, with what the server says', async () => {
    const said = 'This X-ray could not be analysed. It is kept, and you can try again.';
    const sent = serveCalls({
      ...ANSWERS,
      [ANALYZE]: { success: true, xray: row('failed', said) },
    });
    openPage('/xray-analysis');
    await choose();
    await waitFor(() => expect(screen.getAllByText('Analysis Failed')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Analysis Failed' }).tagName).toBe('H2');
    // In the toast and beside the field for another one.
    expect(screen.getAllByText(said)).toHaveLength(2);
    await screen.findByLabelText('Choose your X-ray');
    await press('Try again with the same picture');
    await waitFor(() => expect(calls(sent, ANALYZE)).toBe(2));
  });

  it('[XRAY-19] [XRAY-20] says how many detections there are, and leads to a clinic', async () => {
    serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await choose();
    await found();
    await screen.findByText('X-ray Analysis Complete');
    screen.getByText('Found 1 detection');
    expect(
      screen.getByRole('link', { name: 'Find Nearby Dental Clinic' }).getAttribute('href'),
    ).toBe('/find-my-dentist');
  });

  it('[XRAY-19] of nothing found says so too', async () => {
    const analysis = { ...XRAY.analysis, predictions: [], findings_text: '' };
    serveCalls({ ...ANSWERS, [ANALYZE]: { success: true, xray: { ...XRAY, analysis } } });
    openPage('/xray-analysis');
    await choose();
    await screen.findByText('Found 0 detections');
    screen.getByRole('heading', { name: 'No marks' });
  });

  it('goes on after a reload in the middle of it', async () => {
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    const sent = serveCalls({ ...ANSWERS, [READ]: { xray: row('analyzing') } });
    openPage('/xray-analysis');
    await screen.findByText('Analyzing your X-ray...');
    screen.getByText(/^You may close this page: it goes on/);
    expect(calls(sent, ANALYZE)).toBe(0);
    // The picture is shown while it is looked at.
    expect(document.querySelector('img')?.getAttribute('src')).toBe(XRAY.picture?.preview_url);
    serveCalls(ANSWERS);
    await waitFor(() => screen.getByRole('heading', { name: 'What was found' }), { timeout: 5000 });
  });

  it('that was never asked for is asked for after a reload', async () => {
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    const sent = serveCalls({ ...ANSWERS, [READ]: { xray: row('stored') } });
    openPage('/xray-analysis');
    await found();
    expect(calls(sent, ANALYZE)).toBe(1);
  });

  it('whose picture is not shown any more loads it again', async () => {
    serveCalls(ANSWERS);
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await found();
    const picture = document.querySelector('img');
    if (picture === null) throw new Error('There is no picture');
    fireEvent.error(picture);
    await screen.findByText('What was found in it stands below.');
    screen.getByText('64 %, less sure');
    // Without a connection what was found stays, and it can be tried again.
    serveCalls({});
    await press('Load the picture again');
    await screen.findByText('What was found in it stands below.');
    screen.getByText('64 %, less sure');
    serveCalls(ANSWERS);
    await press('Load the picture again');
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull());
  });
});

describe('a link to an X-ray', () => {
  it.each([
    ['that is gone', XRAY.id, 404],
    ['that was cut off', XRAY.id.slice(0, 8), 400],
  ])('%s says so, and another one can be chosen', async (_, id, status) => {
    serveCalls({ [`GET /api/account/xrays/${id}`]: { status, said: 'It says so.' } });
    openPage(`/xray-analysis?xray=${id}`);
    await screen.findByLabelText('Choose your X-ray');
    await screen.findByText('X-ray no longer here');
  });
});

describe('sending an X-ray', () => {
  it('is cancelled, and another one can be chosen', async () => {
    serveCalls({ ...ANSWERS, [UPLOAD]: 'pending' });
    openPage('/xray-analysis');
    await choose();
    await press('Cancel');
    await screen.findByLabelText('Choose your X-ray');
    expect(localStorage.getItem('xrayFindings')).toBe(null);
  });

  it('[XRAY-08] says what the server says of a file that is too large for it', async () => {
    serveCalls({
      ...ANSWERS,
      [UPLOAD]: { status: 413, said: 'File size must be less than 10MB.' },
    });
    openPage('/xray-analysis');
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'File size must be less than 10MB.',
    );
    screen.getByRole('button', { name: 'Try again' });
  });

  it('of what the server does not take for an X-ray says why', async () => {
    const message = 'This does not look like an X-ray of teeth. Please choose a dental X-ray.';
    serveCalls({ ...ANSWERS, [ANALYZE]: { success: true, xray: row('refused', message) } });
    openPage('/xray-analysis');
    await choose();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    // It is nothing to come back to.
    expect(localStorage.getItem('xrayFindings')).toBe(null);
  });

  it('goes on when the connection is back', async () => {
    const sent = serveCalls({ ...ANSWERS, [UPLOAD]: 'offline' });
    openPage('/xray-analysis');
    await choose();
    await screen.findByRole('heading', { name: 'The connection is lost' });
    const again = serveCalls(ANSWERS);
    act(() => void window.dispatchEvent(new Event('online')));
    await found();
    const keyOf = (all: readonly SentCall[]) => all.find(({ call }) => call === UPLOAD)?.key;
    expect(keyOf(again)).toBe(keyOf(sent));
  });

  it('says that it has stopped after three tries while the server does not answer', async () => {
    const sent = serveCalls({ ...ANSWERS, [UPLOAD]: { status: 503 } });
    const clock = new SteppingClock();
    await openInSession(
      <XrayFlow machine={providedXray} input={() => xrayStart(null, null)} clock={clock}>
        <XrayScreens />
      </XrayFlow>,
      () => undefined,
    );
    await choose();
    for (const tries of [1, 2, 3]) {
      await waitFor(() => expect(calls(sent, UPLOAD)).toBe(tries));
      await screen.findByText('We go on sending by ourselves when you are connected again.');
      await act(async () => clock.advance(10_000));
    }
    await screen.findByRole('heading', { name: 'Your picture is not sent yet' });
    screen.getByText(/^We tried several times\. We try again when your connection comes back/);
    expect(screen.queryByText(/^We go on sending by ourselves/)).toBeNull();
    await act(async () => clock.advance(60_000));
    expect(calls(sent, UPLOAD)).toBe(4);
    serveCalls(ANSWERS);
    await press('Try again now');
    await found();
  });

  it('[AUTH-22] asks whose session has ended in the middle to log in', async () => {
    serveCalls({ ...ANSWERS, [UPLOAD]: { status: 401, said: 'Invalid token' } });
    const { ends } = openPage('/xray-analysis');
    await choose();
    await screen.findByRole('dialog');
    screen.getByText('Your picture x-ray.jpg stays chosen on this page.');
    // The page itself is left for the log-in then, and the picture is chosen once more after it.
    await waitFor(() => expect(ends).toEqual(['expired']));
    expect(localStorage.getItem('xrayFindings')).toBeNull();
  });

  it('[SESS-17] whose session ends while it is analyzed is there again for whoever sent it, and for nobody else', async () => {
    const kept = JSON.stringify({ id: XRAY.id, findings: null });
    localStorage.setItem('xrayFindings', kept);
    serveCalls({ [READ]: { status: 401, said: 'Invalid token' } });
    const { ends } = openPage(`/xray-analysis?xray=${XRAY.id}`);
    await waitFor(() => expect(ends).toEqual(['expired']));
    // The log-in leads back to this address.
    expect(addressShown()).toBe(`/xray-analysis?xray=${XRAY.id}`);
    expect(localStorage.getItem('xrayFindings')).toBeNull();
    const sealed = localStorage.getItem('toothwise-sealed-draft') ?? '';
    unsealWork('3f0c7b52-0000-4000-8000-000000000000');
    expect(localStorage.getItem('xrayFindings')).toBeNull();
    localStorage.setItem('toothwise-sealed-draft', sealed);
    // An assessment that was begun meanwhile does not keep it away.
    localStorage.setItem('toothwise-draft', 'begun meanwhile');
    unsealWork(ASHA.id);
    expect(localStorage.getItem('xrayFindings')).toBe(kept);
    expect(localStorage.getItem('toothwise-draft')).toBe('begun meanwhile');
  });
});
