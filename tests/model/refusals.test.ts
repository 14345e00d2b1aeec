import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { watchCoverage, watchFlows } from './coverage.ts';

/** A gate whose guard inside is asked first, and that chooses by itself where a visitor goes to. */
const gate = setup({
  types: { events: {} as { type: 'code.entered' | 'bell.rung' | 'light.seen'; code: string } },
  guards: { is: ({ event }, code: string) => 'code' in event && event.code === code },
}).createMachine({
  id: 'gate',
  initial: 'shut',
  on: { 'bell.rung': { guard: { type: 'is', params: 'loud' }, target: '.guest' } },
  states: {
    shut: {
      initial: 'manned',
      on: {
        'code.entered': [
          { guard: { type: 'is', params: 'own' }, target: 'choosing' },
          { guard: { type: 'is', params: 'guest' }, target: 'guest' },
          { target: 'alarmed' },
        ],
        // It says that nothing follows.
        'light.seen': {},
      },
      states: {
        manned: {
          initial: 'awake',
          states: {
            awake: {
              on: { 'code.entered': { guard: { type: 'is', params: 'known' }, target: 'asleep' } },
            },
            asleep: {},
          },
        },
      },
    },
    choosing: {
      always: [
        { guard: { type: 'is', params: 'guest' }, target: 'guest' },
        { guard: { type: 'is', params: 'own' }, target: 'hesitating' },
        { guard: { type: 'is', params: 'known' }, target: 'guest' },
      ],
    },
    hesitating: { always: { guard: { type: 'is', params: 'guest' }, target: 'guest' } },
    guest: { type: 'final' },
    alarmed: {},
  },
});
type GateEvent = { type: 'code.entered' | 'bell.rung' | 'light.seen'; code: string };
const entered = (code: string): GateEvent => ({ type: 'code.entered', code });

const KNOWN = 'gate.shut.manned.awake -- code.entered[0] --> gate.shut.manned.asleep';
const OWN = 'gate.shut -- code.entered[0] --> gate.choosing';
const GUEST = 'gate.shut -- code.entered[1] --> gate.guest';

describe('a guard that fails', () => {
  it.each([
    ['the inner state takes it', [entered('known')], []],
    ['the first one passes for the outer state', [entered('guest')], [KNOWN, OWN]],
    ['none passes', [entered('')], [KNOWN, OWN, GUEST]],
    [
      'it comes again, and is told once',
      [entered('known'), entered('own')],
      // A way that is taken by itself was asked after those before it, and a state that lasts has refused its own.
      ['gate.choosing -- always[0] --> gate.guest', 'gate.hesitating -- always[0] --> gate.guest'],
    ],
    ['the event is another one', [{ type: 'bell.rung', code: 'loud' }], []],
    [
      'the whole chart refuses it',
      [{ type: 'bell.rung', code: '' }],
      ['gate -- bell.rung[0] --> gate.guest'],
    ],
  ] as const)('is told where %s', (_words, events, refused) => {
    const told: string[] = [];
    const actor = createActor(gate, {
      inspect: watchFlows((_flow, part, name) => part === 'guards' && told.push(name)),
    }).start();
    for (const event of events) actor.send(event);
    expect(told.toSorted()).toEqual(refused.toSorted());
  });
});

describe('what is watched of a flow', () => {
  it('is left uncovered until it was gone through, with the states around it', () => {
    const { inspect, uncovered, touched } = watchCoverage(gate);
    expect(uncovered().states).toHaveLength(9);
    // One that says that nothing follows cannot be gone through.
    expect(uncovered().transitions).toHaveLength(9);
    const actor = createActor(gate, { inspect }).start();
    expect([...touched.states].toSorted()).toEqual([
      'gate',
      'gate.shut',
      'gate.shut.manned',
      'gate.shut.manned.awake',
    ]);
    actor.send(entered('own'));
    expect(uncovered().states).toEqual(['gate.shut.manned.asleep', 'gate.guest', 'gate.alarmed']);
    expect([...touched.transitions]).toEqual([
      OWN,
      'gate.choosing -- always[1] --> gate.hesitating',
    ]);
    expect(uncovered().transitions).toHaveLength(7);
  });

  it('is not what another flow does', () => {
    const house = setup({ actors: { gate } }).createMachine({
      id: 'house',
      initial: 'open',
      states: { open: { invoke: { src: 'gate' } } },
    });
    const { inspect, touched } = watchCoverage(house);
    createActor(house, { inspect }).start();
    expect([...touched.states].toSorted()).toEqual(['house', 'house.open']);
  });
});
