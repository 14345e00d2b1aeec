import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import {
  selectConnection,
  selectIsChatOpen,
  selectMessages,
  selectRoom,
  selectRoomCamera,
  selectRoomInvitation,
  selectRoomMessages,
  selectRoomPictures,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { selectStillCameraScreen } from '../../../machines/still-camera/still-camera.machine.ts';
import { AddPersonInChat } from '../room-invitation/OverPictures.tsx';
import { ThirdPerson } from '../room-invitation/ThirdPerson.tsx';
import { RoomInvitationWithin } from '../room-invitation/room-invitation.flow.ts';
import { RoomTalk } from '../room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../room-messages/room-messages.flow.ts';
import { DeletionQuestion } from '../sent-pictures/OwnPictures.tsx';
import { SentInRoom } from '../sent-pictures/SentInRoom.tsx';
import { SentPicturesWithin } from '../sent-pictures/sent-pictures.flow.ts';
import { StillCamera } from '../still-camera/StillCamera.tsx';
import { StillCameraWithin, useStillCameraSelected } from '../still-camera/still-camera.flow.ts';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Connection } from './Connection.tsx';
import { Pictures, isTalking, useOther } from './Pictures.tsx';
import { RoomControls } from './RoomControls.tsx';
import { WhenWorse } from './RoomFrame.tsx';
import { useTeleconsultationSelected } from './teleconsultation.flow.ts';
import classes from './teleconsultation.module.css';

/** The chat, beside the pictures or over them. */
const Talk = ({ isCovered }: { readonly isCovered: boolean }) => {
  const actor = useTeleconsultationSelected(selectRoomMessages);
  const room = useTeleconsultationSelected(selectRoom);
  const messages = useTeleconsultationSelected(selectMessages);
  const isOpen = useTeleconsultationSelected(selectIsChatOpen) && !isCovered;
  const pictures = useTeleconsultationSelected(selectRoomPictures);
  const connection = useTeleconsultationSelected(selectConnection);
  if (actor === undefined || pictures === undefined || room === null) return null;
  return (
    <SentPicturesWithin actor={pictures}>
      <RoomMessagesWithin actor={actor}>
        <RoomTalk
          room={room}
          messages={messages}
          isOpen={isOpen}
          renderPicture={(still) => <SentInRoom still={still} own={room.role === 'patient'} />}
        >
          {isTalking(connection) && <AddPersonInChat />}
        </RoomTalk>
      </RoomMessagesWithin>
      {isOpen && <DeletionQuestion />}
    </SentPicturesWithin>
  );
};

const HEADING = 'room';

/** The pictures and the chat, or over both of them the picture that is taken for the dentist. */
const Stage = () => {
  const isChatOpen = useTeleconsultationSelected(selectIsChatOpen);
  const isCovered = useStillCameraSelected(selectStillCameraScreen) !== 'none';
  return (
    <div
      className={classes.stage}
      data-chat={isChatOpen || undefined}
      data-covered={isCovered || undefined}
    >
      <Pictures isCovered={isCovered} />
      <Talk isCovered={isCovered} />
      <PartFocus appeared={isCovered ? 'picture' : 'call'} heading={HEADING} />
      <StillCamera name={useOther()} />
    </div>
  );
};

/** The call itself, over the whole page. */
export const InRoom = () => {
  const other = useOther();
  const connection = useTeleconsultationSelected(selectConnection);
  const camera = useTeleconsultationSelected(selectRoomCamera);
  const invitation = useTeleconsultationSelected(selectRoomInvitation);
  const room = useTeleconsultationSelected(selectRoom);
  if (camera === undefined || invitation === undefined) return null;
  return (
    <RoomInvitationWithin actor={invitation}>
      <main className={classes.room} data-part>
        <header className={classes.head}>
          <h1 id={HEADING} tabIndex={-1}>
            {say.callWith(other)}
          </h1>
          <Connection />
          {room?.is_sample && <p>{say.thisSampleDentistNobodyWillCome}</p>}
          {!isTalking(connection) && <WhenWorse />}
          <ThirdPerson patient={room?.patient_name ?? ''} />
        </header>
        <StillCameraWithin actor={camera}>
          <Stage />
        </StillCameraWithin>
        <RoomControls />
      </main>
    </RoomInvitationWithin>
  );
};
