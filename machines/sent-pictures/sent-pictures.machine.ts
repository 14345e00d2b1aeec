import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Still } from '../../contracts/endpoints/stills.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { PICTURE_DELETED } from '../../contracts/texts/en/flows/sent-pictures.ts';

/** The call whose pictures are shown. */
export type SentPicturesInput = { readonly id: string };

export type DeletingPicture = { readonly id: string; readonly still: string };

type SentPicturesContext = SentPicturesInput & {
  readonly pictures: readonly Still[];
  /** The picture that is to be deleted. */
  readonly chosen: string;
};

type SentPicturesEvents =
  | { type: 'pictures.requested' }
  | { type: 'deletion.requested'; still: string }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' };

/** Facts, effects and decisions that the states of the pictures share. */
const sentPictures = setup({
  types: {} as {
    input: SentPicturesInput;
    context: SentPicturesContext;
    events: SentPicturesEvents;
    emitted: NoticeRaised;
    children: { readPictures: 'readPictures'; deletePicture: 'deletePicture' };
    tags: Tag;
  },
  actors: {
    readPictures: notProvided<readonly Still[], SentPicturesInput>('readPictures'),
    /** Deletes a picture; one that is gone already counts as deleted. */
    deletePicture: notProvided<void, DeletingPicture>('deletePicture'),
  },
  actions: {
    rememberPictures: assign((_, { pictures }: { readonly pictures: readonly Still[] }) => ({
      pictures,
    })),
    rememberChosen: assign((_, { still }: { readonly still: string }) => ({ chosen: still })),
    raiseNotice: raisesNotice(),
  },
});

/**
 * The pictures that the patient has sent in a call, for its two people, and their deletion by the patient. The room runs it,
 * and the list of one's calls.
 */
export const sentPicturesMachine = sentPictures.createMachine({
  id: 'sentPictures',
  description: 'The pictures of a call are looked at.',
  context: ({ input }) => ({ ...input, pictures: [], chosen: '' }),
  initial: 'readingPictures',
  states: {
    readingPictures: {
      description: 'The server is asked; what was read before stays on screen.',
      tags: 'busy',
      invoke: {
        id: 'readPictures',
        src: 'readPictures',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'shown',
          actions: {
            type: 'rememberPictures',
            params: ({ event }) => ({ pictures: event.output }),
          },
        },
        onError: 'readingFailed',
      },
      // Another one was sent meanwhile.
      on: { 'pictures.requested': { target: 'readingPictures', reenter: true } },
    },
    readingFailed: {
      description: 'The server could not be asked; the pictures are kept there.',
      on: { 'pictures.requested': 'readingPictures' },
    },
    shown: {
      description: 'The pictures are on screen.',
      on: {
        'pictures.requested': 'readingPictures',
        'deletion.requested': {
          target: 'confirmingDeletion',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
    },
    confirmingDeletion: {
      description: 'The patient is asked whether a picture is to go for good.',
      // A picture that came meanwhile is read then.
      on: { 'deletion.confirmed': 'deletingPicture', 'deletion.declined': 'readingPictures' },
    },
    deletingPicture: {
      description: 'The picture is being deleted.',
      tags: 'busy',
      invoke: {
        id: 'deletePicture',
        src: 'deletePicture',
        input: ({ context: { id, chosen } }) => ({ id, still: chosen }),
        onDone: { target: 'readingPictures', actions: say('success', PICTURE_DELETED) },
        onError: 'deletionFailed',
      },
    },
    deletionFailed: {
      description: 'The picture may still be there; it is deleted once more, or kept.',
      on: { 'deletion.confirmed': 'deletingPicture', 'deletion.declined': 'readingPictures' },
    },
  },
});

type SentPicturesSnapshot = SnapshotFrom<typeof sentPicturesMachine>;

export const selectSentPictures = ({ context }: SentPicturesSnapshot): readonly Still[] =>
  context.pictures;

export const selectIsReadingPictures = (snapshot: SentPicturesSnapshot): boolean =>
  snapshot.matches('readingPictures');

export const selectHasReadingFailed = (snapshot: SentPicturesSnapshot): boolean =>
  snapshot.matches('readingFailed');

/** Returns true while the patient is asked whether a picture is to go. */
export const selectIsDeletionAsked = (snapshot: SentPicturesSnapshot): boolean =>
  snapshot.matches('confirmingDeletion');

/** Returns the picture that is being deleted, or could not be; null for none. */
export const selectGoingPicture = (
  snapshot: SentPicturesSnapshot,
): { readonly still: string; readonly hasFailed: boolean } | null => {
  const hasFailed = snapshot.matches('deletionFailed');
  const isGoing = hasFailed || snapshot.matches('deletingPicture');
  return isGoing ? { still: snapshot.context.chosen, hasFailed } : null;
};
