import type { Reanalysis } from '../../../contracts/endpoints/xrays.ts';
import { PATHS } from '../../../contracts/common/paths.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import {
  selectIsSavable,
  selectMailed,
  selectReanalysis,
} from '../../../machines/xray/xray.selectors.ts';
import { addedNothing } from '../../../machines/xray/rules/added-nothing.ts';
import {
  MAILED_UNCHANGED,
  MAILED_WORDS,
  RESULT_STAYS,
} from '../../../contracts/texts/en/flows/xray.ts';
import { BulletList } from '../../components/bullet-list/BulletList.tsx';
import { Visit } from '../../components/illustrations/Visit.tsx';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { Slip } from '../../components/slip/Slip.tsx';
import { URGENCY_LOOKS, UrgencyBadge } from '../../components/urgency/UrgencyBadge.tsx';
import { WayLinks } from '../../components/way-links/WayLinks.tsx';
import { ambulanceWays } from '../../lib/format/emergency-words.ts';
import { LazyReport } from '../report/lazy.tsx';
import { BothReadings } from './BothReadings.tsx';
import { StartNew } from './image-field.tsx';
import { CardHeading, PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';
import { XrayPicture } from './XrayPicture.tsx';

/** Shown while the answers and the X-ray are analysed together. */
export const Reanalyzing = () => {
  const xray = useXray();
  return (
    <div className={classes.stack}>
      <PartHead title={say.togetherWithYourAnswers} />
      <div className={classes.film} data-surface="night">
        <Visit name="xray_film" size={96} />
        <output className={classes.busy}>{say.readingYourXRayTogetherYour}</output>
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => xray.send({ type: 'reanalysis.dismissed' })}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
};

/** Says what to do and by when, like every outcome; in an emergency, the numbers to call. */
const Outcome = ({ reanalysis }: { readonly reanalysis: Reanalysis }) => {
  const mailed = useXraySelected(selectMailed);
  const level = reanalysis.urgency_level;
  const stays = addedNothing(reanalysis);
  return (
    <Slip
      tone={URGENCY_LOOKS[level].tone}
      badge={<UrgencyBadge level={level} />}
      heading={<CardHeading title={stays ? RESULT_STAYS : say.reanalysisComplete} />}
    >
      {level === 'emergency' && (
        <>
          <p>{say.yourAnswersSayGetHelpOnce}</p>
          <WayLinks ways={ambulanceWays()} />
        </>
      )}
      <p>{reanalysis.key_differences}</p>
      {mailed !== null && <p>{(stays ? MAILED_UNCHANGED : MAILED_WORDS)[mailed]}</p>}
    </Slip>
  );
};

/** Shows both readings side by side (REAN-15..21). */
export const SideBySide = () => {
  const xray = useXray();
  const reanalysis = useXraySelected(selectReanalysis);
  const isSavable = useXraySelected(selectIsSavable);
  if (reanalysis === null) return null;
  return (
    <div className={classes.stack}>
      <Outcome reanalysis={reanalysis} />
      <BothReadings reanalysis={reanalysis} />
      {reanalysis.recommended_actions.length > 0 && (
        <ResultSection title={say.whatToDo}>
          <BulletList items={reanalysis.recommended_actions} />
        </ResultSection>
      )}
      <XrayPicture />
      <div className={classes.actions}>
        <ButtonLink href={PATHS.findMyDentist}>{say.findNearbyDentalClinic}</ButtonLink>
        {isSavable && (
          <Button variant="default" onClick={() => xray.send({ type: 'save.requested' })}>
            {say.saveItToMyAccount}
          </Button>
        )}
        <LazyReport result={() => ({ kind: 'reanalysis', id: reanalysis.id })} />
        <Button variant="default" onClick={() => xray.send({ type: 'reanalysis.requested' })}>
          {say.readItAgain}
        </Button>
        <StartNew />
      </div>
    </div>
  );
};
