import { selectXray, selectXraySentence } from '../../../machines/xray/xray.selectors.ts';
import { ANALYSIS_FAILED_TEXT } from '../../../machines/xray/xray.texts.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { ConsentWay, ImageField, StartNew } from './image-field.tsx';
import { CardHeading, PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';

/** Shown while a kept X-ray is read from the server. */
export const Loading = () => (
  <div className={classes.stack}>
    <PartHead title="Your X-ray" />
    <output>Looking for your X-ray...</output>
    <Skeleton />
    <div className={classes.actions}>
      <StartNew />
    </div>
  </div>
);

/** Shown when the server could not be reached. */
export const ReadingFailed = () => {
  const xray = useXray();
  const sentence = useXraySelected(selectXraySentence);
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title="We could not reach our server"
      heading={<CardHeading title="We could not reach our server" />}
      kept="Your X-ray is kept in your account."
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'reading.requested' })}>Try again</Button>
          <StartNew />
        </>
      }
    >
      {sentence}
    </StateCard>
  );
};

/** Shown when the X-ray belongs to an account and the visitor is signed out. */
export const SignedOut = () => {
  const xray = useXray();
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title="Your X-ray is in your account"
      heading={<CardHeading title="Your X-ray is in your account" />}
      kept="It goes on there, also when nobody is logged in."
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'signIn.requested' })}>Log in to see it</Button>
          <StartNew />
        </>
      }
    />
  );
};

const GOES_ON = 'You may close this page: it goes on, and your X-ray waits in your dashboard.';

/** Shown while the server analyses the X-ray. */
export const Analyzing = () => {
  const preview = useXraySelected(selectXray)?.picture?.preview_url;
  return (
    <div className={classes.stack}>
      <PartHead step={2} title="We look at your X-ray" />
      <div className={classes.film} data-surface="night">
        {preview === undefined ? (
          <Visit name="xray_film" size={96} />
        ) : (
          <img src={preview} alt="" draggable={false} />
        )}
        <output className={classes.busy}>Analyzing your X-ray...</output>
      </div>
      <p>{GOES_ON}</p>
      <div className={classes.actions}>
        <StartNew />
      </div>
    </div>
  );
};

/** Shown when the server cannot be reached during the analysis. */
export const Unreached = () => {
  const xray = useXray();
  return (
    <StateCard
      picture={<Visit name="xray_film" size={96} />}
      title="We cannot reach our server just now"
      heading={<CardHeading title="We cannot reach our server just now" />}
      kept={GOES_ON}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'reading.requested' })}>Ask again now</Button>
          <StartNew />
        </>
      }
    >
      We ask again by ourselves.
    </StateCard>
  );
};

/** Shown when the analysis failed: try the same picture again, or another one (XRAY-11). */
export const AnalysisFailed = () => {
  const xray = useXray();
  const sentence = useXraySelected(selectXraySentence);
  return (
    <div className={classes.stack}>
      <PartHead step={1} title="Analysis Failed" />
      <ImageField state={{ kind: 'empty', error: sentence ?? ANALYSIS_FAILED_TEXT }} />
      <div className={classes.actions}>
        <Button onClick={() => xray.send({ type: 'analysis.requested' })}>
          Try again with the same picture
        </Button>
        <ConsentWay />
        <StartNew />
      </div>
    </div>
  );
};
