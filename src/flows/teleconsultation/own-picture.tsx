import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { selectLens } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { LensControls } from '../../components/video-room/LensControls.tsx';
import { VideoPicture } from '../../components/video-room/VideoPicture.tsx';
import { useStream } from '../../lib/media/streams.ts';
import { useTeleconsultation, useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** The participant's own picture: as in a mirror, unless the camera looks away from them. */
export const OwnPicture = () => {
  const { facing } = useTeleconsultationSelected(selectLens);
  return (
    <VideoPicture
      label={say.yourPicture}
      stream={useStream('own')}
      own
      mirrored={facing !== 'environment'}
    />
  );
};

/** Switches to another camera and its lamp, where there are such. */
export const OwnLens = ({ children }: { readonly children?: ReactNode }) => {
  const flow = useTeleconsultation();
  const { hasOther, light } = useTeleconsultationSelected(selectLens);
  return (
    <LensControls
      hasOther={hasOther}
      light={light}
      onTurn={() => flow.send({ type: 'camera.turned' })}
      onLight={() => flow.send({ type: 'light.switched' })}
    >
      {children}
    </LensControls>
  );
};
