import type {
  PictureSent,
  StillCameraInput,
  stillCameraMachine,
} from '../../../machines/still-camera/still-camera.machine.ts';
import type { Cases } from '../../model/cases.ts';

export const INPUT: StillCameraInput = {
  id: '00000000-0000-4000-8000-0000000000a1',
  requestKey: 'key-of-room',
};

export const TAKEN = { key: 'picture-1' };
export const SENT: PictureSent = { verdict: 'sent' };
export const REFUSED: PictureSent = {
  verdict: 'refused',
  sentence: 'You have sent 6 pictures. To send another one, delete one first.',
};

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof stillCameraMachine> = {
  inputs: [INPUT],
  events: { 'picture.requested': [{}], 'picture.confirmed': [{}], 'picture.dismissed': [{}] },
  actors: {
    takePicture: { done: [TAKEN], error: [new Error('No camera is on')] },
    sendPicture: { done: [SENT, REFUSED], error: [FAILURE] },
  },
  contextKey: ({ sentence }) => ({ isRefused: sentence !== null }),
};
