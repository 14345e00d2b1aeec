import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import {
  selectDevices,
  selectIsChatOpen,
  selectUnread,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { IconMessages } from '../../components/icons/icons.ts';
import { CallControls } from '../../components/video-room/CallControls.tsx';
import {
  cameraControl,
  leaveControl,
  microphoneControl,
} from '../../components/video-room/device-controls.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

const SIZE = 28;

/** Meaning of a press, by the state of the device: one that is not there is asked for. */
const MICROPHONE_PRESSED = {
  on: 'microphone.muted',
  paused: 'microphone.muted',
  off: 'microphone.unmuted',
  none: 'microphone.requested',
} as const;
const CAMERA_PRESSED = {
  on: 'camera.stopped',
  paused: 'camera.stopped',
  off: 'camera.started',
  none: 'camera.requested',
} as const;

/** Mute, camera, chat and leave, always in this order and place. */
export const RoomControls = () => {
  const flow = useTeleconsultation();
  const { camera, microphone } = useTeleconsultationSelected(selectDevices);
  const isChatOpen = useTeleconsultationSelected(selectIsChatOpen);
  const unread = useTeleconsultationSelected(selectUnread);
  return (
    <CallControls
      controls={[
        microphoneControl(microphone, () => flow.send({ type: MICROPHONE_PRESSED[microphone] })),
        cameraControl(camera, () => flow.send({ type: CAMERA_PRESSED[camera] })),
        {
          label: isChatOpen ? say.hideChat : say.chat,
          icon: <IconMessages size={SIZE} />,
          tone: isChatOpen ? 'changed' : 'plain',
          badge: unread > 0 ? { count: unread, words: say.newWords(unread) } : null,
          onClick: () => flow.send({ type: isChatOpen ? 'chat.closed' : 'chat.opened' }),
        },
        leaveControl(() => flow.send({ type: 'room.left' })),
      ]}
    />
  );
};
