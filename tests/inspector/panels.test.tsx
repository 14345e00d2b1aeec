// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InspectorView } from '../../src/inspector/InspectorView.tsx';
import { NOTHING_LIVE } from '../../src/inspector/messages.ts';
import type { Live, ViewerMessage } from '../../src/inspector/messages.ts';
import { EMPTY_MODEL } from '../../src/inspector/model.ts';
import type { LogEntry, Model } from '../../src/inspector/model.ts';
import { contentOf, recordingOf } from '../../src/inspector/recording.ts';
import { expectAccessible } from '../kit/views.tsx';

const entry = (order: number, more: Partial<LogEntry>): LogEntry => ({
  order,
  at: 1000 * order,
  actorId: 'x:1',
  fromId: null,
  from: 'outside',
  to: 'confirmation',
  flow: 'confirmation',
  type: 'xstate.init',
  detail: '',
  event: null,
  carried: {},
  isTaken: true,
  before: null,
  after: 'awaitingAnswer',
  context: { question: '•••' },
  changes: [],
  ...more,
});

const pressed = (order: number, type: string, more: Partial<LogEntry> = {}) =>
  entry(order, { type, event: { type }, before: 'awaitingAnswer', ...more });

const LOG = [
  entry(1, { carried: { input: { question: '•••' } } }),
  pressed(2, 'question.asked', { fromId: 'x:0', from: 'chat' }),
  pressed(3, 'question.told', {
    fromId: 'x:1',
    from: 'confirmation',
    actorId: 'x:0',
    to: 'chat',
    after: null,
    flow: null,
  }),
];

const MODEL: Model = {
  actors: [
    {
      id: 'x:1',
      name: 'confirmation',
      parentId: undefined,
      machine: 'confirmation',
      isStarted: true,
      status: 'active',
      value: 'awaitingAnswer',
      context: {},
      children: [],
      movedAt: 1,
    },
  ],
  log: LOG.toReversed(),
};

const CASES = {
  confirmation: { 'question.confirmed': [{}], 'question.declined': [{ sure: true }] },
};

type Shown = Parameters<typeof InspectorView>[0];

const show = (more: Partial<Shown> = {}) => {
  const post = vi.fn<(message: ViewerMessage) => void>();
  const view = (now: Partial<Shown> = {}) => (
    <InspectorView model={MODEL} isOpened cases={CASES} post={post} {...more} {...now} />
  );
  const { rerender } = render(view());
  const live = (now: Partial<Live>): void => rerender(view({ live: { ...NOTHING_LIVE, ...now } }));
  return { post, live, change: (now: Partial<Shown>) => rerender(view(now)) };
};

const asked = (query: string): void => history.replaceState(null, '', `/inspector${query}`);

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

const messages = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('button')
    .map((button) => [button.getAttribute('aria-label'), button.dataset['direction']]);

describe('the sequence', () => {
  it('draws who sent what to whom, follows what comes, and leaves an actor out', async () => {
    const { change } = show();
    await userEvent.keyboard('s');
    expect(messages()).toEqual([
      ['chat to confirmation: question.asked', 'right'],
      ['confirmation to chat: question.told', 'left'],
    ]);
    const log = [pressed(4, 'question.confirmed', { after: 'confirmed' }), ...MODEL.log];
    change({ model: { ...MODEL, log } });
    expect(messages()).toHaveLength(3);
    await expectAccessible();

    await userEvent.click(screen.getByRole('checkbox', { name: 'chat' }));
    expect(messages()).toEqual([['outside to confirmation: question.confirmed', 'left']]);
    await userEvent.click(screen.getByRole('button', { name: /question\.confirmed$/ }));
    const moment = screen.getByRole('region', { name: 'State and context' });
    expect(moment.textContent).toContain('"type": "question.confirmed"');
    await userEvent.keyboard('{Escape}');
    expect(moment.textContent).toContain('confirmation now');
  });
});

