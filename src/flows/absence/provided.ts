import { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { reportAbsence } from '../../actors/consultations.ts';

/** Saying that the dentist did not come, with the server in its place. */
export const providedAbsence = absenceMachine.provide({ actors: { reportAbsence } });
