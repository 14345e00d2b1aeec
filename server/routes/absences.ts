import type { FastifyInstance } from 'fastify';
import { listAbsences, settleAbsence } from '../../contracts/endpoints/absences.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as absence from '../services/appointments/absence.ts';
import type { WakingDeps } from '../services/deps.ts';
import { accountGone } from './refusals.ts';

/** Refusals to settle an absence, in words for the staff. */
const REFUSALS: Readonly<
  Record<Exclude<absence.Settled, 'done' | 'settlerGone'>, readonly [number, string]>
> = {
  notFound: [404, sentenceFor(404)],
  settled: [409, 'This call was settled already. Load the list anew.'],
  ownCall: [403, 'This call is your own. Somebody else has to settle it.'],
};

export const absenceRoutes = (app: FastifyInstance, deps: WakingDeps): void => {
  serve(app, listAbsences, async ({ caller }) => {
    const found = await absence.openAbsences(deps, caller);
    const absences = found.flatMap(({ appointment, doctor }) => {
      const { id, startsAt, minutes, paymentId, absenceReportedAt } = appointment;
      if (absenceReportedAt === null) return [];
      return {
        id,
        starts_at: startsAt.toISOString(),
        minutes,
        doctor: doctor.name,
        reported_at: absenceReportedAt.toISOString(),
        is_paid: paymentId !== null,
      };
    });
    return { status: 200, body: { absences } };
  });
  serve(app, settleAbsence, async ({ caller, params, body }) => {
    const asked = { settler: caller, id: params.id, verdict: body.verdict };
    const settled = await absence.settleAbsence(deps, asked);
    if (settled === 'done') return { status: 200, body: { success: true } };
    if (settled === 'settlerGone') throw accountGone();
    throw new Problem(...REFUSALS[settled]);
  });
};
