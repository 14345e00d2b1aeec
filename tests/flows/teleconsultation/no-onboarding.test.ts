import { expect, it } from 'vitest';
import { PATHS, roomAddress } from '../../../contracts/common/paths.ts';
import { hasRoomFor } from '../../../machines/onboarding/is-due.ts';

it('opens no onboarding over a call, nor on the way into one', () => {
  expect(hasRoomFor(roomAddress('00000000-0000-4000-8000-000000000001'))).toBe(false);
  expect(hasRoomFor(PATHS.teleconsultation)).toBe(false);
  expect(hasRoomFor(PATHS.dashboard)).toBe(true);
});
