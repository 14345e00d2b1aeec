import { ROOM_TALK_KEPT_DAYS } from '../../../contracts/booking/room.ts';
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
      title="You have left the call"
      actions={
        <>
          <Button disabled={!canJoin} onClick={() => flow.send({ type: 'entry.requested' })}>
            Join again
          </Button>
          <ToVisitNote />
          <Overview />
        </>
      }
    >
      <p>Your camera and microphone are off.</p>
      {room !== null && <p>{`You can come back until ${momentWords(room.closes_at)}.`}</p>}
      <IfNobodyCame />
    </RoomFrame>
  );
};

/** Shown when the participant has entered the room on another page. */
export const Elsewhere = () => {
  const flow = useTeleconsultation();
  return (
    <RoomFrame
      title="You are in this call on another page"
      actions={
        <Button onClick={() => flow.send({ type: 'entry.requested' })}>Go on here instead</Button>
      }
    >
      <p>Your camera and microphone are off on this page.</p>
    </RoomFrame>
  );
};

/** Shown when the room is closed. */
export const Ended = () => (
  <RoomFrame
    title="This video call is over"
    actions={
      <>
        <ToVisitNote />
        <Overview />
      </>
    }
  >
    <p>
      {`Nothing of picture and sound was recorded. What was written and shared is deleted after ${ROOM_TALK_KEPT_DAYS} days.`}
    </p>
    <IfNobodyCame />
  </RoomFrame>
);
