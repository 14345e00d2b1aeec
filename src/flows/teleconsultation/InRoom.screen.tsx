import {
  selectConnection,
  selectDevices,
  selectIsChatOpen,
  selectIsUnreached,
  selectLacking,
  selectLackingState,
  selectMessages,
  selectOtherDevices,
  selectRoom,
  selectRoomCamera,
  selectRoomMessages,
  selectRoomPictures,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { selectStillCameraScreen } from '../../../machines/still-camera/still-camera.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { RoomTalk } from '../room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../room-messages/room-messages.flow.ts';
import { DeletionQuestion } from '../sent-pictures/OwnPictures.tsx';
import { SentInRoom } from '../sent-pictures/SentInRoom.tsx';
import { SentPicturesWithin } from '../sent-pictures/sent-pictures.flow.ts';
import { StillCamera } from '../still-camera/StillCamera.tsx';
import { StillCameraWithin, useStillCameraSelected } from '../still-camera/still-camera.flow.ts';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { Pictures, isTalking, useOther } from './Pictures.tsx';
import { RoomControls } from './RoomControls.tsx';
import { WhatCanBeDone, WhenWorse } from './RoomFrame.tsx';
import { connectionWords, lackingWords, otherSoundWords, pausedWords } from './room-words.ts';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';
import classes from './teleconsultation.module.css';

/** Shows the state of the connection and of what the two speak into; changes are announced. */
const Connection = () => {
  const flow = useTeleconsultation();
  const other = useOther();
  const connection = useTeleconsultationSelected(selectConnection);
  const isUnreached = useTeleconsultationSelected(selectIsUnreached);
  const lacking = useTeleconsultationSelected(selectLacking);
  const state = useTeleconsultationSelected(selectLackingState);
  const devices = useTeleconsultationSelected(selectDevices);
  const { microphone } = useTeleconsultationSelected(selectOtherDevices);
  return (
    <div className={classes.connection}>
      <output>
        {[
          connectionWords(connection, { other, isUnreached }),
          connection === 'talking' && otherSoundWords(microphone, other),
          lackingWords(lacking, { state, other }),
          pausedWords(devices, other),
        ]
          .filter(Boolean)
          .join(' ')}
      </output>
      {connection === 'connectingFailed' && (
        <Button onClick={() => flow.send({ type: 'call.retried' })}>Try again</Button>
      )}
      {connection === 'otherMissed' && <WhatCanBeDone />}
    </div>
  );
};

/** The chat, beside the pictures or over them. */
const Talk = ({ isCovered }: { readonly isCovered: boolean }) => {
  const actor = useTeleconsultationSelected(selectRoomMessages);
  const room = useTeleconsultationSelected(selectRoom);
  const messages = useTeleconsultationSelected(selectMessages);
  const isOpen = useTeleconsultationSelected(selectIsChatOpen) && !isCovered;
  const pictures = useTeleconsultationSelected(selectRoomPictures);
  if (actor === undefined || pictures === undefined || room === null) return null;
  return (
    <SentPicturesWithin actor={pictures}>
      <RoomMessagesWithin actor={actor}>
        <RoomTalk
          room={room}
          messages={messages}
          isOpen={isOpen}
          renderPicture={(still) => <SentInRoom still={still} own={room.role === 'patient'} />}
        />
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
  const isSample = useTeleconsultationSelected(selectRoom)?.is_sample;
  return (
    <main className={classes.room} data-part>
      <header className={classes.head}>
        <h1 id={HEADING} tabIndex={-1}>{`Call with ${other}`}</h1>
        <Connection />
        {isSample && <p>This is a sample dentist: nobody will come.</p>}
        {!isTalking(connection) && <WhenWorse />}
      </header>
      {camera && (
        <StillCameraWithin actor={camera}>
          <Stage />
        </StillCameraWithin>
      )}
      <RoomControls />
    </main>
  );
};
