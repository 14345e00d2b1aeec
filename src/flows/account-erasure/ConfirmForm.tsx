import { useForm } from '@mantine/form';
import * as say from '../../../contracts/texts/en/account-erasure.ts';
import {
  selectErasureRefusal,
  selectIsErasing,
} from '../../../machines/account-erasure/account-erasure.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { InlineError } from '../../components/inline-error/InlineError.tsx';
import { PasswordInput } from '../../components/library/text-fields.ts';
import { focusFirstError } from '../../lib/flow/form.ts';
import { useAccountErasure, useAccountErasureSelected } from './account-erasure.flow.ts';
import classes from './account-erasure.module.css';

const NEEDED = say.pleaseWriteInYourPassword;

/** Asks for the password if the account has one, and for the last confirmation. */
export const ConfirmForm = () => {
  const erasure = useAccountErasure();
  const { hasPassword } = erasure.getSnapshot().context;
  const refusal = useAccountErasureSelected(selectErasureRefusal);
  const isErasing = useAccountErasureSelected(selectIsErasing);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (password) => (hasPassword && password === '' ? NEEDED : null) },
  });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(
        ({ password }) =>
          erasure.send({ type: 'erasure.confirmed', password: hasPassword ? password : null }),
        focusFirstError(form),
      )}
    >
      {hasPassword && (
        <PasswordInput
          key={form.key('password')}
          label={say.yourPassword}
          description={say.soNoOneElseCanDelete}
          name="password"
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      )}
      {refusal && <InlineError>{refusal}</InlineError>}
      <Button type="submit" variant="danger" aria-busy={isErasing}>
        {say.deleteMyAccountNow}
      </Button>
    </form>
  );
};
