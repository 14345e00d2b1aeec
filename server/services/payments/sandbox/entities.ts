import type { Ids } from '../../../lib/ids.ts';
import type { SandboxRow } from '../../../repositories/sandbox-payments.ts';

export type Entity = SandboxRow['entity'];

/** The provider's kind of name: its prefix and fourteen letters or digits. */
export const nameOf = (prefix: string, ids: Ids): string =>
  `${prefix}_${ids.row().replaceAll('-', '').slice(-14)}`;

/** The provider counts time in seconds since 1970. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** A payment as it is at this moment: money on its way is not there yet. */
export const seenAt = (entity: Entity, now: Date): Entity => {
  const { comes_at: comesAt, ...rest } = entity;
  const isComing = typeof comesAt === 'number' && comesAt > now.getTime();
  return isComing ? { ...rest, status: 'created' } : rest;
};
