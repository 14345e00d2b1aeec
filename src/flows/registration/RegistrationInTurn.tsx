import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectDialogStep,
  selectIsReady,
} from '../../../machines/registration/registration.machine.ts';
import type { DialogStep } from '../../../machines/registration/registration.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { CODE_STEPS } from './CodeStep.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { useRegistrationAddress } from './registration.address.ts';
import { useRegistration, useRegistrationSelected } from './registration.flow.ts';
import classes from './registration.module.css';

/** Steps with a button back to the form; the others lead there or end by themselves. */
const CHANGEABLE: ReadonlySet<DialogStep> = new Set(['email', 'phone', 'failed']);

/** The form for a new account, then the codes in its place, for use inside an open dialog (AUTH-31). */
export const RegistrationInTurn = () => {
  const registration = useRegistration();
  useRegistrationAddress(registration);
  const isReady = useRegistrationSelected(selectIsReady);
  const step = useRegistrationSelected(selectDialogStep);
  if (!isReady) return null;
  if (step === null) return <DetailsForm />;
  const { title, Content } = CODE_STEPS[step];
  return (
    <div className={classes.dialog}>
      <h3 className={classes.stepTitle}>{title}</h3>
      <Content key={step} />
      {CHANGEABLE.has(step) && (
        <Button variant="default" onClick={() => registration.send({ type: 'dialog.closed' })}>
          {say.changeMyDetails}
        </Button>
      )}
    </div>
  );
};
