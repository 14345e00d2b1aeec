import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { assessments, checkInAnswers } from '../../../../server/db/schema.ts';
import { agreementOfTheHour } from '../../../../server/services/visits/agreement.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { DIAGNOSIS } from '../../../kit/server.ts';
import type { stepClock } from '../../../kit/server.ts';
import { addSignedIn } from '../../../kit/account-rows.ts';
import { browserOn, signUpAs } from '../../accounts/accounts.kit.ts';
import { HOUR, RAVI, beOf, callsOf, checkInsApp, rowsIn } from '../check-ins.kit.ts';
import type { Person } from '../check-ins.kit.ts';

describe.each(DATABASES)('a check-in on $database', ({ fresh }) => {
  let db: Database;
  let app: FastifyInstance;
  let clock: ReturnType<typeof stepClock>;
  let asha: Person;
  let id: string;
  let own: ReturnType<typeof callsOf>;
  const answers = () => db.sql.select().from(checkInAnswers).orderBy(checkInAnswers.at);

  beforeEach(async () => {
    ({ db } = await fresh());
    ({ app, clock, asha, id } = await checkInsApp(db));
    own = callsOf(app, asha, id);
  });

  it('[NEW-43] is off at first, and switched on and off as often as somebody likes', async () => {
    expect(await own.read()).toMatchObject({ is_on: false, next_at: null, left: 2, answers: [] });
    expect(await rowsIn(db)).toEqual([]);
    const first = await own.turn(true);
    expect(first.body.check_in).toMatchObject({
      is_on: true,
      is_mailed: true,
      next_at: '2026-01-04T02:30:00.000Z',
    });
    clock.advance(HOUR);
    // A second press, or another tab, moves nothing.
    expect((await own.turn(true)).body).toEqual(first.body);
    expect((await own.turn(false)).body.check_in).toMatchObject({ is_on: false, next_at: null });
    expect((await own.turn(false)).status).toBe(200);
    expect((await own.turn(true)).status).toBe(200);
    expect(await rowsIn(db)).toHaveLength(1);
  });

  it('[NEW-43] is for the owner of the result alone, and no other result answers differently', async () => {
    await own.turn(true);
    const nowhere = callsOf(app, asha, '00000000-0000-4000-8000-0000000000ff');
    const missing = await nowhere.turn(true);
    expect(missing.status).toBe(404);
    for (const other of [await signUpAs(app, RAVI), await addSignedIn({ db, clock }, 'admin')]) {
      const theirs = callsOf(app, other, id);
      for (const reply of [await theirs.turn(false), await theirs.tell({ answer: 'worse' })]) {
        expect([reply.status, reply.body]).toEqual([404, missing.body]);
      }
    }
    expect(await rowsIn(db)).toMatchObject([{ isOn: true }]);
    expect(await answers()).toEqual([]);
  });

  it('[NEW-43] is not offered in an emergency, where help stands in its place', async () => {
    const emergency = { level: 'medical' as const, kinds: ['trismus' as const] };
    await db.sql.update(assessments).set({ diagnosis: { ...DIAGNOSIS, emergency } });
    expect(await own.read()).toBeNull();
    expect((await own.turn(true)).status).toBe(422);
    expect((await own.tell({ answer: 'same' })).body.message).toBe(
      'You have not asked us to ask about this result.',
    );
  });

  it('[NEW-45] keeps an answer once for a key, and refuses what nobody asked for', async () => {
    expect((await own.tell({ answer: 'same' })).status).toBe(422);
    await own.turn(true);
    const key = 'how-is-it-today-1';
    const both = [own.tell({ answer: 'worse' }, key), own.tell({ answer: 'worse' }, key)];
    for (const { status, body } of await Promise.all(both)) {
      // Told twice, it has risen by one step.
      expect([status, body.check_in.level]).toEqual([200, 'urgent']);
    }
    expect((await own.tell({ answer: 'better' }, key)).status).toBe(422);
    expect(await answers()).toHaveLength(1);
  });

  it.each([
    ['an answer of no list', { answer: 'fine' }],
    ['a sign of no list', { answer: 'worse', signs: ['hiccups'] }],
    ['a word of no list', { answer: 'seen', said: 'nothing' }],
    ['no answer', {}],
  ])('is refused with %s', async (_what, wrong) => {
    await own.turn(true);
    expect((await own.tell(wrong)).status).toBe(400);
    expect(await answers()).toEqual([]);
  });

  it('[NEW-45] only raises the urgency: better lowers nothing, worse is one step', async () => {
    await beOf(db, id, 'routine');
    await own.turn(true);
    const levels = [];
    for (const answer of ['same', 'worse', 'better', 'worse', 'worse', 'same']) {
      clock.advance(HOUR);
      levels.push((await own.tell({ answer })).body.check_in.level);
    }
    expect(levels).toEqual(['routine', 'moderate', 'moderate', 'urgent', 'urgent', 'urgent']);
  });

  it.each([
    ['a sign that is no emergency', { signs: ['cheek_a_little_swollen'] }],
    ['somebody who cannot tell', { is_sure: false }],
  ])('[NEW-45] is urgent with %s', async (_what, told) => {
    await beOf(db, id, 'routine');
    await own.turn(true);
    const { body } = await own.tell({ answer: 'worse', ...told });
    expect(body.check_in).toMatchObject({ level: 'urgent', emergency: null, is_on: true });
  });

  it.each([
    ['one sign', ['hard_to_breathe'], ['airway_compromise']],
    ['a sign of the body', ['bleeding_not_stopped'], ['uncontrolled_bleeding']],
    ['fever beside a swelling', ['fever_38', 'cheek_a_little_swollen'], ['systemic_infection']],
  ])(
    '[NEW-45] is an emergency with %s, which stays and ends the questions',
    async (_, signs, kinds) => {
      await own.turn(true);
      const { body } = await own.tell({ answer: 'worse', signs });
      const danger = { level: 'emergency', emergency: { kinds }, is_on: false, next_at: null };
      expect(body.check_in).toMatchObject(danger);
      clock.advance(HOUR);
      // An old page that says "better" takes nothing back, and nothing can be switched on again.
      expect((await own.tell({ answer: 'better' })).body.check_in).toMatchObject(danger);
      expect((await own.turn(true)).status).toBe(422);
      expect(await own.read()).toMatchObject(danger);
    },
  );

  it('[NEW-45] asks for the signs of a child where the words named one, whatever age was told', async () => {
    const asked = async (about_child: boolean | undefined): Promise<boolean> => {
      const of = eq(assessments.id, id);
      const [row] = await db.sql.select().from(assessments).where(of);
      if (row === undefined) throw new Error('The result is gone');
      const adult = { ...row.request, age: 'age_31_50' } as const;
      await db.sql
        .update(assessments)
        .set({ request: adult, diagnosis: { ...row.diagnosis, about_child } })
        .where(of);
      return (await own.read()).signs.includes('child_dry_or_sleepy');
    };
    expect(await asked(true)).toBe(true);
    expect(await asked(false)).toBe(false);
    // A result that was saved before it said so.
    expect(await asked(undefined)).toBe(true);
  });

  it('[NEW-45] reads signs together with the answers of the assessment', async () => {
    await own.turn(true);
    const alone = await own.tell({ answer: 'worse', signs: ['fever_38'] });
    expect(alone.body.check_in).toMatchObject({ level: 'urgent', emergency: null });
    const [row] = await db.sql.select().from(assessments);
    if (!row) throw new Error('nothing is saved');
    const followUpAnswers = { ...row.request.followUpAnswers, pain_gums_jaw: ['draining_pimple'] };
    await db.sql.update(assessments).set({ request: { ...row.request, followUpAnswers } });
    const { body } = await own.tell({ answer: 'worse', signs: ['fever_38'] });
    expect(body.check_in.emergency).toEqual({ level: 'medical', kinds: ['systemic_infection'] });
  });

  it('[NEW-46] ends with a visit, of which a word can be noted, and hears a danger after it', async () => {
    await own.turn(true);
    const seen = await own.tell({ answer: 'seen' });
    expect(seen.body.check_in).toMatchObject({ is_on: false, next_at: null });
    expect((await own.turn(true)).status).toBe(422);
    await own.tell({ answer: 'seen', said: 'somethingElse' });
    // Without a word it takes none back.
    await own.tell({ answer: 'seen' });
    expect((await own.read()).answers).toMatchObject([{ answer: 'seen', said: 'somethingElse' }]);
    clock.advance(HOUR);
    const { body } = await own.tell({ answer: 'worse', signs: ['cannot_swallow'] });
    expect(body.check_in.emergency.kinds).toEqual(['dysphagia']);
  });

  it('[NEW-46] adds a word to the visit that was told, and ends no danger that was told since', async () => {
    await own.turn(true);
    await own.tell({ answer: 'seen' });
    clock.advance(HOUR);
    await own.tell({ answer: 'worse', signs: ['cannot_swallow'] });
    clock.advance(HOUR);
    const { body } = await own.tell({ answer: 'seen', said: 'asExpected' });
    expect(body.check_in.emergency?.kinds).toEqual(['dysphagia']);
    expect(body.check_in.answers).toMatchObject([
      { answer: 'seen', said: 'asExpected' },
      { answer: 'worse', said: null },
    ]);
  });

  it('[NEW-45] hears a sign beside any word', async () => {
    await own.turn(true);
    const { body } = await own.tell({ answer: 'better', signs: ['hard_to_breathe'] });
    expect(body.check_in).toMatchObject({ level: 'emergency', is_on: false });
  });

  it('[NEW-45] lets nothing of the assessment hide what the signs of today mean', async () => {
    await own.turn(true);
    const [row] = await db.sql.select().from(assessments);
    if (!row) throw new Error('nothing is saved');
    const request = {
      ...row.request,
      category: 'lesion' as const,
      followUpAnswers: { lesion_type: ['many_small_sores', 'lip_blisters'] },
    };
    await db.sql.update(assessments).set({ request });
    const { body } = await own.tell({
      answer: 'worse',
      signs: ['fever_38', 'cheek_a_little_swollen'],
    });
    expect(body.check_in.emergency?.kinds).toEqual(['systemic_infection']);
  });

  it.each(['better', 'same', 'seen'])(
    '[NEW-45] makes no emergency of what the assessment knew where nothing is worse: %s',
    async (answer) => {
      await own.turn(true);
      const [row] = await db.sql.select().from(assessments);
      if (!row) throw new Error('nothing is saved');
      const pain_behaviour = ['chewing_and_sight'];
      const followUpAnswers = { ...row.request.followUpAnswers, pain_behaviour };
      await db.sql.update(assessments).set({ request: { ...row.request, followUpAnswers } });
      const { body } = await own.tell({ answer });
      expect(body.check_in).toMatchObject({ level: 'moderate', emergency: null });
    },
  );

  it('[NEW-45] keeps answers in their order, whatever the clock of a server says', async () => {
    await own.turn(true);
    await own.tell({ answer: 'seen' });
    const [seen] = await answers();
    if (!seen) throw new Error('nothing was kept');
    const later = new Date(seen.at.getTime() + HOUR);
    await db.sql.update(checkInAnswers).set({ at: later });
    const { body } = await own.tell({ answer: 'worse', signs: ['cannot_swallow'] });
    expect(body.check_in.emergency?.kinds).toEqual(['dysphagia']);
  });

  it('[NEW-46] counts a word of the patient nowhere: the accuracy rests on the notes of dentists', async () => {
    const before = await agreementOfTheHour({ db, clock })();
    await own.turn(true);
    await own.tell({ answer: 'seen', said: 'asExpected' });
    expect(await agreementOfTheHour({ db, clock })()).toEqual(before);
  });

  it('[NEW-45] has the list of results ask for the earlier visit, until a dentist has seen it', async () => {
    await beOf(db, id, 'routine');
    await own.turn(true);
    const line = async () => {
      const { body } = await browserOn(app).get('/api/account/results', asha.token);
      const { urgency, emergency } = body.results[0];
      return { urgency, emergency };
    };
    expect(await line()).toEqual({ urgency: 'routine', emergency: false });
    await own.tell({ answer: 'worse', is_sure: false });
    expect(await line()).toEqual({ urgency: 'see dentist soon', emergency: false });
    clock.advance(HOUR);
    await own.tell({ answer: 'worse', signs: ['face_droops'] });
    expect(await line()).toMatchObject({ emergency: true });
    clock.advance(HOUR);
    await own.tell({ answer: 'seen' });
    expect(await line()).toEqual({ urgency: 'routine', emergency: false });
  });

  it('[NEW-48] is handed out, and goes with its result', async () => {
    await own.turn(true);
    await own.tell({ answer: 'worse', signs: ['fever_38'] });
    const { data } = (await browserOn(app).get('/api/account/export', asha.token)).body;
    expect(data.check_ins).toMatchObject([{ resultId: id, isOn: true, sent: 0 }]);
    expect(data.check_in_answers).toMatchObject([
      { resultId: id, answer: 'worse', told: { signs: ['fever_38'] }, level: 'urgent' },
    ]);
    expect((await own.remove()).status).toBe(200);
    expect([await rowsIn(db), await answers()]).toEqual([[], []]);
    // A page that is still open learns that it is gone.
    expect((await own.tell({ answer: 'worse' })).status).toBe(404);
    expect((await own.turn(true)).status).toBe(404);
    expect(await db.sql.select().from(assessments).where(eq(assessments.id, id))).toEqual([]);
  });
});
