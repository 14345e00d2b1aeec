import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/connect.ts';
import { organizationsIn } from '../../../server/repositories/organizations.ts';
import { freshDatabase } from '../../kit/databases.ts';
import { messagesTo } from '../accounts/accounts.kit.ts';
import { addOrganizationRow } from '../organizations.kit.ts';
import {
  FRIDAY_ELEVEN,
  addConsultant,
  bookingOf,
  callAs,
  consultations,
  readAs,
} from './appointments.kit.ts';

const IYER = 'Dr. Meera Iyer';
const BOSE = 'Dr. Anil Bose';

describe('whose doctor is booked', () => {
  let db: Database;
  let house: Awaited<ReturnType<typeof consultations>>;

  beforeEach(async () => {
    ({ db } = await freshDatabase());
    house = await consultations(db);
    await organizationsIn(db.sql).nameHouse('Example Dental');
  });

  type Shown = { readonly name: string; readonly organization?: string };
  const shown = async () => {
    const reply = await house.app.inject({ url: '/api/teleconsultations/slots' });
    return reply
      .json<{ doctors: Shown[] }>()
      .doctors.map(({ name, organization }) => [name, organization]);
  };
  const addSunrise = async () => {
    await addOrganizationRow({ db, clock: house.clock }, 'Sunrise Dental');
    const given = { registration: 'KA-2', organization: 'Sunrise Dental' };
    await addConsultant(db, BOSE, given);
  };

  it('[NEW-138] is told of each doctor to choose, and of none where there is one organisation', async () => {
    expect(await shown()).toEqual([[IYER, undefined]]);
    await addSunrise();
    expect(await shown()).toEqual([
      [BOSE, 'Sunrise Dental'],
      [IYER, 'Example Dental'],
    ]);
  });

  it('[NEW-138] is told by what was booked, its list and its mail', async () => {
    await addSunrise();
    const { app, asha } = house;
    const book = async (changes: object) =>
      (await callAs({ app, ...asha }, '/book', bookingOf(asha, changes))).body.appointment.doctor;
    const wanted = { name: BOSE, organization: 'Sunrise Dental' };
    expect(await book({ doctor: 'dr-anil-bose-ka-2' })).toMatchObject(wanted);
    const own = { name: IYER, organization: 'Example Dental' };
    const iyer = { doctor: 'dr-meera-iyer-ka-12345', scheduledTime: FRIDAY_ELEVEN };
    expect(await book(iyer)).toMatchObject(own);
    const { appointments } = (await readAs(app, asha)).body;
    expect(appointments).toMatchObject([{ doctor: wanted }, { doctor: own }]);
    const mails = await messagesTo(app, asha.email, 2);
    const mail = mails.find(({ text }) => text.includes('Sunrise'))?.text ?? '';
    expect(mail).toContain('With Dr. Anil Bose (Sunrise Dental), by video, 30 minutes.');
    expect(mail).toContain('Dr. Anil Bose (Sunrise Dental) के साथ, वीडियो पर, 30 मिनट।');
    expect(
      mails.some(({ text }) => text.includes('With Dr. Meera Iyer (Example Dental), by')),
    ).toBe(true);
  });

  it('[NEW-138] is left out of the mail where there is one organisation', async () => {
    const { app, asha } = house;
    await callAs({ app, ...asha }, '/book', bookingOf(asha));
    const [mail] = await messagesTo(app, asha.email);
    expect(mail?.text).toContain('With Dr. Meera Iyer, by video, 30 minutes.');
  });
});
