import { expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { effectNotProvided, notProvided } from '../../machines/kit/not-provided.ts';
import { startHarness } from './harness.ts';

const cabin = createMachine({ id: 'cabin', initial: 'below', states: { below: {}, above: {} } });

/** A lift that is called, that gives up after a while, and whose light blinks meanwhile. */
const lift = setup({
  actors: { callLift: notProvided<string>('callLift'), cabin },
  actions: { ringBell: effectNotProvided('ringBell') },
}).createMachine({
  id: 'lift',
  type: 'parallel',
  context: { failure: null, output: null },
  states: {
    call: {
      initial: 'waiting',
      states: {
        waiting: {
          entry: 'ringBell',
          invoke: [
            { id: 'callLift', src: 'callLift', onDone: 'arrived', onError: 'outOfOrder' },
            {
              id: 'cabin',
              src: 'cabin',
              onSnapshot: {
                guard: ({ event }) => event.snapshot.value === 'above',
                target: 'seen',
              },
            },
          ],
          after: { 60_000: 'givenUp' },
          on: { 'button.pressed': 'waiting' },
        },
        arrived: {},
        outOfOrder: {},
        seen: {},
        givenUp: {},
      },
    },
    light: {
      initial: 'on',
      states: { on: { after: { 1000: 'off' } }, off: { after: { 1000: 'on' } } },
    },
  },
});
const TIMEOUT = 'xstate.after.60000.lift.call.waiting';
const placeOf = ({ actor }: ReturnType<typeof startHarness>): unknown =>
  (actor.getSnapshot() as { value: { call: string } }).value.call;

it.each([
  [{ type: 'xstate.done.actor.callLift', output: 'up' }, 'arrived'],
  [{ type: 'xstate.error.actor.callLift', error: new Error('offline') }, 'outOfOrder'],
  [{ type: 'xstate.snapshot.cabin', snapshot: { value: 'above' } }, 'seen'],
  [{ type: TIMEOUT }, 'givenUp'],
])('lets an actor or the clock cause %j, however much comes before', (event, place) => {
  const harness = startHarness(lift);
  expect(placeOf(harness)).toBe('waiting');
  expect(harness.perform(event)).toBe(true);
  expect(placeOf(harness)).toBe(place);
});

it('leaves an event to the person, and names what cannot happen', () => {
  const harness = startHarness(lift);
  expect(harness.perform({ type: 'button.pressed' })).toBe(false);
  harness.perform({ type: TIMEOUT });
  expect(harness.clock.now).toBe(60_000);
  expect(() => harness.perform({ type: 'xstate.done.actor.callLift' })).toThrow(
    'No actor "callLift" is running',
  );
  expect(() => harness.perform({ type: TIMEOUT })).toThrow(`Timer "${TIMEOUT}" is not armed`);
});

it('names a timer that is not armed where there is none', () => {
  const { perform } = startHarness(cabin);
  expect(() => perform({ type: TIMEOUT })).toThrow(`Timer "${TIMEOUT}" is not armed`);
});

it('stands in the place of a flow as that flow at its start, and of what should be real not at all', async () => {
  const { children } = startHarness(lift).actor.getSnapshot();
  expect(children.cabin.getSnapshot()).toMatchObject({ value: 'below', machine: cabin });
  expect(children.callLift.getSnapshot()).toMatchObject({ status: 'active' });
  const real = { callLift: fromPromise(() => Promise.resolve('up')) };
  const harness = startHarness(lift, { real });
  await Promise.resolve();
  await Promise.resolve();
  expect(placeOf(harness)).toBe('arrived');
});
