// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { XRAY } from '../../kit/xray-replies.ts';
import { SAID_NO_XRAY, UNSURE } from './cases.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => {
  keepSignedIn(ASHA);
});

const READ = `GET /api/account/xrays/${XRAY.id}`;
const TELL = `POST /api/account/xrays/${XRAY.id}/kind`;
const QUESTION = 'Is this a dental X-ray?';

const asked = () => screen.findByRole('heading', { name: QUESTION });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = (sent: ReturnType<typeof serveCalls>) =>
  sent.flatMap(({ call, body }) => (call === TELL ? [body] : []));

describe('an X-ray of which the program cannot tell what it shows', () => {
  const open = async (more: Record<string, Answers[string]> = {}) => {
    const answers: Record<string, Answers[string]> = {
      [READ]: { xray: UNSURE.xray },
      [`${READ}/reanalyses`]: { reanalyses: [] },
      ...more,
    };
    const sent = serveCalls(answers);
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await asked();
    return { sent, answers };
  };

  it('is asked about after a reload too, beside the picture', async () => {
    await open();
    expect(screen.getByAltText('What you sent').getAttribute('src')).toBe(XRAY.picture?.url);
    expect(
      screen.getByRole('list', { name: 'A dental X-ray looks like one of these:' }),
    ).toBeTruthy();
  });

  it('is asked about as soon as it is sent, with the focus on the question', async () => {
    serveCalls({
      'POST /xrays/upload-xray': { success: true, fileId: XRAY.id, fileName: XRAY.file_name },
      'POST /xrays/analyze': { success: true, xray: UNSURE.xray },
    });
    openPage('/xray-analysis?xray=new');
    const picture = new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' });
    await userEvent.upload(await screen.findByLabelText('Choose your X-ray'), picture);
    await asked();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(QUESTION));
    expect(screen.queryByText('X-ray Analysis Complete')).toBeNull();
  });

  it('is analysed after a Yes', async () => {
    const xray = { ...XRAY, told_kind: 'dental' };
    const { sent } = await open({ [TELL]: { xray } });
    await press('Yes');
    await screen.findByRole('heading', { name: 'What was found' });
    expect(told(sent)).toEqual([{ kind: 'dental' }]);
  });

  it('is waited for after a Yes when looking takes longer', async () => {
    const xray = { ...UNSURE.xray, state: 'analyzing', told_kind: 'dental' };
    await open({ [TELL]: { xray } });
    await press('Yes');
    await screen.findByRole('heading', { name: 'We look at your X-ray' });
  });

  it('leads to another picture after a No, in the server’s words', async () => {
    const xray = {
      ...UNSURE.xray,
      state: 'refused',
      told_kind: 'other',
      message: SAID_NO_XRAY,
      analysis: null,
    };
    const { sent } = await open({ [TELL]: { xray } });
    await press('No');
    await screen.findByRole('heading', { name: 'Choose another picture' });
    expect(screen.getByRole('alert').textContent).toBe(SAID_NO_XRAY);
    screen.getByLabelText('Choose your X-ray');
    expect(told(sent)).toEqual([{ kind: 'other' }]);
  });

  it('is kept without marks when the person is not sure, and no number of finds is told', async () => {
    const summary = 'Nobody has said that this picture shows teeth.';
    const analysis = XRAY.analysis && { ...XRAY.analysis, summary, predictions: [] };
    await open({ [TELL]: { xray: { ...XRAY, told_kind: 'notSure', analysis } } });
    await press('Not sure');
    await screen.findByText(summary);
    await screen.findByText('X-ray kept');
    expect(screen.queryByText(/^Found \d+ detection/)).toBeNull();
  });

  it('keeps the question and the server’s words when the answer was not taken, and tells it again', async () => {
    const said = 'There are too many of them now. Please try again in a minute.';
    const { sent, answers } = await open({ [TELL]: { status: 429, said } });
    await press('Yes');
    await screen.findByText(said);
    await asked();
    answers[TELL] = { xray: { ...XRAY, told_kind: 'dental' } };
    await press('Try again');
    await screen.findByRole('heading', { name: 'What was found' });
    expect(told(sent)).toEqual([{ kind: 'dental' }, { kind: 'dental' }]);
  });

  it('takes another answer than the one that did not arrive', async () => {
    const { sent } = await open();
    await press('Yes');
    await screen.findByText('Your answer did not reach us. Nothing is lost: please try again.');
    await press('Not sure');
    await waitFor(() => expect(told(sent)).toEqual([{ kind: 'dental' }, { kind: 'notSure' }]));
  });

  it('asks to log in when the session has ended, and comes back to the question', async () => {
    await open({ [TELL]: { status: 401 } });
    await press('Yes');
    await screen.findByRole('heading', { name: 'Your X-ray is in your account' });
  });

  it('shows what was answered in another tab', async () => {
    await open({ [TELL]: { xray: { ...XRAY, told_kind: 'dental' } } });
    await press('No');
    await screen.findByRole('heading', { name: 'What was found' });
  });
});
