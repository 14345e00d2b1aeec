import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/room.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { withOffset } from '../lib/india-time.ts';
import * as messages from '../services/rooms/messages.ts';
import { waitForNews } from '../services/rooms/news.ts';
import { listDoctorsCalls, opensAt, readRoom } from '../services/rooms/room.ts';
import type { RoomDeps } from '../services/rooms/room.ts';
import { enterRoom, leaveRoom } from '../services/rooms/visits.ts';
import { waitsFor } from '../services/rooms/waits.ts';
import { noPlace, notAllowed, notFound, otherRequest } from './refusals.ts';
import { guestRoutes } from './room-guests.ts';
import { texts } from '../texts/speaking.ts';

/** @throws Problem with the reason why a message was not sent */
const refuse = (
  kind: Exclude<messages.Sent['kind'], 'sent' | 'gone' | 'consentWithdrawn'>,
): never => {
  if (kind === 'notFound') throw notFound();
  if (kind === 'otherRequest') throw otherRequest();
  throw new Problem(kind === 'noResult' ? 404 : 422, texts().REFUSALS.rooms[kind]);
};

export const roomRoutes = (app: FastifyInstance, deps: RoomDeps): void => {
  const { closing } = app;
  const waits = waitsFor({ ...deps, closing });
  serve(app, endpoints.readRoom, async ({ caller, params }) => {
    const room = await readRoom(deps, { accountId: caller.id, ...params });
    if (room === null) throw notFound();
    return { status: 200, body: { room } };
  });
  serve(app, endpoints.enterRoom, async ({ caller, params }) => {
    const entered = await enterRoom(deps, { accountId: caller.id, ...params });
    if (entered === null) throw notFound();
    return { status: 200, body: entered };
  });
  serve(app, endpoints.leaveRoom, async ({ caller, params, body }) => {
    const isOwn = await leaveRoom(deps, { accountId: caller.id, ...params, ...body });
    if (!isOwn) throw notFound();
    return { status: 200, body: { success: true } };
  });
  serve(app, endpoints.readRoomNews, async ({ caller, params, query, signal }) => {
    const news = await waitForNews(
      { ...deps, waits, closing },
      {
        accountId: caller.id,
        ...params,
        visit: query.visit,
        other: query.other ?? null,
        guest: query.guest ?? null,
        after: query.after,
        gone: signal,
      },
    );
    if (news === null) throw notFound();
    if (typeof news === 'string') throw noPlace(news);
    return { status: 200, body: { news } };
  });
  talkRoutes(app, deps);
  guestRoutes(app, { ...deps, waits, closing });
};

/** Serves the messages of a room, and a doctor's list of calls. */
const talkRoutes = (app: FastifyInstance, deps: RoomDeps): void => {
  serve(app, endpoints.sendSignals, async ({ caller, params, body }) => {
    const taken = await messages.sendSignals(deps, { accountId: caller.id, ...params, ...body });
    if (taken === null) throw notFound();
    if (taken === 'full') throw new Problem(422, 'This room has taken too many signals.');
    return { status: 200, body: { is_current: taken } };
  });
  serve(app, endpoints.sendRoomMessage, async ({ caller, params, body, requestKey }) => {
    const sent = await messages.sendMessage(deps, {
      accountId: caller.id,
      ...params,
      requestKey,
      said: body,
    });
    if (sent.kind === 'gone' || sent.kind === 'consentWithdrawn') throw notAllowed(sent);
    if (sent.kind !== 'sent') return refuse(sent.kind);
    return { status: 200, body: { message: sent.message } };
  });
  serve(app, endpoints.listDoctorsCalls, async ({ caller }) => {
    const { isDoctor, calls } = await listDoctorsCalls(deps, caller.id);
    const shown = calls.map(({ appointment, isJoinable, isOpen, visitNote }) => ({
      id: appointment.id,
      starts_at: withOffset(appointment.startsAt),
      opens_at: withOffset(opensAt(appointment)),
      minutes: appointment.minutes,
      patient_name: appointment.patientName,
      is_joinable: isJoinable,
      is_open: isOpen,
      visit_note: visitNote,
    }));
    return { status: 200, body: { is_doctor: isDoctor, calls: shown } };
  });
};
