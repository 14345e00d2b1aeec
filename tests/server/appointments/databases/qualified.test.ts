import { expect, describe, it } from 'vitest';
import { doctors } from '../../../../server/db/schema.ts';
import {
  addSampleDoctors,
  qualifyDoctor,
} from '../../../../server/services/appointments/doctors.ts';
import { randomIds } from '../../../../server/lib/ids.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { LINE, prescribing } from '../../visits/prescribing.kit.ts';
import { WRITTEN, meet, writerOf } from '../../visits/visits.kit.ts';
import { booked } from '../../rooms/rooms.kit.ts';

describe.each(DATABASES)('the degrees of a dentist who is there, on $database', ({ fresh }) => {
  it('[NEW-79] are set by the address, are named from then on, and let a dentist prescribe', async () => {
    const { db } = await fresh();
    const house = await booked(db);
    await meet(house);
    const [added] = await db.sql.update(doctors).set({ qualification: null }).returning();
    const slug = added?.slug ?? '';
    const desk = writerOf(house.app, house.doctor, house.id);
    const close = (after: number, more: object = {}) => desk.close({ ...WRITTEN, after, ...more });
    const before = (await close(0)).body.note;
    expect((await desk.desk()).body.desk.prescribing).toBe('unqualified');
    const named = { registration: 'KA-99999', qualification: 'BDS' };
    expect(await qualifyDoctor({ db }, { slug, ...named })).toBeNull();
    const prescription = prescribing(LINE.paracetamol);
    const { note } = (await close(1, { prescription })).body;
    expect([note.prescription.doctor_qualification, note.doctor_registration]).toEqual([
      'BDS',
      'KA-99999',
    ]);
    expect(before.doctor_registration).toBe('KA-12345');
    // What is left out stays.
    expect(await qualifyDoctor({ db }, { slug, qualification: 'BDS, MDS' })).toBeNull();
    const [row] = await db.sql.select().from(doctors);
    expect(row).toMatchObject({ slug, registration: 'KA-99999', qualification: 'BDS, MDS' });
  });

  it('[NEW-79] are those of nobody unknown, and of no sample', async () => {
    const { db } = await fresh();
    await addSampleDoctors({ db, ids: randomIds });
    const [sample] = await db.sql.select().from(doctors);
    for (const slug of ['dr-nobody', sample?.slug ?? '']) {
      expect(await qualifyDoctor({ db }, { slug, qualification: 'BDS' })).toEqual([]);
    }
    const rows = await db.sql.select().from(doctors);
    expect(rows.every(({ qualification }) => qualification === null)).toBe(true);
  });
});
