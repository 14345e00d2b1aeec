import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { selectGuestDevices } from '../../../machines/room-guest/room-guest.selectors.ts';
import type {
  Devices,
  DeviceState,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { CallControls } from '../../components/video-room/CallControls.tsx';
import {
  cameraControl,
  leaveControl,
  microphoneControl,
} from '../../components/video-room/device-controls.tsx';
import { useRoomGuest, useRoomGuestSelected } from './room-guest.flow.ts';

const isOn = (state: DeviceState): boolean => state === 'on' || state === 'paused';

/** Mute, camera and leave, as the two have them; a guest has no chat. */
export const GuestControls = () => {
  const flow = useRoomGuest();
  const devices = useRoomGuestSelected(selectGuestDevices);
  const press = (device: keyof Devices) => () =>
    devices[device] === 'none'
      ? flow.send({ type: 'device.requested', device })
      : flow.send({ type: 'device.switched', device, on: !isOn(devices[device]) });
  return (
    <CallControls
      controls={[
        microphoneControl(devices.microphone, press('microphone')),
        // A camera that was not asked for so far is one that is off.
        cameraControl(devices.camera, press('camera'), say.cameraOn),
        leaveControl(() => flow.send({ type: 'room.left' })),
      ]}
    />
  );
};
