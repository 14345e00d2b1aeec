import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../../contracts/accounts/account.ts';
import type { Database } from '../../../server/db/connect.ts';
import { messages, recordReads } from '../../../server/db/schema.ts';
import { randomIds } from '../../../server/lib/ids.ts';
import { accountsIn } from '../../../server/repositories/accounts.ts';
import { resetByOperator } from '../../../server/services/accounts/passkey-list.ts';
import { addSignedIn, addStaff } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { testEnv } from '../../kit/server.ts';
import type { stepClock } from '../../kit/server.ts';
import { accountsApp } from './accounts.kit.ts';
import { OURS, makeWhole, sessionOn, signInAgain } from './passkeys.kit.ts';
import type { Session } from './passkeys.kit.ts';

const RESET = '/api/staff/passkeys/reset';

describe('the passkeys of a colleague who has lost them', () => {
  let app: FastifyInstance;
  let db: Database;
  let clock: ReturnType<typeof stepClock>;
  let staff: Readonly<Record<StaffRole, Member>>;
  let admin: Session;
  let colleague: Session;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    ({ app, clock } = await accountsApp(db, { env: testEnv(OURS) }));
    staff = await addStaff({ db, clock });
    admin = sessionOn(app, staff.admin.token);
    colleague = sessionOn(app, staff.ai_trainer.token);
    await makeWhole(admin);
    await makeWhole(colleague);
    await accountsIn(db.sql).change(staff.ai_trainer.id, { passwordHash: 'of a password' });
  });

  /** The mails to somebody about their passkeys, in the order in which they were written. */
  const told = async ({ email }: Pick<Member, 'email'>): Promise<string[]> => {
    const mails = await db.sql.select().from(messages).where(eq(messages.recipient, email));
    return mails.map(({ kind }) => kind);
  };
  const looks = () => db.sql.select().from(recordReads);
  const reset = async (by: Session, { email }: Pick<Member, 'email'>) => {
    const { status, body } = await by.post(RESET, { email });
    return [status, body.removed ?? body.message];
  };

  it('[NEW-108] are removed by another admin, who is written down with it', async () => {
    expect(await reset(admin, staff.ai_trainer)).toEqual([200, 1]);
    expect(await looks()).toEqual([
      expect.objectContaining({
        patientId: staff.ai_trainer.id,
        readerId: staff.admin.id,
        readerRole: 'admin',
        what: 'passkeys',
        readAt: clock.now(),
      }),
    ]);
    // A password alone would let whoever comes first make the next passkey.
    expect((await accountsIn(db.sql).byId(staff.ai_trainer.id))?.passwordHash).toBeNull();
    expect(await told(staff.ai_trainer)).toEqual(['passkeyAdded', 'passkeysReset']);
    expect((await colleague.get('/api/auth/user')).body.message).toBe('Invalid token');
    const anew = sessionOn(app, await signInAgain({ db, clock }, staff.ai_trainer.id));
    expect(await anew.reach()).toBe(401);
    await makeWhole(anew);
    expect(await anew.reach()).toBe(200);
  });

  it('[NEW-108] stay where somebody may not reset them, and nothing is written down', async () => {
    const patient = await addSignedIn({ db, clock }, 'patient');
    expect(await reset(admin, staff.admin)).toEqual([
      403,
      'Somebody else has to reset your passkeys.',
    ]);
    const beyond = 'You cannot reset the passkeys of somebody in this role.';
    expect(await reset(admin, staff.admin_dentist)).toEqual([403, beyond]);
    expect(await reset(colleague, staff.admin)).toEqual([403, beyond]);
    for (const email of [patient.email, 'nobody@example.com'])
      expect(await reset(admin, { email })).toEqual([404, 'There is none of that.']);
    expect(await looks()).toEqual([]);
    expect([await admin.reach(), await colleague.reach()]).toEqual([200, 200]);
  });

  it('[NEW-108] are removed by the operator, where no other admin is left', async () => {
    expect(await resetByOperator({ db, clock, ids: randomIds }, staff.admin.email)).toBe(1);
    expect(await resetByOperator({ db, clock, ids: randomIds }, 'nobody@example.com')).toBeNull();
    expect([await admin.reach(), await colleague.reach()]).toEqual([401, 200]);
    const anew = sessionOn(app, await signInAgain({ db, clock }, staff.admin.id));
    await makeWhole(anew);
    expect(await anew.reach()).toBe(200);
  });
});
