import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { SelectedDentist, WholeDentist } from '../../contracts/booking/dentists.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';

/** What the page is opened with. */
export type DentistPageInput = {
  /** The last part of the address, whatever stands there. */
  readonly slug: string;
  /** Distance that the list told; null where somebody comes from elsewhere. */
  readonly distanceKm: number | null;
};
/** A dentist, and the moment that "open now" is meant for; `missing`: no dentist is listed under this name. */
export type ReadDentist =
  | { readonly verdict: 'found'; readonly dentist: WholeDentist; readonly asOf: string }
  | { readonly verdict: 'missing' };

type DentistPageContext = DentistPageInput & {
  readonly dentist: WholeDentist | null;
  readonly asOf: string;
};
type DentistPageEvents = { type: 'loading.requested' };

const dentistPage = setup({
  types: {} as {
    input: DentistPageInput;
    context: DentistPageContext;
    events: DentistPageEvents;
    children: { readDentist: 'readDentist' };
  },
  actors: { readDentist: notProvided<ReadDentist, { readonly slug: string }>('readDentist') },
  actions: {
    rememberDentist: assign(({ context: { distanceKm } }, params: ReadDentist) =>
      params.verdict === 'found'
        ? { dentist: { ...params.dentist, distanceKm }, asOf: params.asOf }
        : {},
    ),
    /** Keeps the dentist on the device: a visitor who opens a dentist's page has picked them (BKFL-08). */
    keepDentist: effectNotProvided('keepDentist') as (
      _: unknown,
      params: { dentist: SelectedDentist | null },
    ) => void,
  },
  guards: { isFound: (_, params: ReadDentist) => params.verdict === 'found' },
});

/** The page of one dentist (ROUTE-11). */
export const dentistPageMachine = dentistPage.createMachine({
  id: 'dentistPage',
  description: 'Somebody reads the page of one dentist.',
  context: ({ input }) => ({ ...input, dentist: null, asOf: '' }),
  initial: 'openingPage',
  states: {
    openingPage: {
      description: 'The server is asked for the dentist.',
      tags: 'busy',
      invoke: {
        id: 'readDentist',
        src: 'readDentist',
        input: ({ context: { slug } }) => ({ slug }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'opened',
            actions: { type: 'rememberDentist', params: ({ event }) => event.output },
          },
          { target: 'notFound' },
        ],
        onError: 'openingFailed',
      },
    },
    opened: {
      description: 'Where, when and how the dentist is reached.',
      entry: {
        type: 'keepDentist',
        params: ({ context: { dentist } }) => ({ dentist }),
      },
    },
    notFound: { description: 'Nobody is listed under this name: the search helps.' },
    openingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'openingPage' },
    },
  },
});

type DentistPageSnapshot = SnapshotFrom<typeof dentistPageMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type DentistScreen = 'loading' | 'opened' | 'missing' | 'failed';

export const selectDentistScreen = (snapshot: DentistPageSnapshot): DentistScreen => {
  if (snapshot.matches('opened')) return 'opened';
  if (snapshot.matches('notFound')) return 'missing';
  return snapshot.matches('openingFailed') ? 'failed' : 'loading';
};

/** The dentist; null before the page is opened. */
export const selectDentist = ({ context }: DentistPageSnapshot): WholeDentist | null =>
  context.dentist;

/** The moment that "open now" is meant for, ISO 8601. */
export const selectAsOf = ({ context }: DentistPageSnapshot): string => context.asOf;
