import {
  selectHasReadingFailed,
  selectIsReadingPictures,
  selectSentPictures,
} from '../../../machines/sent-pictures/sent-pictures.machine.ts';
import { SENT_PICTURES_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/sent-pictures.ts';
import { NotShown, OnePicture } from './OwnPictures.tsx';
import { useSentPicturesSelected } from './sent-pictures.flow.ts';

/** The picture that came with a message of the room; what was deleted says so. */
export const SentInRoom = ({ still, own }: { readonly still: string; readonly own: boolean }) => {
  const stills = useSentPicturesSelected(selectSentPictures);
  const isReading = useSentPicturesSelected(selectIsReadingPictures);
  const hasFailed = useSentPicturesSelected(selectHasReadingFailed);
  const found = stills.find(({ id }) => id === still);
  if (found !== undefined) return <OnePicture still={found} own={own} />;
  return isReading || hasFailed ? <NotShown /> : <p>{TEXTS.gone}</p>;
};
