// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { isNotProvided, notProvided } from '../../machines/kit/not-provided.ts';

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/flows/*/*.flow.ts', {
  eager: true,
});

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'implementations' in value;

/** The names of all effects in a tree of machines that still wait for their implementation. */
const unprovidedIn = (machine: AnyStateMachine): string[] => {
  const { actors, actions } = machine.implementations;
  const own = Object.entries({ ...actors, ...actions })
    .filter(([, effect]) => isNotProvided(effect))
    .map(([name]) => `${machine.id}: ${name}`);
  return [...own, ...Object.values(actors).filter(isMachine).flatMap(unprovidedIn)];
};

const provided = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isMachine(value) ? [{ flow: path.split('/').at(-2), name, machine: value }] : [],
  ),
);

describe('what the flows are given', () => {
  it.each(provided)('leaves nothing unprovided in $flow: $name', ({ machine }) => {
    expect(unprovidedIn(machine)).toEqual([]);
  });

  it('is a machine in every file of a flow', () => {
    const flows = Object.keys(files).map((path) => path.split('/').at(-2));
    expect([...new Set(provided.map(({ flow }) => flow))]).toEqual(flows);
  });

  it('would be noticed at any depth', () => {
    const inner = setup({ actors: { call: notProvided<void>('call') } }).createMachine({
      id: 'inner',
    });
    const outer = setup({ actors: { inner } }).createMachine({ id: 'outer' });
    expect(unprovidedIn(outer)).toEqual(['inner: call']);
  });
});
