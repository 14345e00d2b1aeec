import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ROLES } from '../../contracts/accounts/account.ts';
import type { StaffRole } from '../../contracts/accounts/account.ts';
import type { Endpoint } from '../../contracts/endpoints/endpoint.ts';
import { EXPORTS } from '../../contracts/endpoints/staff-area.ts';
import type { Database } from '../../server/db/connect.ts';
import { HOUSE } from '../../server/db/schema.ts';
import { addSignedIn } from '../kit/account-rows.ts';
import { freshDatabase } from '../kit/databases.ts';
import { ENDPOINT_TABLE } from '../kit/endpoint-table.ts';
import { CALLS } from '../kit/endpoints.ts';
import { stepClock } from '../kit/server.ts';
import { accountsApp } from './accounts/accounts.kit.ts';
import { addOrganizationRow, addPatient, fill, valuesIn } from './organizations.kit.ts';

/** Every call that only somebody who is signed in may make, and somebody of the staff may. */
const CALLS_OF_STAFF = CALLS.filter(
  ({ name, endpoint }) =>
    endpoint.auth === 'patient' &&
    ENDPOINT_TABLE[name][0].callers.some((each) => STAFF_ROLES.some((role) => role === each)),
);
/** Those that patients may not make: all that they answer is about an organisation. */
const GUARDED = CALLS_OF_STAFF.filter(({ endpoint }) => endpoint.permissions !== undefined);

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const UNKNOWN = '0badc0de-0000-4000-8000-000000000bad';
const NOBODY = 'nobody-at-all@example.com';

type Call = (typeof CALLS)[number];
type Request = { readonly url: string; readonly body: unknown };
type Filled = Awaited<ReturnType<typeof fill>>;

const paramsOf = ({ path }: Endpoint): string[] => path.match(/:\w+/g) ?? [];
const filled = ({ path }: Endpoint, id: string): string => path.replaceAll(/:\w+/g, id);

/** The queries that a call is asked with: none, its example, and each part of that alone; each list of a file. */
const queriesOf = ({ endpoint, sent }: Call): Readonly<Record<string, string>>[] => {
  if (endpoint.query === undefined) return [{}];
  const example = sent.query ?? {};
  const parts = Object.entries(example).map(([name, value]) => ({ [name]: value }));
  const lists = 'list' in example ? EXPORTS.map((list) => ({ list })) : [];
  const days = 'day' in example ? [{ day: '2025-12-31' }, { day: '2026-01-02' }] : [];
  return [{}, example, ...parts, ...lists, ...days];
};

const requestsOf = (call: Call, id: string): Request[] =>
  queriesOf(call).map((query) => ({
    url: `${filled(call.endpoint, id)}?${new URLSearchParams(query)}`,
    body: call.body,
  }));

/** A value with each text in it that passes replaced. */
const replaced = (value: unknown, by: (text: string) => string): unknown => {
  if (typeof value === 'string') return by(value);
  if (Array.isArray(value)) return value.map((each) => replaced(each, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, replaced(of, by)]));
};

/** The same request about another id and another address of a person, wherever its example has one. */
const about = (call: Call, id: string, email: string): Request[] => {
  const by = (text: string) => (UUID.test(text) ? id : text.includes('@') ? email : text);
  return queriesOf(call).map((query) => ({
    url: `${filled(call.endpoint, id)}?${new URLSearchParams(replaced(query, by) as Record<string, string>)}`,
    body: replaced(call.body, by),
  }));
};

