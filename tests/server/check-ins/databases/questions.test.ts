import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import {
  accounts,
  assessments,
  checkIns as checkInRows,
  messages,
} from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { askHowItIs } from '../../../../server/services/check-ins/questions.ts';
import { DATABASES } from '../../../kit/databases.ts';
import type { stepClock } from '../../../kit/server.ts';
import { PASSWORD, browserOn, outboxOf } from '../../accounts/accounts.kit.ts';
import { soon } from '../../appointments/appointments.kit.ts';
import {
  ASHA,
  HOUR,
  beOf,
  callsOf,
  checkInsApp,
  plannedIn,
  questionsIn,
  rowsIn,
} from '../check-ins.kit.ts';
import type { Person } from '../check-ins.kit.ts';

const DAY = 24 * HOUR;

describe.each(DATABASES)('the question how it is on $database', ({ fresh }) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;
  let asha: Person;
  let id: string;
  let own: ReturnType<typeof callsOf>;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha, id } = await checkInsApp(db));
    own = callsOf(app, asha, id);
  });

  const goTo = (iso: string) => clock.advance(Date.parse(iso) - clock.now().getTime());
  const nextAt = async () => (await own.read()).next_at;
  const asked = (count: number) =>
    soon(async () => expect(await rowsIn(db)).toMatchObject([{ sent: count }]));
  const keyNow = async (): Promise<string> => `${id}:${await nextAt()}`;
  const askAs = (key: string, now: () => Date = clock.now) =>
    askHowItIs({ db, clock: { ...clock, now }, ids: randomIds, wakeJobs: () => undefined }, key);
  const call = (path: string, body: object) =>
    browserOn(app).post(path, body, { authorization: `Bearer ${asha.token}` });

  it('[NEW-44] comes by mail at its times and says nothing of the result', async () => {
    await own.turn(true);
    goTo('2026-01-04T02:29:30.000Z');
    expect(await questionsIn(db)).toEqual([]);
    goTo('2026-01-04T02:31:00.000Z');
    await asked(1);
    const mail = await soonMail();
    expect(mail.subject).toBe('A question from Toothwise');
    expect(mail.text).toContain('how is it today?');
    expect(mail.text).toContain('/dashboard');
    expect(mail.text).toContain('“Stop asking”');
    for (const word of [id, 'tooth ', 'teeth', 'pain', 'dentist', 'moderate', 'cold']) {
      expect(`${mail.subject} ${mail.text}`.toLowerCase()).not.toContain(word);
    }
    expect(await nextAt()).toBe('2026-01-11T02:30:00.000Z');
    goTo('2026-01-11T02:31:00.000Z');
    await asked(2);
    expect(await nextAt()).toBeNull();
    expect(await questionsIn(db)).toHaveLength(2);
  });

  it('[NEW-44] comes sooner where it got worse', async () => {
    await own.turn(true);
    goTo('2026-01-04T02:31:00.000Z');
    await asked(1);
    expect(await nextAt()).toBe('2026-01-11T02:30:00.000Z');
    await own.tell({ answer: 'worse' });
    expect(await nextAt()).toBe('2026-01-05T02:31:00.000Z');
    goTo('2026-01-05T02:32:00.000Z');
    await asked(2);
  });

  const soonMail = async () => {
    let found: Awaited<ReturnType<typeof outboxOf>>[number] | undefined;
    await soon(async () => {
      found = (await outboxOf(app, ASHA.email)).find(({ subject }) => subject.includes('question'));
      expect(found).toBeDefined();
    });
    if (found === undefined) throw new Error('no mail');
    return found;
  };

  it.each([
    ['see dentist soon', '2026-01-02T02:30:00.000Z'],
    ['moderate', '2026-01-04T02:30:00.000Z'],
    ['routine', '2026-01-15T02:30:00.000Z'],
  ] as const)('[NEW-44] is planned by urgency, never by night: %s', async (urgency, at) => {
    await beOf(db, id, urgency);
    expect((await own.turn(true)).body.check_in.next_at).toBe(at);
  });

  it('[NEW-44] is asked once by two processes and by one that was lost on the way', async () => {
    await own.turn(true);
    const key = await keyNow();
    goTo('2026-01-04T02:29:59.000Z');
    const day = () => new Date('2026-01-04T03:00:00.000Z');
    await Promise.all([askAs(key, day), askAs(key, day)]);
    await askAs(key, day);
    expect(await rowsIn(db)).toMatchObject([{ sent: 1, isAsked: true }]);
    expect(await questionsIn(db)).toHaveLength(1);
  });

  it('[NEW-44] waits for morning where the server stood still until night, and is not sent late', async () => {
    await own.turn(true);
    const key = await keyNow();
    await askAs(key, () => new Date('2026-01-04T16:00:00.000Z'));
    expect(await questionsIn(db)).toEqual([]);
    expect(await rowsIn(db)).toMatchObject([
      { sent: 0, nextAt: new Date('2026-01-05T02:30:00.000Z') },
    ]);
    await askAs(await keyNow(), () => new Date('2026-01-05T02:30:00.000Z'));
    // Nothing that hangs in the outbox wakes anybody.
    expect(await questionsIn(db)).toMatchObject([
      { uselessAt: new Date('2026-01-05T15:30:00.000Z') },
    ]);
  });

  it('[NEW-44] does not come twice at once after the server stood still for weeks', async () => {
    await own.turn(true);
    await askAs(await keyNow(), () => new Date('2026-02-01T10:00:00.000Z'));
    expect(await nextAt()).toBe('2026-02-02T10:00:00.000Z');
  });

  it('[NEW-44] asks twice at most, whatever is switched on and off', async () => {
    let mails = 0;
    for (let time = 0; time < 4; time += 1) {
      await own.turn(true);
      const at = await nextAt();
      if (at !== null) await askAs(`${id}:${at}`, () => new Date(at));
      mails += (await questionsIn(db)).length;
      clock.advance(DAY);
      await own.turn(false);
    }
    expect(await rowsIn(db)).toMatchObject([{ sent: 2 }]);
    expect(mails).toBe(2);
    expect((await own.turn(true)).body.check_in).toMatchObject({ left: 0, next_at: null });
  });

  it('[NEW-48] waits on the home page until it is answered, and of an account without mail it does so alone', async () => {
    await db.sql.update(accounts).set({ email: null }).where(eq(accounts.id, asha.id));
    expect((await own.turn(true)).body.check_in.is_mailed).toBe(false);
    const list = async () => (await browserOn(app).get('/api/account/results', asha.token)).body;
    expect((await list()).asked).toEqual([]);
    await askAs(await keyNow(), () => new Date('2026-01-04T10:00:00.000Z'));
    expect(await questionsIn(db)).toEqual([]);
    expect((await list()).asked).toEqual([id]);
    await own.tell({ answer: 'same' });
    expect((await list()).asked).toEqual([]);
  });

  it('[NEW-44] sends no mail to somebody who wants no reminders', async () => {
    await own.turn(true);
    await db.sql.update(accounts).set({ reminders: false }).where(eq(accounts.id, asha.id));
    await askAs(await keyNow(), () => new Date('2026-01-04T10:00:00.000Z'));
    expect(await questionsIn(db)).toEqual([]);
    expect(await own.read()).toMatchObject({ is_mailed: false, left: 1 });
  });

  describe('[NEW-47] is not asked', () => {
    const AT_TEN = () => new Date('2026-01-04T10:00:00.000Z');
    /** Keeps the mail in the outbox, as while the provider is down. */
    const askAndHold = async () => {
      await own.turn(true);
      await askAs(await keyNow(), AT_TEN);
      expect(await questionsIn(db)).toMatchObject([{ state: 'waiting' }]);
    };

    it.each([
      ['after it was stopped', () => own.turn(false)],
      ['after a dentist has seen it', () => own.tell({ answer: 'seen' })],
      ['after a danger was told', () => own.tell({ answer: 'worse', signs: ['face_droops'] })],
      ['of a result that was deleted', () => own.remove()],
      [
        'after the consent was taken back',
        () => call('/api/account/consents', { consents: { dataProcessing: false } }),
      ],
      ['of an account that was erased', () => call('/api/account/erase', { password: PASSWORD })],
    ])('%s, and a mail that waits is taken back', async (_what, end) => {
      await askAndHold();
      const key = await keyNow();
      expect((await end()).status).toBe(200);
      expect(await questionsIn(db)).toEqual([]);
      await askAs(key, () => new Date('2026-01-11T10:00:00.000Z'));
      expect(await questionsIn(db)).toEqual([]);
    });

    it('again by itself once the consent is given again', async () => {
      await own.turn(true);
      const key = await keyNow();
      await call('/api/account/consents', { consents: { dataProcessing: false } });
      expect((await own.turn(true)).body.code).toBe('consent_withdrawn');
      expect((await own.tell({ answer: 'same' })).status).toBe(409);
      clock.advance(1000);
      await call('/api/account/consents', { consents: { dataProcessing: true } });
      await askAs(key, AT_TEN);
      expect(await questionsIn(db)).toEqual([]);
      expect(await own.read()).toMatchObject({ is_on: false });
    });

    it('while the consent is away, whatever the row says', async () => {
      await own.turn(true);
      const key = await keyNow();
      await call('/api/account/consents', { consents: { dataProcessing: false } });
      // As if the row had been switched on beside the rule.
      await db.sql.update(checkInRows).set({ isOn: true, nextAt: new Date(key.slice(37)) });
      await askAs(key, AT_TEN);
      expect(await questionsIn(db)).toEqual([]);
    });
  });

  it('leaves a job of a result that is gone without anything to do', async () => {
    await own.turn(true);
    await own.remove();
    expect(await plannedIn(db)).toHaveLength(1);
    goTo('2026-01-04T02:31:00.000Z');
    await soon(async () => expect(await plannedIn(db)).toMatchObject([{ state: 'done' }]));
    expect(await db.sql.select().from(assessments)).toEqual([]);
    expect(await db.sql.select().from(messages).where(eq(messages.kind, 'checkIn'))).toEqual([]);
  });
});
