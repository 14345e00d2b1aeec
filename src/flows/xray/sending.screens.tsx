import { XRAY_KEPT_DAYS } from '../../../contracts/xray/xray-files.ts';
import {
  selectImageName,
  selectImageSize,
  selectIsTriedOut,
  selectPercent,
  selectQuarter,
  selectXraySentence,
} from '../../../machines/xray/xray.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { ConsentWay, FailedImage, ImageField, StartNew } from './image-field.tsx';
import { CardHeading, PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** Asks for a picture; the fault of an earlier one is shown below, where a small phone still shows it. */
export const Choosing = () => {
  const sentence = useXraySelected(selectXraySentence);
  return (
    <div className={classes.stack}>
      <PartHead
        step={1}
        title={sentence === null ? 'Choose a picture of your X-ray' : 'Choose another picture'}
      />
      {sentence === null && (
        <p>
          A program marks what stands out, such as fillings and crowns. It makes no diagnosis, and
          no marks does not mean that all is well.
        </p>
      )}
      <ImageField state={{ kind: 'empty', ...(sentence !== null && { error: sentence }) }} />
      <p className={classes.tip}>
        Is it a film? Hold it against a bright window or a white screen and take the photo straight
        from the front, without flash.
      </p>
      <p className={classes.tip}>
        It is kept in your account, where nobody else sees it, and deleted after {XRAY_KEPT_DAYS}{' '}
        days unless it belongs to a saved result.
      </p>
    </div>
  );
};

/** Shown when a picture is chosen and the visitor is signed out. */
export const ImageKept = () => {
  const xray = useXray();
  const name = useXraySelected(selectImageName);
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title="Log in to send your X-ray"
      heading={<CardHeading title="Log in to send your X-ray" />}
      kept={`Your picture ${name} stays chosen on this page.`}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'upload.requested' })}>Log in and send</Button>
          <StartNew />
        </>
      }
    >
      X-rays are kept in your account, where nobody else sees them.
    </StateCard>
  );
};

/** Shown while the picture is sent. */
export const Sending = () => {
  const fileName = useXraySelected(selectImageName);
  const size = useXraySelected(selectImageSize);
  const percent = useXraySelected(selectPercent);
  const quarter = useXraySelected(selectQuarter);
  const words = `${megabytes((size * percent) / 100)} of ${megabytes(size)} MB sent`;
  const announce = `Sending your X-ray: ${quarter} %`;
  return (
    <div className={classes.stack}>
      <PartHead step={1} title="Sending your X-ray" />
      <ImageField state={{ kind: 'sending', fileName, percent, words, announce }} />
    </div>
  );
};

/**
 * Shown when the connection is lost: sending resumes by itself, and after some tries only when the page is shown or
 * online again, or the patient asks.
 */
export const Broken = () => {
  const xray = useXray();
  const name = useXraySelected(selectImageName);
  const isTriedOut = useXraySelected(selectIsTriedOut);
  const title = isTriedOut ? 'Your picture is not sent yet' : 'The connection is lost';
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title={title}
      heading={<CardHeading title={title} />}
      kept={`Your picture ${name} is kept on this page.`}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'upload.requested' })}>Try again now</Button>
          <Button variant="subtle" onClick={() => xray.send({ type: 'upload.cancelled' })}>
            Cancel
          </Button>
        </>
      }
    >
      <output>
        {isTriedOut
          ? 'We tried several times. We try again when your connection comes back, or when you press “Try again now”.'
          : 'We go on sending by ourselves when you are connected again.'}
      </output>
    </StateCard>
  );
};

/** Shown when the server refused the picture. */
export const UploadFailed = () => {
  const sentence = useXraySelected(selectXraySentence);
  return (
    <div className={classes.stack}>
      <PartHead step={1} title="Your picture was not sent" />
      <FailedImage error={sentence ?? 'Your picture could not be sent. Please try again.'} />
      <div className={classes.actions}>
        <ConsentWay />
        <StartNew />
      </div>
    </div>
  );
};
