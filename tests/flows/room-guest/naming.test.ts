import { expect, it } from 'vitest';
import { roomGuestMachine } from '../../../machines/room-guest/room-guest.machine.ts';
import { selectNamingProblem } from '../../../machines/room-guest/room-guest.selectors.ts';
import { startHarness } from '../../model/harness.ts';
import { FRESH, LINK } from './cases.ts';

/** A guest who has filled in this much and asks to join. */
const problemOf = (name: string, agrees: boolean) => {
  const { actor, perform } = startHarness(roomGuestMachine, { input: { link: LINK } });
  perform({ type: 'xstate.done.actor.readLink', output: FRESH });
  actor.send({ type: 'name.changed', name });
  actor.send({ type: 'agreement.changed', agrees });
  actor.send({ type: 'name.submitted' });
  const snapshot = actor.getSnapshot() as Parameters<typeof selectNamingProblem>[0];
  return [snapshot.value, selectNamingProblem(snapshot)];
};

it('[NEW-84] a guest is asked for the name first, and then for the agreement', () => {
  expect(problemOf(' ', true)).toEqual(['namingRefused', 'name']);
  expect(problemOf(' ', false)).toEqual(['namingRefused', 'name']);
  expect(problemOf('Sunita', false)).toEqual(['namingRefused', 'agreement']);
  expect(problemOf('Sunita', true)).toEqual(['asking', null]);
});
