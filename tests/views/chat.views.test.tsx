// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyActorLogic, AnyActorRef, EventObject } from 'xstate';
import type { ChatScreen } from '../../machines/chat/chat.selectors.ts';
import { selectChatScreen } from '../../machines/chat/chat.selectors.ts';
import { machines } from '../../machines/index.ts';
import { watchDraft } from '../../src/actors/draft.ts';
import { CHAT_SCREENS, ChatView } from '../../src/flows/chat/Chat.page.tsx';
import { ChatContext } from '../../src/flows/chat/provider.tsx';
import { watchCoverage } from '../kit/coverage.ts';
import { startHarness, withParkedActors } from '../kit/harness.ts';
import type { Harness } from '../kit/harness.ts';
import { generatePaths } from '../kit/paths.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';
import { fixtures } from '../paths/fixtures/index.ts';

const { chat: machine, assessment, concern, questionnaire, diagnosis } = machines;

/** All flows of the screen are real; only what they would ask outside is parked. */
const real: Record<string, AnyActorLogic> = {
  opening: machines.opening,
  confirmation: machines.confirmation,
  draftKeeping: withParkedActors(machines.draftKeeping),
  scrolling: withParkedActors(machines.scrolling),
  watchDraft,
  assessment: withParkedActors(assessment, {
    concern: withParkedActors(concern),
    questionnaire: withParkedActors(questionnaire),
    diagnosis: withParkedActors(diagnosis),
  }),
};

beforeEach(() => window.history.replaceState(null, '', '/chat'));

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A child of a running flow, by the names on the way down. */
const childOf = (actor: AnyActorRef, ...names: string[]): AnyActorRef | undefined =>
  names.reduce<AnyActorRef | undefined>(
    (found, name) =>
      (found?.getSnapshot() as { children: Record<string, AnyActorRef> } | undefined)?.children[
        name
      ],
    actor,
  );

/** Ends a parked call of a flow somewhere below the chat. */
const end = (actor: AnyActorRef | undefined, output?: unknown) =>
  act(async () => actor?.send({ type: 'parked.done', output }));

const goTo = (step: string) =>
  act(async () => {
    window.history.pushState(null, '', `/chat?step=${step}`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

/** Says something, so that there is progress: by the words in the address, or by a quick choice. */
const answerSomething = async ({ actor }: Harness): Promise<void> => {
  const validation = childOf(actor, 'assessment', 'concern', 'validateConcern');
  if (validation !== undefined) {
    await end(validation, { is_dental_related: true, emergency: null });
    return;
  }
  const topic = screen.queryByRole('button', { name: 'Tooth Pain' });
  if (topic !== null) await userEvent.click(topic);
  else await press('Back');
};

const OPENING_MS = 2100;

/** How a person or the flows below cause each event; the parked calls are ended by the harness. */
const GESTURES: Record<string, (harness: Harness, event: EventObject) => Promise<unknown>> = {
  'exit.requested': () => press('Toothwise, leave the assessment'),
  'freshStart.requested': async (harness) => {
    await answerSomething(harness);
    await goTo('INTRO');
    await press('Start Fresh Assessment');
  },
  'continuation.requested': () => press('Go on in this tab'),
  'draft.changedElsewhere': () =>
    act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'toothwise-draft' }))),
  'xstate.snapshot.assessment': answerSomething,
  'xstate.snapshot.draftKeeping': async (harness, event) => {
    await answerSomething(harness);
    const { value } = (event as { snapshot?: { value?: string } }).snapshot ?? {};
    const ending =
      value === 'savingFailed'
        ? { type: 'parked.failed', error: 'storage is full' }
        : { type: 'parked.done' };
    await act(async () => childOf(harness.actor, 'draftKeeping', 'saveDraft')?.send(ending));
  },
  'xstate.done.actor.opening': ({ clock }) => act(async () => clock.advance(OPENING_MS)),
  'xstate.done.actor.confirmation': (_, event) =>
    press(
      (event as { output?: { confirmed: boolean } }).output?.confirmed ? 'Exit and clear' : 'Stay',
    ),
};

