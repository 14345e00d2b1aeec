import type { FastifyInstance } from 'fastify';
import { changeOwnHours, readOwnHours } from '../../contracts/endpoints/own-hours.ts';
import {
  HOURS_FAULT_WORDS,
  LEAVE_FAULT,
  NAMES_OF_DAYS,
} from '../../contracts/texts/en/staff/own-hours.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as ownHours from '../services/appointments/own-hours.ts';
import type { WakingDeps } from '../services/deps.ts';

type Refused = Exclude<ownHours.HoursChanged, { kind: 'changed' | 'inTheWay' }>;

const problemOf = (refused: Refused): Problem => {
  if (refused.kind === 'hours') {
    const { kind, weekday } = refused.fault;
    return new Problem(422, `${NAMES_OF_DAYS[weekday] ?? ''}: ${HOURS_FAULT_WORDS[kind]}`);
  }
  if (refused.kind === 'newer') return new Problem(409, 'Your hours were changed meanwhile.');
  if (refused.kind === 'leave') return new Problem(422, LEAVE_FAULT);
  return new Problem(404, sentenceFor(404));
};

/** Serves a dentist's own hours and leave. */
export const ownHoursRoutes = (app: FastifyInstance, deps: WakingDeps): void => {
  serve(app, readOwnHours, async ({ caller }) => {
    const hours = await ownHours.readOwnHours(deps, caller.id);
    if (hours === null) throw new Problem(404, sentenceFor(404));
    return { status: 200, body: { hours } };
  });
  serve(app, changeOwnHours, async ({ caller, body: { after, calls, ...wanted } }) => {
    const asked = { accountId: caller.id, after, wanted, decided: calls };
    const changed = await ownHours.changeOwnHours(deps, asked);
    if (changed.kind === 'changed')
      return { status: 200, body: { hours: changed.hours, calls: [] } };
    if (changed.kind !== 'inTheWay') throw problemOf(changed);
    return { status: 200, body: { hours: changed.hours, calls: [...changed.calls] } };
  });
};
