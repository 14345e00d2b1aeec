import {
  selectGoingPicture,
  selectHasReadingFailed,
  selectIsDeletionAsked,
  selectIsReadingPictures,
  selectSentPictures,
} from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import type { Still } from '../../../contracts/endpoints/stills.ts';
import { SENT_PICTURES_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/sent-pictures.ts';
import { Button } from '../../components/button/Button.tsx';
import { DeletionDialog } from '../../components/dialog/DeletionDialog.tsx';
import { timeInWords } from '../../lib/format/time-words.ts';
import { useSentPictures, useSentPicturesSelected } from './sent-pictures.flow.ts';
import classes from './sent-pictures.module.css';
import { StillShown } from './StillShown.tsx';

/** Deletes a picture, and says so where that failed. */
const Remove = ({ still }: { readonly still: Still }) => {
  const pictures = useSentPictures();
  const going = useSentPicturesSelected(selectGoingPicture);
  const isThis = going?.still === still.id;
  if (isThis && going.hasFailed) {
    return (
      <>
        <p role="alert">{TEXTS.notDeleted}</p>
        <div className={classes.actions}>
          <Button onClick={() => pictures.send({ type: 'deletion.confirmed' })}>
            {TEXTS.tryAgain}
          </Button>
          <Button variant="subtle" onClick={() => pictures.send({ type: 'deletion.declined' })}>
            {TEXTS.keep}
          </Button>
        </div>
      </>
    );
  }
  return (
    <div className={classes.actions}>
      <Button
        variant="subtle"
        disabled={going !== null}
        aria-busy={isThis}
        onClick={() => pictures.send({ type: 'deletion.requested', still: still.id })}
      >
        {isThis ? TEXTS.removing : TEXTS.remove(timeInWords(still.created_at))}
      </Button>
    </div>
  );
};

/** Asks whether a picture is to go; it stands once beside the pictures. */
export const DeletionQuestion = () => {
  const pictures = useSentPictures();
  if (!useSentPicturesSelected(selectIsDeletionAsked)) return null;
  return (
    <DeletionDialog
      title={TEXTS.question}
      words={TEXTS.lost}
      onDelete={() => pictures.send({ type: 'deletion.confirmed' })}
      onKeep={() => pictures.send({ type: 'deletion.declined' })}
    />
  );
};

/** Says how it stands with the pictures while they are not on screen. */
export const NotShown = () => {
  const pictures = useSentPictures();
  const isReading = useSentPicturesSelected(selectIsReadingPictures);
  const hasFailed = useSentPicturesSelected(selectHasReadingFailed);
  if (isReading) return <output>{TEXTS.reading}</output>;
  if (!hasFailed) return null;
  return (
    <>
      <p role="alert">{TEXTS.notRead}</p>
      <div className={classes.actions}>
        <Button onClick={() => pictures.send({ type: 'pictures.requested' })}>
          {TEXTS.tryAgain}
        </Button>
      </div>
    </>
  );
};

/** A picture, with its deletion for the patient who has sent it. */
export const OnePicture = ({ still, own }: { readonly still: Still; readonly own: boolean }) => (
  <>
    <StillShown still={still} />
    {own && <Remove still={still} />}
  </>
);

/** The pictures that the patient has sent in one call. */
export const OwnPictures = () => {
  const stills = useSentPicturesSelected(selectSentPictures);
  const isReading = useSentPicturesSelected(selectIsReadingPictures);
  const hasFailed = useSentPicturesSelected(selectHasReadingFailed);
  return (
    <div className={classes.pictures}>
      {stills.map((still) => (
        <OnePicture key={still.id} still={still} own />
      ))}
      {(stills.length === 0 || hasFailed) && <NotShown />}
      {stills.length === 0 && !isReading && !hasFailed && <p>{TEXTS.none}</p>}
      <DeletionQuestion />
    </div>
  );
};
