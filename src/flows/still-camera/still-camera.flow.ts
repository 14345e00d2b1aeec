import { stillCameraMachine } from '../../../machines/still-camera/still-camera.machine.ts';
import { sendPicture, takePicture } from '../../actors/room/stills.ts';
import { createFlow } from '../../lib/flow/flow.tsx';
import { dropTaken } from '../../lib/media/taken-picture.ts';

/** Taking a picture, bound to the camera in use and to the server. */
export const providedStillCamera = stillCameraMachine.provide({
  actors: { takePicture, sendPicture },
  actions: { dropPicture: dropTaken },
});

/** Hooks of the flow, which the room runs. */
export const {
  Within: StillCameraWithin,
  useFlow: useStillCamera,
  useSelected: useStillCameraSelected,
} = createFlow<typeof stillCameraMachine>('stillCamera');
