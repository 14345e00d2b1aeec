import { ownHoursMachine } from '../../../machines/own-hours/own-hours.machine.ts';
import { loadOwnHours, saveOwnHours } from '../../actors/own-hours/own-hours.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** A dentist's own hours, bound to the server. */
export const providedOwnHours = ownHoursMachine.provide({ actors: { loadOwnHours, saveOwnHours } });

/** Provider and hooks of the flow. */
export const {
  Provider: OwnHoursFlow,
  Within: OwnHoursWithin,
  useFlow: useOwnHours,
  useSelected: useOwnHoursSelected,
} = createFlow<typeof ownHoursMachine>('ownHours');
