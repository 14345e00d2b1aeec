import { ROOM_TALK_KEPT_DAYS } from '../../../contracts/booking/room.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { selectRoom } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { IfNobodyCame, Overview, RoomFrame, ToVisitNote } from './RoomFrame.tsx';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** Shown after leaving the room, which can be entered again while it is open. */
export const Left = () => {
  const flow = useTeleconsultation();
  const room = useTeleconsultationSelected(selectRoom);
  const canJoin = useTeleconsultationSelected((at) => at.can({ type: 'entry.requested' }));
  return (
    <RoomFrame
      title={say.youHaveLeftTheCall}
      actions={
        <>
          <Button disabled={!canJoin} onClick={() => flow.send({ type: 'entry.requested' })}>
            {say.joinAgain}
          </Button>
          <ToVisitNote />
          <Overview />
        </>
      }
    >
      <p>{say.yourCameraAndMicrophoneAreOff}</p>
      {room !== null && <p>{say.youCanComeBackUntil(momentWords(room.closes_at))}</p>}
      <IfNobodyCame />
    </RoomFrame>
  );
};

/** Shown when the participant has entered the room on another page. */
export const Elsewhere = () => {
  const flow = useTeleconsultation();
  return (
    <RoomFrame
      title={say.youCallAnotherPage}
      actions={
        <Button onClick={() => flow.send({ type: 'entry.requested' })}>
          {say.goOnHereInstead}
        </Button>
      }
    >
      <p>{say.yourCameraMicrophoneOffPage}</p>
    </RoomFrame>
  );
};

/** Shown when the room is closed. */
export const Ended = () => (
  <RoomFrame
    title={say.thisVideoCallIsOver}
    actions={
      <>
        <ToVisitNote />
        <Overview />
      </>
    }
  >
    <p>{say.nothingPictureSoundWasRecordedWhat(ROOM_TALK_KEPT_DAYS)}</p>
    <IfNobodyCame />
  </RoomFrame>
);
