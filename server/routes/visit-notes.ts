import type { FastifyInstance } from 'fastify';
import { VISIT_VERSIONS_MAX } from '../../contracts/booking/visit-note.ts';
import * as endpoints from '../../contracts/endpoints/visit-notes.ts';
import { withOffset } from '../lib/india-time.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import type { WakingDeps } from '../services/deps.ts';
import { stillOf } from '../services/visits/stills.ts';
import {
  CONDITION_CHOICES,
  closeVisitNote,
  noteOf,
  readDesk,
} from '../services/visits/visit-notes.ts';
import type { Closed } from '../services/visits/visit-notes.ts';

const REFUSALS: Readonly<
  Record<Exclude<Closed['kind'], 'closed'>, readonly [status: number, sentence: string]>
> = {
  notFound: [404, sentenceFor(404)],
  early: [422, 'This call has not begun yet.'],
  newer: [409, 'Another version of this note was closed meanwhile.'],
  full: [422, `A visit note has at most ${VISIT_VERSIONS_MAX} versions.`],
  noCondition: [422, 'There is no such condition in our list.'],
  otherRequest: [422, 'This request was made before, and said something else.'],
};

type Deps = WakingDeps & { readonly secret: () => Promise<string> };

/** Serves the desk of a call's dentist, and the closing of its visit note. */
export const visitNoteRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, endpoints.readDesk, async ({ caller, params }) => {
    const found = await readDesk(deps, { accountId: caller.id, ...params });
    // Nobody is told whether there is such a call.
    if (found === null) throw new Problem(404, sentenceFor(404));
    const { appointment, results, stills, hasBegun, note } = found;
    const shown = { secret: await deps.secret(), now: deps.clock.now() };
    const desk = {
      patient_name: appointment.patientName,
      starts_at: withOffset(appointment.startsAt),
      notes: appointment.notes,
      results,
      stills: stills.map((row) => stillOf(row, shown)),
      has_begun: hasBegun,
      note: note && noteOf(note),
      conditions: CONDITION_CHOICES,
    };
    return { status: 200, body: { desk } };
  });
  serve(app, endpoints.closeVisitNote, async ({ caller, params, body, requestKey }) => {
    const { after, findings, advice } = body;
    const content = { findings, finalWord: body.final_word, advice, nextVisit: body.next_visit };
    const asked = { accountId: caller.id, ...params, requestKey, after, content };
    const closed = await closeVisitNote(deps, asked);
    if (closed.kind !== 'closed') throw new Problem(...REFUSALS[closed.kind]);
    return { status: 200, body: { note: noteOf(closed.note) } };
  });
};
