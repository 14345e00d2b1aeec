import { createHmac } from 'node:crypto';
import type { IceServer } from '../../../contracts/endpoints/room.ts';

/** Servers that help two browsers find each other; without them a call works only inside one network. */
export type IceSettings = {
  readonly stunUrls: readonly string[];
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null;
};

/**
 * Lists the servers for one side of a call, with a password that TURN servers accept until a moment ("TURN REST API" of
 * coturn: an HMAC over the end of its use). coturn counts its limit for each user by the name, which names no person and
 * stays the same however often somebody comes in.
 */
export const iceServersUntil = (
  { side, until }: { readonly side: string; readonly until: Date },
  { stunUrls, turn }: IceSettings,
): IceServer[] => {
  const stun: IceServer[] = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (turn === null) return stun;
  const name = createHmac('sha256', turn.secret).update(side).digest('base64url').slice(0, 22);
  const username = `${Math.ceil(until.getTime() / 1000)}:${name}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...stun, { urls: [...turn.urls], username, credential }];
};
