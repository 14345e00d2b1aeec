import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/connect.ts';
import { consents, profiles } from '../../../../server/db/schema.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { profilesIn } from '../../../../server/repositories/profiles.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { CALLS } from '../../../kit/endpoints.ts';
import {
  FRIDAY_ELEVEN,
  FRIDAY_TEN,
  SATURDAY_TEN,
  addPayment,
  bookingOf,
} from '../../appointments/appointments.kit.ts';
import { PASSWORD, browserOn } from '../accounts.kit.ts';
import {
  AARAV,
  LATA,
  OF_AARAV,
  addPerson,
  callOf,
  families,
  saveFor,
  uploadFor,
} from '../family.kit.ts';
import type { Families } from '../family.kit.ts';

/** The people of the last tests are born in 1990. */
const GROWN = { birthYear: '1990', guardian: '' };
const SATURDAY_ELEVEN = '2026-01-03T11:00:00+05:30';

type Shape = { readonly def?: { readonly shape?: object; readonly innerType?: Shape } } | undefined;

/** The names of the fields of a schema. */
const fieldsOf = (schema: unknown): string[] => {
  const { def } = (schema as Shape) ?? {};
  if (def?.innerType !== undefined) return fieldsOf(def.innerType);
  return Object.keys(def?.shape ?? {});
};

/** Every endpoint that takes the id of somebody whom an account looks after. */
const TAKING = CALLS.filter(({ endpoint: { params, query, body, form } }) =>
  [params, query, body, form?.fields].some((part) => fieldsOf(part).includes('profile_id')),
).map(({ name }) => name);

