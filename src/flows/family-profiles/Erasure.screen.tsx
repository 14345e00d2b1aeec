import { useForm } from '@mantine/form';
import * as password from '../../../contracts/texts/en/account-erasure.ts';
import * as say from '../../../contracts/texts/en/family.ts';
import {
  selectChosen,
  selectIsWorking,
} from '../../../machines/family-profiles/family-profiles.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { PasswordInput } from '../../components/library/text-fields.ts';
import { focusFirstError } from '../../lib/flow/form.ts';
import { NotNow } from './adding.screens.tsx';
import { useFamily, useFamilySelected } from './family-profiles.flow.ts';
import classes from './family-profiles.module.css';

const ConfirmForm = () => {
  const flow = useFamily();
  const { hasPassword } = flow.getSnapshot().context;
  const isErasing = useFamilySelected(selectIsWorking);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: {
      password: (written) =>
        hasPassword && written === '' ? password.pleaseWriteInYourPassword : null,
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        (written) =>
          flow.send({ type: 'erasure.confirmed', password: hasPassword ? written.password : null }),
        focusFirstError(form),
      )}
    >
      {hasPassword && (
        <PasswordInput
          key={form.key('password')}
          label={password.yourPassword}
          description={password.soNoOneElseCanDelete}
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      <Button type="submit" variant="danger" aria-busy={isErasing}>
        {say.deleteNow}
      </Button>
    </form>
  );
};

/** Says what goes with one person, and asks for the password if the account has one. */
export const Erasure = () => {
  const { name = '' } = useFamilySelected(selectChosen) ?? {};
  return (
    <>
      <h1 tabIndex={-1}>{say.deleteQuestion(name)}</h1>
      <p>{say.allOfThisGoes}</p>
      <p>{say.paymentsStay}</p>
      <ConfirmForm />
      <NotNow>{say.keepPerson}</NotNow>
    </>
  );
};
