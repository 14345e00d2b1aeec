// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { STEP_ADDRESS } from '../../src/flows/assessment/assessment.flow.ts';
import { useAddress } from '../../src/lib/address/address.ts';
import { standingAt } from '../flows/assessment/gestures.ts';
import { levelAddress, parkingMachine, renderInApp } from './made-up-flow.tsx';
import { travel } from '../kit/travel.ts';

type Parking = ActorRefFrom<typeof parkingMachine>;
type Assessment = ActorRefFrom<typeof assessmentMachine>;

const stops: (() => void)[] = [];

const startParking = (): Parking => {
  const parking = createActor(parkingMachine, { input: { place: '' } }).start();
  stops.push(() => parking.stop());
  return parking;
};

const startAssessment = (): Assessment => {
  const input = { progress: standingAt('DIAGNOSIS'), addressStep: null, query: null };
  const assessment = createActor(assessmentMachine, { input }).start();
  stops.push(() => assessment.stop());
  return assessment;
};

const inAddress = (param: string) => new URLSearchParams(location.search).get(param);

const Bridged = ({ parking, param }: { readonly parking: Parking; readonly param: string }) => {
  useAddress(parking, levelAddress(param));
  return null;
};

const BridgedAssessment = ({ assessment }: { readonly assessment: Assessment }) => {
  useAddress(assessment, STEP_ADDRESS);
  return null;
};

beforeEach(() => window.history.replaceState(null, '', '/page'));
afterEach(() => stops.splice(0).forEach((stop) => stop()));

describe('the address of a flow of any kind', () => {
  it('is left alone while the flow has no place in it', () => {
    renderInApp(<Bridged parking={startParking()} param="level" />);
    expect(location.search).toBe('');
  });

  it('follows the flow, keeps the other parameters, and goes when the flow leaves it', async () => {
    window.history.replaceState(null, '', '/page?next=home');
    const parking = startParking();
    renderInApp(<Bridged parking={parking} param="level" />);
    await act(async () => parking.send({ type: 'level.chosen', level: '2' }));
    expect(location.search).toBe('?next=home&level=2');
    await act(async () => parking.send({ type: 'level.left' }));
    expect(location.search).toBe('?next=home');
  });

  it('is put to the flow when the person moves through the history', async () => {
    const parking = startParking();
    renderInApp(<Bridged parking={parking} param="level" />);
    await act(async () => parking.send({ type: 'level.chosen', level: '1' }));
    await act(async () => parking.send({ type: 'level.chosen', level: '2' }));
    await travel(-1);
    expect(parking.getSnapshot().context.place).toBe('1');
    expect(inAddress('level')).toBe('1');
    await travel(1);
    expect(parking.getSnapshot().context.place).toBe('2');
  });

  it('takes a move to where an entry came from for Back itself, however fast it is followed', async () => {
    const parking = startParking();
    renderInApp(<Bridged parking={parking} param="level" />);
    for (const level of ['1', '2', '3'])
      await act(async () => parking.send({ type: 'level.chosen', level }));
    const entries = history.length;
    act(() => parking.send({ type: 'level.chosen', level: '2' }));
    act(() => parking.send({ type: 'level.chosen', level: '1' }));
    await waitFor(() => expect(inAddress('level')).toBe('1'));
    expect(parking.getSnapshot().context.place).toBe('1');
    expect(history.length).toBe(entries);
    await travel(2);
    expect(parking.getSnapshot().context.place).toBe('3');
  });

  it('pushes what is chosen while the browser still goes back', async () => {
    const parking = startParking();
    renderInApp(<Bridged parking={parking} param="level" />);
    for (const level of ['1', '2'])
      await act(async () => parking.send({ type: 'level.chosen', level }));
    act(() => parking.send({ type: 'level.chosen', level: '1' }));
    act(() => parking.send({ type: 'level.chosen', level: '5' }));
    await waitFor(() => expect(inAddress('level')).toBe('5'));
    expect(parking.getSnapshot().context.place).toBe('5');
    await travel(-1);
    expect(parking.getSnapshot().context.place).toBe('1');
  });
});

describe('two flows on one parameter', () => {
  const openBoth = async () => {
    const assessment = startAssessment();
    const parking = startParking();
    parking.send({ type: 'level.chosen', level: 'email' });
    const both = (isOpen: boolean) => (
      <>
        <BridgedAssessment assessment={assessment} />
        {isOpen && <Bridged parking={parking} param="step" />}
      </>
    );
    const view = renderInApp(both(false));
    expect(inAddress('step')).toBe('DIAGNOSIS');
    const show = (isOpen: boolean) => {
      view.unmount();
      return renderInApp(both(isOpen));
    };
    return { assessment, parking, show };
  };

  it('shows the flow that was opened last, and the one below keeps its own step', async () => {
    const { assessment, parking, show } = await openBoth();
    show(true);
    expect(inAddress('step')).toBe('email');
    await act(async () => parking.send({ type: 'level.chosen', level: 'phone' }));
    expect(inAddress('step')).toBe('phone');
    expect(assessment.getSnapshot().value).toEqual({ DIAGNOSIS: 'readingResult' });
  });

  it('shows the step below again when the flow above ends', async () => {
    const { parking, show } = await openBoth();
    show(true);
    await act(async () => parking.send({ type: 'level.left' }));
    expect(inAddress('step')).toBe('DIAGNOSIS');
  });

  it('does not let the flow below write while another one is open', async () => {
    const { assessment, parking, show } = await openBoth();
    show(true);
    await act(async () => assessment.send({ type: 'nextSteps.requested' }));
    expect(inAddress('step')).toBe('email');
    await act(async () => parking.send({ type: 'level.left' }));
    expect(inAddress('step')).toBe('CALL_TO_ACTION');
  });
});