describe.each(DATABASES)('the people whom an account looks after on $database', ({ fresh }) => {
  let db: Database;
  let house: Families;
  let call: ReturnType<typeof callOf>;
  const read = (path: string, { token } = house.asha) => browserOn(house.app).get(path, token);

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await families(db);
    call = callOf(house.app, house.asha);
  });

  it('[NEW-121] are added with what was confirmed of them, once for a request, and listed to their account alone', async () => {
    const added = await call('/api/account/profiles', AARAV, 'key-of-aarav');
    const again = await call('/api/account/profiles', AARAV, 'key-of-aarav');
    expect([added.status, again.body]).toEqual([200, added.body]);
    house.clock.advance(1000);
    await call('/api/account/profiles', LATA);
    const { body } = await read('/api/account/profiles');
    expect(body).toEqual({
      this_year: 2026,
      profiles: [
        {
          id: added.body.profile.id,
          name: 'Aarav Rao',
          relation: 'child',
          birth_year: 2018,
          guardian: 'Asha Rao',
          created_at: '2026-01-01T00:00:00.000Z',
        },
        expect.objectContaining({ name: 'Lata Rao', birth_year: 1950, guardian: null }),
      ],
    });
    const kept = await db.sql.select().from(consents).where(eq(consents.accountId, house.asha.id));
    expect(kept).toMatchObject([
      {
        purpose: 'guardianship',
        profileId: added.body.profile.id,
        granted: true,
        wording: '2026-11',
      },
      { purpose: 'agreement', granted: true, wording: '2026-11' },
    ]);
    expect((await read('/api/account/profiles', house.ravi)).body.profiles).toEqual([]);
  });

  it.each([
    [
      'a guardian is not confirmed for a child',
      { ...AARAV, confirmed: 'agreement' },
      'does not fit',
    ],
    [
      'a guardian is confirmed for a grown person',
      { ...LATA, confirmed: 'guardianship' },
      'does not fit',
    ],
    ['nobody is born in the year', { ...AARAV, birthYear: '2027' }, 'year of birth'],
    ['nobody answers for a child', { ...AARAV, guardian: '' }, 'who answers'],
  ])('[NEW-121] are not added where %s', async (_why, person, sentence) => {
    const refused = await call('/api/account/profiles', person);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain(sentence);
    expect(await db.sql.select().from(profiles)).toEqual([]);
  });

  it('[NEW-121] are children up to the year in which they become eighteen', async () => {
    const turning = { ...AARAV, birthYear: '2008' };
    expect((await call('/api/account/profiles', turning)).status).toBe(200);
    expect((await call('/api/account/profiles', { ...turning, birthYear: '2007' })).status).toBe(
      422,
    );
  });

  const consentsOf = async () => {
    const rows = await db.sql.select().from(consents).where(eq(consents.accountId, house.asha.id));
    return rows.map(({ purpose, profileId, wording }) => ({ purpose, profileId, wording }));
  };

  it('[NEW-141] are corrected by name, year of birth and who answers, and nothing is confirmed anew', async () => {
    const id = await addPerson(house.app, house.asha);
    const right = { name: 'Aarav R. Rao', birthYear: '2017', guardian: 'Ravi Rao' };
    for (const _try of ['first', 'again']) {
      const { status, body } = await call(`/api/account/profiles/${id}`, right);
      expect([status, body.profile]).toEqual([
        200,
        {
          id,
          name: 'Aarav R. Rao',
          relation: 'child',
          birth_year: 2017,
          guardian: 'Ravi Rao',
          created_at: '2026-01-01T00:00:00.000Z',
        },
      ]);
    }
    expect(await consentsOf()).toHaveLength(1);
    // Another guardian, who says that they are, is written down once.
    const other = { ...right, guardian: 'Meena Rao', confirmed: 'guardianship' };
    for (const _try of ['first', 'again']) {
      expect((await call(`/api/account/profiles/${id}`, other)).status).toBe(200);
    }
    expect((await consentsOf()).map(({ purpose }) => purpose)).toEqual(
      Array.from({ length: 2 }, () => 'guardianship'),
    );
    const refused = await call(`/api/account/profiles/${id}`, { ...right, birthYear: '2027' });
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Please write the year of birth with four digits, such as 2018.',
    ]);
    const alone = await call(`/api/account/profiles/${id}`, { ...right, guardian: '' });
    expect([alone.status, alone.body.message]).toEqual([
      422,
      'Please write who answers for the child.',
    ]);
  });

  it('[NEW-141] are asked the other consent where a correction makes a child of a grown person, or the reverse', async () => {
    const id = await addPerson(house.app, house.asha);
    const say = (birthYear: string, more: object = {}) =>
      call(`/api/account/profiles/${id}`, {
        name: 'Aarav Rao',
        guardian: 'Asha Rao',
        birthYear,
        ...more,
      });
    for (const more of [{}, { confirmed: 'guardianship' }]) {
      const { status, body } = await say('1990', more);
      expect([status, body.message]).toEqual([
        422,
        'What you confirmed does not fit the year of birth. Please check the year and confirm again.',
      ]);
    }
    expect((await read('/api/account/profiles')).body.profiles).toMatchObject([
      { birth_year: 2018, guardian: 'Asha Rao' },
    ]);
    // Its reply is lost, and it is sent again.
    for (const _try of ['first', 'again']) {
      const { body } = await say('1990', { confirmed: 'agreement' });
      expect(body.profile).toMatchObject({ birth_year: 1990, guardian: null });
    }
    expect((await say('2018')).status).toBe(422);
    expect((await say('2018', { confirmed: 'guardianship' })).body.profile).toMatchObject({
      birth_year: 2018,
      guardian: 'Asha Rao',
    });
    const row = { profileId: id, wording: '2026-11' };
    expect(await consentsOf()).toEqual([
      { purpose: 'guardianship', ...row },
      { purpose: 'agreement', ...row },
      { purpose: 'guardianship', ...row },
    ]);
  });

  it('[NEW-121] are eight at most for an account, also where many are added at once', async () => {
    const many = Array.from({ length: 10 }, (_, at) => ({ ...LATA, name: `Person ${at}` }));
    const replies = await Promise.all(many.map((person) => call('/api/account/profiles', person)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(replies.find(({ status }) => status === 422)?.body.message).toContain('8 people');
    expect(await db.sql.select().from(profiles)).toHaveLength(8);
  });

  it('[NEW-121] are not added while the consent to keeping data is taken back', async () => {
    await call('/api/account/consents', { consents: { dataProcessing: false } });
    const refused = await call('/api/account/profiles', AARAV);
    expect([refused.status, refused.body.code]).toEqual([409, 'consent_withdrawn']);
  });

  it('[NEW-122] are named in the lists of results, X-rays and consultations', async () => {
    const profileId = await addPerson(house.app, house.asha);
    const person = { id: profileId, name: 'Aarav Rao' };
    const saved = await saveFor(house.app, house.asha, { profileId, told: OF_AARAV });
    await saveFor(house.app, house.asha, {});
    const { body } = await read('/api/account/results');
    const ofAarav = body.results.filter((each: { person: unknown }) => each.person !== null);
    expect(ofAarav).toMatchObject([{ id: saved.body.diagnosis_id, person }]);
    expect(body.results).toHaveLength(2);
    expect((await read(`/api/account/results/${saved.body.diagnosis_id}`)).body.person).toEqual(
      person,
    );
    await uploadFor(house.app, house.asha, { profileId });
    expect((await read('/api/account/xrays')).body.xrays).toMatchObject([{ person }]);
    await call('/api/teleconsultations/book', bookingOf(house.asha, { profile_id: profileId }));
    expect((await read('/api/teleconsultations')).body.appointments).toMatchObject([
      { patient_name: 'Aarav Rao', profile_id: profileId },
    ]);
  });

  it('[NEW-122] get a saved result with its X-rays later, and give it back', async () => {
    const profileId = await addPerson(house.app, house.asha);
    const saved = await saveFor(house.app, house.asha, { told: OF_AARAV });
    const { diagnosis_id: id } = saved.body;
    const personOf = async () => (await read(`/api/account/results/${id}`)).body.person;
    expect(await personOf()).toBeNull();
    const say = (profile_id: string | null) =>
      call(`/api/account/results/${id}/person`, { profile_id });
    expect((await say(profileId)).status).toBe(200);
    expect(await personOf()).toEqual({ id: profileId, name: 'Aarav Rao' });
    // The reply to the first try was lost: once more, it ends as it would have.
    expect((await say(profileId)).status).toBe(200);
    expect(await personOf()).toEqual({ id: profileId, name: 'Aarav Rao' });
    await say(null);
    expect(await personOf()).toBeNull();
  });

  it('[NEW-139] take no result in which another age was answered than they can have had', async () => {
    const aarav = await addPerson(house.app, house.asha);
    const lata = await addPerson(house.app, house.asha, LATA);
    const { diagnosis_id: id } = (await saveFor(house.app, house.asha, {})).body;
    const say = (profile_id: string | null) =>
      call(`/api/account/results/${id}/person`, { profile_id });
    const refused = await say(aarav);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The age answered here is “31-50”, and Aarav Rao was born in 2018, so this result cannot be theirs. Please choose somebody else. If the year of birth is wrong, correct it under “Family”.',
    ]);
    expect((await say(lata)).body.message).toContain('Lata Rao was born in 1950');
    expect((await read(`/api/account/results/${id}`)).body.person).toBeNull();
    expect((await say(null)).status).toBe(200);
    const small = (
      await saveFor(house.app, house.asha, { told: { ...OF_AARAV, childAge: 'under_3' } })
    ).body.diagnosis_id;
    const other = await call(`/api/account/results/${small}/person`, { profile_id: aarav });
    expect(other.body.message).toContain('“Under 3”');
  });

  it('[NEW-139] are not given such a result while it is saved either, and nothing of it is kept', async () => {
    const profileId = await addPerson(house.app, house.asha);
    const saved = await saveFor(house.app, house.asha, { profileId });
    expect(saved.status).toBe(409);
    expect(saved.body.message).toContain('“31-50”, and Aarav Rao was born in 2018');
    expect((await read('/api/account/results')).body.results).toEqual([]);
  });

  describe('[NEW-122] on every endpoint that takes one', () => {
    let taken = 0;
    /** Sends each of them rightly, but for the person. */
    const SEND: Readonly<Record<string, (profileId: string) => Promise<{ status: number }>>> = {
      correctProfile: (id) => call(`/api/account/profiles/${id}`, { ...GROWN, name: 'Aarav R.' }),
      exportProfile: (id) => read(`/api/account/profiles/${id}/export`),
      eraseProfile: (id) => call(`/api/account/profiles/${id}/erase`, { password: PASSWORD }),
      sayForWhom: async (profile_id) => {
        const saved = await saveFor(house.app, house.asha, {});
        return call(`/api/account/results/${saved.body.diagnosis_id}/person`, { profile_id });
      },
      sayForWhomCall: async (profile_id) => {
        const time = SATURDAY_ELEVEN;
        const asked = { payment_id: await addPayment(db, house.asha), scheduledTime: time };
        await call('/api/teleconsultations/schedule', bookingOf(house.asha, asked));
        const { appointments } = (await read('/api/teleconsultations')).body;
        return call(`/api/teleconsultations/${appointments[0].id}/person`, { profile_id });
      },
      saveDiagnosis: (profileId) => saveFor(house.app, house.asha, { profileId }),
      bookTeleconsultation: (profile_id) =>
        call(
          '/api/teleconsultations/book',
          bookingOf(house.asha, { profile_id, scheduledTime: FRIDAY_TEN }),
        ),
      holdTeleconsultation: (profile_id) =>
        call(
          '/api/teleconsultations/hold',
          bookingOf(house.asha, {
            profile_id,
            product: 'videoCall15',
            scheduledTime: SATURDAY_TEN,
          }),
        ),
      scheduleTeleconsultation: async (profile_id) =>
        call(
          '/api/teleconsultations/schedule',
          bookingOf(house.asha, {
            profile_id,
            payment_id: await addPayment(db, house.asha),
            scheduledTime: FRIDAY_ELEVEN,
          }),
        ),
      uploadXray: (profileId) => uploadFor(house.app, house.asha, { profileId }),
      analyzeXray: (profileId) =>
        uploadFor(house.app, house.asha, { profileId, url: '/xrays/analyze' }),
    };
    const personIn = async (accountId: string): Promise<string> => {
      taken += 1;
      const id = randomIds.row();
      const createdAt = house.clock.now();
      const named = { name: `Person ${taken}`, relation: 'other', birthYear: 1990 } as const;
      await profilesIn(db.sql).add({ id, accountId, ...named, guardian: null, createdAt });
      return id;
    };

    it('which a later one is found by, are tried', () => {
      expect(TAKING.toSorted()).toEqual(Object.keys(SEND).toSorted());
    });

    it.each(TAKING)('one of another account is nobody: %s', async (name) => {
      const send = SEND[name];
      if (send === undefined) throw new Error(`Say here how ${name} is sent`);
      const foreign = await personIn(house.ravi.id);
      const count = () => db.sql.$count(profiles);
      const before = await count();
      expect((await send(foreign)).status).toBe(404);
      expect((await send(randomIds.row())).status).toBe(404);
      expect(await count()).toBe(before);
      expect(await profilesIn(db.sql).byIdOf(house.ravi.id, foreign)).toMatchObject({
        name: `Person ${taken}`,
      });
      // The same request is taken for a person of one's own: nothing else of it is missing.
      expect((await send(await personIn(house.asha.id))).status).toBe(200);
    });
  });
});
