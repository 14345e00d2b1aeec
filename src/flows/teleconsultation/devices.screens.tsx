import type { ReactNode } from 'react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
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
const NOT_RECORDED = say.nothingRecordedNeitherPictureNorSound;

/** Shown where nobody hears the participant. */
const SILENCE = {
  off: say.yourMicrophoneOffNobodyHearsYou,
  paused: say.yourDeviceHasPausedYourMicrophone,
  none: say.withoutMicrophoneYouSeenYouCan,
} as const;

export const OpeningDevices = () => (
  <RoomFrame title={say.allowCameraAndMicrophone} actions={<WithoutBoth />}>
    <output>{say.yourBrowserAsksYouNowChoose}</output>
    <p>{NOT_RECORDED}</p>
  </RoomFrame>
);

/** Words for the place of the picture while nobody sees the participant. */
const UNSEEN = {
  on: '',
  off: say.yourCameraOffNobodySeesYou,
  paused: say.yourDeviceHasPausedYourCamera,
} as const;

/** Asks what the participant can try with what is there. */
const titleOf = ({ camera, microphone }: Devices): string => {
  if (camera === 'none') return say.canYouBeHeard;
  return microphone === 'none' ? say.canYouSeeYourself : say.canYouSeeAndHearYourself;
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
          <Button onClick={() => room.send({ type: 'entry.requested' })}>{say.joinTheCall}</Button>
          {camera !== 'none' && microphone !== 'none' && <VoiceOnly />}
        </>
      }
      after={isPatient && <ShowTooth />}
    >
      {camera === 'none' ? (
        <p>{wantsCamera ? say.withoutCameraYouHeardNotSeen : say.yourCameraNotUsedYouHeard}</p>
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
          <span>{say.saySomethingTheBarMoves}</span>
          <MicrophoneLevel label={say.howLoudYouAre} className={classes.meter} />
        </p>
      ) : (
        <p>{SILENCE[microphone]}</p>
      )}
      <p>{NOT_RECORDED}</p>
    </RoomFrame>
  );
};

const Waiting = ({ children }: { readonly children: ReactNode }) => (
  <RoomFrame title={say.joiningTheCall}>{children}</RoomFrame>
);

/** Shown while the server is asked for entry, or when it could not be reached. */
export const Entering = () => {
  const room = useTeleconsultation();
  const hasFailed = useTeleconsultationSelected(selectIsUnreached);
  if (!hasFailed) {
    return (
      <Waiting>
        <output>{say.oneMoment}</output>
      </Waiting>
    );
  }
  return (
    <RoomFrame
      title={common.weCouldNotReachOurServer}
      actions={
        <Button onClick={() => room.send({ type: 'entry.requested' })}>{common.tryAgain}</Button>
      }
    >
      <p>{say.yourConsultationStandsPleaseCheckYour}</p>
    </RoomFrame>
  );
};
