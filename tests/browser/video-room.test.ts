import { describe, it } from 'vitest';
import { WITH_FAKE_DEVICES } from '../kit/browser.ts';
import { expectSeen, joinCall, siteOfConsultation, visitorAt } from './room.ts';

const { made, site } = siteOfConsultation({ flags: WITH_FAKE_DEVICES });

describe('a consultation by video', () => {
  it('brings patient and dentist together, who see and hear each other', async () => {
    const [asha, meera] = await Promise.all(
      [made.patient, made.doctor].map(async (auth) => {
        const visit = await visitorAt(site, auth, made.now);
        await joinCall(visit.page);
        return visit;
      }),
    );
    if (asha === undefined || meera === undefined) throw new Error('Two are in the room');
    await expectSeen(asha.page, 'Dr. Meera Iyer');
    await expectSeen(meera.page, 'Asha Rao');
    for (const each of [asha, meera]) each.expectQuiet();
  });
});
