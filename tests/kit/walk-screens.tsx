import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom, AnyActorLogic, AnyMachineSnapshot, EventObject } from 'xstate';
import { machines } from '../../machines/index.ts';
import { inspect } from '../../src/lib/flow/inspector.ts';
import { watchCoverage } from '../model/coverage.ts';
import { figuresOf } from '../model/figures.ts';
import { casesOf } from '../model/flows.ts';
import type { FlowName } from '../model/flows.ts';
import { startHarness } from '../model/harness.ts';
import type { Harness } from '../model/harness.ts';
import { leavesOf } from '../model/chart-parts.ts';
import { coverageOf } from '../model/merged.ts';
import { generatePaths } from '../model/paths.ts';
import type { LeafOf } from '../model/chart-parts.ts';
import type { PathStep } from '../model/paths.ts';
import { expectAccessible, renderView } from './views.tsx';

type SampleEvent = EventObject & Readonly<Record<string, unknown>>;

/** How a flow is seen and moved by a person. */
export type FlowScreens<Flow extends FlowName> = {
  readonly view: (
    harness: Harness & { readonly actor: ActorRefFrom<(typeof machines)[Flow]> },
  ) => ReactNode;
  /** Flows inside that are real, so that their screens can be drawn. */
  readonly real?: Readonly<Record<string, AnyActorLogic>>;
  /** How a person, or what stands below the flow, causes each event; the harness does the rest. */
  readonly gestures: Readonly<
    Record<string, (harness: Harness, event: SampleEvent) => Promise<unknown> | void>
  >;
  /** What a person sees at each leaf of the chart: one literal expectation each. */
  readonly leaves: Readonly<
    Record<LeafOf<(typeof machines)[Flow]>, (harness: Harness) => Promise<unknown> | void>
  >;
};

const wayOf = (steps: readonly PathStep[], at: number): string =>
  JSON.stringify([steps[at - 1]?.state.value, steps[at]?.event, steps[at]?.state.value]);

const snapshotOf = ({ actor }: Harness): AnyMachineSnapshot =>
  actor.getSnapshot() as AnyMachineSnapshot;

/** The last two steps of a path are always walked by gestures, so that one screen is seen to become the next. */
const ALWAYS_BY_GESTURES = 2;

/**
 * Walks every generated path of a flow through its real screens, and looks at the leaf at its end: what is seen, and that
 * it is accessible. A step that an earlier path took by gestures is only told to the flow, until one comes that was not.
 */
export const walkScreens = <Flow extends FlowName>(
  flow: Flow,
  screens: FlowScreens<Flow>,
): void => {
  const machine = machines[flow];
  const expectations: Readonly<Record<string, (harness: Harness) => Promise<unknown> | void>> =
    screens.leaves;

  const look = async (harness: Harness): Promise<void> => {
    for (const leaf of leavesOf(snapshotOf(harness))) {
      await expectations[leaf]?.(harness);
      looked.add(leaf);
    }
    // The same sight was looked at already, on another way to it.
    const sight = document.body.textContent;
    if (sights.has(sight)) return;
    sights.add(sight);
    await expectAccessible();
  };
  const sights = new Set<string>();
  /** A leaf that every path leads through and none ends at is looked at on the way. */
  const lookOnTheWay = async (harness: Harness): Promise<void> => {
    if (leavesOf(snapshotOf(harness)).some((leaf) => !looked.has(leaf))) await look(harness);
  };
  const looked = new Set<string>();

  describe(`${flow} through its screens`, () => {
    const coverage = watchCoverage(machine);
    const paths = generatePaths(machine, casesOf(flow));
    /** The steps that were taken by gestures: from where, by what, to where. */
    const walked = new Set<string>();

    it.each(paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
      const steps = path.steps.map((step, at) => ({ ...step, way: wayOf(path.steps, at) }));
      const isNew = steps.map(({ way }) => !walked.has(way));
      // A real flow inside is moved by its screens alone.
      const told =
        screens.real === undefined
          ? [...isNew.slice(0, -ALWAYS_BY_GESTURES), true].indexOf(true)
          : 0;
      let isDrawn = told === 0;
      const harness = startHarness(machine, {
        input: path.input,
        inspect: (event) => {
          if (!isDrawn) return;
          coverage.inspect(event);
          inspect?.(event);
        },
        real: screens.real,
      });
      for (const { event, state } of steps.slice(0, told)) {
        if (!harness.perform(event)) harness.actor.send(event);
        expect(snapshotOf(harness).value).toEqual(state.value);
      }
      isDrawn = true;
      renderView(screens.view(harness as Parameters<typeof screens.view>[0]));
      for (const { event, state, way } of steps.slice(told)) {
        const gesture = screens.gestures[event.type];
        if (gesture !== undefined) await gesture(harness, event);
        else await act(async () => expect(harness.perform(event)).toBe(true));
        expect(snapshotOf(harness).value).toEqual(state.value);
        walked.add(way);
        await lookOnTheWay(harness);
      }
      await look(harness);
      harness.actor.stop();
    });

    // A guard that fails is seen as a button that is not offered, and is nothing that a gesture can cause.
    it('has been through every state, transition and outcome of a call by gestures', () => {
      const parts = coverageOf(figuresOf(machine, casesOf(flow)), { view: coverage.touched });
      const missed = parts.filter(({ part, by }) => part !== 'guards' && !by.includes('view'));
      expect(missed.map(({ name }) => name)).toEqual([]);
    });

    it('has looked at every leaf that a person may stand at', () => {
      const stood = paths.flatMap(({ steps }) => steps.flatMap(({ state }) => leavesOf(state)));
      expect([...new Set(stood)].filter((leaf) => !looked.has(leaf))).toEqual([]);
    });
  });
};
