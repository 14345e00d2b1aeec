import { fromPromise } from 'xstate';
import type { Still } from '../../../contracts/endpoints/stills.ts';
import { XRAY_BYTES_MAX } from '../../../contracts/xray/xray-files.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { DeletingPicture } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import type {
  PictureSent,
  PictureTaken,
  SendingPicture,
} from '../../../machines/still-camera/still-camera.machine.ts';
import { shownStream } from '../../lib/media/streams.ts';
import { holdTaken, takenPicture } from '../../lib/media/taken-picture.ts';
import { callForm } from '../calls/call-form.ts';
import { call } from '../calls/call.ts';
import { inTime } from '../calls/in-time.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/stills.ts'));

/** Time for which the camera itself may take a photo before a frame of the video is taken, in milliseconds. */
const PHOTO_MS = 5000;

/** JPEG quality of a frame. */
const FRAME_QUALITY = 0.95;

/** A part of the browser's API that the standard's types do not know, and Safari and Firefox do not have. */
type PhotoTaker = { readonly takePhoto: () => Promise<Blob> };
type WithPhotos = { readonly ImageCapture?: new (track: MediaStreamTrack) => PhotoTaker };

/** Takes a photo with the camera itself, which sees more than its video shows; null where the browser has no such call. */
const photoOf = async (track: MediaStreamTrack): Promise<Blob | null> => {
  const { ImageCapture } = globalThis as WithPhotos;
  if (ImageCapture === undefined) return null;
  try {
    const photo = await inTime(() => new ImageCapture(track).takePhoto(), { limitMs: PHOTO_MS });
    return photo.size > 0 && photo.size <= XRAY_BYTES_MAX ? photo : null;
  } catch {
    // Some cameras promise photos and give none; their video goes on.
    return null;
  }
};

/** Draws a frame of the video in its full size. */
const frameOf = async (track: MediaStreamTrack): Promise<Blob> => {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  try {
    await video.play();
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const frame = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', FRAME_QUALITY);
    });
    if (frame === null) throw new Error('The video gave no frame');
    return frame;
  } finally {
    video.srcObject = null;
  }
};

/** Takes a picture with the camera in use, and holds it on this page. */
export const takePicture = fromPromise<PictureTaken>(async ({ signal }) => {
  const track = shownStream('own')
    ?.getVideoTracks()
    .find(({ readyState, enabled }) => readyState === 'live' && enabled);
  if (track === undefined) throw new Error('No camera is on');
  const picture = (await photoOf(track)) ?? (await frameOf(track));
  const key = newRequestKey();
  // One that was given up meanwhile must not take the place of a later one.
  if (!signal.aborted) holdTaken(key, picture);
  return { key };
});

/** The server's statuses for a picture that it does not take. */
const NOT_TAKEN: ReadonlySet<number | undefined> = new Set([404, 409, 413, 422]);

/** Sends a picture; its request key makes a retry harmless. */
export const sendPicture = fromPromise<PictureSent, SendingPicture>(
  async ({ input: { id, key, requestKey }, signal }) => {
    const file = takenPicture(key)?.picture;
    if (file === undefined) throw new Error('This page holds no such picture');
    try {
      const sent = { params: { id }, fields: {}, file, requestKey, signal };
      await callForm(named('sendStill'), sent);
      return { verdict: 'sent' };
    } catch (error) {
      const sentence = saidBy(error);
      if (sentence === null || !NOT_TAKEN.has((error as Failure).status)) throw error;
      return { verdict: 'refused', sentence };
    }
  },
);

/** Lists the pictures of a call. */
export const readPictures = fromPromise<readonly Still[], { readonly id: string }>(
  async ({ input: { id }, signal }) =>
    (await call(named('listStills'), { params: { id }, signal })).stills,
);

const NOT_FOUND = 404;

/** Deletes a picture; one already deleted counts as success. */
export const deletePicture = fromPromise<void, DeletingPicture>(
  async ({ input: { id, still }, signal }) => {
    try {
      await call(named('deleteStill'), { params: { id, still }, body: {}, signal });
    } catch (error) {
      if ((error as Failure).status !== NOT_FOUND) throw error;
    }
  },
);
