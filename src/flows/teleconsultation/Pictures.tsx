import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import {
  selectConnection,
  selectDevices,
  selectIsPictureSpared,
  selectMinutesLeft,
  selectOtherDevices,
  selectRoom,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import type { RoomConnection } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { CallClock } from '../../components/video-room/CallClock.tsx';
import { VideoPicture } from '../../components/video-room/VideoPicture.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useStream } from '../../lib/media/streams.ts';
import { AddPerson, GuestPicture } from '../room-invitation/OverPictures.tsx';
import { TakePicture } from '../still-camera/StillCamera.tsx';
import { OwnLens, OwnPicture } from './own-picture.tsx';
import { otherPictureWords, spokenTimeLeftWords, timeLeftWords } from './room-words.ts';
import { useTeleconsultationSelected } from './teleconsultation.flow.ts';
import classes from './teleconsultation.module.css';

/** Minutes left from which the time is shown as short. */
const SOON_MINUTES = 5;

/** Returns true once the two have found each other, until one of them goes. */
export const isTalking = (connection: RoomConnection): boolean =>
  connection === 'talking' || connection === 'reconnecting';

/** Returns the other participant's name. */
export const useOther = (): string => {
  const room = useTeleconsultationSelected(selectRoom);
  return (room?.role === 'doctor' ? room.patient_name : room?.doctor_name) ?? '';
};

/** Says how much of the booked time is left, once it has begun. */
const BookedTime = () => {
  const left = useTeleconsultationSelected(selectMinutesLeft);
  const room = useTeleconsultationSelected(selectRoom);
  if (left === null || room === null) return null;
  return (
    <CallClock
      words={timeLeftWords(left)}
      announce={spokenTimeLeftWords(left, momentWords(room.closes_at))}
      soon={left <= SOON_MINUTES}
    />
  );
};

/** Shows the other participant large, and the account's own picture small. */
export const Pictures = ({ isCovered }: { readonly isCovered: boolean }) => {
  const other = useOther();
  const connection = useTeleconsultationSelected(selectConnection);
  const theirCamera = useTeleconsultationSelected(selectOtherDevices).camera;
  const { camera } = useTeleconsultationSelected(selectDevices);
  const isSpared = useTeleconsultationSelected(selectIsPictureSpared);
  const theirs = useStream('other');
  const role = useTeleconsultationSelected(selectRoom)?.role;
  return (
    <div className={classes.pictures} inert={isCovered}>
      {isTalking(connection) ? (
        <>
          <VideoPicture label={say.pictureOf(other)} stream={theirs} />
          <output className={classes.hidden}>{otherPictureWords(theirCamera, other)}</output>
        </>
      ) : (
        <p className={classes.nobody}>{other}</p>
      )}
      <GuestPicture />
      {camera === 'on' && !isSpared && (
        <div className={classes.self}>
          <OwnPicture />
        </div>
      )}
      <div className={classes.overPictures}>
        {camera === 'on' && (
          <OwnLens>{role === 'patient' && isTalking(connection) && <TakePicture />}</OwnLens>
        )}
        {isTalking(connection) && <AddPerson />}
        <BookedTime />
      </div>
    </div>
  );
};
