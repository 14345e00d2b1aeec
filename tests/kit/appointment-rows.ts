import type { Database } from '../../server/db/connect.ts';
import { appointments } from '../../server/db/schema.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { doctorsIn } from '../../server/repositories/doctors.ts';
import type { Member } from './account-rows.ts';

/** Puts a confirmed call with the first dentist into a database. @returns its id */
export const addCall = async (
  db: Database,
  { id: ownerId, email }: Pick<Member, 'id' | 'email'>,
  startsAt: Date,
  notes = '',
): Promise<string> => {
  const [found] = await doctorsIn(db.sql).bookable();
  const id = randomIds.row();
  await db.sql.insert(appointments).values({
    id,
    ownerId,
    doctorId: found?.id ?? '',
    product: 'laterCall30',
    startsAt,
    minutes: 30,
    state: 'confirmed',
    patientName: 'Asha Rao',
    patientEmail: email,
    patientPhone: '9876543210',
    notes,
    sequence: 0,
    createdAt: new Date(),
  });
  return id;
};
