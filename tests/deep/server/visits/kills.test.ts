import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect } from '../../../../server/db/connect.ts';
import type { Database } from '../../../../server/db/connect.ts';
import {
  appointments,
  messages,
  prescriptions,
  sandboxMessages,
  visitNotes,
} from '../../../../server/db/schema.ts';
import { readCode } from '../../../../contracts/rules/prescription-code.ts';
import { doDueJobs } from '../../../../server/jobs/runner.ts';
import { systemClock } from '../../../../server/lib/clock.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { doctorsIn } from '../../../../server/repositories/doctors.ts';
import { deliveryJob } from '../../../../server/services/messages/delivery.ts';
import { SANDBOX_ORGANIZER } from '../../../../server/services/messages/invite.ts';
import { sandboxMail, sandboxSms } from '../../../../server/services/messages/sandbox.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { endProcesses, startMain } from '../../../kit/processes.ts';
import { stepClock } from '../../../kit/server.ts';
import { addDoctorWithAccount, MINUTE } from '../../../server/rooms/rooms.kit.ts';
import { LINE, prescribing } from '../../../server/visits/prescribing.kit.ts';
import { WRITTEN } from '../../../server/visits/visits.kit.ts';

/** How often a server is killed on each database, on the way to each of three goals; KILLS=200 takes half an hour. */
const KILLS = Number(process.env['KILLS'] ?? 3);

/** How many dentists close their notes at once. */
const DENTISTS = 3;

/** Calls of each dentist: more than are written about before the last kill. */
const CALLS = 40 + KILLS * 25;
/** The rooms of all are closed, and the oldest call is not too long ago for a prescription. */
const LONG_AGO = 60 * MINUTE;
const SPACING = (36 * 60 * MINUTE) / CALLS;

/** Versions of each note: the second one is a correction. */
const VERSIONS = 2;

vi.setConfig({ testTimeout: 60_000 + KILLS * 20_000 });

const undo: (() => unknown)[] = [];
afterEach(async () => {
  await endProcesses();
  for (const step of undo.splice(0).toReversed()) await step();
});

type Told = {
  readonly appointment: string;
  readonly version: number;
  readonly code: string | null;
};

/** A dentist with a patient, how far they have come, and what they were told. */
type Pair = {
  readonly name: string;
  readonly dentist: string;
  readonly patient: string;
  readonly calls: readonly string[];
  /** The number of the note that is closed next, over kills: a request without a reply is sent again as it was. */
  next: number;
  readonly closed: Told[];
  /** Addresses of files that were promised. */
  readonly promised: string[];
  filed: number;
};

/** Puts a dentist and a patient into a database who have met in many calls. */
const pairIn = async (db: Database, at: number): Promise<Pair> => {
  const needs = { db, clock: systemClock };
  const name = `Dr. Number ${at}`;
  const dentist = await addDoctorWithAccount(needs, name);
  const patient = await addSignedIn(needs, 'patient');
  const doctor = await doctorsIn(db.sql).ofAccount(dentist.id);
  const now = systemClock.now();
  const came = { patientCameAt: now, doctorCameAt: now };
  const rows = Array.from({ length: CALLS }, (_none, index) => ({
    ...came,
    id: randomIds.row(),
    ownerId: patient.id,
    doctorId: doctor?.id ?? '',
    product: 'laterCall30' as const,
    startsAt: new Date(now.getTime() - LONG_AGO - index * SPACING),
    minutes: 30,
    state: 'ended' as const,
    patientName: 'Asha Rao',
    patientEmail: patient.email,
    patientPhone: '9876543210',
    notes: '',
    sequence: 0,
    createdAt: now,
  }));
  await db.sql.insert(appointments).values(rows);
  const calls = rows.map(({ id }) => id);
  return {
    name: `d${at}`,
    dentist: dentist.token,
    patient: patient.token,
    calls,
    next: 0,
    closed: [],
    promised: [],
    filed: 0,
  };
};

/** Sends every mail that a process has left. */
const sendTheRest = async (db: Database): Promise<void> => {
  const clock = stepClock(systemClock.now().toISOString());
  const log = { warn: () => undefined, error: () => undefined };
  const deps = {
    db,
    clock,
    ids: randomIds,
    log,
    mail: sandboxMail({ db, clock }),
    sms: sandboxSms({ db, clock }),
    smsLanguage: 'en' as const,
    organizer: SANDBOX_ORGANIZER,
    closing: new AbortController().signal,
  };
  for (let round = 0; round < 4; round += 1) {
    clock.advance(6 * MINUTE);
    await doDueJobs({ ...deps, kinds: [deliveryJob(deps, 'notice')], onEnd: () => undefined });
  }
};

/** The medicines of a note, by its number: every other version has some. */
const prescribedIn = (number: number) =>
  number % VERSIONS === 0 ? prescribing(LINE.paracetamol) : null;

/** A busy server turns somebody away; asking again, they hear what they would have heard. */
const untilHeard = async (ask: () => Promise<Response>): Promise<Response> => {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
  }
};

const post = (url: string, token: string, body: object, key?: string) =>
  untilHeard(() =>
    fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    }),
  );

