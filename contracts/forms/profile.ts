import { NAMES } from './fields.ts';
import type { ValueOf } from './form.ts';

/** The names of an account, which its profile changes. */
export const PROFILE = NAMES;
export type Names = ValueOf<typeof PROFILE>;