const leaveButton = () => screen.queryByRole('button', { name: 'Toothwise, leave the assessment' });

/** What a person sees of each screen, and does not see. */
const SEEN: Record<ChatScreen, (value: unknown) => Promise<void> | void> = {
  preparing: () => {
    expect(screen.getByRole('status').textContent).toBe('Starting your chat...');
    expect(leaveButton()).toBeNull();
  },
  assessing: async (value) => {
    await screen.findByRole('heading', { level: 1 });
    expect(leaveButton()).not.toBeNull();
    const asks = JSON.stringify(value) === '{"assessing":"confirmingExit"}';
    expect(screen.queryAllByRole('alertdialog', { name: 'Leave the assessment?' })).toHaveLength(
      asks ? 1 : 0,
    );
  },
  leaving: () => {
    expect(screen.getByRole('status').textContent).toBe('Clearing your answers...');
    expect(leaveButton()).toBeNull();
  },
  continuedElsewhere: () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'You went on in another tab',
    );
    expect(leaveButton()).toBeNull();
  },
};

const open = (input: unknown, inspect?: ReturnType<typeof watchCoverage>['inspect']): Harness => {
  const harness = startHarness(machine, { input, real, ...(inspect && { inspect }) });
  renderView(
    <ChatContext value={harness.actor}>
      <ChatView />
    </ChatContext>,
  );
  return harness;
};

type ChatSnapshot = Parameters<typeof selectChatScreen>[0];

describe('the chat through its screens', () => {
  const coverage = watchCoverage(machine);
  const paths = generatePaths(machine, fixtures.chat);
  const seen = new Set<ChatScreen>();

  it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const harness = open(path.input, coverage.inspect);
    const look = async () => {
      const snapshot = harness.actor.getSnapshot() as ChatSnapshot;
      const chatScreen = selectChatScreen(snapshot);
      seen.add(chatScreen);
      await SEEN[chatScreen](snapshot.value);
      await expectAccessible();
      return snapshot.value;
    };
    await look();
    for (const { event, state } of path.steps) {
      const gesture = GESTURES[event.type];
      if (gesture !== undefined) await gesture(harness, event);
      else await act(async () => expect(harness.perform(event)).toBe(true));
      expect(await look()).toEqual(state.value);
    }
    harness.actor.stop();
  });

  it('has been through every state and transition by gestures', () => {
    expect(coverage.uncovered()).toEqual({ states: [], transitions: [] });
  });

  it('has shown every screen', () => {
    expect([...seen].toSorted()).toEqual(Object.keys(CHAT_SCREENS).toSorted());
  });
});

describe('the mark that the answers are saved', () => {
  const [fresh] = fixtures.chat.inputs;

  /** In the assessment with one answer that is being written. */
  const answerOnce = async () => {
    const harness = open(fresh);
    await end(childOf(harness.actor, 'loadDraft'), { kind: 'none' });
    await act(async () => harness.clock.advance(OPENING_MS));
    await press('Tooth Pain');
    return { harness, saveDraft: () => childOf(harness.actor, 'draftKeeping', 'saveDraft') };
  };
  const mark = () => screen.queryByText('Saved');

  it('stands beside the conversation only once the latest answer is written', async () => {
    const { harness, saveDraft } = await answerOnce();
    screen.getByText('Conversation history');
    expect(mark()).toBeNull();
    await end(saveDraft());
    expect(mark()).not.toBeNull();
    await press('19-30');
    expect(mark()).toBeNull();
    await end(saveDraft());
    expect(mark()).not.toBeNull();
    await expectAccessible();
    harness.actor.stop();
  });

  it('does not stand there when the device did not keep the answer', async () => {
    const { harness, saveDraft } = await answerOnce();
    await act(async () => saveDraft()?.send({ type: 'parked.failed', error: 'storage is full' }));
    screen.getByText('Conversation history');
    expect(mark()).toBeNull();
    harness.actor.stop();
  });
});
