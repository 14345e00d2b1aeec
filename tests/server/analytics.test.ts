import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANALYTICS_EVENTS, ANALYTICS_NAMES } from '../../contracts/site/analytics-events.ts';
import { ANALYTICS_DETAIL_WORDS, ANALYTICS_WORDS } from '../../contracts/texts/en/analytics.ts';
import type { Database } from '../../server/db/connect.ts';
import {
  analyticsDays,
  analyticsEvents,
  assessmentDays,
  assessmentFacts,
  assessments,
} from '../../server/db/schema.ts';
import { migrationsFolder } from '../../server/db/migrations-folder.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { dayOfIndia, startOfDay } from '../../server/lib/india-time.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import { assessmentSessionsIn } from '../../server/repositories/assessment-sessions.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import { deleteOld } from '../../server/services/retention.ts';
import { recordVisit } from '../../server/services/analytics.ts';
import { freshDatabase } from '../kit/databases.ts';
import { DIAGNOSIS, post, stepClock, testApp, testEnv } from '../kit/server.ts';

const VISIT = '00000000-0000-4000-8000-0000000000a1';
const OTHER_VISIT = '00000000-0000-4000-8000-0000000000a2';
/** What a migration makes of rows that are there already. */
const backfill = (name: string): string => {
  const migration = readFileSync(join(migrationsFolder(), `${name}.sql`), 'utf8');
  return migration.split('--> statement-breakpoint').find((each) => /^\s*INSERT/.test(each)) ?? '';
};

const DAY_MS = 24 * 60 * 60_000;

describe('analytics events', () => {
  let app: FastifyInstance;
  let db: Database;
  const clock = stepClock('2026-01-01T18:29:59.999Z');

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    app = await testApp({ db, clock, ids: randomIds });
  });

  const record = (events: readonly object[], visit = VISIT) =>
    post(app, '/api/analytics/events', { visit, events });
  const days = () =>
    db.sql
      .select()
      .from(analyticsDays)
      .orderBy(analyticsDays.day, analyticsDays.name, analyticsDays.step);

  it('[ANLT-01] are kept by visit, and counted on the day of India on which they came', async () => {
    const reply = await record([
      { name: 'step.reached', step: 'INTRO' },
      { name: 'step.reached', step: 'CATEGORY', category: 'gums' },
      { name: 'result.shown', category: 'gums', urgency: 'urgent', count: 3 },
    ]);
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true }]);
    expect(reply.cookies).toEqual([]);
    await record([{ name: 'step.reached', step: 'INTRO' }], OTHER_VISIT);
    const rows = await db.sql.select().from(analyticsEvents).orderBy(analyticsEvents.name);
    expect(rows.map(({ visit }) => visit).toSorted()).toEqual([VISIT, VISIT, VISIT, OTHER_VISIT]);
    expect(rows).toContainEqual({
      id: expect.any(String),
      visit: VISIT,
      name: 'result.shown',
      step: null,
      category: 'gums',
      urgency: 'urgent',
      outcome: null,
      count: 3,
      at: clock.now(),
    });
    const none = { step: '', category: '', urgency: '', outcome: '' };
    const first = { ...none, day: '2026-01-01' };
    expect(await days()).toEqual([
      { ...first, name: 'result.shown', category: 'gums', urgency: 'urgent', events: 1 },
      { ...first, name: 'step.reached', step: 'CATEGORY', category: 'gums', events: 1 },
      { ...first, name: 'step.reached', step: 'INTRO', events: 2 },
    ]);
    clock.advance(1);
    await record([{ name: 'step.reached', step: 'INTRO' }]);
    expect((await days()).at(-1)).toEqual({
      ...none,
      day: '2026-01-02',
      name: 'step.reached',
      step: 'INTRO',
      events: 1,
    });
  });

  it.each<readonly [string, object]>([
    ['a word of the patient', { name: 'step.reached', step: 'INTRO', text: 'my tooth hurts' }],
    ['a name of its own', { name: 'asha@example.com', step: 'INTRO' }],
    ['a step of its own', { name: 'step.reached', step: 'Asha Rao' }],
    ['what belongs to another event', { name: 'step.reached', step: 'INTRO', urgency: 'urgent' }],
    ['less than its own', { name: 'result.shown', category: 'gums' }],
    ['a number that could be a phone', { name: 'question.answered', count: 9876543210 }],
    ['half a question', { name: 'question.answered', count: 0.5 }],
  ])(
    '[ANLT-01] with %s are refused, and the whole of what came with them',
    async (_what, event) => {
      const reply = await record([{ name: 'step.reached', step: 'INTRO' }, event]);
      expect(reply.statusCode).toBe(400);
      expect(await db.sql.select().from(analyticsEvents)).toEqual([]);
      expect(await days()).toEqual([]);
    },
  );

  it('are at most fifty at once, of a visit with a made-up number', async () => {
    const event = { name: 'step.reached', step: 'INTRO' };
    expect((await record(Array.from({ length: 50 }, () => event))).statusCode).toBe(200);
    expect((await record(Array.from({ length: 51 }, () => event))).statusCode).toBe(400);
    expect((await record([])).statusCode).toBe(400);
    expect((await record([event], 'Asha')).statusCode).toBe(400);
    expect((await days()).map(({ events }) => events)).toEqual([50]);
  });

  it('are all counted, however many visits are heard at once', async () => {
    const one = { name: 'step.reached', step: 'INTRO' } as const;
    const other = { name: 'report.made', outcome: 'done' } as const;
    const deps = { db, clock, ids: randomIds };
    await Promise.all(
      Array.from({ length: 20 }, (_none, index) =>
        recordVisit(deps, {
          visit: VISIT,
          events: index % 2 === 0 ? [one, other] : [other, one],
        }),
      ),
    );
    expect((await days()).map(({ name, events }) => [name, events])).toEqual([
      ['report.made', 20],
      ['step.reached', 20],
    ]);
  });

  it('are kept one by one up to 50,000 on a day, and counted beyond', async () => {
    const event = { name: 'step.reached', step: 'INTRO' };
    await record([event]);
    await db.sql.update(analyticsDays).set({ events: 49_998 });
    for (let time = 0; time < 4; time += 1) await record([event]);
    expect((await days()).map(({ events }) => events)).toEqual([50_002]);
    expect(await db.sql.select().from(analyticsEvents)).toHaveLength(3);
    clock.advance(DAY_MS);
    await record([event]);
    expect(await db.sql.select().from(analyticsEvents)).toHaveLength(4);
  });

  it('are taken 300 times a day from one address, and then not before the next', async () => {
    const limited = await testApp({ db, clock, env: testEnv({ RATE_LIMIT: 'on' }) });
    const body = { visit: VISIT, events: [{ name: 'step.reached', step: 'INTRO' }] };
    const statuses: number[] = [];
    for (let minute = 0; minute < 11; minute += 1) {
      for (let call = 0; call < 30; call += 1) {
        statuses.push((await post(limited, '/api/analytics/events', body)).statusCode);
      }
      clock.advance(60_000);
    }
    await limited.close();
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.slice(300)).toEqual(Array.from({ length: 30 }, () => 429));
  });

  it('[ANLT-01] are gone after ninety days, and their counts stay', async () => {
    await record([{ name: 'report.made', outcome: 'failed' }]);
    const after = (ms: number) => stepClock(new Date(clock.now().getTime() + ms).toISOString());
    const count = async () => (await db.sql.select().from(analyticsEvents)).length;
    expect((await deleteOld({ db, clock: after(90 * DAY_MS) })).analytics).toBe(0);
    expect(await count()).toBe(1);
    expect((await deleteOld({ db, clock: after(90 * DAY_MS + 1) })).analytics).toBe(1);
    expect(await count()).toBe(0);
    expect((await days()).map(({ events }) => events)).toEqual([1]);
  });
});

