// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AxiosResponse } from 'axios';
import { providedNotices } from '../../../src/flows/notices/notices.flow.ts';
import { FeedbackPopup } from '../../../src/flows/feedback-popup/FeedbackPopup.tsx';
import { providedFeedbackPopup } from '../../../src/flows/feedback-popup/feedback-popup.flow.ts';
import { NoticesProvider } from '../../../src/lib/flow/notices.tsx';
import { press } from '../../kit/press.ts';
import { CHAT_TOKEN } from '../../kit/samples.ts';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { renderView } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';

type Call = { readonly call: string; readonly body: unknown };
type Answer = { readonly status: number; readonly data: object };

const CHECK = 'POST /api/feedback/check';
const SUBMIT = 'POST /api/feedback/submit';
const FREE: Answer = { status: 200, data: { hasSubmitted: false } };
const KEPT: Answer = { status: 200, data: { success: true } };
/** What is thrown for a reply that is no success. */
const thrown = (answer: Answer) =>
  Object.assign(new Error('The call failed'), { code: 'ERR_BAD_REQUEST', response: answer });

beforeAll(() => import('../../../src/lib/flow/NoticeOutlet.tsx'), 60_000);

/** Mounts the popup as a result does, with the network in the test's hand. */
const mount = async ({
  sessionToken = CHAT_TOKEN,
  check = FREE,
  submit = KEPT,
  isForDevelopers = false,
}: {
  readonly sessionToken?: string | null;
  readonly check?: Answer;
  readonly submit?: Answer;
  readonly isForDevelopers?: boolean;
} = {}) => {
  const calls: Call[] = [];
  const celebrated: object[] = [];
  answerWith((config) => {
    const call = `${config.method?.toUpperCase()} ${config.url}`;
    const data: unknown = config.data;
    calls.push({ call, body: typeof data === 'string' ? JSON.parse(data) : undefined });
    const answer = call === SUBMIT ? submit : check;
    if (answer.status !== 200) return Promise.reject(thrown(answer));
    return Promise.resolve({ ...answer, statusText: '', headers: {}, config } as AxiosResponse);
  });
  const clock = new SteppingClock();
  const machine = providedFeedbackPopup.provide({
    actions: { celebrate: (_, confetti) => void celebrated.push(confetti) },
  });
  const view = renderView(
    <NoticesProvider machine={providedNotices} clock={clock}>
      <main>
        <FeedbackPopup {...{ sessionToken, isForDevelopers, machine, clock }} />
      </main>
    </NoticesProvider>,
  );
  const pass = (ms: number) => act(async () => clock.advance(ms));
  await pass(0);
  return { ...view, calls, celebrated, pass };
};

