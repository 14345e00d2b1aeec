import type { Prediction } from '../../../contracts/endpoints/xrays.ts';
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
  // Without what it may be.
  short: prediction.detection.split(',')[0] ?? prediction.detection,
  // Where it lies, in words: nobody needs the picture for it.
  detail: capitalised(prediction.place_words),
  confidence: prediction.confidence,
  box: prediction.box,
});

const headingOf = (count: number): string => {
  if (count === 0) return 'Nothing was marked';
  return count === 1 ? '1 place is marked' : `${count} places are marked`;
};

/** Its address holds for some minutes only, and the way to it may be broken. */
const PictureLost = () => {
  const xray = useXray();
  return (
    <Callout tone="info" title="The picture is not shown just now">
      <p>What was found in it stands below.</p>
      <Button variant="default" onClick={() => xray.send({ type: 'picture.requested' })}>
        Load the picture again
      </Button>
    </Callout>
  );
};

/** The picture with what was marked on it, and the same in words (XRAY-14..18). */
export const XrayPicture = () => {
  const xray = useXray();
  const { picture = null, analysis = null } = useXraySelected(selectXray) ?? {};
  const isLost = useXraySelected(selectIsPictureLost);
  if (picture === null || analysis === null) return null;
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
        label="Your X-ray"
        picture={isLost ? null : shown}
        ratio={picture.width / picture.height}
        findings={analysis.predictions.map(findingOf)}
        heading={headingOf(analysis.predictions.length)}
        note={
          <p>
            A program has looked at this, and no dentist. It can miss things and mark what is
            nothing. An X-ray never makes your result less urgent.
          </p>
        }
      />
    </>
  );
};
