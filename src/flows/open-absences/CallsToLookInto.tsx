import type { ActorOptions } from 'xstate';
import type { openAbsencesMachine } from '../../../machines/open-absences/open-absences.machine.ts';
import { OpenAbsences } from './OpenAbsences.tsx';
import { OpenAbsencesFlow, providedOpenAbsences } from './open-absences.flow.ts';

type CallsToLookIntoProps = {
  readonly machine?: typeof openAbsencesMachine;
  readonly clock?: ActorOptions<typeof openAbsencesMachine>['clock'];
};

/** The reported absences that wait for staff, as a part of another page. */
export const CallsToLookInto = ({
  machine = providedOpenAbsences,
  clock,
}: CallsToLookIntoProps) => (
  <OpenAbsencesFlow machine={machine} input={() => undefined} clock={clock}>
    <OpenAbsences />
  </OpenAbsencesFlow>
);
