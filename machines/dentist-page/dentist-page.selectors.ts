import type { SnapshotFrom } from 'xstate';
import type { WholeDentist } from '../../contracts/booking/dentists.ts';
import type { dentistPageMachine } from './dentist-page.machine.ts';

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
