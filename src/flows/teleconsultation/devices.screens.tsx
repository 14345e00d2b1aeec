import type { ReactNode } from 'react';
import type { Devices } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import {
  selectDevices,
  selectIsUnreached,
  selectRoom,
  selectWantsCamera,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { ShowTooth } from '../../components/video-room/ShowTooth.tsx';
import { MicrophoneLevel } from '../../lib/media/MicrophoneLevel.tsx';
import classes from './teleconsultation.module.css';
import { VoiceOnly, WithoutBoth } from './device-buttons.tsx';
import { OwnLens, OwnPicture } from './own-picture.tsx';
import { RoomFrame } from './RoomFrame.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** Shown before joining. */
const NOT_RECORDED = 'Nothing is recorded: neither picture nor sound is kept.';

/** Shown where nobody hears the participant. */
const SILENCE = {
  off: 'Your microphone is off: nobody hears you.',
  paused: 'Your device has paused your microphone, perhaps for a phone call: nobody hears you.',
  none: 'Without a microphone you are seen, and you can write. One that you plug in is used.',
} as const;

export const OpeningDevices = () => (
  <RoomFrame title="Allow camera and microphone" actions={<WithoutBoth />}>
    <output>Your browser asks you now. Choose “Allow”, so that the two of you can talk.</output>
    <p>{NOT_RECORDED}</p>
  </RoomFrame>
);

/** Words for the place of the picture while nobody sees the participant. */
const UNSEEN = {
  on: '',
  off: 'Your camera is off: nobody sees you.',
  paused: 'Your device has paused your camera: nobody sees you.',
} as const;

/** Asks what the participant can try with what is there. */
const titleOf = ({ camera, microphone }: Devices): string => {
  if (camera === 'none') return 'Can you be heard?';
  return microphone === 'none' ? 'Can you see yourself?' : 'Can you see and hear yourself?';
};

/** Shows the participant's own picture and the microphone's level. */
export const DevicesReady = () => {
  const room = useTeleconsultation();
  const devices = useTeleconsultationSelected(selectDevices);
  const { camera, microphone } = devices;
  const wantsCamera = useTeleconsultationSelected(selectWantsCamera);
  const isPatient = useTeleconsultationSelected(selectRoom)?.role === 'patient';
  return (
    <RoomFrame
      title={titleOf(devices)}
      actions={
        <>
          <Button onClick={() => room.send({ type: 'entry.requested' })}>Join the call</Button>
          {camera !== 'none' && microphone !== 'none' && <VoiceOnly />}
        </>
      }
      after={isPatient && <ShowTooth />}
    >
      {camera === 'none' ? (
        <p>
          {wantsCamera
            ? 'Without a camera you are heard, and not seen. One that you plug in is used.'
            : 'Your camera is not used: you are heard, and not seen.'}
        </p>
      ) : (
        <div className={classes.preview}>
          <OwnPicture />
          {/* A paused camera may leave its last picture standing, as if one were seen. */}
          <output className={classes.hidden}>{UNSEEN[camera]}</output>
          <div className={classes.overPictures}>
            <OwnLens />
          </div>
        </div>
      )}
      {microphone === 'on' ? (
        <p className={classes.level}>
          <span>Say something: the bar moves.</span>
          <MicrophoneLevel label="How loud you are" className={classes.meter} />
        </p>
      ) : (
        <p>{SILENCE[microphone]}</p>
      )}
      <p>{NOT_RECORDED}</p>
    </RoomFrame>
  );
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <RoomFrame title="Joining the call">{children}</RoomFrame>
);

/** Shown while the server is asked for entry, or when it could not be reached. */
export const Entering = () => {
  const room = useTeleconsultation();
  const hasFailed = useTeleconsultationSelected(selectIsUnreached);
  if (!hasFailed) {
    return (
      <Waiting>
        <output>One moment...</output>
      </Waiting>
    );
  }
  return (
    <RoomFrame
      title="We could not reach our server"
      actions={<Button onClick={() => room.send({ type: 'entry.requested' })}>Try again</Button>}
    >
      <p>Your consultation stands. Please check your connection and try again.</p>
    </RoomFrame>
  );
};
