import type { FastifyInstance } from 'fastify';
import type { Member } from '../../kit/account-rows.ts';
import { browserOn } from '../accounts/accounts.kit.ts';
import { MINUTE, entryOf } from '../rooms/rooms.kit.ts';
import type { Booked } from '../rooms/rooms.kit.ts';

/** What a dentist writes; version 1 of it. */
export const WRITTEN = {
  after: 0,
  findings: 'A dark pit on the lower left molar.',
  final_word: { kind: 'condition', id: 'reversible_pulpitis' },
  advice: 'Keep it clean and have it filled.',
  next_visit: 'Within two weeks',
};

/** One person's calls about the visit note of one appointment. */
export const writerOf = (app: FastifyInstance, { token }: Pick<Member, 'token'>, id: string) => {
  const path = `/api/teleconsultations/${id}`;
  return {
    desk: () => browserOn(app).get(`${path}/desk`, token),
    close: async (body: object, key?: string) => {
      const { status, body: said } = await browserOn(app).post(`${path}/visit-note`, body, {
        authorization: `Bearer ${token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      });
      return { status, body: said };
    },
  };
};

/** Lets both people come into the room five minutes after the start. */
export const meet = async ({ patient, dentist, at }: Booked): Promise<void> => {
  at(5 * MINUTE);
  await entryOf(patient);
  await entryOf(dentist);
};
