import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/connect.ts';
import { feedback } from '../../server/db/schema.ts';
import { accountsIn } from '../../server/repositories/accounts.ts';
import { erasePersonalData, readPersonalData } from '../../server/repositories/personal-data.ts';
import { ratingOfTheMinute } from '../../server/services/feedback.ts';
import { deleteOld } from '../../server/services/retention.ts';
import { addSignedIn } from '../kit/account-rows.ts';
import { freshDatabase } from '../kit/databases.ts';
import { DIAGNOSE_BODY } from '../kit/endpoints.ts';
import { post, stepClock } from '../kit/server.ts';
import { browserOn } from './accounts/accounts.kit.ts';
import { jpeg, upload, xraysApp } from './xrays/xrays.kit.ts';

const DAY = 24 * 60 * 60_000;
const NOBODY = '00000000-0000-4000-8000-000000000009';
const WORDS = 'It asked what my dentist would';

describe('feedback', () => {
  let db: Database;
  let app: FastifyInstance;
  let house: Awaited<ReturnType<typeof xraysApp>>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    house = await xraysApp(db);
    ({ app } = house);
  });

  const openSession = async (): Promise<string> =>
    (await post(app, '/api/chat/session', {})).json().sessionToken;
  const submit = async (body: object) => {
    const reply = await post(app, '/api/feedback/submit', body);
    return { status: reply.statusCode, body: reply.json() };
  };
  /** As the one whose X-rays there are. */
  const submitAs = async (token: string, body: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const { status, body: said } = await browserOn(app).post('/api/feedback/submit', body, headers);
    return { status, body: said };
  };
  const score = (body: object) => submitAs(house.asha.token, body);
  const check = async (token: string) => {
    const reply = await post(app, '/api/feedback/check', { sessionToken: token });
    return { status: reply.statusCode, body: reply.json() };
  };
  const rating = async () => (await app.inject({ url: '/api/feedback/rating' })).json();
  const rows = () => db.sql.select().from(feedback);
  /** An X-ray of the account. */
  const sendXray = async (): Promise<string> =>
    (await upload(app, house.asha, await jpeg())).body.fileId;
  const scoreOf = (sessionId: string) => ({
    sessionId,
    rating: 9,
    comment: '',
    improvements: [],
    customFeedback: '',
    symptomCategory: 'general',
    urgencyLevel: 'routine',
  });

  it('[API-62] [API-65] is known as submitted once stars are kept, and not before', async () => {
    const sessionToken = await openSession();
    expect(await check(sessionToken)).toEqual({ status: 200, body: { hasSubmitted: false } });
    const submitted = await submit({ sessionToken, rating: 4 });
    expect(submitted).toEqual({ status: 200, body: { success: true } });
    expect((await check(sessionToken)).body).toEqual({ hasSubmitted: true });
    expect((await check(await openSession())).body).toEqual({ hasSubmitted: false });
  });

  it('says of a session that nobody opened that nothing was submitted, and refuses what is no token', async () => {
    expect(await check('chat-unknown')).toEqual({ status: 200, body: { hasSubmitted: false } });
    expect((await check('detailed-1')).status).toBe(400);
  });

  it('[FPOP-23] keeps all that the popup sends, bounded', async () => {
    const sessionToken = await openSession();
    const body = {
      sessionToken,
      rating: 2,
      comment: ` ${WORDS} `,
      improvements: ['too_long', 'something_else', 'too_long'],
      customFeedback: 'Fewer questions',
    };
    expect((await submit(body)).status).toBe(200);
    expect(await rows()).toEqual([
      {
        id: expect.any(String),
        isCounted: false,
        sessionToken,
        ownerId: null,
        rating: 2,
        scale: 5,
        comment: WORDS,
        improvements: ['too_long', 'something_else'],
        customFeedback: 'Fewer questions',
        symptomCategory: null,
        urgencyLevel: null,
        createdAt: house.clock.now(),
      },
    ]);
  });

  it('counts once for a session: what was said first stays, and the next is answered like it', async () => {
    const sessionToken = await openSession();
    const first = await submit({ sessionToken, rating: 5, comment: WORDS });
    const [again, other] = await Promise.all([
      submit({ sessionToken, rating: 5, comment: WORDS }),
      submit({ sessionToken, rating: 1, comment: 'Changed my mind' }),
    ]);
    expect([again, other]).toEqual([first, first]);
    expect(await rows()).toMatchObject([{ rating: 5, comment: WORDS }]);
  });

  it('[FDLG-11] [FDLG-12] [FDLG-13] takes a score out of ten for an X-ray at the same address', async () => {
    const sessionId = await sendXray();
    expect(await score(scoreOf(sessionId))).toEqual({ status: 200, body: { success: true } });
    expect((await score({ ...scoreOf(sessionId), rating: 1 })).status).toBe(200);
    expect(await rows()).toMatchObject([
      {
        sessionToken: sessionId,
        ownerId: house.asha.id,
        rating: 9,
        scale: 10,
        comment: null,
        customFeedback: null,
        symptomCategory: 'general',
        urgencyLevel: 'routine',
      },
    ]);
  });

  it('takes a score for a chat session beside its stars, and neither stands in the other’s way', async () => {
    const sessionToken = await openSession();
    await submit(scoreOf(sessionToken));
    expect((await check(sessionToken)).body).toEqual({ hasSubmitted: false });
    await submit({ sessionToken, rating: 3 });
    expect((await rows()).map(({ rating: given, scale }) => `${given} of ${scale}`)).toEqual([
      '9 of 10',
      '3 of 5',
    ]);
  });

  it('is refused for what the server does not know, in the words that a person reads', async () => {
    const sentence = 'We do not have what this feedback is about any more.';
    for (const body of [{ sessionToken: 'chat-unknown', rating: 5 }, scoreOf(NOBODY)]) {
      expect(await submit(body)).toEqual({
        status: 404,
        body: { error: sentence, message: sentence },
      });
    }
    expect(await rows()).toEqual([]);
  });

  it('is refused in the same words for an X-ray by everybody but its owner', async () => {
    const sessionId = await sendXray();
    const another = await addSignedIn({ db, clock: house.clock }, 'patient');
    const refused = [
      await submit(scoreOf(sessionId)),
      await submitAs(another.token, scoreOf(sessionId)),
      await submitAs('of-nobody', scoreOf(sessionId)),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(refused[1]).toEqual(await score(scoreOf(NOBODY)));
    expect(await rows()).toEqual([]);
  });

  it('is taken for an assessment with a token that nobody knows any more', async () => {
    const sessionToken = await openSession();
    expect((await submitAs('of-nobody', { sessionToken, rating: 5 })).status).toBe(200);
    expect(await rows()).toMatchObject([{ sessionToken, rating: 5 }]);
  });

  it.each([
    ['[CONST-47] no stars', { rating: 0 }],
    ['[CONST-47] six stars', { rating: 6 }],
    ['half a star', { rating: 2.5 }],
    ['a comment of 301 characters', { rating: 4, comment: 'x'.repeat(301) }],
    ['own words of 151 characters', { rating: 4, customFeedback: 'x'.repeat(151) }],
    ['an improvement that nobody offers', { rating: 4, improvements: ['cheaper'] }],
    ['the same improvement five times', { rating: 4, improvements: Array(5).fill('too_long') }],
  ])('is refused with %s', async (_words, given) => {
    const sessionToken = await openSession();
    expect((await submit({ sessionToken, ...given })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('[CONST-46] [CONST-49] [CONST-50] is taken up to its bounds, and no score beyond 1 to 10', async () => {
    const sessionId = await sendXray();
    for (const given of [{ rating: 0 }, { rating: 11 }, { urgencyLevel: 'now' }]) {
      expect((await score({ ...scoreOf(sessionId), ...given })).status).toBe(400);
    }
    const longest = { rating: 10, comment: 'x'.repeat(300), customFeedback: 'y'.repeat(150) };
    expect((await score({ ...scoreOf(sessionId), ...longest })).status).toBe(200);
    expect(await rows()).toMatchObject([{ comment: 'x'.repeat(300) }]);
  });

  describe('the public rating', () => {
    let assessments = 0;
    /** Stars of somebody who came to a result that is stored. */
    const giveStars = async (given: number): Promise<void> => {
      const chatSessionToken = await openSession();
      assessments += 1;
      const sessionToken = `detailed-1767225600000-${String(assessments).padStart(12, '0')}`;
      const own = { ...DIAGNOSE_BODY, sessionToken, chatSessionToken };
      expect((await post(app, '/chat_bot/chat/diagnose', own)).statusCode).toBe(200);
      await submit({ sessionToken: chatSessionToken, rating: given });
    };

    it('counts who came to a result, once; what others say is kept and not counted', async () => {
      await giveStars(5);
      for (let call = 0; call < 20; call += 1) {
        const said = { sessionToken: await openSession(), rating: 1 };
        expect((await submit(said)).status).toBe(200);
        expect((await submit(said)).status).toBe(200);
      }
      expect(await rows()).toHaveLength(21);
      expect(await rating()).toMatchObject({ average: 5, count: 1 });
    });

    it('is the mean of the stars to one decimal, their number and the day of the newest', async () => {
      expect(await rating()).toEqual({ average: null, count: 0, newest: null });
      await giveStars(5);
      await giveStars(5);
      house.clock.advance(DAY);
      await giveStars(4);
      await score(scoreOf(await sendXray()));
      expect(await rating()).toEqual({ average: 4.7, count: 3, newest: '2026-01-02' });
    });

    it('is read once a minute, however often it is asked for', async () => {
      await giveStars(4);
      expect((await rating()).count).toBe(1);
      await giveStars(2);
      house.clock.advance(59_999);
      expect((await rating()).count).toBe(1);
      house.clock.advance(1);
      expect(await rating()).toMatchObject({ average: 3, count: 2 });
    });
  });

  it('is asked for anew after a failure, which is not kept for a minute', async () => {
    let isGone = true;
    const flaky: Database = {
      ...db,
      get sql() {
        if (isGone) throw new Error('The database is gone');
        return db.sql;
      },
    };
    const read = ratingOfTheMinute({ db: flaky, clock: house.clock });
    await expect(read()).rejects.toThrow('The database is gone');
    isGone = false;
    expect(await read()).toEqual({ average: null, count: 0, newest: null });
  });

  it('is deleted after a year', async () => {
    const given = house.clock.now().getTime();
    await submit({ sessionToken: await openSession(), rating: 4 });
    const yearLater = (ms: number) => stepClock(new Date(given + 365 * DAY + ms).toISOString());
    expect(await deleteOld({ db, clock: yearLater(0) })).toMatchObject({ feedback: 0 });
    expect(await deleteOld({ db, clock: yearLater(1) })).toMatchObject({ feedback: 1 });
    expect(await rows()).toEqual([]);
  });

  it('is handed out and erased with the account: of its X-rays and of the results that it keeps', async () => {
    const { asha } = house;
    const chatSessionToken = await openSession();
    const sessionToken = 'detailed-1767225600000-abcdef123456';
    const told = { ...DIAGNOSE_BODY, sessionToken, chatSessionToken, patient_id: asha.id };
    await browserOn(app).post('/chat_bot/chat/save_diagnose', told, {
      authorization: `Bearer ${asha.token}`,
    });
    await submit({ sessionToken: chatSessionToken, rating: 4, comment: WORDS });
    await score(scoreOf(await sendXray()));
    // Somebody else has a result as well, which no account keeps.
    const others = await openSession();
    const otherKey = { ...told, chatSessionToken: others, sessionToken: `${sessionToken}9` };
    await post(app, '/chat_bot/chat/diagnose', { ...otherKey, patient_id: undefined });
    await submit({ sessionToken: others, rating: 1, comment: 'Of somebody else' });

    const account = await accountsIn(db.sql).byId(asha.id);
    if (account === null) throw new Error('The account is gone');
    const data = await readPersonalData(db.sql, account);
    expect(data['feedback']?.map(({ rating: given, comment }) => [given, comment])).toEqual([
      [4, WORDS],
      [9, null],
    ]);
    await db.transaction((sql) => erasePersonalData(sql, account));
    expect(await rows()).toMatchObject([{ comment: 'Of somebody else' }]);
  });
});
