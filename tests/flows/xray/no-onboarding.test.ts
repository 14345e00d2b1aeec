import { expect, it } from 'vitest';
import { PATHS } from '../../../contracts/common/paths.ts';
import { hasRoomFor } from '../../../machines/onboarding/is-due.ts';

it.each([PATHS.xrayAnalysis, PATHS.xrayIqAnalysis])(
  'opens no onboarding over what was found in an X-ray: %s',
  (page) => {
    expect(hasRoomFor(page)).toBe(false);
    expect(hasRoomFor(PATHS.dashboard)).toBe(true);
  },
);