describe('the panels beside the chart', () => {
  it('show what is left of a timer, by the clock', async () => {
    vi.useFakeTimers({ now: 50_000, shouldAdvanceTime: false });
    const timer = {
      id: 'a',
      actorId: 'x:1',
      actor: 'confirmation',
      words: 'after pause',
      startedAt: 49_000,
      delay: 90_000,
    };
    const { live } = show();
    live({ timers: [timer] });
    fireEvent.keyDown(document.body, { key: '3' });
    const timers = within(screen.getByRole('region', { name: 'Timers' }));
    expect(timers.getByText('1:29')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(31_000));
    expect(timers.getByText('58.0 s')).toBeTruthy();
    live({ timers: [] });
    expect(timers.getByText('No timer runs.')).toBeTruthy();
  });

  it('show why a guard fails, and ask for those of the flow that is shown', async () => {
    const { post, live } = show();
    expect(post).toHaveBeenCalledWith({ type: 'inspector.looked', actorId: 'x:1' });
    await userEvent.keyboard('2');
    live({
      ways: {
        actorId: 'x:1',
        moves: [
          {
            from: 'awaitingAnswer',
            event: 'question.confirmed',
            targets: ['confirmed'],
            guard: {
              name: 'and',
              verdict: 'fails',
              parts: [{ name: 'isSure', verdict: 'fails', parts: [] }],
            },
            isNeverAsked: false,
          },
        ],
      },
    });
    const ways = screen.getByRole('list', { name: 'Ways on from now' });
    expect(ways.textContent).toContain('✗ fails and✗ fails isSure');
    await expectAccessible();
  });

  it('send a case after it was changed, and say what became of it', async () => {
    const { post, live } = show();
    await userEvent.keyboard('4');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Case of/ }),
      'question.declined',
    );
    const text = screen.getByRole('textbox', { name: 'Event (JSON)' });
    expect(JSON.parse((text as HTMLTextAreaElement).value)).toEqual({
      type: 'question.declined',
      sure: true,
    });
    const send = screen.getByRole('button', { name: 'Send to confirmation' });
    fireEvent.change(text, { target: { value: '{"type":' } });
    await userEvent.click(send);
    expect(screen.getByText(/Nothing was sent/)).toBeTruthy();

    fireEvent.change(text, { target: { value: '{"type":"question.declined","sure":false}' } });
    await userEvent.click(send);
    expect(post).toHaveBeenLastCalledWith({
      type: 'inspector.sent',
      number: 1,
      actorId: 'x:1',
      event: { type: 'question.declined', sure: false },
    });
    live({ answer: { number: 1, verdict: { kind: 'refused', why: 'The guards say no.' } } });
    expect(await screen.findByText('Refused. The guards say no.')).toBeTruthy();
    await userEvent.click(send);
    live({ answer: { number: 2, verdict: { kind: 'taken' } } });
    expect(await screen.findByText('Taken.')).toBeTruthy();
    await expectAccessible();
  });

  it('say so where the inspected page does not answer', () => {
    vi.useFakeTimers();
    show();
    fireEvent.keyDown(document.body, { key: '4' });
    const text = screen.getByRole('textbox', { name: 'Event (JSON)' });
    fireEvent.change(text, { target: { value: '{"type":"a.b"}' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send to confirmation' }));
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('Sending…')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText(/does not answer/)).toBeTruthy();
  });
});

const marked = () =>
  [...document.querySelectorAll('.box[aria-current="true"]')].map((box) =>
    box.getAttribute('data-path'),
  );

describe('the charts that do not run', () => {
  it('open by an address, and by the search, which the address follows', async () => {
    asked('?flow=qrPayment&state=processing');
    show({ model: null });
    expect(screen.getByRole('region', { name: 'Chart of qrPayment' })).toBeTruthy();
    expect(marked()).toEqual(['', 'processing']);
    expect(screen.getByText('Requirements: QR-09, QR-10')).toBeTruthy();
    expect(location.search).toBe('?flow=qrPayment&state=processing');

    await userEvent.keyboard('/card declined');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('region', { name: 'Chart of cardPayment' })).toBeTruthy();
    expect(marked()).toEqual(['', 'declined']);
    expect(location.search).toBe('?flow=cardPayment&state=declined');
    await expectAccessible();

    await userEvent.click(screen.getByRole('button', { name: 'Back to what runs' }));
    expect(location.search).toBe('');
    expect(screen.getByText(/Search a chart above/)).toBeTruthy();
  });

  it('are told apart from those that are not there', async () => {
    asked('?flow=qrPayment&state=nowhere');
    show();
    expect(screen.getByRole('alert').textContent).toContain('has no state “nowhere”');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a recording that is opened', () => {
  const file = new File(
    [JSON.stringify(recordingOf({ ...MODEL, log: LOG.toReversed() }, NOTHING_LIVE))],
    'recording.json',
  );
  const readFile = async (read: Blob) => {
    const content = contentOf(await read.text());
    return content.kind === 'recording'
      ? ({ kind: 'opened', recording: content.recording } as const)
      : ({ kind: 'refused', why: 'No recording.' } as const);
  };
  const choose = (chosen: File) =>
    userEvent.upload(screen.getByLabelText('Import a recording or a trace'), chosen);

  it('is gone through back and forth, without sending anything', async () => {
    const { post } = show({ model: EMPTY_MODEL, readFile });
    await choose(file);
    const replay = within(await screen.findByRole('region', { name: 'Replay' }));
    expect(replay.getByText('Step 1 of 2')).toBeTruthy();
    expect(replay.getByText(/goes the same way/)).toBeTruthy();
    expect(marked()).toEqual(['', 'awaitingAnswer']);
    await userEvent.keyboard(']');
    expect(replay.getByText('Step 2 of 2')).toBeTruthy();
    await userEvent.keyboard(']');
    expect(replay.getByText('Step 2 of 2')).toBeTruthy();
    await expectAccessible();
    await userEvent.click(replay.getByRole('button', { name: /Back$/ }));
    expect(replay.getByText('Step 1 of 2')).toBeTruthy();
    await userEvent.click(replay.getByRole('button', { name: 'Back to what runs' }));
    expect(screen.queryByRole('region', { name: 'Replay' })).toBeNull();
    expect(post.mock.calls.filter(([{ type }]) => type === 'inspector.sent')).toEqual([]);
  });

  it('is refused with the reason, and what cannot be read too', async () => {
    const { change } = show({ readFile });
    await choose(new File(['{}'], 'other.json'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No recording.'));
    change({});
    await choose(new File([JSON.stringify(recordingOf(EMPTY_MODEL, NOTHING_LIVE))], 'empty.json'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('No event'));
  });

  it('says so where reading fails', async () => {
    show();
    await choose(file);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('cannot be opened'),
    );
  });
});

describe('the keys', () => {
  it('are listed by one of them, and do nothing while somebody writes', async () => {
    show();
    await userEvent.keyboard('?');
    const keys = screen.getByRole('dialog', { name: 'Keys' });
    expect(within(keys).getByText('draws the sequence')).toBeTruthy();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 's?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull();
  });
});
