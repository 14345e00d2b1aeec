import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { selectXray, selectXraySentence } from '../../../machines/xray/xray.selectors.ts';
import { ANALYSIS_FAILED } from '../../../contracts/texts/en/flows/xray.ts';
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
    <PartHead title={common.yourXRay} />
    <output>{say.lookingForYourXRay}</output>
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
      title={common.weCouldNotReachOurServer}
      heading={<CardHeading title={common.weCouldNotReachOurServer} />}
      kept={say.yourXRayKeptYourAccount}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'reading.requested' })}>
            {common.tryAgain}
          </Button>
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
      title={say.yourXRayYourAccount}
      heading={<CardHeading title={say.yourXRayYourAccount} />}
      kept={say.itGoesThereAlsoWhenNobody}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'signIn.requested' })}>
            {say.logInToSeeIt}
          </Button>
          <StartNew />
        </>
      }
    />
  );
};

/** Shown while the server analyses the X-ray. */
export const Analyzing = () => {
  const preview = useXraySelected(selectXray)?.picture?.preview_url;
  return (
    <div className={classes.stack}>
      <PartHead step={2} title={say.weLookAtYourXRay} />
      <div className={classes.film} data-surface="night">
        {preview === undefined ? (
          <Visit name="xray_film" size={96} />
        ) : (
          <img src={preview} alt="" draggable={false} />
        )}
        <output className={classes.busy}>{say.analyzingYourXRay}</output>
      </div>
      <p>{say.youMayClosePageGoesYour}</p>
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
      title={say.weCannotReachOurServerJust}
      heading={<CardHeading title={say.weCannotReachOurServerJust} />}
      kept={say.youMayClosePageGoesYour}
      actions={
        <>
          <Button onClick={() => xray.send({ type: 'reading.requested' })}>{say.askAgain}</Button>
          <StartNew />
        </>
      }
    >
      {say.weAskAgainByOurselves}
    </StateCard>
  );
};

/** Shown when the analysis failed: try the same picture again, or another one (XRAY-11). */
export const AnalysisFailed = () => {
  const xray = useXray();
  const sentence = useXraySelected(selectXraySentence);
  return (
    <div className={classes.stack}>
      <PartHead step={1} title={say.analysisFailed} />
      <ImageField state={{ kind: 'empty', error: sentence ?? ANALYSIS_FAILED.message }} />
      <div className={classes.actions}>
        <Button onClick={() => xray.send({ type: 'analysis.requested' })}>
          {say.tryAgainWithTheSamePicture}
        </Button>
        <ConsentWay />
        <StartNew />
      </div>
    </div>
  );
};
