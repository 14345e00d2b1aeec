import { createHmac, timingSafeEqual } from 'node:crypto';
import { REPORTS_PATH } from '../../../contracts/endpoints/reports.ts';
import { REPORT_MINUTES } from '../../../contracts/assessment/report-life.ts';

/** Subjects of reports; an address stores a subject as its index here. */
const KINDS = ['result', 'reanalysis', 'receipt', 'visit'] as const;

/** The id of a receipt is that of its payment, and of a visit that of its appointment: a document holds all that was written for it. */
export type Reported = { readonly of: (typeof KINDS)[number]; readonly id: string };

/** Content of a report's address: its subject, the session it was asked for in, and the end of its validity. */
export type Named = {
  readonly sessionId: string;
  readonly reported: Reported;
  readonly expiresAt: Date;
};

const ID_BYTES = 16;
const TIME_BYTES = 6;
const NAMED_BYTES = 1 + 2 * ID_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 24;
const MINUTE_MS = 60_000;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const packed = ({ sessionId, reported, expiresAt }: Named): Buffer => {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(expiresAt.getTime(), 0, TIME_BYTES);
  const kind = Buffer.of(KINDS.indexOf(reported.of));
  return Buffer.concat([kind, bytesOf(sessionId), bytesOf(reported.id), time]);
};

/**
 * Signs an address with the fingerprint of the session's token, which no client ever sees: every process can check it,
 * and it ends with the session.
 */
const signatureOf = (named: Buffer, secret: string): Buffer =>
  createHmac('sha256', `report ${secret}`).update(named).digest().subarray(0, SIGNATURE_BYTES);

/** Makes the address of a report, good for `REPORT_MINUTES` from now. */
export const addressFor = (
  { sessionId, reported, now }: Omit<Named, 'expiresAt'> & { readonly now: Date },
  secret: string,
): string => {
  const expiresAt = new Date(now.getTime() + REPORT_MINUTES * MINUTE_MS);
  const named = packed({ sessionId, reported, expiresAt });
  const token = Buffer.concat([named, signatureOf(named, secret)]).toString('base64url');
  return `${REPORTS_PATH}/${token}`;
};

/** Reads an address, and offers to check its signature against a secret; `null` when it has not the form of one. */
export const readToken = (
  token: string,
): (Named & { readonly isSignedWith: (secret: string) => boolean }) | null => {
  const bytes = Buffer.from(token, 'base64url');
  const isOurs =
    bytes.length === NAMED_BYTES + SIGNATURE_BYTES && bytes.toString('base64url') === token;
  const of = isOurs ? KINDS[bytes.readUInt8(0)] : undefined;
  if (of === undefined) return null;
  const named = bytes.subarray(0, NAMED_BYTES);
  const ids = named.subarray(1);
  return {
    sessionId: idOf(ids.subarray(0, ID_BYTES)),
    reported: { of, id: idOf(ids.subarray(ID_BYTES, 2 * ID_BYTES)) },
    expiresAt: new Date(ids.readUIntBE(2 * ID_BYTES, TIME_BYTES)),
    isSignedWith: (secret) =>
      timingSafeEqual(bytes.subarray(NAMED_BYTES), signatureOf(named, secret)),
  };
};
