import { absenceMachine } from '../../../machines/absence/absence.machine.ts';
import { reportAbsence } from '../../actors/booking/consultations.ts';

/** The absence flow, bound to the server. */
export const providedAbsence = absenceMachine.provide({ actors: { reportAbsence } });
