import type { ReactNode } from 'react';
import { ROOM_TEXT_MAX } from '../../../contracts/booking/room.ts';
import * as say from '../../../contracts/texts/en/room-messages.ts';
import {
  selectHasFailed,
  selectIsSending,
  selectMayShare,
  selectMaySend,
  selectRefusal,
  selectText,
} from '../../../machines/room-messages/room-messages.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { TextBox } from '../../components/text-box/TextBox.tsx';
import { useRoomMessages, useRoomMessagesSelected } from './room-messages.flow.ts';
import classes from './room-messages.module.css';

/** Announces why something was not sent. */
export const Trouble = ({ words }: { readonly words: string }) => {
  const hasFailed = useRoomMessagesSelected(selectHasFailed);
  const refusal = useRoomMessagesSelected(selectRefusal);
  return <p role="alert">{hasFailed && (refusal ?? words)}</p>;
};

/** The box to write in; others give buttons of their own beside the one that sends. */
export const Writing = ({ children }: { readonly children?: ReactNode }) => {
  const talk = useRoomMessages();
  const text = useRoomMessagesSelected(selectText);
  const isSending = useRoomMessagesSelected(selectIsSending);
  const maySend = useRoomMessagesSelected(selectMaySend);
  const mayShare = useRoomMessagesSelected(selectMayShare);
  const hasFailed = useRoomMessagesSelected(selectHasFailed);
  return (
    <form
      className={classes.write}
      onSubmit={(event) => {
        event.preventDefault();
        talk.send({ type: 'message.submitted' });
      }}
    >
      <TextBox
        label={say.yourMessage}
        value={text}
        rows={2}
        maxLength={ROOM_TEXT_MAX}
        readOnly={isSending}
        onChange={(written) => talk.send({ type: 'text.changed', text: written })}
      />
      <Trouble words={say.yourMessageMayNotHaveArrived} />
      <div className={classes.actions}>
        <Button type="submit" disabled={!maySend} aria-busy={isSending}>
          {hasFailed ? say.sendAgain : say.send}
        </Button>
        {mayShare && (
          <Button
            variant="default"
            disabled={isSending || hasFailed}
            onClick={() => talk.send({ type: 'sharing.requested' })}
          >
            {say.shareAResult}
          </Button>
        )}
        {children}
      </div>
    </form>
  );
};
