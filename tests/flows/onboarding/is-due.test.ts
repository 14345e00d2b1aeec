import { expect, it } from 'vitest';
import { doctorAddress, roomAddress } from '../../../contracts/common/paths.ts';
import { hasRoomFor } from '../../../machines/onboarding/is-due.ts';

it('stands over no entrance, no page where somebody is helped or a time is kept, and no way into a call', () => {
  for (const page of [
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/google-return',
    '/admin',
    '/unauthorized',
    '/chat',
    '/chat-summary',
    '/xray-analysis',
    '/xray-iq-analysis',
    '/find-dentist',
    '/find-my-dentist',
    '/booking',
    '/booking/patient-info',
    '/booking/review-and-book',
    '/teleconsultation',
    '/call-guest',
    doctorAddress('meera-iyer'),
    roomAddress('00000000-0000-4000-8000-000000000001'),
  ]) {
    expect(hasRoomFor(page), page).toBe(false);
    expect(hasRoomFor(`${page}/`), `${page}/`).toBe(false);
  }
});

it.each(['/', '/dashboard', '/profile'])('may stand over %s', (page) => {
  expect(hasRoomFor(page)).toBe(true);
});
