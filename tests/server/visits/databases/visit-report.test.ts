import { beforeEach, describe, expect, it } from 'vitest';
import { generateVisitPdf } from '../../../../contracts/endpoints/reports.ts';
import type { Database } from '../../../../server/db/connect.ts';
import { DATABASES } from '../../../kit/databases.ts';
import { readPdf } from '../../../kit/read-pdf.ts';
import { MINUTE, booked } from '../../rooms/rooms.kit.ts';
import type { Booked } from '../../rooms/rooms.kit.ts';
import { WRITTEN, meet, writerOf } from '../visits.kit.ts';

describe.each(DATABASES)('a visit note as a file on $database', ({ fresh }) => {
  let db: Database;
  let house: Booked;
  let dentist: ReturnType<typeof writerOf>;

  const ask = async ({ token }: { readonly token: string }) => {
    const reply = await house.app.inject({
      method: 'POST',
      url: generateVisitPdf.path,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ appointment_id: house.id }),
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const open = async (url: string) => house.app.inject({ method: 'GET', url });

  beforeEach(async () => {
    ({ db } = await fresh());
    house = await booked(db);
    dentist = writerOf(house.app, house.doctor, house.id);
    await meet(house);
  });

  it('[NEW-34] says what the newest version says, to whom and of which call, and that it is no prescription', async () => {
    expect((await ask(house.asha)).status).toBe(404);
    await dentist.close(WRITTEN);
    await dentist.close({ ...WRITTEN, after: 1, advice: 'Have it filled this week.' });
    const { status, body } = await ask(house.asha);
    expect(status).toBe(200);
    const file = await open(body.pdf_url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain('toothwise-visit-note-2026-01-02.pdf');
    const { pages } = await readPdf(new Uint8Array(file.rawPayload));
    const said = pages.map(({ tree }) => tree?.text ?? '').join(' ');
    for (const words of [
      'What the dentist said',
      'Corrected: this is version 2.',
      WRITTEN.findings,
      'Have it filled this week.',
      'Dr. Meera Iyer',
      'KA-12345',
      'call 112 or 108',
      'It is not a prescription.',
    ]) {
      expect(said).toContain(words);
    }
    expect(said).not.toContain(WRITTEN.advice);
    for (const { furniture } of pages) expect(furniture).toContain('It is not a prescription.');
  });

  it('[NEW-34] is its patient’s alone: not its dentist’s, and nobody else’s', async () => {
    await dentist.close(WRITTEN);
    for (const other of [house.ravi, house.doctor]) {
      expect((await ask(other)).status).toBe(404);
    }
  });

  it('[NEW-34] is opened for ten minutes', async () => {
    await dentist.close(WRITTEN);
    const { body } = await ask(house.asha);
    house.clock.advance(10 * MINUTE);
    expect((await open(body.pdf_url)).statusCode).toBe(410);
  });
});
