import { ROOM_TALK_KEPT_DAYS } from '../../../contracts/booking/room.ts';
import type { Room, RoomMessage } from '../../../contracts/endpoints/room.ts';
import * as say from '../../../contracts/texts/en/room-messages.ts';
import { selectRoomMessagesScreen } from '../../../machines/room-messages/room-messages.machine.ts';
import type { RoomMessagesScreen } from '../../../machines/room-messages/room-messages.machine.ts';
import type { ComponentType, ReactNode } from 'react';
import { ChoosingResult, ListingResults, PreviewResult } from './sharing.screens.tsx';
import { SharedNote } from './SharedNote.tsx';
import { useRoomMessagesSelected } from './room-messages.flow.ts';
import classes from './room-messages.module.css';
import { Writing } from './Writing.tsx';

/** A message, with its sender. */
const Said = ({
  message,
  room,
  renderPicture,
}: Pick<RoomTalkProps, 'room' | 'renderPicture'> & { readonly message: RoomMessage }) => {
  const isOwn = message.from === room.role;
  const name = message.from === 'doctor' ? room.doctor_name : room.patient_name;
  return (
    <li className={classes.said} data-own={isOwn || undefined}>
      <b>{isOwn ? say.you : name}</b>
      {message.kind === 'chat' ? (
        <>
          <p className={classes.text}>{message.text}</p>
          {message.still !== undefined && renderPicture(message.still)}
        </>
      ) : (
        <>
          <p>{isOwn ? say.youSharedThisResult : say.sharedThisResultWithYou}</p>
          <SharedNote result={message.result} />
        </>
      )}
    </li>
  );
};

type Others = Pick<RoomTalkProps, 'children'>;

const BELOW: Readonly<Record<RoomMessagesScreen, ComponentType<Others>>> = {
  writing: Writing,
  listing: ListingResults,
  choosing: ChoosingResult,
  preview: PreviewResult,
};

/** A scrollable region must be focusable, so that the arrow keys can scroll it (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

type RoomTalkProps = {
  readonly room: Room;
  readonly messages: readonly RoomMessage[];
  readonly isOpen: boolean;
  /** The picture that came with a message, by its id. */
  readonly renderPicture: (still: string) => ReactNode;
  /** Other buttons beside the one that sends. */
  readonly children?: ReactNode;
};

/** Shows messages and shared results, and the box to write in. New lines are announced while it is open. */
export const RoomTalk = ({ room, messages, isOpen, renderPicture, children }: RoomTalkProps) => {
  const notes = room.notes ?? '';
  const Below = BELOW[useRoomMessagesSelected(selectRoomMessagesScreen)];
  return (
    <section className={classes.talk} aria-label={say.chat} hidden={!isOpen}>
      <div className={classes.scroll} {...REACHABLE}>
        <div role="log" aria-label={say.whatWasWritten}>
          <ol className={classes.log}>
            {notes !== '' && (
              <li className={classes.said}>
                <b>{say.writtenAtBooking}</b>
                <p className={classes.text}>{notes}</p>
              </li>
            )}
            {messages.length === 0 && (
              <li className={classes.quiet}>
                {say.nothingWasWrittenYetCanRead(ROOM_TALK_KEPT_DAYS)}
              </li>
            )}
            {messages.map((message) => (
              <Said
                key={message.sequence}
                message={message}
                room={room}
                renderPicture={renderPicture}
              />
            ))}
          </ol>
        </div>
      </div>
      <Below>{children}</Below>
    </section>
  );
};
