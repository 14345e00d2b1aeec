import * as z from 'zod/mini';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import { STILLS_OF_CALL_MAX } from '../booking/stills.ts';
import { XRAY_BYTES_MAX } from '../xray/xray-files.ts';
import { endpoint } from './endpoint.ts';
import { OTHER_ID, SOME_ID } from './examples.ts';

const tag = 'Pictures of a call';
const perMs = 60_000;

/**
 * One picture that the patient of a call has sent its dentist, drawn anew without anything else that the file said. The
 * addresses need no token, so an `<img>` can ask for them; `preview_url` is at most 480 pixels a side.
 */
export const Still = z.object({
  id: z.uuid(),
  created_at: Moment,
  url: z.string(),
  preview_url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Still = z.infer<typeof Still>;

const ofCall = { tag, auth: 'patient', params: z.object({ id: z.uuid() }) } as const;

/**
 * Sends the dentist a picture, from the patient of an open call to which both have come. 404 for everybody else, its
 * dentist included. 422: the call is not open, nobody else has come yet, there are as many as there may be, or the file
 * is no picture; the sentence says which.
 */
export const sendStill = endpoint({
  ...ofCall,
  method: 'POST',
  path: '/api/teleconsultations/:id/stills',
  summary: 'Send the dentist a picture in a call',
  creates: true,
  rate: { max: 20, perMs },
  form: {
    file: {
      field: 'picture',
      about: 'The picture: a JPEG or PNG file of at most 10 MB.',
      maxBytes: XRAY_BYTES_MAX,
      kind: 'still',
    },
    fields: z.object({}),
  },
  replies: { 200: z.object({ still: Still }) },
  example: {
    params: { id: SOME_ID },
    fields: {},
    file: { size: 100, type: 'image/jpeg' },
  },
});

/**
 * Lists the pictures of a call for its two people, the oldest first. Each look of the dentist is written down. 404 for
 * everybody else.
 */
export const listStills = endpoint({
  ...ofCall,
  method: 'GET',
  path: '/api/teleconsultations/:id/stills',
  summary: 'The pictures that the patient has sent in a call',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ stills: z.array(Still).check(z.maxLength(STILLS_OF_CALL_MAX)) }) },
  example: { params: { id: SOME_ID } },
});

/** Deletes a picture of a call, for its patient alone; asking again answers 404. */
export const deleteStill = endpoint({
  tag,
  auth: 'patient',
  params: z.object({ id: z.uuid(), still: z.uuid() }),
  method: 'POST',
  path: '/api/teleconsultations/:id/stills/:still/delete',
  summary: 'Delete a picture of a call',
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { params: { id: SOME_ID, still: OTHER_ID }, body: {} },
});
