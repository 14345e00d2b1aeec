import type { Emergency } from './diagnosis.ts';
import type { RedFlagId } from './red-flags.ts';

export const emergencyFor = (_flags: readonly RedFlagId[]): Emergency | null => null;
