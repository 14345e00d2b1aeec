import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import {
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconVideo,
  IconVideoOff,
} from '../icons/icons.ts';
import type { CallControl } from './CallControls.tsx';

/** `paused` is one that the system has taken for a while, and gives back; `none` is not there. */
type DeviceState = 'on' | 'off' | 'paused' | 'none';

const SIZE = 28;

/** Returns true for a device that is switched on: one that the system has paused goes on by itself. */
const isOn = (state: DeviceState): boolean => state === 'on' || state === 'paused';

/** Switches the microphone, or asks for one. */
export const microphoneControl = (state: DeviceState, onClick: () => void): CallControl => {
  const Icon = isOn(state) ? IconMicrophone : IconMicrophoneOff;
  const off = state === 'none' ? say.noSound : say.unmute;
  return {
    label: isOn(state) ? say.mute : off,
    icon: <Icon size={SIZE} />,
    tone: isOn(state) ? 'plain' : 'changed',
    onClick,
  };
};

/** Switches the camera, or asks for one: `none` is the label of one that is not there. */
export const cameraControl = (
  state: DeviceState,
  onClick: () => void,
  none: string = say.noCamera,
): CallControl => {
  const Icon = isOn(state) ? IconVideo : IconVideoOff;
  const off = state === 'none' ? none : say.cameraOn;
  return {
    label: isOn(state) ? say.cameraOff : off,
    icon: <Icon size={SIZE} />,
    tone: isOn(state) ? 'plain' : 'changed',
    onClick,
  };
};

/** Goes out of the call. */
export const leaveControl = (onClick: () => void): CallControl => ({
  label: say.leave,
  icon: <IconPhoneOff size={SIZE} />,
  tone: 'danger',
  onClick,
});
