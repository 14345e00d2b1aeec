import type { Fields } from './form.ts';

/** What a guest of a call says before the call: the name that the two people read. */
export const ROOM_GUEST = {
  name: { kind: 'name', min: 1, max: 60, pattern: /^$|\p{L}/u, autoComplete: 'name' },
} as const satisfies Fields;
