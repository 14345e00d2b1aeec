import { sentPicturesMachine } from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { deletePicture, readPictures } from '../../actors/room/stills.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** The pictures of a call, bound to the server. */
export const providedSentPictures = sentPicturesMachine.provide({
  actors: { readPictures, deletePicture },
});

/** Provider and hooks of the flow, which the room runs, and the list of one's calls. */
export const {
  Provider: SentPicturesFlow,
  Within: SentPicturesWithin,
  useFlow: useSentPictures,
  useSelected: useSentPicturesSelected,
} = createFlow<typeof sentPicturesMachine>('sentPictures');
