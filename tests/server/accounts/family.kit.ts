import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../server/db/connect.ts';
import { ownAsker } from '../../../server/lib/password.ts';
import { tempFolder } from '../../kit/data-dir.ts';
import { addSignedIn } from '../../kit/account-rows.ts';
import type { Member } from '../../kit/account-rows.ts';
import { DIAGNOSE_BODY } from '../../kit/endpoints.ts';
import { post, quickPasswords, testEnv } from '../../kit/server.ts';
import { memoryFiles } from '../../kit/xrays.ts';
import { addDoctorWithAccount } from '../rooms/rooms.kit.ts';
import { formOf, jpeg, sendForm } from '../xrays/xrays.kit.ts';
import { PASSWORD, accountsApp, browserOn } from './accounts.kit.ts';

/** A child of the account, as it is added in the year of the tests' clock, 2026. */
export const AARAV = {
  name: 'Aarav Rao',
  relation: 'child',
  birthYear: '2018',
  guardian: 'Asha Rao',
  confirmed: 'guardianship',
} as const;
/** A grown person. */
export const LATA = {
  name: 'Lata Rao',
  relation: 'parent',
  birthYear: '1950',
  guardian: '',
  confirmed: 'agreement',
} as const;

/** The server with a dentist, and two accounts that look after people. */
export const families = async (db: Database) => {
  const files = memoryFiles();
  const env = testEnv({ DATA_DIR: tempFolder() });
  const { app, clock } = await accountsApp(db, { files, env });
  const doctor = await addDoctorWithAccount({ db, clock });
  const passwordHash = await quickPasswords().hash(PASSWORD, ownAsker('asha'));
  const asha = await addSignedIn({ db, clock }, 'patient', { passwordHash });
  const ravi = await addSignedIn({ db, clock }, 'patient');
  return { app, clock, files, doctor, asha, ravi };
};
export type Families = Awaited<ReturnType<typeof families>>;

/** Calls as somebody. */
export const callOf =
  (app: FastifyInstance, { token }: Pick<Member, 'token'>) =>
  async (path: string, body: object, key?: string) => {
    const reply = await browserOn(app).post(path, body, {
      authorization: `Bearer ${token}`,
      ...(key !== undefined && { 'idempotency-key': key }),
    });
    return { status: reply.status, body: reply.body };
  };

/** Adds somebody to an account. @returns their id */
export const addPerson = async (
  app: FastifyInstance,
  member: Member,
  person: object = AARAV,
): Promise<string> => (await callOf(app, member)('/api/account/profiles', person)).body.profile.id;

let assessments = 0;

/** What an assessment is told of Aarav's age, and of Lata's; without it, it is told of somebody from 31 to 50. */
export const OF_AARAV = {
  age: 'age_0_18',
  childAge: 'from_6_to_11',
  consentBy: 'guardian',
} as const;
export const OF_LATA = { age: 'age_over_50' } as const;

type Saving = {
  readonly profileId?: string | null;
  readonly issue?: string;
  readonly told?: object;
};

/** Saves a result of an assessment of its own. */
export const saveFor = async (
  app: FastifyInstance,
  member: Member,
  { profileId = null, issue = DIAGNOSE_BODY.issue, told = {} }: Saving,
) => {
  assessments += 1;
  const chatSessionToken = (await post(app, '/api/chat/session', {})).json().sessionToken;
  const sent = {
    ...DIAGNOSE_BODY,
    ...told,
    issue,
    chatSessionToken,
    sessionToken: `detailed-1767225600000-${String(assessments).padStart(12, 'f')}`,
    patient_id: member.id,
    profile_id: profileId,
  };
  return { ...(await callOf(app, member)('/chat_bot/chat/save_diagnose', sent)), sent };
};

/** Uploads an X-ray of somebody, or has it analysed at once. */
export const uploadFor = async (
  app: FastifyInstance,
  { id, token }: Member,
  { profileId, url = '/xrays/upload-xray' }: { profileId: string | null; url?: string },
) =>
  sendForm(
    app,
    formOf([
      { name: 'llm_user_id', value: id },
      ...(profileId === null ? [] : [{ name: 'profile_id', value: profileId }]),
      { name: 'xray', value: await jpeg(), filename: 'x.jpg' },
    ]),
    { token, url },
  );
