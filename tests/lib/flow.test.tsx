// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { later } from '../../src/flows/page-loading/later-files.ts';
import { useNotices } from '../../src/lib/flow/notices.tsx';
import {
  ParkingFlow,
  parkingMachine,
  renderInApp,
  useParking,
  useParkingSelected,
} from './made-up-flow.tsx';
import type { Parked } from './made-up-flow.tsx';
import { press } from '../kit/press.ts';

const providedParking = parkingMachine.provide({
  actors: { printTicket: fromPromise<void>(() => new Promise(() => undefined)) },
});

const ParkingScreen = () => {
  const parking = useParking();
  const place = useParkingSelected(({ context }) => context.place);
  return (
    <main>
      <h1>Parking at {place}</h1>
      <button onClick={() => parking.send({ type: 'coin.inserted' })}>Insert a coin</button>
      <button onClick={() => parking.send({ type: 'ticket.requested' })}>Print a ticket</button>
    </main>
  );
};

type Options = {
  readonly machine?: typeof parkingMachine;
  readonly onEnd?: (end: Parked) => void;
  readonly beside?: ReactNode;
};

const open = ({ machine = providedParking, onEnd, beside }: Options = {}) =>
  renderInApp(
    <ParkingFlow machine={machine} input={() => ({ place: 'the clinic' })} onEnd={onEnd}>
      <ParkingScreen />
      {beside}
    </ParkingFlow>,
  );

const logged = vi.fn<(...lines: unknown[]) => void>();

beforeEach(() => {
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

describe('the home of a flow', () => {
  it('starts it with its input and answers whoever opened it once, with one end', async () => {
    const onEnd = vi.fn<(end: Parked) => void>();
    open({ onEnd });
    screen.getByRole('heading', { name: 'Parking at the clinic' });
    expect(onEnd).not.toHaveBeenCalled();
    await press('Insert a coin');
    expect(onEnd.mock.calls).toEqual([[{ kind: 'parked', place: 'the clinic' }]]);
  });

  it('stops it when its screens are left', () => {
    let signal: AbortSignal | undefined;
    const printTicket = fromPromise<void>((call) => {
      ({ signal } = call);
      return new Promise(() => undefined);
    });
    const view = open({ machine: parkingMachine.provide({ actors: { printTicket } }) });
    act(() => screen.getByRole('button', { name: 'Print a ticket' }).click());
    expect(signal?.aborted).toBe(false);
    view.unmount();
    expect(signal?.aborted).toBe(true);
  });

  it('may come in a file of its own, inside the screen of another flow', async () => {
    const onEnd = vi.fn<(end: Parked) => void>();
    const Lazy = later('parking', async () => ({
      Screen: () => (
        <ParkingFlow machine={providedParking} input={() => ({ place: 'the lake' })} onEnd={onEnd}>
          <ParkingScreen />
        </ParkingFlow>
      ),
    })).screen((file) => file.Screen);
    renderInApp(
      <Suspense>
        <Lazy />
      </Suspense>,
    );
    await screen.findByRole('heading', { name: 'Parking at the lake' });
    await press('Insert a coin');
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ kind: 'parked', place: 'the lake' });
  });
});

describe('what happens inside a flow, at any depth', () => {
  it('brings the notice of a flow two levels down to the person, once', async () => {
    const Queue = () => {
      const queue = useSelector(useNotices(), ({ context }) => context.queue);
      return <output>{queue.map(({ title }) => title).join()}</output>;
    };
    open({ beside: <Queue /> });
    await press('Print a ticket');
    expect(await screen.findByText('The meter runs', { ignore: 'output' })).toBeDefined();
    expect(document.querySelector('output')?.textContent).toBe('The meter runs');
  });

  it('shows the error screen for an effect that nobody provided, and no failure of the network', async () => {
    open({ machine: parkingMachine });
    await press('Print a ticket');
    await screen.findByRole('heading', { name: 'Something went wrong' });
  });

  it('shows the error screen when the chart itself breaks', async () => {
    const broken = providedParking.provide({
      actions: {
        rememberPlace: () => {
          throw new Error('A mistake in an action');
        },
      },
    });
    const Chooser = () => {
      const parking = useParking();
      return (
        <button onClick={() => parking.send({ type: 'level.chosen', level: '2' })}>Level 2</button>
      );
    };
    renderInApp(
      <ParkingFlow machine={broken} input={() => ({ place: '' })}>
        <Chooser />
      </ParkingFlow>,
    );
    await press('Level 2');
    await screen.findByRole('heading', { name: 'Something went wrong' });
  });

  it('says which flow is missing when a screen stands outside it', () => {
    expect(() => renderInApp(<ParkingScreen />)).not.toThrow();
    screen.getByRole('heading', { name: 'Something went wrong' });
    expect(logged.mock.calls.flat().join(' ')).toContain(
      'The flow "parking" is asked for outside its provider',
    );
  });
});
