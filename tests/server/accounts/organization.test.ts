import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { HOUSE, organizations } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { doctorsIn } from '../../../server/repositories/doctors.ts';
import { organizationsIn } from '../../../server/repositories/organizations.ts';
import { paymentsIn } from '../../../server/repositories/payments.ts';
import { addOrganization } from '../../../server/services/accounts/organizations.ts';
import { FULL_WEEK, addDoctor } from '../../../server/services/appointments/doctors.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import type { stepClock } from '../../kit/server.ts';
import { addCall, addConsultant, addPayment } from '../appointments/appointments.kit.ts';
import { PASSWORD, accountsApp, browserOn, messagesTo } from './accounts.kit.ts';

const SUNRISE = 'Sunrise Dental';
const ADMIN = 'admin@sunrise.example';
const DAY = 24 * 60 * 60_000;

describe('an organisation', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db));
  });

  const add = (name = SUNRISE, email = ADMIN) =>
    addOrganization({ db, clock, ids: randomIds }, { name, email, operator: 'Example Ltd' });
  const register = async (count = 1, email = ADMIN) => {
    clock.advance(60_000);
    const [mail] = await messagesTo(app, email, count);
    const invitation = /^[\w-]{32}$/m.exec(mail?.text ?? '')?.[0] ?? '';
    return browserOn(app).post('/api/auth/local/register', {
      invitation,
      email,
      password: PASSWORD,
      firstName: 'Meera',
      lastName: 'Iyer',
    });
  };
  const named = async () => (await db.sql.select().from(organizations)).map(({ name }) => name);

  it('[NEW-129] is made by the operator, whose invitation makes its first admin', async () => {
    expect(await add()).toMatchObject({ kind: 'invited', isNew: true });
    const { status, body } = await register();
    expect(status).toBe(200);
    const [mail] = await messagesTo(app, ADMIN);
    expect(mail?.text).toContain(`The invitation is to the staff of ${SUNRISE}.`);
    expect(body).toMatchObject({
      role: 'admin_dentist',
      organization: { name: SUNRISE, is_house: false },
    });
    const headers = { authorization: `Bearer ${body.access_token}` };
    const colleague = { email: 'ravi@sunrise.example', role: 'admin_dentist' };
    const invited = await browserOn(app).post('/api/staff/invitations', colleague, headers);
    expect(invited.status).toBe(200);
  });

  it('[NEW-129] gets another invitation where the first was not used, and none once it has staff', async () => {
    await add();
    clock.advance(8 * DAY);
    expect(await add()).toMatchObject({ kind: 'invited', isNew: false });
    expect(await named()).toHaveLength(2);
    expect((await register()).status).toBe(200);
    expect(await add(SUNRISE, 'other@sunrise.example')).toEqual({ kind: 'staffed' });
  });

  it('[NEW-129] takes back an invitation to a wrong address by the next one', async () => {
    const wrong = 'admin@sunrice.example';
    await add(SUNRISE, wrong);
    expect(await add()).toMatchObject({ kind: 'invited', isNew: false });
    expect((await register(1, wrong)).status).toBe(403);
    expect((await register()).status).toBe(200);
  });

  it('[NEW-129] has the operator’s invitation no longer once somebody there invites, but for a lost reply', async () => {
    await add();
    const organizationId = (await organizationsIn(db.sql).lockNamed(SUNRISE))?.id ?? '';
    const { id } = await addSignedIn({ db, clock }, 'admin', { organizationId });
    expect((await register()).status).toBe(403);
    await accountsIn(db.sql).change(id, { organizationId: HOUSE });
    const first = await register();
    expect(first.status).toBe(200);
    const again = await register();
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
  });

  it.each(['patient', 'ai_trainer'] as const)(
    '[NEW-129] still gets its first admin where there is only somebody who invites nobody: %s',
    async (role) => {
      await add();
      const organizationId = (await organizationsIn(db.sql).lockNamed(SUNRISE))?.id ?? '';
      await addSignedIn({ db, clock }, role, { organizationId });
      clock.advance(60_000);
      await messagesTo(app, ADMIN);
      clock.advance(60_000);
      expect(await add()).toMatchObject({ kind: 'invited', isNew: false });
      expect((await register(2)).body.role).toBe('admin_dentist');
      expect(await add(SUNRISE, 'other@sunrise.example')).toEqual({ kind: 'staffed' });
    },
  );

  it('[NEW-129] is not made for an address that has an account', async () => {
    const { email } = await addSignedIn({ db, clock }, 'patient');
    expect(await add(SUNRISE, email)).toEqual({ kind: 'taken' });
    expect(await named()).toHaveLength(1);
  });

  it('[NEW-130] has doctors of its own, and none whose account is of another one', async () => {
    await add();
    const { body } = await register();
    const doctor = { name: 'Dr. Meera Iyer', registration: 'KA-1', languages: ['en'], about: '' };
    const asked = { ...doctor, week: FULL_WEEK, email: ADMIN };
    const house = (await organizationsIn(db.sql).byId(HOUSE))?.name ?? '';
    const deps = { db, ids: randomIds };
    const unknown = await addDoctor(deps, { ...asked, organization: 'Nowhere' });
    expect(unknown).toEqual({ kind: 'noOrganization', names: [SUNRISE, house].toSorted() });
    expect(await addDoctor(deps, { ...asked, organization: house })).toEqual({ kind: 'elsewhere' });
    // Nobody's patients are shown to others by what was left out.
    expect(await addDoctor(deps, asked)).toEqual({ kind: 'unsaid', organization: SUNRISE });
    const added = await addDoctor(deps, { ...asked, organization: SUNRISE });
    expect(added).toMatchObject({ kind: 'added', organization: SUNRISE });
    const own = (await accountsIn(db.sql).byId(body.id))?.organizationId;
    expect(await doctorsIn(db.sql).bookable()).toMatchObject([{ organizationId: own }]);
    expect(own).not.toBe(HOUSE);
  });

  it('[NEW-130] gets the money of a call that is booked with its doctor, which was the house’s before', async () => {
    await add();
    const organization = SUNRISE;
    const ours = await addConsultant(db, 'Dr. Meera Iyer');
    const theirs = await addConsultant(db, 'Dr. Ravi Rao', { organization, registration: 'KA-2' });
    const patient = await addSignedIn({ db, clock }, 'patient');
    const paymentId = await addPayment(db, patient);
    const whose = async () =>
      (
        await organizationsIn(db.sql).byId(
          (await paymentsIn(db.sql).byId(paymentId))?.organizationId ?? '',
        )
      )?.name;
    const house = (await organizationsIn(db.sql).byId(HOUSE))?.name;
    expect(await whose()).toBe(house);
    const called = { ownerId: patient.id, doctorId: theirs, paymentId };
    await addCall(db, { ...called, state: 'cancelled' });
    expect(await whose()).toBe(SUNRISE);
    await addCall(db, { ...called, doctorId: ours });
    expect(await whose()).toBe(house);
  });

  it('[NEW-131] is not made under the name of the operator, and keeps the house from its name', async () => {
    expect(await add('Example Ltd')).toEqual({ kind: 'house' });
    expect(await named()).toHaveLength(1);
    await add();
    const before = (await organizationsIn(db.sql).byId(HOUSE))?.name ?? '';
    expect(await organizationsIn(db.sql).nameHouse(SUNRISE)).toBe(false);
    expect((await organizationsIn(db.sql).byId(HOUSE))?.name).toBe(before);
    expect(await organizationsIn(db.sql).nameHouse(before)).toBe(true);
  });

  it('[NEW-131] that came first is named as the operator is', async () => {
    await organizationsIn(db.sql).nameHouse('Example Dental Services');
    expect(await named()).toEqual(['Example Dental Services']);
    const { token } = await addSignedIn({ db, clock }, 'admin');
    const { body } = await browserOn(app).get('/api/auth/user', token);
    expect(body.organization).toEqual({ name: 'Example Dental Services', is_house: true });
    const patient = await addSignedIn({ db, clock }, 'patient');
    const read = await browserOn(app).get('/api/auth/user', patient.token);
    expect(read.body).not.toHaveProperty('organization');
    await organizationsIn(db.sql).nameHouse('Toothwise');
  });
});
