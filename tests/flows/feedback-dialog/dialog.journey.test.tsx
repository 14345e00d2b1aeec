// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AxiosResponse } from 'axios';
import { FeedbackDialog } from '../../../src/flows/feedback-dialog/FeedbackDialog.tsx';
import { providedNotices } from '../../../src/flows/notices/notices.flow.ts';
import { NoticesProvider } from '../../../src/lib/flow/notices.tsx';
import { renderView } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';
import { XRAY_ID } from './cases.ts';

const QUESTION = 'How helpful was this?';

beforeAll(() => import('../../../src/lib/flow/NoticeOutlet.tsx'), 60_000);

/** Opens the dialog as it stands below an X-ray. */
const open = async (isKept = true) => {
  const sent: unknown[] = [];
  answerWith((config) => {
    sent.push([config.method, config.url, JSON.parse(config.data as string)]);
    if (!isKept) return Promise.reject(new Error('offline'));
    const reply = { data: { success: true }, status: 200, statusText: '', headers: {}, config };
    return Promise.resolve(reply as AxiosResponse);
  });
  renderView(
    <NoticesProvider machine={providedNotices}>
      <main>
        <FeedbackDialog sessionId={XRAY_ID} />
      </main>
    </NoticesProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: QUESTION }));
  const dialog = await screen.findByRole('dialog', { name: QUESTION });
  return { sent, dialog };
};

const pick = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const submit = () => screen.queryByRole('button', { name: 'Submit Feedback' });
const press = async () => userEvent.click(submit() as HTMLElement);
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const lit = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.parentElement?.dataset['on'] === 'true')
    .map(({ value }) => Number(value));

describe('the feedback dialog', () => {
  it('[FDLG-01] [FDLG-03] [CONST-46] offers the scores 1 to 10, from "Least satisfied" to "Most satisfied"', async () => {
    const { dialog } = await open();
    const names = within(dialog)
      .getAllByRole('radio')
      .map((score) => score.getAttribute('aria-label'));
    expect(names).toHaveLength(10);
    expect([names[0], names[4], names[9]]).toEqual([
      '1 of 10, Least satisfied',
      '5 of 10',
      '10 of 10, Most satisfied',
    ]);
    within(dialog).getByText('Least satisfied');
    within(dialog).getByText('Most satisfied');
  });

  it('[FDLG-04] [FDLG-05] lights all scores up to the picked one, in five bands', async () => {
    await open();
    const bands: (string | undefined)[] = [];
    for (let score = 1; score <= 10; score += 1) {
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${score} of 10`) }));
      expect(lit()).toEqual(Array.from({ length: score }, (_each, index) => index + 1));
      bands.push(document.querySelector<HTMLElement>('[data-band]')?.dataset['band']);
    }
    expect(bands).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5']);
  });

  it('[FDLG-06] [FDLG-07] has "Submit Feedback" once a score is picked, and not before', async () => {
    await open();
    expect(submit()).toBeNull();
    await pick('6 of 10');
    expect(submit()).not.toBeNull();
  });

  const submitted = async () => {
    const { sent } = await open();
    await pick('3 of 10');
    await pick('8 of 10');
    await press();
    await isGone();
    return sent;
  };

  it('[FDLG-08] [FDLG-10] [FDLG-14] sends the picked score, closes and says thanks', async () => {
    expect(await submitted()).toMatchObject([['post', '/api/feedback/submit', { rating: 8 }]]);
    await screen.findByText('Your rating has been submitted successfully.');
    screen.getByText('Thank you for your feedback!');
    await screen.findByRole('button', { name: 'Thank you, that helps us.' });
  });

  it('[FDLG-11] [FDLG-12] [FDLG-13] sends every field, and what it has no question for as it is fixed', async () => {
    const fields = {
      sessionId: XRAY_ID,
      rating: 8,
      comment: '',
      improvements: [],
      customFeedback: '',
      symptomCategory: 'general',
      urgencyLevel: 'routine',
    };
    expect(await submitted()).toEqual([['post', '/api/feedback/submit', fields]]);
  });

  it('[FDLG-09] [FDLG-10] [FDLG-15] is as new when it opens again, after it could not be sent', async () => {
    await open(false);
    await pick('2 of 10');
    await press();
    await isGone();
    await screen.findByText('Feedback submission failed');
    screen.getByText('Please try again later.');
    await userEvent.click(await screen.findByRole('button', { name: QUESTION }));
    await screen.findByRole('dialog', { name: QUESTION });
    expect([lit(), submit()]).toEqual([[], null]);
  });

  it('forgets what was picked when it is closed, and sends nothing', async () => {
    const { sent } = await open();
    await pick('2 of 10');
    await userEvent.keyboard('{Escape}');
    await isGone();
    await userEvent.click(screen.getByRole('button', { name: QUESTION }));
    await screen.findByRole('dialog', { name: QUESTION });
    expect([lit(), sent]).toEqual([[], []]);
  });
});