/** Reads a promised file as its patient does. */
const openFile = async (address: string, path: string): Promise<void> => {
  const file = await untilHeard(() => fetch(new URL(path, address)));
  expect(file.status).toBe(200);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
};

/** Closes notes and takes their files, one after the other, until the server is gone. */
const keepClosing = async (address: string, pair: Pair): Promise<void> => {
  // A file that was promised before the kill is there after it.
  const last = pair.promised.at(-1);
  if (last !== undefined) await openFile(address, last);
  for (;;) {
    const number = pair.next;
    const after = number % VERSIONS;
    const appointment = pair.calls[Math.floor(number / VERSIONS)] ?? '';
    const body = {
      ...WRITTEN,
      after,
      findings: `Found in ${pair.name}, number ${number}.`,
      prescription: prescribedIn(number),
    };
    const visit = `${address}/api/teleconsultations/${appointment}/visit-note`;
    const reply = await post(visit, pair.dentist, body, `note-${pair.name}-${number}`);
    const said = await reply.text();
    expect([reply.status, said]).toEqual([200, expect.any(String)]);
    const { note } = JSON.parse(said) as {
      note: { version: number; prescription: { code: string } | null };
    };
    expect(note.version).toBe(after + 1);
    pair.closed.push({ appointment, version: note.version, code: note.prescription?.code ?? null });
    pair.next += 1;
    const asked = { appointment_id: appointment };
    const pdf = `${address}/api/teleconsultations/visit-note-pdf`;
    const made = await post(pdf, pair.patient, asked);
    expect(made.status).toBe(200);
    const { pdf_url } = (await made.json()) as { pdf_url: string };
    pair.promised.push(pdf_url);
    await openFile(address, pdf_url);
    pair.filed += 1;
  }
};

describe.each(DATABASES)(
  'servers that are killed while dentists close notes, on $database',
  ({ bare }) => {
    it('[NEW-74] lose no note, prescription, file or mail that somebody was told of, and double none', async () => {
      const { settings, remove } = await bare();
      undo.push(remove);
      const before = await connect(settings);
      const pairs: Pair[] = [];
      for (let at = 0; at < DENTISTS; at += 1) pairs.push(await pairIn(before, at));
      await before.close();
      const where: Record<string, string> =
        settings.databaseUrl === null
          ? { DATA_DIR: settings.dataDir }
          : { DATABASE_URL: settings.databaseUrl };
      /** What is waited for before a kill, in turn: a note that is closed, a file that was read, and nothing. */
      const goals = [
        () => pairs.reduce((sum, { closed }) => sum + closed.length, 0),
        () => pairs.reduce((sum, { filed }) => sum + filed, 0),
        null,
      ];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const server = startMain({ env: { PORT: '0', RATE_LIMIT: 'off', ...where } });
        const [, address = ''] = await server.says(/running at (.*)\n/);
        const closing = pairs.map((pair) =>
          keepClosing(address, pair).catch((error: unknown) => {
            // The server is gone: anything else is a fault.
            if (!(error instanceof TypeError)) throw error;
          }),
        );
        const goal = goals[kill % goals.length] ?? null;
        const reached = goal?.() ?? 0;
        if (goal !== null) {
          await vi.waitFor(() => expect(goal()).toBeGreaterThan(reached), { timeout: 120_000 });
        }
        await new Promise((resolve) => setTimeout(resolve, 20 + ((kill * 137) % 400)));
        server.child.kill('SIGKILL');
        await server.ended;
        await Promise.all(closing);
      }
      const db = await connect(settings);
      undo.push(() => db.close());
      await sendTheRest(db);
      const rows = await db.sql.select().from(visitNotes);
      const prescribed = await db.sql.select().from(prescriptions);
      const kept = new Set(rows.map(({ appointmentId, version }) => `${appointmentId} ${version}`));
      const codes = new Set(prescribed.map(({ code }) => code));
      const closed = pairs.flatMap((pair) => pair.closed);
      expect(closed.length).toBeGreaterThanOrEqual((2 * KILLS) / 3);
      expect(closed.filter((each) => !kept.has(`${each.appointment} ${each.version}`))).toEqual([]);
      expect(
        closed.filter(({ code }) => code !== null && !codes.has(readCode(code) ?? '')),
      ).toEqual([]);
      // Each request is one note: what was sent and not answered is there once, or not at all.
      const words = rows.map(({ content }) => content.findings);
      expect(new Set(words).size).toBe(words.length);
      const unanswered = rows.length - closed.length;
      expect(unanswered).toBeGreaterThanOrEqual(0);
      expect(unanswered).toBeLessThanOrEqual(DENTISTS);
      // A note and its prescription stand together: the first version of each has one.
      expect(prescribed).toHaveLength(rows.filter(({ version }) => version === 1).length);
      expect(codes.size).toBe(prescribed.length);
      const mails = (await db.sql.select().from(messages)).filter(
        ({ kind }) => kind === 'visitNote',
      );
      expect(mails).toHaveLength(rows.length);
      expect(mails.filter(({ state }) => state !== 'sent')).toEqual([]);
      const sent = (await db.sql.select().from(sandboxMessages)).map(({ id }) => id);
      expect(mails.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
    });
  },
);
