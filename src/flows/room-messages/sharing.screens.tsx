import { shallowEqual } from '@xstate/react';
import { ROOM_TALK_KEPT_DAYS } from '../../../contracts/booking/room.ts';
import type { SavedResult } from '../../../contracts/endpoints/saved-results.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as family from '../../../contracts/texts/en/family.ts';
import * as say from '../../../contracts/texts/en/room-messages.ts';
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
      <output>{hasFailed ? '' : say.lookingForYourSavedResults}</output>
      <Trouble words={say.weCouldNotReachOurServer} />
      <div className={classes.actions}>
        {hasFailed && (
          <Button onClick={() => talk.send({ type: 'sharing.requested' })}>
            {common.tryAgain}
          </Button>
        )}
        <Back words={say.doNotShare} />
      </div>
    </div>
  );
};

/** Names a result by its day and cause, and by its person where the results are of several people. */
const nameOf = ({ created_at, condition, person }: SavedResult, isMixed: boolean): string => {
  const name = `${momentWords(created_at)}: ${condition ?? say.noLikelyCause}`;
  if (!isMixed) return name;
  return `${name} · ${person === null ? family.forMe : family.forPerson(person.name)}`;
};

/** Asks for the result to share. */
export const ChoosingResult = () => {
  const talk = useRoomMessages();
  const results = useRoomMessagesSelected(selectShareable, shallowEqual);
  const isBusy = useRoomMessagesSelected(selectIsSending);
  const isMixed = results.some(({ person }) => person !== null);
  return (
    <div className={classes.write}>
      <h2>{say.shareASavedResult}</h2>
      <p>{results.length === 0 ? say.youHaveNoSavedResultYou : say.chooseOneYouSeeWhatDentist}</p>
      <ul className={classes.results}>
        {results.map((result) => (
          <li key={result.id}>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => talk.send({ type: 'result.chosen', id: result.id })}
            >
              {nameOf(result, isMixed)}
            </Button>
          </li>
        ))}
      </ul>
      <Back words={isBusy ? say.stopWords : say.doNotShare} />
    </div>
  );
};

/** What scrolls must take the focus, also while no button does (WCAG 2.1.1). */
const REACHABLE = { tabIndex: 0 };

/** Shows what the dentist will read, before the press that shares it. */
export const PreviewResult = () => {
  const talk = useRoomMessages();
  const preview = useRoomMessagesSelected(selectPreview);
  const isSharing = useRoomMessagesSelected(selectIsSending);
  if (preview === null) return null;
  return (
    <section className={classes.write} aria-label={say.theDentistWillReadThis} {...REACHABLE}>
      <h2>{say.theDentistWillReadThis}</h2>
      <SharedNote result={preview} />
      <p>
        {say.nothingElseYourAccountShownDeleted(ROOM_TALK_KEPT_DAYS)} {say.laterAnswersReadToo}
      </p>
      <Trouble words={say.itMayNotHaveArrivedPlease} />
      <div className={classes.actions}>
        <Button
          disabled={isSharing}
          aria-busy={isSharing}
          onClick={() => talk.send({ type: 'sharing.confirmed' })}
        >
          {isSharing ? say.sharing : say.shareItWithTheDentist}
        </Button>
        {!isSharing && <Back words={say.doNotShare} />}
      </div>
    </section>
  );
};
