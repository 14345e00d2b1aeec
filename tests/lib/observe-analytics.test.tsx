// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import type { InspectionEvent } from 'xstate';

/** As on a page that was just opened: what is seen before the code is there has its bounds. */
const opened = async () => {
  vi.resetModules();
  const { startAnalytics } = await import('../../src/lib/flow/analytics.ts');
  const { ParkingFlow, parkingMachine, renderInApp, useParking } =
    await import('./made-up-flow.tsx');
  const Coin = () => {
    const parking = useParking();
    return <button onClick={() => parking.send({ type: 'coin.inserted' })}>Insert a coin</button>;
  };
  return { startAnalytics, ParkingFlow, parkingMachine, renderInApp, Coin };
};

describe('observing the flows', () => {
  it('[ANLT-01] hands on what every flow did, from the first moment, as soon as the code is there', async () => {
    const { startAnalytics, ParkingFlow, parkingMachine, renderInApp, Coin } = await opened();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const machine = parkingMachine.provide({
      actors: { printTicket: fromPromise<void>(async () => undefined) },
    });
    renderInApp(
      <ParkingFlow machine={machine} input={() => ({ place: 'the clinic' })}>
        <Coin />
      </ParkingFlow>,
    );
    const seen: InspectionEvent[] = [];
    startAnalytics(async () => ({ read: (event) => void seen.push(event) }));
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    await userEvent.click(screen.getByRole('button'));
    const values = seen.map((event) =>
      event.type === '@xstate.snapshot' && 'value' in event.snapshot ? event.snapshot.value : null,
    );
    expect(values).toContain('awaitingCoin');
    expect(values).toContain('parked');
    expect(seen.every(({ type }) => type === '@xstate.snapshot')).toBe(true);
    vi.unstubAllGlobals();
  });

  it('[ANLT-01] lets the product work where the code cannot be fetched', async () => {
    const { startAnalytics, ParkingFlow, parkingMachine, renderInApp, Coin } = await opened();
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
    startAnalytics(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    renderInApp(
      <ParkingFlow machine={parkingMachine} input={() => ({ place: 'the clinic' })}>
        <Coin />
      </ParkingFlow>,
    );
    await userEvent.click(screen.getByRole('button'));
    vi.unstubAllGlobals();
  });
});
