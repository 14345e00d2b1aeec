import type {
  SentPicturesInput,
  sentPicturesMachine,
} from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import type { Cases } from '../../model/cases.ts';
import { STILL } from '../visit-note/cases.ts';

export const INPUT: SentPicturesInput = { id: '00000000-0000-4000-8000-0000000000a1' };

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof sentPicturesMachine> = {
  inputs: [INPUT],
  events: {
    'pictures.requested': [{}],
    'deletion.requested': [{ still: STILL.id }],
    'deletion.confirmed': [{}],
    'deletion.declined': [{}],
  },
  actors: {
    readPictures: { done: [[STILL]], error: [FAILURE] },
    deletePicture: { done: [undefined], error: [FAILURE] },
  },
  contextKey: ({ pictures }) => ({ hasPictures: pictures.length > 0 }),
};
