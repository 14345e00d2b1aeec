import { OwnPictures } from './OwnPictures.tsx';
import { providedSentPictures, SentPicturesFlow } from './sent-pictures.flow.ts';

/** The pictures of one call of one's own, and everything that follows. */
export const SentPictures = ({ appointment }: { readonly appointment: string }) => (
  <SentPicturesFlow machine={providedSentPictures} input={() => ({ id: appointment })}>
    <OwnPictures />
  </SentPicturesFlow>
);
