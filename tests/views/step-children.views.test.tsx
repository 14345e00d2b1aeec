// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyActorRef, EventObject } from 'xstate';
import type { Step } from '../../contracts/steps.ts';
import { machines } from '../../machines/index.ts';
import { AssessmentContext } from '../../src/flows/assessment/assessment-context.ts';
import type { AssessmentRef } from '../../src/flows/assessment/assessment-context.ts';
import { SCREENS } from '../../src/flows/assessment/screens.ts';
import { ChatContext } from '../../src/flows/chat/provider.tsx';
import type { ChatRef } from '../../src/flows/chat/provider.tsx';
import { watchCoverage } from '../kit/coverage.ts';
import { startHarness } from '../kit/harness.ts';
import type { GeneratedPath } from '../kit/paths.ts';
import { generatePaths } from '../kit/paths.ts';
import { COMPLETED } from '../kit/samples.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';
import { fixtures } from '../paths/fixtures/index.ts';

/** An assessment that stands at one step with one running child. */
const standingAt = (step: Step, children: Record<string, AnyActorRef>): AssessmentRef => {
  const { step: _step, ...context } = COMPLETED;
  const snapshot = { value: step, context, children };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  } as unknown as AssessmentRef;
};

const chat = { send: () => undefined } as unknown as ChatRef;

type Child = 'concern' | 'questionnaire' | 'diagnosis';
type Gesture = (event: EventObject & Record<string, unknown>) => Promise<unknown> | void;
type Expectation = () => void;

type Suite = {
  readonly step: Step;
  readonly gestures: Readonly<Record<string, Gesture>>;
  /** What a person sees at each leaf; final states belong to the next screen. */
  readonly leaves: Readonly<Record<string, Expectation>>;
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const isDisabled = (name: string | RegExp) => button(name).hasAttribute('disabled');
const WARNING = 'Invalid message, Please enter a dental related message.';

const suites: Readonly<Record<Child, Suite>> = {
  concern: {
    step: 'INTRO',
    gestures: {
      'concern.changed': ({ text }) =>
        void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }),
      'concern.submitted': () => press('Send'),
      'topic.chosen': () => press('Cosmetic Concern'),
      'warning.acknowledged': () => press('Ok'),
    },
    leaves: {
      editingConcern: () => expect(button('Send')).toBeDefined(),
      validatingConcern: () => expect(isDisabled('Checking...')).toBe(true),
      concernRejected: () => expect(screen.getByText(WARNING)).toBeDefined(),
      validationFailed: () => expect(screen.getByText(/Your words are kept/)).toBeDefined(),
      advisingHelp: () => expect(screen.getByText('Call 112 or 108 now.')).toBeDefined(),
    },
  },
  questionnaire: {
    step: 'FOLLOW_UP',
    gestures: {
      'option.chosen': ({ option }) =>
        userEvent.click(screen.getByRole('radio', { name: String(option) })),
      'option.toggled': ({ option }) =>
        userEvent.click(screen.getByRole('checkbox', { name: String(option) })),
      'answer.confirmed': () => press(/^(Next|Continue)$/),
      'step.backRequested': () => press('Previous'),
    },
    leaves: {
      awaitingAnswer: () =>
        expect(screen.getByRole('heading', { name: /^(When|What)\?$/ })).toBeDefined(),
    },
  },
  diagnosis: {
    step: 'CONSENT_GATE',
    gestures: {
      'consent.granted': () => userEvent.click(screen.getByRole('checkbox')),
      'consent.withdrawn': () => userEvent.click(screen.getByRole('checkbox')),
      'assessment.requested': () => press('Generate My Dental Assessment'),
    },
    leaves: {
      awaitingConsent: () => expect(isDisabled('Generate My Dental Assessment')).toBe(true),
      consentGranted: () => expect(isDisabled('Generate My Dental Assessment')).toBe(false),
      diagnosing: () => expect(isDisabled('Generating Your Assessment...')).toBe(true),
      diagnosisFailed: () => expect(screen.getByText(/Your answers are kept/)).toBeDefined(),
    },
  },
};

const walk = async (
  { gestures, step: at }: Suite,
  child: Child,
  path: GeneratedPath,
  inspect: ReturnType<typeof watchCoverage>['inspect'],
): Promise<string> => {
  const machine = machines[child];
  const { actor, perform } = startHarness(machine, { input: path.input, inspect });
  const Screen: ComponentType = SCREENS[at];
  const assessment = standingAt(at, { [child]: actor });
  renderView(
    <ChatContext value={chat}>
      <AssessmentContext value={assessment}>
        <main>
          <Screen />
        </main>
      </AssessmentContext>
    </ChatContext>,
  );
  for (const { event, state } of path.steps) {
    const gesture = gestures[event.type];
    if (gesture !== undefined && actor.getSnapshot().status === 'active') await gesture(event);
    else act(() => expect(perform(event)).toBe(true));
    expect((actor.getSnapshot() as { value: unknown }).value).toEqual(state.value);
  }
  return String((actor.getSnapshot() as { value: unknown }).value);
};

describe.each(Object.keys(suites) as Child[])('%s through its screen', (child) => {
  const suite = suites[child];
  const coverage = watchCoverage(machines[child]);
  // A person cannot press what is not offered: from junk or blank input the button stays disabled.
  const paths = generatePaths(machines[child], fixtures[child]);

  it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const leaf = await walk(suite, child, path, coverage.inspect);
    suite.leaves[leaf]?.();
    await expectAccessible();
  });

  it('has an expectation for every leaf that stays on screen', () => {
    const reached = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => state)));
    const staying = [...reached].filter((state) => state.status === 'active');
    const silent = staying.filter((state) => !(String(state.value) in suite.leaves));
    expect(silent.map((state) => state.value)).toEqual([]);
  });

  it('has been through every state and transition by gestures', () => {
    expect(coverage.uncovered()).toEqual({ states: [], transitions: [] });
  });
});
