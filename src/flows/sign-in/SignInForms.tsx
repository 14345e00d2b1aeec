import type { ComponentType } from 'react';
import * as say from '../../../contracts/texts/en/signing-in.ts';
import {
  selectForm,
  selectGoogle,
  selectOtpLogin,
} from '../../../machines/sign-in/sign-in.machine.ts';
import type { SignInForm } from '../../../machines/sign-in/sign-in.machine.ts';
import { FormSkeleton } from '../../components/form-skeleton/FormSkeleton.tsx';
import { Checkbox } from '../../components/library/ticks.ts';
import { useAfterWaiting } from '../../lib/flow/after-waiting.ts';
import { GoogleButton } from '../google-sign-in/GoogleButton.tsx';
import { OtpLogin } from '../otp-login/OtpLogin.tsx';
import { IssuerWay } from './IssuerWay.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useSignIn, useSignInSelected } from './sign-in.flow.ts';

const CodeForm = () => {
  const otpLogin = useSignInSelected(selectOtpLogin);
  return otpLogin && <OtpLogin actor={otpLogin} />;
};

/** The form of each leaf state, once it is known that the visitor is signed out. */
const FORMS: Readonly<Record<Exclude<SignInForm, 'preparing'>, ComponentType>> = {
  password: PasswordForm,
  code: CodeForm,
};

const BY_PASSWORD = { email: 'field', password: 'field', send: 'button' } as const;
const EVERY_WAY = { google: 'button', or: 'line', byCode: 'button', ...BY_PASSWORD } as const;

/** The choice between password and code (AUTH-04, AUTH-29). */
const OtpInstead = () => {
  const signIn = useSignIn();
  const isCode = useSignInSelected(selectForm) === 'code';
  return (
    <Checkbox
      label={say.loginWithOtpInstead}
      checked={isCode}
      onChange={() => signIn.send({ type: isCode ? 'passwordLogin.chosen' : 'codeLogin.chosen' })}
    />
  );
};

const Google = () => {
  const signIn = useSignIn();
  return (
    <GoogleButton
      actor={useSignInSelected(selectGoogle)}
      onPress={() => signIn.send({ type: 'google.chosen' })}
    />
  );
};

const WAITING = ['preparing'] as const;

/** The ways to sign in: on /login, in the gate over a page, and for staff. */
export const SignInForms = ({ forStaff = false }: { readonly forStaff?: boolean }) => {
  const shown = useAfterWaiting(useSignInSelected(selectForm), WAITING);
  if (shown === 'preparing') return <FormSkeleton shapes={forStaff ? BY_PASSWORD : EVERY_WAY} />;
  const Form = FORMS[shown];
  return (
    <>
      {!forStaff && (
        <>
          <Google />
          <OtpInstead />
        </>
      )}
      <Form />
      {forStaff && <IssuerWay />}
    </>
  );
};
