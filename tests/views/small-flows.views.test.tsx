// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import type { RaisedNotice } from '../../contracts/notice.ts';
import { machines } from '../../machines/index.ts';
import { TranscriptPanel } from '../../src/components/transcript-panel/TranscriptPanel.tsx';
import { CHAT_SCREENS } from '../../src/flows/chat/Chat.page.tsx';
import { ChatContext, useChat } from '../../src/flows/chat/provider.tsx';
import type { ChatRef } from '../../src/flows/chat/provider.tsx';
import NoticeOutlet from '../../src/lib/NoticeOutlet.tsx';
import { useSavedState } from '../../src/lib/saved-state.ts';
import { watchCoverage } from '../kit/coverage.ts';
import { startHarness } from '../kit/harness.ts';
import type { Harness } from '../kit/harness.ts';
import { generatePaths } from '../kit/paths.ts';
import type { GeneratedPath } from '../kit/paths.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';
import { fixtures } from '../paths/fixtures/index.ts';

type SmallFlow = 'opening' | 'confirmation' | 'notices' | 'draftKeeping';

type Gesture = (harness: Harness, event: EventObject & Record<string, unknown>) => Promise<unknown>;

type Suite = {
  readonly view: (actor: AnyActorRef) => ReactNode;
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** What a person sees in each state. */
  readonly states: Readonly<Record<string, (harness: Harness) => Promise<void> | void>>;
};

/** The chat as far as a small flow's screen looks at it: one running child. */
const Chat = ({ child, children }: { child: Record<string, AnyActorRef>; children: ReactNode }) => {
  const snapshot = { children: child };
  const chat = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) };
  return <ChatContext value={chat as unknown as ChatRef}>{children}</ChatContext>;
};

const Preparing = CHAT_SCREENS.preparing;
const Assessing = CHAT_SCREENS.assessing;

const SavedMark = () => (
  <TranscriptPanel
    saved={useSavedState(useChat())}
    messages={[{ id: '0', direction: 'sent', text: 'My gums bleed' }]}
  />
);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const says = (message: string) => () =>
  expect(screen.getByRole('status').textContent).toBe(message);
const asks = (count: number) => () =>
  expect(screen.queryAllByRole('alertdialog', { name: 'Leave the assessment?' })).toHaveLength(
    count,
  );
const isMarkedSaved = (saved: boolean) => () => {
  screen.getByText('My gums bleed');
  expect(screen.queryByText('Saved') !== null).toBe(saved);
};
const noticeTitles = () =>
  [...document.querySelectorAll('.mantine-Notification-title')].map((each) => each.textContent);
const showsNotice =
  (...titles: string[]) =>
  () =>
    waitFor(() => expect(noticeTitles()).toEqual(titles));

const runAction = vi.fn<() => void>();

const suites: Readonly<Record<SmallFlow, Suite>> = {
  opening: {
    view: (opening) => (
      <Chat child={{ opening }}>
        <Preparing />
      </Chat>
    ),
    gestures: {},
    states: {
      starting: says('Starting your chat...'),
      initializing: says('Initializing AI dental doctor...'),
      settingUp: says('Setting up your personalized assessment...'),
      pausing: says('Setting up your personalized assessment...'),
      opened: says('Setting up your personalized assessment...'),
    },
  },
  confirmation: {
    view: (confirmation) => (
      <Chat child={{ confirmation }}>
        <main>
          <h1>Behind the question</h1>
          <Assessing />
        </main>
      </Chat>
    ),
    gestures: {
      'question.confirmed': () => press('Exit and clear'),
      'question.declined': () => press('Stay'),
    },
    states: {
      awaitingAnswer: () => {
        asks(1)();
        screen.getByText('Leave?');
      },
      // The answer is given once; the chat takes the question away.
      confirmed: ({ actor }) => expect(actor.getSnapshot().output).toEqual({ confirmed: true }),
      declined: ({ actor }) => expect(actor.getSnapshot().output).toEqual({ confirmed: false }),
    },
  },
  notices: {
    view: (notices) => (
      <main>
        <NoticeOutlet notices={notices} />
      </main>
    ),
    gestures: {
      'notice.raised': ({ actor }, event) => {
        const notice = event['notice'] as RaisedNotice;
        const action = { label: 'Open it', click: runAction };
        return act(async () => actor.send({ ...event, notice: { ...notice, action } }));
      },
      'notice.dismissed': () => press('Dismiss'),
      'notice.actionChosen': () => press('Open it'),
    },
    states: {
      awaitingNotice: showsNotice(),
      showingNotice: showsNotice('One'),
      dismissingNotice: showsNotice(),
    },
  },
  draftKeeping: {
    view: (draftKeeping) => (
      <Chat child={{ draftKeeping }}>
        <SavedMark />
      </Chat>
    ),
    gestures: {
      'progress.changed': ({ actor }, event) => act(async () => actor.send(event)),
    },
    states: {
      awaitingChange: isMarkedSaved(false),
      saving: isMarkedSaved(false),
      saved: isMarkedSaved(true),
      savingFailed: isMarkedSaved(false),
    },
  },
};

const walk = async (
  { view, gestures, states }: Suite,
  flow: SmallFlow,
  path: GeneratedPath,
  inspect: ReturnType<typeof watchCoverage>['inspect'],
): Promise<void> => {
  const harness = startHarness(machines[flow], { input: path.input, inspect });
  renderView(view(harness.actor));
  const look = async () => {
    const { value } = harness.actor.getSnapshot() as { value: string };
    const expectation = states[value];
    if (expectation === undefined) throw new Error(`Nothing is expected of "${value}"`);
    await expectation(harness);
    await expectAccessible();
    return value;
  };
  await look();
  for (const { event, state } of path.steps) {
    const gesture = gestures[event.type];
    if (gesture !== undefined) await gesture(harness, event);
    else await act(async () => expect(harness.perform(event)).toBe(true));
    expect(await look()).toEqual(state.value);
  }
  harness.actor.stop();
};

describe.each(Object.keys(suites) as SmallFlow[])('%s through its screen', (flow) => {
  const coverage = watchCoverage(machines[flow]);
  const paths = generatePaths(machines[flow], fixtures[flow]);

  it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    runAction.mockClear();
    await walk(suites[flow], flow, path, coverage.inspect);
    const chosen = path.steps.filter(({ event }) => event.type === 'notice.actionChosen');
    expect(runAction).toHaveBeenCalledTimes(chosen.length);
  });

  it('has been through every state and transition by gestures', () => {
    expect(coverage.uncovered()).toEqual({ states: [], transitions: [] });
  });
});

describe('the view suites', () => {
  /** Where each flow is walked through its screen; a new flow without a place does not compile. */
  const WALKED: Record<keyof typeof machines, string | null> = {
    chat: 'tests/views/chat.views.test.tsx',
    assessment: 'tests/views/assessment.views.test.tsx',
    concern: 'tests/views/step-children.views.test.tsx',
    questionnaire: 'tests/views/step-children.views.test.tsx',
    diagnosis: 'tests/views/step-children.views.test.tsx',
    opening: 'tests/views/small-flows.views.test.tsx',
    confirmation: 'tests/views/small-flows.views.test.tsx',
    notices: 'tests/views/small-flows.views.test.tsx',
    draftKeeping: 'tests/views/small-flows.views.test.tsx',
    // It moves the page and draws nothing; what it does is seen in the browser's own tests.
    scrolling: null,
  };

  it.each(Object.entries(WALKED))('walk %s through its screen', (flow, file) => {
    if (file === null) expect(flow).toBe('scrolling');
    else
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${flow}\\b[^]*generatePaths\\(`));
  });
});
