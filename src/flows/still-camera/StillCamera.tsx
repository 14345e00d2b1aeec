import {
  selectHasPictureFailed,
  selectIsSendingPicture,
  selectPictureKey,
  selectPictureRefusal,
  selectStillCameraScreen,
} from '../../../machines/still-camera/still-camera.machine.ts';
import type { StillCameraScreen } from '../../../machines/still-camera/still-camera.machine.ts';
import { STILL_CAMERA_TEXTS as TEXTS } from '../../../contracts/texts/en/flows/still-camera.ts';
import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconCamera } from '../../components/icons/icons.ts';
import { OnPicture } from '../../components/video-room/LensControls.tsx';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { takenPicture } from '../../lib/media/taken-picture.ts';
import { useStillCamera, useStillCameraSelected } from './still-camera.flow.ts';
import classes from './still-camera.module.css';

const HEADING = 'still-camera';

/** The button over the pictures that takes one. */
export const TakePicture = () => {
  const camera = useStillCamera();
  return (
    <OnPicture
      icon={IconCamera}
      label={TEXTS.take}
      onClick={() => camera.send({ type: 'picture.requested' })}
    />
  );
};

const Again = ({ label, disabled }: { readonly label: string; readonly disabled?: boolean }) => {
  const camera = useStillCamera();
  return (
    <Button
      variant="default"
      disabled={disabled}
      onClick={() => camera.send({ type: 'picture.requested' })}
    >
      {label}
    </Button>
  );
};

const Close = ({ disabled }: { readonly disabled?: boolean }) => {
  const camera = useStillCamera();
  return (
    <Button
      variant="subtle"
      disabled={disabled}
      onClick={() => camera.send({ type: 'picture.dismissed' })}
    >
      {TEXTS.close}
    </Button>
  );
};

/** A camera that takes its time can be left at once. */
const Taking = () => (
  <>
    <output>{TEXTS.taking}</output>
    <div className={classes.actions}>
      <Close />
    </div>
  </>
);

const NoPicture = () => (
  <>
    <p role="alert">{TEXTS.noPicture}</p>
    <div className={classes.actions}>
      <Again label={TEXTS.tryAgain} />
      <Close />
    </div>
  </>
);

const Decision = ({ name }: { readonly name: string }) => {
  const camera = useStillCamera();
  const picture = takenPicture(useStillCameraSelected(selectPictureKey));
  const isSending = useStillCameraSelected(selectIsSendingPicture);
  const hasFailed = useStillCameraSelected(selectHasPictureFailed);
  const refusal = useStillCameraSelected(selectPictureRefusal);
  const label = hasFailed ? TEXTS.sendAgain : TEXTS.send(name);
  return (
    <>
      <p>{TEXTS.ask}</p>
      <img className={classes.picture} src={picture?.url} alt={TEXTS.alt} />
      <p role="alert">{hasFailed && (refusal ?? TEXTS.notSent)}</p>
      <div className={classes.actions}>
        <Button
          disabled={isSending}
          aria-busy={isSending}
          onClick={() => camera.send({ type: 'picture.confirmed' })}
        >
          {isSending ? TEXTS.sending : label}
        </Button>
        <Again label={TEXTS.again} disabled={isSending} />
        <Close disabled={isSending} />
      </div>
    </>
  );
};

const partOf = (screen: StillCameraScreen, name: string): ReactNode =>
  ({
    none: null,
    taking: <Taking />,
    noPicture: <NoPicture />,
    decision: <Decision name={name} />,
  })[screen];

/** The picture that was taken, over the call, before it is sent to the dentist of that name. */
export const StillCamera = ({ name }: { readonly name: string }) => {
  const screen = useStillCameraSelected(selectStillCameraScreen);
  if (screen === 'none') return null;
  return (
    <section className={classes.panel} aria-labelledby={HEADING} data-part>
      <h2 id={HEADING} tabIndex={-1}>
        {TEXTS.title}
      </h2>
      {partOf(screen, name)}
      <PartFocus appeared={screen} heading={HEADING} atOnce />
    </section>
  );
};
