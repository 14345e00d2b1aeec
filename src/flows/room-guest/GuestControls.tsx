import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { selectGuestDevices } from '../../../machines/room-guest/room-guest.selectors.ts';
import type {
  Devices,
  DeviceState,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconVideo,
  IconVideoOff,
} from '../../components/icons/icons.ts';
import { CallControls } from '../../components/video-room/CallControls.tsx';
import { useRoomGuest, useRoomGuestSelected } from './room-guest.flow.ts';

const SIZE = 28;

const isOn = (state: DeviceState): boolean => state === 'on' || state === 'paused';

/** Mute, camera and leave, as the two have them; a guest has no chat. */
export const GuestControls = () => {
  const flow = useRoomGuest();
  const devices = useRoomGuestSelected(selectGuestDevices);
  const press = (device: keyof Devices) => () =>
    devices[device] === 'none'
      ? flow.send({ type: 'device.requested', device })
      : flow.send({ type: 'device.switched', device, on: !isOn(devices[device]) });
  const { camera, microphone } = devices;
  return (
    <CallControls
      controls={[
        {
          label: microphone === 'none' ? say.noSound : isOn(microphone) ? say.mute : say.unmute,
          icon: isOn(microphone) ? (
            <IconMicrophone size={SIZE} />
          ) : (
            <IconMicrophoneOff size={SIZE} />
          ),
          tone: isOn(microphone) ? 'plain' : 'changed',
          onClick: press('microphone'),
        },
        {
          // A camera that was not asked for so far is one that is off.
          label: isOn(camera) ? say.cameraOff : say.cameraOn,
          icon: isOn(camera) ? <IconVideo size={SIZE} /> : <IconVideoOff size={SIZE} />,
          tone: isOn(camera) ? 'plain' : 'changed',
          onClick: press('camera'),
        },
        {
          label: say.leave,
          icon: <IconPhoneOff size={SIZE} />,
          tone: 'danger',
          onClick: () => flow.send({ type: 'room.left' }),
        },
      ]}
    />
  );
};
