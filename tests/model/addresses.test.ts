import { expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index.ts';
import { ADDRESSES } from './addresses.ts';
import { leavesOf } from './chart-parts.ts';
import { casesOf } from './flows.ts';
import { graphOf } from './graph.ts';

type AddressOf = (snapshot: AnyMachineSnapshot) => string | null;

/** Written by hand: the address is what a patient reloads, shares and comes back to. */
it.each([
  ['passwordReset', 'editingEmail', '/forgot-password'],
  ['passwordReset', 'verifyingEmail', '/reset-password?step=code'],
  ['passwordReset', 'editingPassword', '/reset-password'],
  ['registration', 'editingDetails', '/register'],
  ['registration', 'verifyingEmail', '/register?step=email'],
  ['registration', 'verifyingPhone', '/register?step=phone'],
  ['bookingFlow', 'choosingTime', '/booking'],
  ['bookingFlow', 'editingPatient', '/booking/patient-info'],
  ['bookingFlow', 'awaitingWay', '/booking/review-and-book'],
  ['bookingFlow', 'payingByCard', '/booking/review-and-book?step=payment'],
  ['profile', 'editing', '/profile'],
  ['profile', 'erasingAccount', '/profile?step=delete'],
] as const)('%s shows at %s the address %s', (flow, leaf, address) => {
  const machine: AnyStateMachine = machines[flow];
  const { states } = graphOf(machine, casesOf(flow));
  const standing = states.filter(({ snapshot }) =>
    leavesOf(snapshot).some((each) => each.split('.').includes(leaf)),
  );
  expect(standing.length).toBeGreaterThan(0);
  const addressOf = ADDRESSES[flow] as AddressOf;
  expect(new Set(standing.map(({ snapshot }) => addressOf(snapshot)))).toEqual(new Set([address]));
});
