import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { REFUND } from '../../../../contracts/texts/en/refund.ts';
import { REFUND as REFUND_IN_HINDI } from '../../../../contracts/texts/hi/refund.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { paymentsIn } from '../../../../server/repositories/payments.ts';
import { applyEvent } from '../../../../server/services/payments/apply-event.ts';
import { messages } from '../../../../server/db/schema.ts';
import type { Member } from '../../../kit/account-rows.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { UNKNOWN_SELLER } from '../../../kit/operator.ts';
import type { stepClock } from '../../../kit/server.ts';
import { accountsApp, browserOn } from '../../accounts/accounts.kit.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  SATURDAY_TEN,
  addConsultant,
  addPayment,
  bookingOf,
  callAs,
  consultations,
  linesOf,
  mailsTo,
  readAs,
  rowsIn,
  soon,
} from '../appointments.kit.ts';

const DAY_MS = 24 * 60 * 60_000;

describe.each(DATABASES)('an appointment on $database', ({ fresh }) => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let asha: Member;
  let ravi: Member;

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha, ravi } = await consultations(db));
  });

  const book = async (who: Member, changes: object = {}): Promise<string> => {
    const { status, body } = await callAs({ app, ...who }, '/book', bookingOf(who, changes));
    expect(status).toBe(200);
    return body.appointment.id;
  };
  const move = (who: Member, id: string, scheduledTime: string) =>
    callAs({ app, ...who }, `/${id}/reschedule`, { scheduledTime });
  const cancel = (who: Member, id: string) =>
    callAs({ app, ...who }, `/${id}/cancel`, { reason: 'I am away that day' });

  it('is confirmed, changed and cancelled by mails whose invitations a calendar can follow', async () => {
    const id = await book(asha);
    await mailsTo(app, asha, 1);
    clock.advance(60_000);
    await move(asha, id, SATURDAY_TEN);
    await mailsTo(app, asha, 2);
    clock.advance(60_000);
    await cancel(asha, id);
    const mails = await mailsTo(app, asha, 3);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your video call at Toothwise is booked',
      'Your video call at Toothwise has a new time',
      'Your video call at Toothwise is cancelled',
    ]);
    const lines = mails.map(({ invite }) => linesOf(invite));
    expect(lines.map((each) => [each['METHOD'], each['SEQUENCE'], each['STATUS']])).toEqual([
      ['REQUEST', '0', 'CONFIRMED'],
      ['REQUEST', '1', 'CONFIRMED'],
      ['CANCEL', '2', 'CANCELLED'],
    ]);
    expect(new Set(lines.map((each) => each['UID']))).toEqual(new Set([`${id}@toothwise`]));
    expect(lines.map((each) => [each['DTSTART'], each['DTEND']])).toEqual([
      ['20260102T043000Z', '20260102T050000Z'],
      ['20260103T043000Z', '20260103T050000Z'],
      ['20260103T043000Z', '20260103T050000Z'],
    ]);
    expect(lines[0]).toMatchObject({
      SUMMARY: String.raw`Video call\, Toothwise`,
      ORGANIZER: 'mailto:appointments@toothwise.invalid',
      ATTENDEE: `MAILTO:${asha.email}`,
    });
    // Nothing of what it is about.
    expect(JSON.stringify(mails)).not.toContain('Dentine');
  });

  it('is told of in both languages: when in India, with whom, what is to pay, and how to join', async () => {
    await book(asha);
    const [mail] = await mailsTo(app, asha, 1);
    const [english = '', hindi = ''] = (mail?.text ?? '').split('----');
    for (const words of [
      '2 January 2026 at 10:00 (IST)',
      'With Dr. Meera Iyer, by video, 30 minutes.',
      'Registration number of the dentist: KA-12345.',
      'You pay ₹499 at the time of the appointment.',
      'Please be in a quiet place with a good internet connection.',
      'In your account you can choose another day and time or cancel it',
      '112 or 108',
    ]) {
      expect(english).toContain(words);
    }
    for (const words of [
      '2 जनवरी 2026 को 10:00 बजे (IST)',
      '₹499',
      'Dr. Meera Iyer',
      'पंजीकरण नंबर: KA-12345।',
      'अपने खाते में दूसरा दिन और समय चुनें या इसे रद्द करें',
      '112 या 108',
    ]) {
      expect(hindi).toContain(words);
    }
  });

  it('moves to a free time, once however often that is asked, and its old time is free', async () => {
    const id = await book(asha);
    for (let time = 0; time < 2; time += 1) {
      const moved = await move(asha, id, FRIDAY_ELEVEN);
      expect([moved.status, moved.body.appointment.starts_at]).toEqual([200, FRIDAY_ELEVEN]);
    }
    expect((await rowsIn(db))[0]?.sequence).toBe(1);
    await mailsTo(app, asha, 2);
    await book(ravi);
  });

  it('stays where it was when the other time is taken, not bookable or one’s own', async () => {
    const id = await book(asha);
    await book(ravi, { scheduledTime: FRIDAY_ELEVEN });
    expect((await move(asha, id, FRIDAY_ELEVEN)).status).toBe(409);
    expect((await move(asha, id, '2026-01-01T16:00:00+05:30')).status).toBe(422);
    const nonsense = await move(asha, id, 'soon');
    expect([nonsense.status, nonsense.body.message]).toEqual([422, 'Please select a valid date.']);
    await book(asha, { scheduledTime: SATURDAY_TEN });
    await addConsultant(db, 'Dr. Rohan Kulkarni');
    expect((await move(asha, id, SATURDAY_TEN)).body.message).toContain('already');
    const { body } = await readAs(app, asha, `/${id}`);
    expect(body.appointment).toMatchObject({ starts_at: FRIDAY_TEN, state: 'confirmed' });
  });

  it('that two people swap at the same moment is at one of the two, and nothing fails', async () => {
    const ofAsha = await book(asha);
    const ofRavi = await book(ravi, { scheduledTime: FRIDAY_ELEVEN });
    const replies = await Promise.all([
      move(asha, ofAsha, FRIDAY_ELEVEN),
      move(ravi, ofRavi, FRIDAY_TEN),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('moves to the other doctor where the own one is busy then', async () => {
    const id = await book(asha);
    await book(ravi, { scheduledTime: FRIDAY_ELEVEN });
    await addConsultant(db, 'Dr. Rohan Kulkarni');
    const moved = await move(asha, id, FRIDAY_ELEVEN);
    expect(moved.body.appointment.doctor.name).toBe('Dr. Rohan Kulkarni');
  });

  it('is cancelled with a reason, once, and its time is free', async () => {
    const id = await book(asha);
    expect((await callAs({ app, ...asha }, `/${id}/cancel`, { reason: '  ' })).status).toBe(400);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await cancel(asha, id);
      expect(status).toBe(200);
      expect(body.appointment).toMatchObject({
        state: 'cancelled',
        cancel_reason: 'I am away that day',
      });
    }
    await mailsTo(app, asha, 2);
    expect((await move(asha, id, FRIDAY_ELEVEN)).status).toBe(422);
    await book(ravi);
  });

  const paidOne = async () => {
    const payment = await addPayment(db, asha, { state: 'awaiting' });
    const deps = { db, clock, ids: randomIds, seller: UNKNOWN_SELLER };
    for (const event of [
      { type: 'opened' } as const,
      { type: 'captured', captureId: `pay_${payment}`, amount: 299_00 } as const,
    ]) {
      await applyEvent(deps, payment, { event, source: 'provider' });
    }
    const asked = bookingOf(asha, { payment_id: payment });
    const { body } = await callAs({ app, ...asha }, '/schedule', asked);
    return { payment, id: body.appointment.id as string };
  };
  const leave = (id: string, money?: 'back' | 'kept') =>
    callAs({ app, ...asha }, `/${id}/cancel`, { reason: 'other_time', money });
  const lastWords = async () =>
    (await mailsTo(app, asha, 2)).find(({ subject }) => subject.includes('cancelled'))?.text;
  const stateOf = async (payment: string) => (await paymentsIn(db.sql).byId(payment))?.state;

  it.each([
    ['back', 'refunding', 'goesBack'],
    // It goes back where nothing is chosen.
    [undefined, 'refunding', 'goesBack'],
    ['kept', 'settled', 'isKept'],
  ] as const)(
    'is cancelled with its money (%s), once, and the mail says it as the form does',
    async (money, state, sentence) => {
      const { payment, id } = await paidOne();
      expect((await leave(id, money)).body.appointment.state).toBe('cancelled');
      // The same again, whatever it says, moves no money a second time.
      await leave(id, 'kept');
      expect(await stateOf(payment)).toBe(state);
      const said = await lastWords();
      expect(said).toContain(REFUND[sentence]('₹299'));
      expect(said).toContain(REFUND_IN_HINDI[sentence]('₹299'));
    },
  );

  it.each([
    ['back', true],
    ['kept', false],
  ] as const)(
    '[NEW-07] says where its receipt is, and its credit note where the money goes back (%s)',
    async (money, goesBack) => {
      const { id } = await paidOne();
      const [booked] = await mailsTo(app, asha, 1);
      expect(booked?.text).toContain(
        'The receipt for your payment is in your account: open Toothwise at /teleconsultation.',
      );
      expect(booked?.text).toContain('रसीद');
      await leave(id, money);
      const said = await lastWords();
      expect(said?.includes('its credit note is beside the receipt in your account')).toBe(
        goesBack,
      );
      expect(said?.includes('क्रेडिट नोट')).toBe(goesBack);
    },
  );

  it('[NEW-07] names no receipt where nothing is paid yet', async () => {
    await cancel(asha, await book(asha));
    const texts = (await mailsTo(app, asha, 2)).map(({ text }) => text);
    for (const text of texts) expect(text).not.toMatch(/receipt|credit note/);
  });

  it('moves no money where it can no longer be cancelled', async () => {
    const { payment, id } = await paidOne();
    clock.advance(Date.parse(FRIDAY_TEN) - clock.now().getTime());
    expect((await leave(id, 'back')).status).toBe(422);
    expect(await stateOf(payment)).toBe('settled');
  });

  it('that was not paid says so as it is cancelled', async () => {
    await cancel(asha, await book(asha));
    expect(await lastWords()).toContain(REFUND.nothingPaid);
  });

  it('cannot be changed once it has begun, and ends by itself', async () => {
    const id = await book(asha);
    await mailsTo(app, asha, 1);
    clock.advance(Date.parse(FRIDAY_TEN) - clock.now().getTime());
    for (const reply of [await cancel(asha, id), await move(asha, id, SATURDAY_TEN)]) {
      expect([reply.status, reply.body.message]).toEqual([
        422,
        'This appointment has begun already.',
      ]);
    }
    clock.advance(31 * 60_000);
    await soon(async () => expect((await rowsIn(db))[0]?.state).toBe('ended'));
  });

  it('that was moved is not ended at its old time', async () => {
    const id = await book(asha);
    await move(asha, id, SATURDAY_TEN);
    clock.advance(1.5 * DAY_MS);
    await browserOn(app).get('/api/teleconsultations', asha.token);
    expect((await rowsIn(db))[0]?.state).toBe('confirmed');
    clock.advance(2 * DAY_MS);
    await soon(async () => expect((await rowsIn(db))[0]?.state).toBe('ended'));
  });

  it('is mailed to the account that has booked it, and never to an address that was typed', async () => {
    const id = await book(asha, { patientEmail: ravi.email.toUpperCase() });
    await mailsTo(app, asha, 1);
    clock.advance(60_000);
    await move(asha, id, SATURDAY_TEN);
    await mailsTo(app, asha, 2);
    clock.advance(Date.parse(SATURDAY_TEN) - clock.now().getTime() - 59 * 60_000);
    await mailsTo(app, asha, 3);
    await cancel(asha, id);
    await mailsTo(app, asha, 4);
    const written = await db.sql.select().from(messages);
    expect(new Set(written.map(({ kind }) => kind))).toEqual(
      new Set([
        'appointmentConfirmed',
        'appointmentChanged',
        'appointmentReminder',
        'appointmentCancelled',
      ]),
    );
    expect(new Set(written.map(({ recipient }) => recipient))).toEqual(new Set([asha.email]));
    const { body } = await readAs(app, asha, `/${id}`);
    expect(body.appointment.patient_email).toBe(ravi.email);
  });

  it('goes with the account: its time is free, and nothing of it is mailed or kept, whoever an earlier release has mailed', async () => {
    const elsewhere = { ...asha, email: 'daughter@example.com' };
    await book(asha, { patientEmail: elsewhere.email });
    await mailsTo(app, asha, 1);
    await db.sql.update(messages).set({ recipient: elsewhere.email });
    const headers = { authorization: `Bearer ${asha.token}` };
    await app.close();
    ({ app } = await accountsApp(db, { clock }));
    const erased = await browserOn(app).post('/api/account/erase', { password: null }, headers);
    expect(erased.status).toBe(200);
    expect(await rowsIn(db)).toEqual([]);
    const left = await db.sql.select().from(messages);
    expect(left.filter(({ recipient }) => recipient === elsewhere.email)).toEqual([]);
    await book(ravi);
    await mailsTo(app, ravi, 1);
    clock.advance(Date.parse(FRIDAY_TEN) - clock.now().getTime() - 59 * 60_000);
    await mailsTo(app, ravi, 2);
    await mailsTo(app, elsewhere, 0);
  });
});
