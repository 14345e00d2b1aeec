import type { Still } from '../../../contracts/endpoints/stills.ts';
import { SENT_PICTURES_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/sent-pictures.ts';
import { SentPicture } from '../../components/sent-picture/SentPicture.tsx';
import { timeInWords } from '../../lib/format/time-words.ts';

/** One picture of a call, named by the time at which it was sent. */
export const StillShown = ({ still }: { readonly still: Still }) => {
  const time = timeInWords(still.created_at);
  const { url, preview_url, width, height } = still;
  return (
    <SentPicture
      preview={preview_url}
      width={width}
      height={height}
      href={url}
      alt={TEXTS.alt(time)}
      open={TEXTS.open(time)}
    />
  );
};