const card = () => screen.queryByRole('region', { name: 'How was this for you?' });
const stars = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const box = (name: RegExp | string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const paste = async (name: RegExp | string, text: string) => {
  await userEvent.click(box(name));
  await userEvent.paste(text);
};
/** The popup as somebody finds it. */
const opened = async (options: Parameters<typeof mount>[0] = {}) => {
  const mounted = await mount(options);
  await waitFor(() => expect(mounted.calls.map(({ call }) => call)).toEqual([CHECK]));
  await mounted.pass(3000);
  expect(card()).not.toBeNull();
  return mounted;
};

describe('the popup', () => {
  it('[FPOP-01] [CONST-48] is hidden at first and comes three seconds after it was mounted', async () => {
    const { pass } = await mount();
    await pass(2999);
    expect(card()).toBeNull();
    await pass(1);
    expect(card()).not.toBeNull();
  });

  it('[FPOP-02] does not come without a chat session, and asks nobody about it', async () => {
    const { pass, calls } = await mount({ sessionToken: null });
    await pass(60_000);
    expect(card()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('[FPOP-03] does not come where an answer was given on this device', async () => {
    localStorage.setItem('feedbackSubmitted', CHAT_TOKEN);
    const { pass, calls } = await mount();
    await pass(60_000);
    expect(card()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('comes for another assessment than the one that was rated', async () => {
    localStorage.setItem('feedbackSubmitted', 'chat-of-before');
    await opened();
  });

  it('[API-62] does not come where the server has stars already, and keeps that here', async () => {
    const { pass } = await mount({ check: { status: 200, data: { hasSubmitted: true } } });
    await waitFor(() => expect(localStorage.getItem('feedbackSubmitted')).toBe(CHAT_TOKEN));
    await pass(60_000);
    expect(card()).toBeNull();
  });

  it.each([
    ['[API-63] has a 404 for it', { status: 404, data: { error: 'Nothing', message: 'Nothing' } }],
    ['[API-64] fails', { status: 500, data: { error: 'Down', message: 'Down' } }],
  ])('comes all the same where the server %s, and nobody is told', async (_words, check) => {
    await opened({ check });
    expect(screen.queryByText(check.data.message)).toBeNull();
  });

  it('[FPOP-04] [CONST-47] has one to five stars, none of them chosen', async () => {
    await opened();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    expect(radios.filter(({ checked }) => checked)).toEqual([]);
  });

  it('[FPOP-05] [FPOP-06] [CONST-49] takes an optional comment of at most 300 characters', async () => {
    await opened();
    const comment = 'Anything to add? (optional)';
    await paste(comment, 'x'.repeat(400));
    expect(box(comment).value).toHaveLength(300);
  });

  it('[FPOP-07] says how many characters of the comment are left', async () => {
    await opened();
    screen.getByText('300 left');
    await paste(/^Anything to add/, 'Clear');
    screen.getByText('295 left');
    await paste(/^Anything to add/, 'x'.repeat(295));
    screen.getByText('Full');
  });

  const boxes = () =>
    screen
      .queryAllByRole('checkbox')
      .map((each) => [each.getAttribute('value'), each.closest('label')?.textContent]);

  it('[FPOP-08] [FPOP-09] offers boxes for one to four stars', async () => {
    await opened();
    expect(boxes()).toEqual([]);
    for (const name of [/^1 of 5/, /^2 of 5/, /^3 of 5/, /^4 of 5/]) {
      await stars(name);
      expect(boxes()).toHaveLength(4);
    }
    await stars(/^5 of 5/);
    expect(boxes()).toEqual([]);
  });

  it('[FPOP-10] [FPOP-11] [FPOP-12] offers three reasons, and to name another', async () => {
    await opened();
    await stars(/^3 of 5/);
    expect(boxes()).toEqual([
      ['too_long', 'It took too long'],
      ['inaccurate_diagnosis', 'The result does not fit'],
      ['difficult_to_use', 'It was hard to use'],
      ['something_else', 'Something else'],
    ]);
  });

  it('[FPOP-13] [FPOP-14] [CONST-50] opens a box of 150 characters beside "Something else"', async () => {
    await opened();
    await stars(/^3 of 5/);
    expect(screen.queryByRole('textbox', { name: /^What is it/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Something else' }));
    await paste(/^What is it/, 'x'.repeat(200));
    expect(box(/^What is it/).value).toHaveLength(150);
  });

  it.each([
    ['FPOP-16', 'Skip'],
    ['FPOP-17', 'Close'],
  ])('[FPOP-16] [FPOP-17] goes and stays away at %s: "%s"', async (_row, name) => {
    const { calls, unmount } = await opened();
    await press(name);
    expect(card()).toBeNull();
    expect(calls.map(({ call }) => call)).toEqual([CHECK]);
    unmount();
    const again = await mount();
    await again.pass(60_000);
    expect(card()).toBeNull();
  });

  it('goes at Escape for whoever is in it, who stays at its place', async () => {
    await opened();
    await userEvent.keyboard('{Escape}');
    expect(card()).not.toBeNull();
    await userEvent.click(box(/^Anything to add/));
    const place = card()?.parentElement;
    await userEvent.keyboard('{Escape}');
    expect(card()).toBeNull();
    expect(document.activeElement).toBe(place);
  });

  it('takes no focus when it comes, and none when it goes from whoever is elsewhere', async () => {
    const { pass } = await mount({ isForDevelopers: true });
    const button = screen.getByRole('button', { name: 'Show Feedback (Debug)' });
    button.focus();
    await pass(3000);
    expect(card()).not.toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('leaves the Enter key on a star to the star: the page’s own action is not pressed', async () => {
    await opened();
    const keys: boolean[] = [];
    const hear = ({ defaultPrevented }: KeyboardEvent) => keys.push(defaultPrevented);
    document.addEventListener('keydown', hear);
    await stars(/^4 of 5/);
    await userEvent.keyboard('{Enter}');
    document.removeEventListener('keydown', hear);
    expect(keys).toEqual([true]);
  });

  it('[FPOP-21] is shown by the button for developers, also when it was closed', async () => {
    const { pass } = await mount({ isForDevelopers: true });
    await waitFor(() => expect(screen.getByRole('button', { name: /Debug/ })).toBeTruthy());
    await pass(0);
    await press('Show Feedback (Debug)');
    expect(card()).not.toBeNull();
    await press('Skip');
    await press('Show Feedback (Debug)');
    expect(card()).not.toBeNull();
  });

  it('[FPOP-21] has no such button in the product', async () => {
    await opened();
    expect(screen.queryByRole('button', { name: /Debug/ })).toBeNull();
  });
});

describe('sending it', () => {
  it('[FPOP-15] [FPOP-22] says that stars are missing, and sends nothing', async () => {
    const { calls } = await opened();
    await press('Submit');
    await screen.findByText('Please provide a rating');
    expect(
      screen.getAllByText('Select a star rating before submitting your feedback.').length,
    ).toBeGreaterThan(0);
    expect(calls.map(({ call }) => call)).toEqual([CHECK]);
    await stars(/^2 of 5/);
    expect(screen.queryByRole('alert', { name: /Select a star/ })).toBeNull();
  });

  const submitted = async () => {
    const mounted = await opened();
    await stars(/^3 of 5/);
    await userEvent.click(screen.getByRole('checkbox', { name: 'It took too long' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Something else' }));
    await paste(/^What is it/, 'Larger letters');
    await paste(/^Anything to add/, '  Clear and calm.  ');
    await press('Submit');
    await waitFor(() => expect(card()).toBeNull());
    return mounted;
  };

  it('[FPOP-23] [FPOP-24] sends stars, reasons and words, without blanks around them', async () => {
    const { calls } = await submitted();
    expect(calls[1]).toEqual({
      call: SUBMIT,
      body: {
        sessionToken: CHAT_TOKEN,
        rating: 3,
        comment: 'Clear and calm.',
        improvements: ['too_long', 'something_else'],
        customFeedback: 'Larger letters',
      },
    });
  });

  it('[FPOP-25] [FPOP-28] goes and says thanks', async () => {
    const { celebrated } = await submitted();
    await screen.findByText('Thank you for your feedback!');
    screen.getByText('Your feedback helps us improve our AI diagnosis system.');
    expect(celebrated).toEqual([]);
  });

  it('[FPOP-26] [FPOP-27] asks the server once more, and does not come again', async () => {
    const { calls, unmount } = await submitted();
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]).toEqual({ call: CHECK, body: { sessionToken: CHAT_TOKEN } });
    expect(localStorage.getItem('feedbackSubmitted')).toBe(CHAT_TOKEN);
    unmount();
    const again = await mount();
    await again.pass(60_000);
    expect(card()).toBeNull();
  });

  it('[FPOP-18] [CONST-51] lets confetti fall for five stars', async () => {
    const { celebrated } = await opened();
    await stars(/^5 of 5/);
    expect(celebrated).toEqual([]);
    await press('Submit');
    await screen.findByText('Thank you for your feedback!');
    expect(celebrated).toEqual([{ pieces: 200, ms: 4000 }]);
  });

  it.each([/^1 of 5/, /^2 of 5/, /^3 of 5/, /^4 of 5/])(
    '[FPOP-20] lets none fall for less: %s',
    async (name) => {
      const { celebrated } = await opened();
      await stars(name);
      await press('Submit');
      await screen.findByText('Thank you for your feedback!');
      expect(celebrated).toEqual([]);
    },
  );

  it('[FPOP-29] says why it was not sent in the server’s own words, and keeps what was written', async () => {
    const error = 'We do not have what this feedback is about any more.';
    await opened({ submit: { status: 404, data: { error } } });
    await stars(/^2 of 5/);
    await paste(/^Anything to add/, 'Clear');
    await press('Submit');
    await screen.findByText('Error submitting feedback');
    screen.getByText(error);
    expect(box(/^Anything to add/).value).toBe('Clear');
    expect(localStorage.getItem('feedbackSubmitted')).toBeNull();
  });

  it('[FPOP-30] says "Failed to submit feedback" where the server says nothing', async () => {
    await opened({ submit: { status: 502, data: {} } });
    await stars(/^2 of 5/);
    await press('Submit');
    await screen.findByText('Error submitting feedback');
    screen.getByText('Failed to submit feedback');
  });
});
