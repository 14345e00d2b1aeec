// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { AnyActorLogic, EventObject } from 'xstate';
import { STEPS } from '../../contracts/steps.ts';
import type { Step } from '../../contracts/steps.ts';
import { machines } from '../../machines/index.ts';
import { AssessmentContext } from '../../src/flows/assessment/assessment-context.ts';
import type { AssessmentRef } from '../../src/flows/assessment/assessment-context.ts';
import { SCREENS } from '../../src/flows/assessment/screens.ts';
import { ChatContext } from '../../src/flows/chat/provider.tsx';
import type { ChatRef } from '../../src/flows/chat/provider.tsx';
import { HEADINGS as STEP_HEADINGS } from '../journeys/gestures.ts';
import { watchCoverage } from '../kit/coverage.ts';
import { startHarness, withParkedActors } from '../kit/harness.ts';
import { generatePaths } from '../kit/paths.ts';
import { expectAccessible, renderView } from '../kit/views.tsx';
import { fixtures } from '../paths/fixtures/index.ts';

const { assessment: machine, concern, questionnaire, diagnosis } = machines;

/** The children are real, so that their screens can be drawn; what they would ask outside is parked. */
const real: Record<string, AnyActorLogic> = {
  concern: withParkedActors(concern),
  questionnaire: withParkedActors(questionnaire),
  diagnosis: withParkedActors(diagnosis),
};

/** What a person reads at each step; on FOLLOW_UP the first question, or the last when coming back to it. */
const HEADINGS: Record<Step, string | RegExp> = {
  ...STEP_HEADINGS,
  FOLLOW_UP: /^(Where is the pain|Does any of this apply to you)\?$/,
};

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** How a person causes each event; the rest comes from actors and the address. */
const GESTURES: Record<string, (event: EventObject & Record<string, unknown>) => Promise<void>> = {
  'category.chosen': () => press(/Tooth or jaw pain/),
  'age.chosen': () => press('19-30'),
  'sex.chosen': () => press('Female'),
  'depth.chosen': () => press(/Detailed Assessment/),
  'condition.toggled': () => userEvent.click(screen.getByRole('checkbox', { name: 'Asthma' })),
  'allergies.changed': () => userEvent.type(screen.getByRole('textbox'), 'x'),
  'history.submitted': () => press('Continue to Consent'),
  'nextSteps.requested': () => press(/Next steps|View Options/),
  'dentistSearch.requested': async () =>
    userEvent.click(await screen.findByRole('link', { name: 'Find My Dentist' })),
  'step.backRequested': () => press(/^(Back|Back to results|Back to Results|Start an assessment)$/),
};

const chat = { send: () => undefined } as unknown as ChatRef;

const CurrentScreen = ({ assessment }: { readonly assessment: AssessmentRef }) => {
  const Screen = SCREENS[useSelector(assessment, (snapshot) => snapshot.value)];
  return (
    <ChatContext value={chat}>
      <AssessmentContext value={assessment}>
        <main>
          <Suspense>
            <Screen />
          </Suspense>
        </main>
      </AssessmentContext>
    </ChatContext>
  );
};

describe('the assessment through its screens', () => {
  const coverage = watchCoverage(machine);
  const paths = generatePaths(machine, fixtures.assessment);

  it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor } = startHarness(machine, { input: path.input, inspect: coverage.inspect, real });
    const assessment = actor as unknown as AssessmentRef;
    renderView(<CurrentScreen assessment={assessment} />);
    for (const { event } of path.steps) {
      const gesture = GESTURES[event.type];
      if (gesture === undefined) act(() => actor.send(event));
      else await gesture(event);
    }
    const end = path.steps.at(-1)?.state.value ?? assessment.getSnapshot().value;
    expect(assessment.getSnapshot().value).toEqual(end);
    await screen.findByRole('heading', { level: 1, name: HEADINGS[end as Step] });
    await expectAccessible();
    actor.stop();
  });

  it('has been through every state and transition by gestures', () => {
    expect(coverage.uncovered()).toEqual({ states: [], transitions: [] });
  });

  it('has a screen for every step and none besides', () => {
    expect(Object.keys(SCREENS)).toEqual([...STEPS]);
  });
});
