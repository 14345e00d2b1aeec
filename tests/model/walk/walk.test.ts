import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { allFlows } from '../all-flows.ts';
import type { Flows } from '../command.ts';
import { App } from './app.ts';
import { ROOTS, sayReplay, sayWalk } from './command.ts';
import { INVARIANTS } from './invariants/index.ts';
import type { Invariant } from './invariants/invariant.ts';
import { replayed, walk } from './walk.ts';

/** A shop that hands out its goods, and forgets to ask for money on one way. */
const shop = setup({ types: { events: {} as { type: string } } }).createMachine({
  id: 'shop',
  initial: 'browsing',
  states: {
    browsing: { on: { 'goods.chosen': 'paying', 'goods.returned': 'handedOut' } },
    paying: { on: { 'money.given': 'paid', 'goods.returned': 'browsing' } },
    paid: { on: { 'goods.taken': 'handedOut' } },
    handedOut: { on: { 'goods.returned': 'browsing' } },
  },
});
const notices = allFlows['notices'];
const made: Flows = {
  ...(notices && { notices }),
  shop: { machine: shop, cases: { inputs: [undefined], events: {}, actors: {} } },
};
const isUnpaid: Invariant = {
  name: 'Nothing is handed out that is not paid',
  isBroken: ({ flows, before }) =>
    flows.get('shop')?.value === 'handedOut' && before.get('shop')?.value === 'browsing',
};
const subject = { flows: made, invariants: [isUnpaid], roots: ['shop'] };

describe('`npm run walk`', () => {
  it('tells the shortest way to a broken invariant, and writes it into a file', () => {
    const { text, code, file } = sayWalk(subject, ['--seed', '3', '--out', 'way.json']);
    expect(code).toBe(1);
    expect(text).toContain('BROKEN: Nothing is handed out that is not paid.');
    expect(text).toContain(
      'begins with input 0 of its cases, and then:\n  1. shop: goods.returned\n',
    );
    expect(text).toContain('`npm run replay way.json` walks it again.');
    expect(file?.name).toBe('way.json');
  });

  it('says how far it came where every invariant held', () => {
    const { text, code, file } = sayWalk({ ...subject, invariants: [] }, ['--steps', '50']);
    expect(text).toContain(
      '50 steps on 1 pages, 0 invariants after each.\nStates stood in: shop 4.',
    );
    expect(text).toContain('Every invariant held.');
    expect([code, file]).toEqual([0, undefined]);
  });

  it('begins its pages with each root in turn, and counts the states of each flow', () => {
    const mill = createMachine({
      id: 'mill',
      initial: 'still',
      states: {
        still: { on: { 'wind.rose': 'turning' } },
        turning: { on: { 'wind.fell': 'still' } },
      },
    });
    const cases = { inputs: [undefined], events: {}, actors: {} };
    const two = { ...made, mill: { machine: mill, cases } };
    const { text } = sayWalk({ flows: two, invariants: [], roots: ['shop', 'mill'] }, [
      '--steps',
      '2000',
      '--faults',
    ]);
    expect(text).toMatch(/^2000 steps on \d\d pages, 0 invariants after each\.$/m);
    expect(text).toMatch(/^States stood in: shop 4, mill 2\.$/m);
  });

  it.each([
    [['--steps', 'x'], '--steps x: give a whole number from 1 on.'],
    [['--colour'], "Unknown option '--colour'"],
  ])('%s is refused with what there is', (args, words) => {
    const { text, code } = sayWalk(subject, args);
    expect(text).toContain(words);
    expect(text).toContain('npm run walk -- [options]');
    expect(code).toBe(2);
  });
});

