import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { ShownVisit } from '../booking/visit-note.ts';
import {
  LINK_DAYS,
  LINK_ENDS,
  LINK_FILE_MAX,
  LINK_PASSCODE_DIGITS,
} from '../assessment/result-link.ts';
import { shapeOf } from '../forms/schema.ts';
import { SHARED_RESULT } from '../forms/shared-result.ts';
import { endpoint } from './endpoint.ts';
import { SOME_ID } from './examples.ts';
import { SharedResult } from './room.ts';

const tag = 'Result links';
const perMs = 60_000;

/** 32 random bytes that the patient's device has made: the part of the address that nobody can guess. */
const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/));
const SOME_TOKEN = 'c2VjcmV0LW9mLWEtbGluay0wMDAwMDAwMDAwMDAwMDA';

/** A compact JWE without a wrapped key (`"alg": "dir"`), as SMART Health Links ask for. */
const EncryptedFile = z.object({
  contentType: z.literal('application/fhir+json'),
  embedded: z
    .string()
    .check(z.maxLength(LINK_FILE_MAX), z.regex(/^[\w-]+\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/)),
});
export type EncryptedFile = z.infer<typeof EncryptedFile>;

const SOME_FILE: EncryptedFile = {
  contentType: 'application/fhir+json',
  embedded: 'eyJhbGciOiJkaXIifQ..AAAAAAAAAAAAAAAA.AAAA.AAAAAAAAAAAAAAAAAAAAAA',
};

/**
 * The result as our own page shows it. `visit`: the call to which it was brought, where the patient has said that it goes along; a
 * link of the release before has none.
 */
export const LinkContent = z.extend(SharedResult, {
  visit: z._default(z.nullable(ShownVisit), null),
});
export type LinkContent = z.infer<typeof LinkContent>;

/** A link as its owner sees it. Neither its address nor its passcode: nobody but the device that made it knows them. */
export const ResultLink = z.object({
  id: z.uuid(),
  made_at: Moment,
  expires_at: Moment,
  /** Null while it is good. */
  ended: z.nullable(z.enum(LINK_ENDS)),
  openings: z.number(),
  /** Each opening with the name that the opener gave, the newest first. */
  log: z.array(z.object({ at: Moment, by: z.string() })),
});
export type ResultLink = z.infer<typeof ResultLink>;

const ofResult = {
  tag,
  auth: 'patient',
  params: z.object({ id: z.uuid() }),
} as const;

/**
 * Lists the links to one saved result, the newest first, and what can go along with the next: `visit` is the newest call to which
 * the result was brought and of which its dentist has closed a note. 404 where there is no such result.
 */
export const listResultLinks = endpoint({
  ...ofResult,
  method: 'GET',
  path: '/api/account/results/:id/links',
  summary: 'The links to a saved result',
  rate: { max: 60, perMs },
  replies: {
    200: z.object({
      links: z.array(ResultLink),
      /** A server of the release before does not send it. */
      visit: z._default(z.nullable(ShownVisit), null),
    }),
  },
  example: { params: { id: SOME_ID } },
});

/**
 * Makes a link to one saved result. The files were encrypted on the device: their key is not sent, and of token and passcode
 * only a fingerprint is kept. The same token again makes nothing more. 409: as many links are good as can be.
 */
export const makeResultLink = endpoint({
  ...ofResult,
  method: 'POST',
  path: '/api/account/results/:id/links',
  summary: 'Make a link to a saved result',
  rate: { max: 10, perMs, perDay: 30 },
  body: z.object({
    token: LinkToken,
    passcode: z.string().check(z.regex(new RegExp(`^\\d{${LINK_PASSCODE_DIGITS}}$`))),
    days: z.literal(LINK_DAYS),
    files: z.array(EncryptedFile).check(z.minLength(1), z.maxLength(2)),
  }),
  replies: { 200: ResultLink },
  example: {
    params: { id: SOME_ID },
    body: { token: SOME_TOKEN, passcode: '123456', days: 7, files: [SOME_FILE] },
  },
});

/** Ends a link at once and deletes what it led to. Asking again changes nothing. */
export const endResultLink = endpoint({
  ...ofResult,
  method: 'POST',
  path: '/api/account/result-links/:id/end',
  summary: 'End a link to a saved result',
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { params: { id: SOME_ID }, body: {} },
});

/** A file that is fetched by itself: its address is good for a short while, and no longer than its link. */
const LocatedFile = z.object({
  contentType: z.literal('application/fhir+json'),
  location: z.url(),
});
export type LinkFile = EncryptedFile | z.infer<typeof LocatedFile>;

/** The reply to who has link and passcode (SMART Health Links, "manifest"). */
export const Manifest = z.object({
  status: z.literal('finalized'),
  files: z.array(z.union([EncryptedFile, LocatedFile])),
});

/** The address of one file of a link, below which its signature stands. */
export const LINK_FILE_PATH = '/api/link-files/:id/:nth';

/** Limit of the files that an address may fetch. */
export const LINK_FILE_RATE = { max: 60, perMs, perDay: 1000 } as const;

/**
 * Hands out the encrypted files of a link: the manifest request of SMART Health Links (HL7, STU 1). A file that is longer than
 * `embeddedLengthMax` comes by an address of its own. 401: the passcode is wrong, and `remainingAttempts` says how many are left.
 * 404: there is no such link any more, and `code` says why where the link is known.
 */
export const openResultLink = endpoint({
  method: 'POST',
  path: '/api/shl/:token',
  tag,
  summary: 'Open a link to a result',
  auth: 'none',
  rate: { max: 30, perMs, perDay: 500 },
  params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  body: z.object({
    ...shapeOf(SHARED_RESULT),
    embeddedLengthMax: z.optional(z.int().check(z.minimum(0))),
  }),
  replies: { 200: Manifest },
  example: {
    params: { token: SOME_TOKEN },
    body: { recipient: 'Dr. Iyer', passcode: '123456' },
  },
});
