import type { ToldKind } from '../../../contracts/xray/xray-states.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import {
  selectIsPictureLost,
  selectTellingKind,
  selectToldKind,
  selectXray,
  selectXraySentence,
} from '../../../machines/xray/xray.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { XRAY_KINDS, XrayKind } from '../../components/illustrations/XrayKind.tsx';
import type { XrayKindName } from '../../components/illustrations/XrayKind.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { ConsentWay, StartNew } from './image-field.tsx';
import { PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './asking-kind.module.css';
import shared from './xray.module.css';

const KIND_WORDS: Readonly<Record<XrayKindName, string>> = {
  wholeJaw: say.theWholeJaw,
  fewTeeth: say.aFewTeethWithRoots,
  bite: say.upperAndLowerTeethBiting,
};

const ANSWERS: readonly (readonly [ToldKind, string])[] = [
  ['dental', say.yesWords],
  ['other', say.noWords],
  ['notSure', say.notSure],
];

/** Shows the picture that is asked about; its place is as large before it has come. */
const AskedPicture = () => {
  const xray = useXray();
  const { picture = null } = useXraySelected(selectXray) ?? {};
  const isLost = useXraySelected(selectIsPictureLost);
  if (picture === null) return null;
  return (
    <div className={classes.picture} data-surface="night">
      {isLost ? (
        <Button variant="default" onClick={() => xray.send({ type: 'picture.requested' })}>
          {say.loadThePictureAgain}
        </Button>
      ) : (
        <img
          src={picture.url}
          alt={say.whatYouSent}
          draggable={false}
          onError={() => xray.send({ type: 'picture.lost' })}
        />
      )}
    </div>
  );
};

/**
 * Says that the answer did not arrive. It stands below the answers and keeps its place while one is told again, so that
 * nothing moves under a finger; words that come back are read out again.
 */
const NotTold = () => {
  const xray = useXray();
  const kind = useXraySelected(selectToldKind);
  const sentence = useXraySelected(selectXraySentence);
  const isTelling = useXraySelected(selectTellingKind) !== null;
  if (kind === null || sentence === null) return null;
  return (
    <>
      <div className={classes.failure} data-over={isTelling}>
        <InlineError>{sentence}</InlineError>
      </div>
      <div className={shared.actions}>
        <Button aria-busy={isTelling} onClick={() => xray.send({ type: 'kind.told', kind })}>
          {common.tryAgain}
        </Button>
        <ConsentWay />
      </div>
    </>
  );
};

/** Asks what the picture shows, where the program could not tell. */
export const AskingKind = () => {
  const xray = useXray();
  const telling = useXraySelected(selectTellingKind);
  return (
    <div className={shared.stack}>
      <PartHead step={2} title={say.isThisADentalXRay} />
      <AskedPicture />
      <p id="xray-kinds">{say.aDentalXRayLooksLike}</p>
      <ul className={classes.kinds} aria-labelledby="xray-kinds">
        {XRAY_KINDS.map((name) => (
          <li key={name}>
            <XrayKind name={name} size={72} />
            <span>{KIND_WORDS[name]}</span>
          </li>
        ))}
      </ul>
      <div className={classes.answers}>
        {ANSWERS.map(([kind, words]) => (
          <Button
            key={kind}
            variant="default"
            aria-busy={telling === kind}
            onClick={() => xray.send({ type: 'kind.told', kind })}
          >
            {words}
          </Button>
        ))}
      </div>
      <p className={shared.tip}>{say.weCouldNotTellPictureAlone}</p>
      <NotTold />
      <div className={shared.actions}>
        <StartNew />
      </div>
    </div>
  );
};
