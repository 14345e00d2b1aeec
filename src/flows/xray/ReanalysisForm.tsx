import { PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
import { selectEmail } from '../../../machines/xray/xray.selectors.ts';
import { Button } from '../../components/button/Button.tsx';
import { PartHead } from './PartHead.tsx';
import { useXray, useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';

/**
 * Says what is read together, and asks for nothing: the answers say who the patient is, and a mail goes to the account's
 * own address (REAN-01, REAN-05). New symptoms belong into an assessment, and would not be judged here.
 */
export const ReanalysisForm = () => {
  const xray = useXray();
  const email = useXraySelected(selectEmail);
  return (
    <div className={classes.form}>
      <PartHead title={say.togetherWithYourAnswers} />
      <p>
        {say.weReadYourXRayWhat(email === '' ? say.whichHasNoEmailAddressWe : say.andMailThereGoes)}
      </p>
      {email !== '' && (
        <p>
          <strong>{email}</strong>
        </p>
      )}
      <div className={classes.actions}>
        <Button onClick={() => xray.send({ type: 'reanalysis.submitted' })}>
          {say.readBothTogether}
        </Button>
        <Button variant="subtle" onClick={() => xray.send({ type: 'reanalysis.dismissed' })}>
          {say.backToTheFindings}
        </Button>
      </div>
      <a className={classes.again} href={PATHS.chat}>
        {say.somethingNewOrWorseCheckAgain}
      </a>
    </div>
  );
};
