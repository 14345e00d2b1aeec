import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/room-guest.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import * as visits from '../services/rooms/guest-visits.ts';
import { admitGuest, endGuest, inviteGuest } from '../services/rooms/guests.ts';
import type { Invited } from '../services/rooms/guests.ts';
import type { NoPlace } from '../services/rooms/waits.ts';
import { noPlace, notFound } from './refusals.ts';

type Deps = Parameters<typeof visits.enterAsGuest>[0];

/** @throws Problem when nobody was invited */
const invitedIn = (invited: Invited) => {
  if (invited.kind === 'invited') return { guest: invited.guest, link: invited.link };
  if (invited.kind === 'notFound') throw notFound();
  if (invited.kind === 'closed') throw new Problem(422, 'This room is not open at the moment.');
  throw new Problem(409, 'Somebody else is invited by now.');
};

/** @throws Problem where there is no such guest, or no place to wait in */
const answered = <Answer extends object>(answer: Answer | NoPlace | null): Answer => {
  if (answer === null) throw notFound();
  if (typeof answer === 'string') throw noPlace(answer);
  return answer;
};

const SUCCESS = { status: 200, body: { success: true } } as const;

/** Serves the third person of a room: to the two people who invite one, and to the guest, who has no account. */
export const guestRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, endpoints.inviteGuest, async ({ caller, params, body }) => {
    const invited = await inviteGuest(deps, { accountId: caller.id, ...params, ...body });
    return { status: 200, body: invitedIn(invited) };
  });
  serve(app, endpoints.admitGuest, async ({ caller, params, body }) => {
    const isIn = await admitGuest(deps, { accountId: caller.id, ...params, ...body });
    if (!isIn) throw notFound();
    return SUCCESS;
  });
  serve(app, endpoints.endGuest, async ({ caller, params, body }) => {
    const isOwn = await endGuest(deps, { accountId: caller.id, ...params, ...body });
    if (!isOwn) throw notFound();
    return SUCCESS;
  });
  serve(app, endpoints.lookAtLink, async ({ body }) => {
    if (!(await visits.isLinkGood(deps, body.link))) throw notFound();
    return SUCCESS;
  });
  serve(app, endpoints.askToJoin, async ({ body: { link, name }, requestKey }) => {
    const token = await visits.askToJoin(deps, { link, name, requestKey });
    if (token === null) throw notFound();
    return { status: 200, body: { token } };
  });
  serve(app, endpoints.enterAsGuest, async ({ body, signal }) => {
    const entered = await visits.enterAsGuest(deps, { ...body, gone: signal });
    return { status: 200, body: answered(entered) };
  });
  serve(app, endpoints.readGuestNews, async ({ body, signal }) => {
    const news = await visits.waitForGuestNews(deps, { ...body, gone: signal });
    return { status: 200, body: { news: answered(news) } };
  });
  serve(app, endpoints.sendGuestSignals, async ({ body }) => {
    const taken = await visits.sendGuestSignals(deps, body);
    if (taken === null) throw notFound();
    if (taken === 'full') throw new Problem(422, 'This room has taken too many signals.');
    return { status: 200, body: { is_current: taken } };
  });
  serve(app, endpoints.leaveAsGuest, async ({ body }) => {
    await visits.leaveAsGuest(deps, body.token);
    return SUCCESS;
  });
};
