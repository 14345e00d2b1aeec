import type { Prediction } from '../../../contracts/endpoints/xrays.ts';
import { XRAY_GUIDE } from '../../../contracts/texts/en/xray-guide.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { selectIsPictureLost, selectXray } from '../../../machines/xray/xray.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { ImageViewer } from '../../components/image-viewer/ImageViewer.tsx';
import type { Finding } from '../../components/image-viewer/finding.ts';
import { useXray, useXraySelected } from './xray.flow.ts';

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const findingOf = (prediction: Prediction, at: number): Finding => ({
  id: String(at),
  name: prediction.detection,
  // The short name leaves out the possible meaning after the comma.
  short: prediction.detection.split(',')[0] ?? prediction.detection,
  // The place in words, so that the list is understood without the picture.
  detail: capitalised(prediction.place_words),
  confidence: prediction.confidence,
  box: prediction.box,
});

const headingOf = (count: number): string =>
  count === 0 ? say.noMarks : say.placesAreMarked(count);

/** Shown when the picture fails to load: its address is valid for a few minutes only, or the connection is broken. */
const PictureLost = () => {
  const xray = useXray();
  return (
    <Callout tone="info" title={say.thePictureNotShownJustNow}>
      <p>{say.whatWasFoundStandsBelow}</p>
      <Button variant="default" onClick={() => xray.send({ type: 'picture.requested' })}>
        {say.loadThePictureAgain}
      </Button>
    </Callout>
  );
};

const { sides } = XRAY_GUIDE;

/**
 * Shows the picture with its findings marked, and the same in words (XRAY-14..18). Sides are named on a panoramic picture
 * alone, whose left is the person's right by convention.
 */
export const XrayPicture = () => {
  const xray = useXray();
  const { picture = null, analysis = null } = useXraySelected(selectXray) ?? {};
  const isLost = useXraySelected(selectIsPictureLost);
  if (picture === null || analysis === null) return null;
  const isPanoramic = analysis.projection === 'panoramic';
  const shown = (
    <img
      src={picture.url}
      alt=""
      draggable={false}
      onError={() => xray.send({ type: 'picture.lost' })}
    />
  );
  return (
    <>
      {isLost && <PictureLost />}
      <ImageViewer
        label={common.yourXRay}
        picture={isLost ? null : shown}
        ratio={picture.width / picture.height}
        findings={analysis.predictions.map(findingOf)}
        tones={analysis.tones}
        sides={isPanoramic ? sides : undefined}
        heading={headingOf(analysis.predictions.length)}
        note={
          <>
            <p>{say.aProgramHasLookedNoDentist}</p>
            {analysis.engine.words.length > 0 && <p>{analysis.engine.words.join(' ')}</p>}
            <p>{isPanoramic ? sides.why : sides.none}</p>
          </>
        }
      />
    </>
  );
};
