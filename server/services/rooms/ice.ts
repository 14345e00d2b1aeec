import { createHmac } from 'node:crypto';
import type { IceServer } from '../../../contracts/endpoints/room.ts';

/** Servers that help two browsers find each other; without them a call works only inside one network. */
export type IceSettings = {
  readonly stunUrls: readonly string[];
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null;
};

/**
 * Lists the servers for one visit, with a password that TURN servers accept until a moment ("TURN REST API" of coturn:
 * an HMAC over the end of its use). It names the visit and no person: coturn counts its limit for each user by that name.
 */
export const iceServersUntil = (
  { visit, until }: { readonly visit: string; readonly until: Date },
  { stunUrls, turn }: IceSettings,
): IceServer[] => {
  const stun: IceServer[] = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  if (turn === null) return stun;
  const username = `${Math.ceil(until.getTime() / 1000)}:${visit}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [...stun, { urls: [...turn.urls], username, credential }];
};
