// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { machines } from '../../../machines/index.ts';
import { watchDraft } from '../../../src/actors/assessment/draft.ts';
import { ChatScreens } from '../../../src/flows/chat/Chat.page.tsx';
import { ChatWithin } from '../../../src/flows/assessment/chat-hooks.ts';
import { startHarness, withParkedActors } from '../../model/harness.ts';
import type { Harness } from '../../model/harness.ts';
import { FRESH } from '../../kit/samples.ts';
import { expectAccessible, renderView } from '../../kit/views.tsx';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import type { ChatRef } from '../../kit/within-chat.tsx';

/** All flows of the screen are real; only what they would ask outside is parked. */
const real: Record<string, AnyActorLogic> = {
  opening: machines.opening,
  confirmation: machines.confirmation,
  scrolling: withParkedActors(machines.scrolling),
  watchDraft,
  assessment: withParkedActors(machines.assessment),
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
  const validation = childOf(actor, 'assessment', 'validateConcern');
  if (validation !== undefined) {
    await end(validation, { is_dental_related: true, emergency: null });
    return;
  }
  const topic = screen.queryByRole('button', { name: 'Tooth Pain' });
  if (topic !== null) await userEvent.click(topic);
  else await press('Back');
};

const OPENING_MS = 2100;

const leaveButton = () => screen.queryByRole('button', { name: 'Toothwise, leave the assessment' });

const isPreparing = () => {
  expect(screen.getByRole('status').textContent).toBe('Starting your chat...');
  expect(leaveButton()).toBeNull();
};
const isLeaving = () => {
  expect(screen.getByRole('status').textContent).toBe('Clearing your answers...');
  expect(leaveButton()).toBeNull();
};
const isAssessing = async () => {
  await screen.findByRole('heading', { level: 1 });
  expect(leaveButton()).not.toBeNull();
};
const asks = (question: string) => async () => {
  await isAssessing();
  screen.getByRole('alertdialog', { name: question });
};
const isMarkedKept = (kept: boolean) => () =>
  expect(screen.queryByText('Saved') !== null).toBe(
    kept && screen.queryByText('Conversation history') !== null,
  );

const viewOf = ({ actor }: Harness) => (
  <ChatWithin actor={actor as ChatRef}>
    <ChatScreens />
  </ChatWithin>
);

const screens: FlowScreens<'chat'> = {
  view: viewOf,
  real,
  gestures: {
    'exit.requested': () => press('Toothwise, leave the assessment'),
    'pause.requested': () => press(/^Close, and keep my/),
    'freshStart.requested': async (harness) => {
      await answerSomething(harness);
      await goTo('INTRO');
      await press('Start Fresh Assessment');
    },
    'continuation.requested': () => press('Go on in this tab'),
    'deletion.requested': () => press('Try again'),
    'departure.confirmed': () => press('Leave anyway'),
    'deletion.owed': ({ actor }, event) => act(async () => actor.send(event)),
    'draft.kept': ({ actor }, event) => act(async () => actor.send(event)),
    'draft.refused': ({ actor }, event) => act(async () => actor.send(event)),
    'result.reached': ({ actor }, event) => act(async () => actor.send(event)),
    'result.kept': ({ actor }, event) => act(async () => actor.send(event)),
    'result.dropped': ({ actor }, event) => act(async () => actor.send(event)),
    // The button stands at the result, which journeys go to.
    'save.requested': ({ actor }, event) => act(async () => actor.send(event)),
    'session.changed': ({ actor }, event) => act(async () => actor.send(event)),
    'booking.requested': ({ actor }, event) => act(async () => actor.send(event)),
    'draft.changedElsewhere': () =>
      act(async () =>
        window.dispatchEvent(new StorageEvent('storage', { key: 'toothwise-draft' })),
      ),
    'xstate.snapshot.assessment': answerSomething,
    'xstate.done.actor.opening': ({ clock }) => act(async () => clock.advance(OPENING_MS)),
    'xstate.done.actor.freshStart': (_, event) =>
      press((event['output'] as { kind: string }).kind === 'confirmed' ? 'Start new' : 'Keep it'),
    'xstate.done.actor.restart': (_, event) =>
      press((event['output'] as { kind: string }).kind === 'confirmed' ? 'Start new' : 'Keep it'),
    'xstate.done.actor.confirmation': (_, event) =>
      press((event['output'] as { kind: string }).kind === 'confirmed' ? 'Exit and clear' : 'Stay'),
  },
  leaves: {
    restoringDraft: isPreparing,
    confirmingFreshStart: () => {
      isPreparing();
      screen.getByRole('alertdialog', { name: 'Start a new assessment?' });
    },
    clearingPrevious: isPreparing,
    opening: isPreparing,
    'assessing.conversing.answering': async () => {
      await isAssessing();
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
    'assessing.conversing.confirmingExit': asks('Leave the assessment?'),
    'assessing.conversing.confirmingRestart': asks('Start a new assessment?'),
    'assessing.keeping.awaitingOutcome': isMarkedKept(false),
    'assessing.keeping.kept': isMarkedKept(true),
    'assessing.keeping.refused': isMarkedKept(false),
    continuedElsewhere: () => {
      screen.getByRole('heading', { level: 1, name: 'You’re using Toothwise in another tab' });
      expect(leaveButton()).toBeNull();
    },
    'assessing.saving.awaitingResult': isAssessing,
    'assessing.saving.savingResult': isAssessing,
    'assessing.saving.awaitingSession': isAssessing,
    'assessing.saving.awaitingSignIn': isAssessing,
    'assessing.saving.savingAsRequested': isAssessing,
    'assessing.saving.saveFailed': isAssessing,
    'assessing.saving.saved': isAssessing,
    'assessing.booking.awaitingRequest': isAssessing,
    'assessing.booking.awaitingSignIn': isAssessing,
    'assessing.booking.bookingConsultation': isAssessing,
    'assessing.withdrawing.settled': isAssessing,
    'assessing.withdrawing.owing.deletingResults': isAssessing,
    'assessing.withdrawing.owing.awaitingRetry': isAssessing,
    deletingStored: isLeaving,
    deletionFailed: async () => {
      await screen.findByRole('heading', { level: 1, name: 'Your result is not deleted yet' });
      expect(leaveButton()).toBeNull();
    },
    clearingProgress: isLeaving,
    paused: () => {
      expect(screen.getByRole('status').textContent).toBe('Kept on this device. Closing...');
      expect(leaveButton()).toBeNull();
    },
    left: isLeaving,
  },
};

walkScreens('chat', screens);

describe('the mark that the answers are saved', () => {
  const mark = () => screen.queryByText('Saved');

  it('stands beside the conversation only while the device keeps them', async () => {
    const input = { addressStep: null, query: null, openingShown: 0, fresh: FRESH };
    const harness = startHarness(machines.chat, { input, real });
    renderView(viewOf(harness));
    await end(childOf(harness.actor, 'loadDraft'), { kind: 'none' });
    await act(async () => harness.clock.advance(OPENING_MS));
    await press('Tooth Pain');
    screen.getByText('Conversation history');
    expect(mark()).toBeNull();
    await act(async () => harness.actor.send({ type: 'draft.kept' }));
    expect(mark()).not.toBeNull();
    await act(async () => harness.actor.send({ type: 'draft.refused' }));
    expect(mark()).toBeNull();
    await expectAccessible();
    harness.actor.stop();
  });
});
