import type { SelectedDentist } from '../../../contracts/booking/dentists.ts';
import { keepSelected } from '../accounts/session-storage.ts';

/** Keeps the dentist that the patient has picked, reduced to what a booking needs (BKFL-08). */
export const keepDentist = ({ slug, name, clinic }: SelectedDentist): void =>
  keepSelected({ slug, name, clinic });
