import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { assign, emit, setup } from 'xstate';
import type { OutputFrom, SnapshotFrom } from 'xstate';
import { notProvided } from '../../machines/kit/not-provided.ts';
import type { NoticeRaised } from '../../machines/notices/notices.machine.ts';
import { ErrorBoundary } from '../../src/app/ErrorBoundary.tsx';
import { theme } from '../../src/components/library/theme.ts';
import type { AddressOf } from '../../src/lib/address/address.ts';
import { createFlow } from '../../src/lib/flow/flow.tsx';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { NoticesProvider } from '../../src/lib/flow/notices.tsx';

/** A flow two levels deep that tells the person something. */
const meter = setup({ types: { emitted: {} as NoticeRaised } }).createMachine({
  id: 'meter',
  entry: emit({
    type: 'notice.raised',
    notice: { type: 'info', title: 'The meter runs', message: 'From deep inside' },
  }),
});

const booth = setup({ actors: { meter } }).createMachine({
  id: 'booth',
  invoke: { id: 'meter', src: 'meter' },
});

/** A flow that no capability of the product has: it parks a car, and may share an address with another. */
export const parkingMachine = setup({
  types: {
    input: {} as { place: string },
    context: {} as { place: string },
    events: {} as
      | { type: 'coin.inserted' }
      | { type: 'ticket.requested' }
      | { type: 'level.chosen'; level: string }
      | { type: 'level.left' },
    output: {} as { kind: 'parked'; place: string },
  },
  actors: { booth, printTicket: notProvided<void>('printTicket') },
  actions: { rememberPlace: assign((_, params: { place: string }) => params) },
}).createMachine({
  id: 'parking',
  context: ({ input }) => input,
  initial: 'awaitingCoin',
  output: ({ context }) => ({ kind: 'parked', place: context.place }),
  states: {
    awaitingCoin: {
      on: {
        'coin.inserted': 'parked',
        'ticket.requested': 'printing',
        'level.chosen': {
          target: 'onLevel',
          actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.level }) },
        },
      },
    },
    onLevel: {
      on: {
        'level.chosen': {
          actions: { type: 'rememberPlace', params: ({ event }) => ({ place: event.level }) },
        },
        'level.left': 'awaitingCoin',
      },
    },
    printing: {
      invoke: [
        { id: 'booth', src: 'booth' },
        { id: 'printTicket', src: 'printTicket', onError: 'printingFailed' },
      ],
    },
    printingFailed: {},
    parked: { type: 'final' },
  },
});

export type Parked = OutputFrom<typeof parkingMachine>;

/** Its levels stand in the address under the given parameter, while it is on one. */
export const levelAddress = (
  param: string,
): AddressOf<SnapshotFrom<typeof parkingMachine>, { type: 'level.chosen'; level: string }> => ({
  param,
  select: (snapshot) => (snapshot.matches('onLevel') ? snapshot.context.place : null),
  moved: (level) => ({ type: 'level.chosen', level }),
});

export const {
  Provider: ParkingFlow,
  useFlow: useParking,
  useSelected: useParkingSelected,
} = createFlow<typeof parkingMachine>('parking');

/** The app around a view: theme, error screen, notices and address. */
export const renderInApp = (view: ReactNode) =>
  render(
    <MantineProvider theme={theme} env="test">
      <ErrorBoundary>
        <NoticesProvider machine={providedNotices}>
          <BrowserRouter>{view}</BrowserRouter>
        </NoticesProvider>
      </ErrorBoundary>
    </MantineProvider>,
  );
