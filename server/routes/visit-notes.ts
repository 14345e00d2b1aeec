import type { FastifyInstance } from 'fastify';
import { VISIT_VERSIONS_MAX } from '../../contracts/booking/visit-note.ts';
import { verifyPrescription } from '../../contracts/endpoints/prescriptions.ts';
import * as endpoints from '../../contracts/endpoints/visit-notes.ts';
import { PRESCRIBING_HOURS } from '../../contracts/rules/prescribing.ts';
import { withOffset } from '../lib/india-time.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { WakingDeps } from '../services/deps.ts';
import { prescribingOf, verifyPrescription as verify } from '../services/visits/prescriptions.ts';
import type { PrescribingDeps } from '../services/visits/prescriptions.ts';
import { stillOf } from '../services/visits/stills.ts';
import {
  CONDITION_CHOICES,
  checkForDentist,
  closeVisitNote,
  readDesk,
} from '../services/visits/visit-notes.ts';
import type { Closed } from '../services/visits/visit-notes.ts';

const REFUSALS: Readonly<
  Record<
    Exclude<Closed['kind'], 'closed' | 'notPrescribed'>,
    readonly [status: number, sentence: string]
  >
> = {
  notFound: [404, sentenceFor(404)],
  early: [422, 'This call has not begun yet.'],
  newer: [409, 'Another version of this note was closed meanwhile.'],
  full: [422, `A visit note has at most ${VISIT_VERSIONS_MAX} versions.`],
  noCondition: [422, 'There is no such condition in our list.'],
  otherRequest: [422, 'This request was made before, and said something else.'],
  prescribedLate: [
    422,
    `Medicines can be prescribed until ${PRESCRIBING_HOURS} hours after a call. A later version can only withdraw them.`,
  ],
  noPrescribing: [422, 'No medicines can be prescribed here.'],
  shared: [
    422,
    'Your patient has shared or told more meanwhile. Load this page again and check the medicines.',
  ],
};

type Deps = WakingDeps & PrescribingDeps & { readonly secret: () => Promise<string> };

/** Serves the desk of a call's dentist, the closing of its visit note, and the check of a prescription by its code. */
export const visitNoteRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, endpoints.readDesk, async ({ caller, params }) => {
    const found = await readDesk(deps, { accountId: caller.id, ...params });
    // Nobody is told whether there is such a call.
    if (found === null) throw new Problem(404, sentenceFor(404));
    const { appointment, results, stills, hasBegun, note } = found;
    const shown = { secret: await deps.secret(), now: deps.clock.now() };
    const desk = {
      patient_name: appointment.patientName,
      guardian: appointment.guardian,
      starts_at: withOffset(appointment.startsAt),
      notes: appointment.notes,
      results,
      stills: stills.map((row) => stillOf(row, shown)),
      has_begun: hasBegun,
      note,
      conditions: CONDITION_CHOICES,
      prescribing: prescribingOf(deps, found),
    };
    return { status: 200, body: { desk } };
  });
  serve(app, endpoints.checkPrescription, async ({ caller, params, body, signal }) => {
    const asked = { accountId: caller.id, ...params, prescribed: body, signal };
    const conflicts = await checkForDentist(deps, asked);
    if (conflicts === null) throw new Problem(404, sentenceFor(404));
    return { status: 200, body: { conflicts } };
  });
  serve(app, endpoints.closeVisitNote, async ({ caller, params, body, requestKey, signal }) => {
    const { after, findings, advice, prescription: prescribed = null } = body;
    const content = { findings, finalWord: body.final_word, advice, nextVisit: body.next_visit };
    const asked = {
      accountId: caller.id,
      ...params,
      requestKey,
      after,
      content,
      prescribed,
      signal,
    };
    const closed = await closeVisitNote(deps, asked);
    if (closed.kind === 'notPrescribed') throw new Problem(422, closed.why);
    if (closed.kind !== 'closed') throw new Problem(...REFUSALS[closed.kind]);
    return { status: 200, body: { note: closed.note } };
  });
  serve(app, verifyPrescription, async ({ body }) => ({
    status: 200,
    body: await verify(deps, body.code),
  }));
};
