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
  selectRoomMessages,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { RoomTalk } from '../room-messages/RoomTalk.tsx';
import { RoomMessagesWithin } from '../room-messages/room-messages.flow.ts';
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
const Talk = () => {
  const actor = useTeleconsultationSelected(selectRoomMessages);
  const room = useTeleconsultationSelected(selectRoom);
  const messages = useTeleconsultationSelected(selectMessages);
  const isOpen = useTeleconsultationSelected(selectIsChatOpen);
  if (actor === undefined || room === null) return null;
  return (
    <RoomMessagesWithin actor={actor}>
      <RoomTalk room={room} messages={messages} isOpen={isOpen} />
    </RoomMessagesWithin>
  );
};

/** The call itself, over the whole page. */
export const InRoom = () => {
  const other = useOther();
  const connection = useTeleconsultationSelected(selectConnection);
  const isChatOpen = useTeleconsultationSelected(selectIsChatOpen);
  const isSample = useTeleconsultationSelected(selectRoom)?.is_sample;
  return (
    <main className={classes.room}>
      <header className={classes.head}>
        <h1 tabIndex={-1}>{`Call with ${other}`}</h1>
        <Connection />
        {isSample && <p>This is a sample dentist: nobody will come.</p>}
        {!isTalking(connection) && <WhenWorse />}
      </header>
      <div className={classes.stage} data-chat={isChatOpen || undefined}>
        <Pictures />
        <Talk />
      </div>
      <RoomControls />
    </main>
  );
};
