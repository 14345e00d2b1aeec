import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { PICTURE_SENT } from '../../contracts/texts/en/flows/still-camera.ts';

/** The call, and a key that no other requests have. */
export type StillCameraInput = { readonly id: string; readonly requestKey: string };

/** A picture that was taken. The page holds it under its key, as no chart can. */
export type PictureTaken = { readonly key: string };

/** Refused: the server takes it not, for a reason that it says. */
export type PictureSent =
  | { readonly verdict: 'sent' }
  | { readonly verdict: 'refused'; readonly sentence: string };

export type SendingPicture = {
  readonly id: string;
  readonly key: string;
  readonly requestKey: string;
};

type StillCameraContext = StillCameraInput & {
  /** Number of the picture: each is a request of its own. */
  readonly count: number;
  readonly key: string;
  /** Reason for which it was not taken by the server; null where the server could not be asked. */
  readonly sentence: string | null;
};

type StillCameraEvents =
  | { type: 'picture.requested' }
  | { type: 'picture.confirmed' }
  | { type: 'picture.dismissed' };

/** Time for which the camera may try to give a picture, in milliseconds: a phone focuses anew, with a flash. */
const TAKE_MS = 10_000;

/** Facts, effects and decisions of taking a picture. */
const stillCamera = setup({
  types: {} as {
    input: StillCameraInput;
    context: StillCameraContext;
    events: StillCameraEvents;
    emitted: NoticeRaised;
    children: { takePicture: 'takePicture'; sendPicture: 'sendPicture' };
    tags: Tag;
  },
  actors: {
    /** Takes a picture with the camera in use, as large as it gives one. */
    takePicture: notProvided<PictureTaken>('takePicture'),
    sendPicture: notProvided<PictureSent, SendingPicture>('sendPicture'),
  },
  actions: {
    rememberPicture: assign(({ context }, { key }: PictureTaken) => ({
      key,
      count: context.count + 1,
      sentence: null,
    })),
    rememberRefusal: assign((_, sent: PictureSent) => ({
      sentence: sent.verdict === 'refused' ? sent.sentence : null,
    })),
    forgetRefusal: assign({ sentence: null }),
    /** Lets the page forget the picture that it holds. */
    dropPicture: effectNotProvided('dropPicture'),
    raiseNotice: raisesNotice(),
  },
  guards: { wasSent: (_, sent: PictureSent) => sent.verdict === 'sent' },
  delays: { takePatience: TAKE_MS },
});

type Done = { readonly event: { readonly output: PictureSent } };

/** Ways on from each state in which the camera is free. */
const decided = { 'picture.requested': 'takingPicture', 'picture.dismissed': 'resting' } as const;

/**
 * Takes a picture in a call, shows it to the patient alone, and sends it on their press. Nothing else sends one. The room
 * runs it.
 */
export const stillCameraMachine = stillCamera.createMachine({
  id: 'stillCamera',
  description: 'The patient takes a picture for the dentist.',
  context: ({ input }) => ({ ...input, count: 0, key: '', sentence: null }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No picture is held.',
      entry: 'dropPicture',
      on: { 'picture.requested': 'takingPicture' },
    },
    takingPicture: {
      description: 'The camera takes a picture.',
      tags: 'busy',
      invoke: {
        id: 'takePicture',
        src: 'takePicture',
        onDone: {
          target: 'awaitingDecision',
          actions: { type: 'rememberPicture', params: ({ event }) => event.output },
        },
        onError: 'takingFailed',
      },
      on: { 'picture.dismissed': 'resting' },
      after: { takePatience: 'takingFailed' },
    },
    takingFailed: {
      description: 'The camera gave no picture; the call goes on.',
      on: decided,
    },
    awaitingDecision: {
      description: 'The patient sees the picture, and sends it, takes another one, or neither.',
      on: { ...decided, 'picture.confirmed': 'sendingPicture' },
    },
    sendingPicture: {
      description: 'The picture is on its way.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'sendPicture',
        src: 'sendPicture',
        input: ({ context: { id, key, requestKey, count } }) => ({
          id,
          key,
          requestKey: `${requestKey}-picture-${count}`,
        }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }: Done) => event.output },
            target: 'resting',
            actions: say('success', PICTURE_SENT),
          },
          {
            target: 'sendingFailed',
            actions: { type: 'rememberRefusal', params: ({ event }: Done) => event.output },
          },
        ],
        onError: 'sendingFailed',
      },
    },
    sendingFailed: {
      description:
        'The picture may not have arrived, and is still here: the same one is sent again.',
      on: { ...decided, 'picture.confirmed': 'sendingPicture' },
    },
  },
});

type StillCameraSnapshot = SnapshotFrom<typeof stillCameraMachine>;

/** What stands over the call: every leaf of the chart belongs to one of them. */
export type StillCameraScreen = 'none' | 'taking' | 'noPicture' | 'decision';

export const selectStillCameraScreen = (snapshot: StillCameraSnapshot): StillCameraScreen => {
  if (snapshot.matches('resting')) return 'none';
  if (snapshot.matches('takingPicture')) return 'taking';
  return snapshot.matches('takingFailed') ? 'noPicture' : 'decision';
};

/** Returns the key under which the page holds the picture. */
export const selectPictureKey = ({ context }: StillCameraSnapshot): string => context.key;

export const selectIsSendingPicture = (snapshot: StillCameraSnapshot): boolean =>
  snapshot.matches('sendingPicture');

export const selectHasPictureFailed = (snapshot: StillCameraSnapshot): boolean =>
  snapshot.matches('sendingFailed');

/** Returns the server's own words on a picture that it did not take. */
export const selectPictureRefusal = ({ context }: StillCameraSnapshot): string | null =>
  context.sentence;
