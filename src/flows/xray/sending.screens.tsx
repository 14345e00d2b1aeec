import { XRAY_KEPT_DAYS } from '../../../contracts/xray/xray-files.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
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
        title={sentence === null ? say.choosePictureYourXRay : say.chooseAnotherPicture}
      />
      {sentence === null && <p>{say.aProgramMarksWhatStandsOut}</p>}
      <ImageField state={{ kind: 'empty', ...(sentence !== null && { error: sentence }) }} />
      <p className={classes.tip}>{say.isFilmHoldAgainstBrightWindow}</p>
      <p className={classes.tip}>{say.itKeptYourAccountWhereNobody(XRAY_KEPT_DAYS)}</p>
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
      title={say.logSendYourXRay}
      heading={<CardHeading title={say.logSendYourXRay} />}
      kept={say.yourPictureStaysChosenPage(name)}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'upload.requested' })}>
            {say.logInAndSend}
          </Button>
          <StartNew />
        </>
      }
    >
      {say.xRaysKeptYourAccountWhere}
    </StateCard>
  );
};

/** Shown while the picture is sent. */
export const Sending = () => {
  const fileName = useXraySelected(selectImageName);
  const size = useXraySelected(selectImageSize);
  const percent = useXraySelected(selectPercent);
  const quarter = useXraySelected(selectQuarter);
  const words = say.ofMbSent(megabytes((size * percent) / 100), megabytes(size));
  const announce = say.sendingYourXRay(quarter);
  return (
    <div className={classes.stack}>
      <PartHead step={1} title={say.sendingYourXRayLabel} />
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
  const title = isTriedOut ? say.yourPictureIsNotSentYet : say.theConnectionIsLost;
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title={title}
      heading={<CardHeading title={title} />}
      kept={say.yourPictureKeptPage(name)}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'upload.requested' })}>{say.tryAgainNow}</Button>
          <Button variant="subtle" onClick={() => xray.send({ type: 'upload.cancelled' })}>
            {common.cancel}
          </Button>
        </>
      }
    >
      <output>{isTriedOut ? say.weTriedSeveralTimesWeTry : say.weGoSendingOurselvesWhenYou}</output>
    </StateCard>
  );
};

/** Shown when the server refused the picture. */
export const UploadFailed = () => {
  const sentence = useXraySelected(selectXraySentence);
  return (
    <div className={classes.stack}>
      <PartHead step={1} title={say.yourPictureWasNotSent} />
      <FailedImage error={sentence ?? say.yourPictureCouldNotSentPlease} />
      <div className={classes.actions}>
        <ConsentWay />
        <StartNew />
      </div>
    </div>
  );
};