describe('`npm run replay`', () => {
  const file = sayWalk(subject, ['--seed', '3']).file?.text ?? '';

  it('walks the way of a file again and says what breaks at its end', () => {
    expect(sayReplay(subject, file)).toEqual({
      text: '1. shop: goods.returned\n   shop at handedOut\nBROKEN after step 1: Nothing is handed out that is not paid.\n',
      code: 1,
    });
  });

  it('says that a fault is mended, and that the charts are others now', () => {
    const mended = createMachine({ ...shop.config, initial: 'paying' } as never);
    const { text, code } = sayReplay(
      { ...subject, flows: { ...made, shop: { ...made['shop'], machine: mended } as never } },
      file,
    );
    expect(text).toContain(
      'The charts have changed since this way was walked.\nEvery invariant held.',
    );
    expect(code).toBe(0);
  });

  it.each(['', '{}', '[1]', file.replace('"shop"', '"mill"')])('%j is no trace', (content) => {
    expect(sayReplay(subject, content).code).toBe(2);
  });
});

type Branch = { guard?: unknown; target?: unknown; actions?: unknown };
type Node = {
  states?: Record<string, Node>;
  on?: Record<string, unknown>;
  invoke?: { onDone: Branch[] };
};

/** All flows, one of them with a fault planted into a copy of its chart. */
const planted = (flow: string, plant: (config: Node) => void): Flows => {
  const { machine, cases } = allFlows[flow] as (typeof allFlows)[string];
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part)]));
  };
  const config = copy(machine.config) as Node;
  plant(config);
  const faulty = createMachine(config as never, machine.implementations as never);
  return { ...allFlows, [flow]: { machine: faulty as AnyStateMachine, cases } };
};

const at = (node: Node, ...path: string[]): Node =>
  path.reduce((outer, name) => outer.states?.[name] ?? {}, node);

const FAULTS: readonly (readonly [string, string, string, (config: Node) => void])[] = [
  [
    'consent is not asked for',
    'assessment',
    'No answers go to the engine without consent',
    (config) => {
      at(config, 'CONSENT_GATE', 'awaitingConsent').on = {
        'assessment.requested': { target: 'diagnosing' },
      };
    },
  ],
  [
    'the order is not kept',
    'cardPayment',
    'No card is charged without an order of the server',
    (config) => {
      for (const branch of at(config, 'creatingOrder').invoke?.onDone ?? []) delete branch.actions;
    },
  ],
  [
    'another price is ordered at once',
    'cardPayment',
    'A price that the patient has not read is not ordered',
    (config) => {
      const [otherPrice] = at(config, 'creatingOrder').invoke?.onDone ?? [];
      if (otherPrice !== undefined)
        Object.assign(otherPrice, { target: 'creatingOrder', reenter: true });
    },
  ],
  [
    'a time is asked for that is held',
    'slotHold',
    'A slot is never held twice',
    (config) => {
      for (const branch of at(config, 'readingHold').invoke?.onDone ?? [])
        branch.target = 'holding';
    },
  ],
  [
    'leaving the chat clears nothing',
    'chat',
    'The chat is left only after this device was asked to clear the progress',
    (config) => {
      at(config, 'deletingStored').invoke?.onDone.forEach((branch) => {
        branch.target = 'left';
      });
    },
  ],
];

describe('the app’s flows', () => {
  it('keep every invariant on a walk with faults, and few of them stand still', () => {
    const { trace, states } = walk({
      flows: allFlows,
      invariants: INVARIANTS,
      roots: ROOTS,
      steps: 1500,
      seed: 20,
      withFaults: true,
    });
    expect(trace).toBeNull();
    expect(states.size).toBeGreaterThan(15);
  });

  it('are held against all promises of the five lists', () => {
    expect(new Set(INVARIANTS.map(({ name }) => name)).size).toBe(42);
  });

  it.each(FAULTS)('show in at most six steps that %s', (_fault, flow, invariant, plant) => {
    const flows = planted(flow, plant);
    const roots = [flow === 'slotHold' ? 'bookingFlow' : flow];
    const { trace } = walk({
      flows,
      invariants: INVARIANTS,
      roots,
      steps: 4000,
      seed: 5,
      withFaults: true,
    });
    expect(trace?.invariant).toBe(invariant);
    expect(trace?.steps.length).toBeLessThanOrEqual(6);
    // The chart as it is holds on the same way.
    if (trace !== null) expect(replayed(new App(allFlows), INVARIANTS, trace)).toBeNull();
  });
});