describe('the facts of a result', () => {
  let db: Database;
  const SESSION = 'detailed-1767225600000-abcdef123456';

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    await chatSessionsIn(db.sql).add('chat-one', new Date());
    await assessmentSessionsIn(db.sql).bind({
      sessionToken: SESSION,
      chatSessionToken: 'chat-one',
    });
  });

  const REQUEST = {
    issue: 'my tooth hurts',
    category: 'pain',
    age: 'age_31_50',
    sex: 'female',
    followUpAnswers: {},
    medicalHistory: ['none'] as ['none'],
    allergies: '',
    xrayFindings: null,
  } as const;
  type Over = {
    readonly at?: Date | undefined;
    readonly request?: object;
    readonly diagnosis?: object;
  };
  const add = async ({ at, request, diagnosis }: Over = {}): Promise<string> => {
    const id = randomIds.row();
    await assessmentsIn(db.sql).add({
      id,
      sessionToken: SESSION,
      createdAt: at ?? new Date('2026-01-01T00:00:00Z'),
      expiresAt: new Date('2026-01-31T00:00:00Z'),
      request: { ...REQUEST, ...request },
      consentBy: null,
      diagnosis: { ...DIAGNOSIS, ...diagnosis },
      engine: 'stub 1',
    });
    return id;
  };
  const facts = (id: string) =>
    db.sql
      .select({
        category: assessmentFacts.category,
        level: assessmentFacts.level,
        condition: assessmentFacts.condition,
        isFlagged: assessmentFacts.isFlagged,
      })
      .from(assessmentFacts)
      .where(eq(assessmentFacts.assessmentId, id));
  const { day, category, level, condition } = assessmentDays;
  const counts = () =>
    db.sql.select().from(assessmentDays).orderBy(day, category, level, condition);
  const PLAIN = {
    category: 'pain',
    level: 'moderate',
    condition: 'dentine_hypersensitivity',
    isFlagged: false,
  };

  it('are added with it and gone with it, under an id of their own', async () => {
    const id = await add();
    expect(await facts(id)).toEqual([PLAIN]);
    const [row] = await db.sql.select().from(assessmentFacts);
    expect(row?.id).not.toBe(id);
    await assessmentsIn(db.sql).deleteById(id);
    expect(await db.sql.select().from(assessmentFacts)).toEqual([]);
  });

  it('are counted for the day of India that they came on, and that stays when they are gone', async () => {
    const [first, second, third] = ['18:29', '18:30', '18:31'].map(
      (time) => new Date(`2026-01-01T${time}:00Z`),
    );
    const ids = [await add({ at: first }), await add({ at: second }), await add({ at: third })];
    await add({ at: third, request: { category: 'gums' }, diagnosis: { diagnosis: [] } });
    const pain = { category: 'pain', level: 'moderate', condition: 'dentine_hypersensitivity' };
    const expected = [
      { ...pain, day: '2026-01-01', results: 1 },
      { ...pain, day: '2026-01-02', category: 'gums', condition: '', results: 1 },
      { ...pain, day: '2026-01-02', results: 2 },
    ];
    expect(await counts()).toEqual(expected);
    for (const id of ids) await assessmentsIn(db.sql).deleteById(id);
    expect(await counts()).toEqual(expected);
  });

  it('say how urgent it is, and that something was asked back or stood out', async () => {
    const emergency = { level: 'medical', kinds: ['airway_compromise'] };
    expect(await facts(await add({ diagnosis: { emergency } }))).toEqual([
      { ...PLAIN, level: 'emergency', isFlagged: true },
    ]);
    const urgent = { urgency: 'see dentist soon', red_flags: ['trismus'], diagnosis: [] };
    expect(await facts(await add({ diagnosis: urgent }))).toEqual([
      { ...PLAIN, level: 'urgent', condition: null, isFlagged: true },
    ]);
    const asked = { confirmedSigns: { trismus: 'no' } };
    expect(await facts(await add({ request: asked }))).toEqual([{ ...PLAIN, isFlagged: true }]);
  });

  it('are made by the migration for results from before as the product makes them', async () => {
    const emergency = { level: 'medical', kinds: ['airway_compromise'] };
    await add();
    await add({ diagnosis: { emergency } });
    await add({ diagnosis: { urgency: 'see dentist soon' }, request: { category: 'gums' } });
    await add({ diagnosis: { urgency: 'unheard of', diagnosis: [] } });
    await add({ diagnosis: { urgency: 'unheard of' } });
    await add({ diagnosis: { red_flags: ['trismus'] } });
    await add({ request: { confirmedSigns: { trismus: 'no' } } });
    const made = () =>
      db.sql
        .select({
          of: assessmentFacts.assessmentId,
          level: assessmentFacts.level,
          condition: assessmentFacts.condition,
          category: assessmentFacts.category,
          isFlagged: assessmentFacts.isFlagged,
        })
        .from(assessmentFacts)
        .orderBy(assessmentFacts.assessmentId);
    const byProduct = await made();
    expect(byProduct).toHaveLength(7);
    const counted = await counts();
    await db.sql.delete(assessmentDays);
    await db.sql.execute(sql.raw(backfill('0017_assessment_days')));
    expect(await counts()).toEqual(counted);
    await db.sql.delete(assessmentFacts);
    // As that migration saw the table.
    await db.sql.execute(sql`alter table assessment_facts add column day date not null`);
    await db.sql.execute(sql.raw(backfill('0015_staff_figures')));
    expect(await made()).toEqual(byProduct);
    expect(await db.sql.select().from(assessments)).toHaveLength(7);
  });
});

describe('the table of analytics events', () => {
  it('[ANLT-01] says of each event in a sentence what it is, and in words what it tells', () => {
    for (const name of ANALYTICS_NAMES) {
      expect(name).toMatch(/^[a-z]+\.[a-z]+$/);
      expect(ANALYTICS_WORDS[name]).toMatch(/^[A-Z].{20,}\.$/);
      for (const detail of ANALYTICS_EVENTS[name].details)
        expect(ANALYTICS_DETAIL_WORDS[detail]).toMatch(/^[a-z]/);
    }
  });
});

describe('a day of India', () => {
  it('begins at half past six in the evening before, by UTC', () => {
    expect(startOfDay('2026-01-02')).toEqual(new Date('2026-01-01T18:30:00.000Z'));
    expect(dayOfIndia(new Date('2026-01-01T18:29:59.999Z'))).toBe('2026-01-01');
    expect(dayOfIndia(new Date('2026-01-01T18:30:00.000Z'))).toBe('2026-01-02');
  });
});
