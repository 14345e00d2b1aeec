import { shallowEqual } from '@xstate/react';
import { ROOM_TALK_KEPT_DAYS } from '../../../contracts/booking/room.ts';
import {
  selectHasFailed,
  selectIsSending,
  selectPreview,
  selectShareable,
} from '../../../machines/room-messages/room-messages.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { SharedNote } from './SharedNote.tsx';
import { useRoomMessages, useRoomMessagesSelected } from './room-messages.flow.ts';
import classes from './room-messages.module.css';
import { Trouble } from './Writing.tsx';

const Back = ({ words }: { readonly words: string }) => {
  const talk = useRoomMessages();
  return (
    <Button variant="subtle" onClick={() => talk.send({ type: 'sharing.dismissed' })}>
      {words}
    </Button>
  );
};

/** Shown while the patient's results load, or when loading failed. */
export const ListingResults = () => {
  const talk = useRoomMessages();
  const hasFailed = useRoomMessagesSelected(selectHasFailed);
  return (
    <div className={classes.write}>
      <output>{hasFailed ? '' : 'Looking for your saved results...'}</output>
      <Trouble words="We could not reach our server. Nothing was shared." />
      <div className={classes.actions}>
        {hasFailed && (
          <Button onClick={() => talk.send({ type: 'sharing.requested' })}>Try again</Button>
        )}
        <Back words="Do not share" />
      </div>
    </div>
  );
};

/** Asks for the result to share. */
export const ChoosingResult = () => {
  const talk = useRoomMessages();
  const results = useRoomMessagesSelected(selectShareable, shallowEqual);
  const isBusy = useRoomMessagesSelected(selectIsSending);
  return (
    <div className={classes.write}>
      <h2>Share a saved result</h2>
      <p>
        {results.length === 0
          ? 'You have no saved result. You can save one after an assessment.'
          : 'Choose one. You see what the dentist will read before anything is shared.'}
      </p>
      <ul className={classes.results}>
        {results.map(({ id, created_at, condition }) => (
          <li key={id}>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => talk.send({ type: 'result.chosen', id })}
            >
              {`${momentWords(created_at)}: ${condition ?? 'No likely cause'}`}
            </Button>
          </li>
        ))}
      </ul>
      <Back words={isBusy ? 'Stop' : 'Do not share'} />
    </div>
  );
};

/** Shows what the dentist will read, before the press that shares it. */
export const PreviewResult = () => {
  const talk = useRoomMessages();
  const preview = useRoomMessagesSelected(selectPreview);
  const isSharing = useRoomMessagesSelected(selectIsSending);
  if (preview === null) return null;
  return (
    <div className={classes.write}>
      <h2>The dentist will read this</h2>
      <SharedNote result={preview} />
      <p>{`Nothing else of your account is shown. It is deleted here after ${ROOM_TALK_KEPT_DAYS} days.`}</p>
      <Trouble words="It may not have arrived. Please share it again." />
      <div className={classes.actions}>
        <Button
          disabled={isSharing}
          aria-busy={isSharing}
          onClick={() => talk.send({ type: 'sharing.confirmed' })}
        >
          {isSharing ? 'Sharing...' : 'Share it with the dentist'}
        </Button>
        {!isSharing && <Back words="Do not share" />}
      </div>
    </div>
  );
};