describe('a person of one organisation', () => {
  let app: FastifyInstance;
  let db: Database;
  let others: string;
  const clock = stepClock();

  const ask = async (
    { endpoint }: Call,
    { url, body }: Request,
    { of = HOUSE, role = 'admin_dentist' }: { of?: string; role?: StaffRole } = {},
  ) => {
    // Some calls end the session, or the account, of who makes them.
    const { token } = await addSignedIn({ db, clock }, role, { organizationId: of });
    const isPost = endpoint.method === 'POST';
    const { statusCode, body: text } = await app.inject({
      method: endpoint.method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isPost && { 'content-type': 'application/json' }),
      },
      ...(isPost && { payload: JSON.stringify(body ?? {}) }),
    });
    return { status: statusCode, text };
  };

  /** All that the lists and figures of an organisation say. */
  const lookAll = async (of: string) => {
    const said: Record<string, string> = {};
    for (const call of GUARDED) {
      // What the house counts of all is no organisation's.
      if (call.endpoint.method !== 'GET' || call.endpoint.ofHouse) continue;
      for (const role of STAFF_ROLES) {
        for (const request of requestsOf(call, UNKNOWN)) {
          const { status, text } = await ask(call, request, { of, role });
          said[`${role} ${request.url}`] = `${status} ${text}`;
        }
      }
    }
    return said;
  };

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app } = await accountsApp(db, { clock }));
    others = await addOrganizationRow({ db, clock }, 'Sunrise Dental');
  });

  const deps = () => ({ app, db, clock });

  /** Fills one organisation. @returns what it holds, and every value that came into any table with it */
  const filling = async (organizationId: string, tag: string, amount: number) => {
    const patient = await addPatient(deps(), tag);
    const before = await valuesIn(db);
    const held = await fill(deps(), { organizationId, tag, patient, amount });
    // Words such as states are nobody's: what is told are ids, amounts and whatever is named for the organisation.
    const isOwn = (value: string) =>
      UUID.test(value) || /^\d+(\.\d+)?$/.test(value) || value.toLowerCase().includes(named);
    const named = tag.toLowerCase();
    const values = [...(await valuesIn(db))].filter((each) => !before.has(each) && isOwn(each));
    const secrets = [...values, patient.id, patient.resultId, patient.email];
    return { held, secrets };
  };

  /** What a stranger reads where a call is booked: who consults is no secret. */
  const publicText = async () => (await app.inject('/api/teleconsultations/slots')).body;

  const told = (text: string, secrets: readonly string[]): string[] =>
    secrets.filter((secret) => text.includes(secret));

  const unsaidIn = (secrets: readonly string[], open: string): string[] =>
    secrets.filter((secret) => !open.includes(secret));

  const both = async () => {
    const house = await filling(HOUSE, 'Quartz', 81_234_567);
    const other = await filling(others, 'Velvet', 97_654_321);
    return { house, other };
  };

  it('[NEW-127] is told nothing of another one by any call, in whatever role', async () => {
    const { house, other } = await both();
    const open = await publicText();
    for (const [of, { secrets }] of [
      [HOUSE, other],
      [others, house],
    ] as const) {
      const unsaid = unsaidIn(secrets, open);
      for (const call of CALLS_OF_STAFF) {
        const kept = GUARDED.includes(call) ? secrets : unsaid;
        for (const role of STAFF_ROLES) {
          for (const request of requestsOf(call, UNKNOWN)) {
            const { text } = await ask(call, request, { of, role });
            expect(told(text, kept), `${call.name} ${request.url}`).toEqual([]);
          }
        }
      }
    }
  }, 120_000);

  it('[NEW-127] is told of her own, by these calls', async () => {
    const { other } = await both();
    const saying = new Set<string>();
    for (const call of GUARDED) {
      for (const request of about(call, other.held.patient.id, other.held.patient.email)) {
        if (call.endpoint.method !== 'GET') continue;
        const { text } = await ask(call, request, { of: others });
        if (told(text, other.secrets).length > 0) saying.add(call.name);
      }
    }
    expect([...saying].toSorted()).toEqual([
      'exportList',
      'findPatient',
      'listAbsences',
      'listDay',
      'listPayments',
      'listRefunds',
      'listReminders',
      'readOverview',
      'readPatient',
    ]);
  }, 60_000);

  type Named = { readonly id: string; readonly email: string };

  /** Asks a call about somebody or something of another organisation, and about what nobody has. */
  const answersAbout = async (call: Call, of: string, named: readonly Named[]) => {
    const unknown: Awaited<ReturnType<typeof ask>>[] = [];
    for (const request of about(call, UNKNOWN, NOBODY)) {
      unknown.push(await ask(call, request, { of }));
    }
    const answers = [];
    for (const { id, email } of named) {
      for (const [place, request] of about(call, id, email).entries()) {
        const { status, text } = await ask(call, request, { of });
        const title = `${call.name} ${request.url} ${JSON.stringify(request.body)}`;
        const said = text.replaceAll(id, UNKNOWN).replaceAll(email, NOBODY);
        answers.push({ title, status, said, unknown: unknown[place] });
      }
    }
    return answers;
  };

  /** Calls that take an id or an address of somebody. */
  const TAKING = CALLS_OF_STAFF.filter(
    ({ sent, endpoint }) =>
      !endpoint.form &&
      /:\w+"|@|[0-9a-f]{8}-[0-9a-f]{4}/.test(JSON.stringify([sent, endpoint.path])),
  );

  const directions = async () => {
    const { house, other } = await both();
    const namedOf = ({ secrets, held }: typeof house): Named[] => {
      const emails = [...secrets.filter((each) => each.includes('@')), held.patient.email];
      return secrets
        .filter((each) => UUID.test(each))
        .map((id, index) => ({ id, email: emails[index % emails.length] ?? '' }));
    };
    return [
      { of: HOUSE, secrets: other.secrets, named: namedOf(other) },
      { of: others, secrets: house.secrets, named: namedOf(house) },
    ];
  };

  it('[NEW-127] is answered about ids of another one as about ids that nobody has', async () => {
    for (const { of, named } of await directions()) {
      for (const call of TAKING.filter((each) => GUARDED.includes(each))) {
        for (const { title, status, said, unknown } of await answersAbout(call, of, named)) {
          expect({ status, said }, title).toEqual({ status: unknown?.status, said: unknown?.text });
          if (paramsOf(call.endpoint).length > 0) expect(status, title).toBe(404);
        }
      }
    }
  }, 120_000);

  it('[NEW-127] comes no further by ids of another one in the calls that patients make, too', async () => {
    const ways = await directions();
    const open = await publicText();
    for (const { of, named, secrets } of ways) {
      const unsaid = unsaidIn(secrets, open);
      for (const call of TAKING.filter((each) => !GUARDED.includes(each))) {
        for (const { title, status, said, unknown } of await answersAbout(call, of, named)) {
          // What she has sent herself may come back.
          const back = unsaid.filter((each) => !title.includes(each));
          expect(told(said, back), title).toEqual([]);
          // What is done for anybody, such as a booking, may be done once.
          if (unknown?.status !== 200) expect(status, title).toBe(unknown?.status);
        }
      }
    }
  }, 240_000);

  it('[NEW-127] counts nothing of another one, in no figure, list or file', async () => {
    const more = { patient: await addPatient(deps(), 'Marble'), amount: 61_111_117 };
    const patient = await addPatient(deps(), 'Velvet');
    await filling(HOUSE, 'Quartz', 81_234_567);
    const ofHouse = await lookAll(HOUSE);
    const velvet = { organizationId: others, tag: 'Velvet', patient, amount: 97_654_321 };
    await fill(deps(), velvet);
    expect(await lookAll(HOUSE)).toEqual(ofHouse);
    const ofOthers = await lookAll(others);
    await fill(deps(), { organizationId: HOUSE, tag: 'Marble', ...more });
    expect(await lookAll(others)).toEqual(ofOthers);
    expect(await lookAll(HOUSE)).not.toEqual(ofHouse);
  }, 120_000);

  it.each<[string, (held: Filled) => readonly string[]]>([
    ['readPatient', ({ patient }) => [patient.id]],
    ['readPatientResult', ({ patient }) => [patient.id, patient.resultId]],
    ['sendReminder', ({ soon }) => [soon]],
    ['settleAbsence', ({ unsettled }) => [unsettled]],
  ])('[NEW-127] reaches with %s what is of her own organisation alone', async (name, ids) => {
    const { house, other } = await both();
    const call = CALLS.find((each) => each.name === name);
    if (call === undefined) throw new Error(`No call is named ${name}`);
    const request = (held: Filled) => {
      const left = [...ids(held)];
      const url = call.endpoint.path.replaceAll(/:\w+/g, () => left.shift() ?? '');
      return { url, body: call.body };
    };
    expect((await ask(call, request(house.held), { of: others })).status).toBe(404);
    expect((await ask(call, request(other.held), { of: HOUSE })).status).toBe(404);
    expect((await ask(call, request(other.held), { of: others })).status).toBe(200);
  });

  it('[NEW-127] resets the passkeys of colleagues, and of nobody else', async () => {
    const { other } = await both();
    const call = CALLS.find((each) => each.name === 'resetPasskeys');
    if (call === undefined) throw new Error('No call resets passkeys');
    const request = { url: call.endpoint.path, body: { email: other.held.dentist.email } };
    expect((await ask(call, request, { of: HOUSE })).status).toBe(404);
    expect((await ask(call, request, { of: others })).status).toBe(200);
  });

  it('[NEW-128] finds what belongs to no organisation in the house alone', async () => {
    const ofHouse = CALLS.filter(({ endpoint }) => endpoint.ofHouse);
    expect(ofHouse.map(({ name }) => name)).toEqual(['listRedFlags', 'readSystem']);
    for (const call of ofHouse) {
      const request = { url: call.endpoint.path, body: null };
      expect((await ask(call, request)).status).toBe(200);
      expect((await ask(call, request, { of: others })).status).toBe(404);
    }
    const files = CALLS.find(({ name }) => name === 'exportList');
    const statuses: Record<string, number> = {};
    for (const list of EXPORTS) {
      const request = { url: `/api/staff/export?list=${list}`, body: null };
      if (files) statuses[list] = (await ask(files, request, { of: others })).status;
    }
    expect(statuses).toEqual({
      days: 200,
      funnel: 404,
      conditions: 404,
      payments: 200,
      refunds: 200,
      redFlags: 404,
    });
  });
});
