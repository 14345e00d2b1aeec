import { selectHasStills } from '../../../machines/consultations/consultations.selectors.ts';
import { SENT_PICTURES_TEXTS } from '../../../contracts/texts/en/flows/sent-pictures.ts';
import { LazySentPictures } from '../sent-pictures/lazy.tsx';
import { useConsultationsSelected } from './consultations.flow.ts';
import classes from './consultations.module.css';

/** The pictures that one has sent in a call of one's own (NEW-62), where there are such. */
export const PicturesSent = ({ id }: { readonly id: string }) => {
  if (!useConsultationsSelected(selectHasStills(id))) return null;
  return (
    <details>
      <summary className={classes.fold}>{SENT_PICTURES_TEXTS.title}</summary>
      <LazySentPictures appointment={id} />
    </details>
  );
};
