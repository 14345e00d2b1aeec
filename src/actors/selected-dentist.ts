import type { SelectedDentist } from '../../contracts/dentists.ts';
import { keepSelected } from './session-storage.ts';

/** Keeps whom the person has picked, by what a booking needs to know of them (BKFL-08). */
export const keepDentist = ({ slug, name, clinic }: SelectedDentist): void =>
  keepSelected({ slug, name, clinic });
