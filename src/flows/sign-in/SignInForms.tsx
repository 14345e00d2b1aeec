import type { ComponentType } from 'react';
import {
  selectForm,
  selectGoogle,
  selectOtpLogin,
} from '../../../machines/sign-in/sign-in.selectors.ts';
import type { SignInForm } from '../../../machines/sign-in/sign-in.selectors.ts';
import { Checkbox } from '../../components/library/ticks.ts';
import { GoogleButton } from '../google-sign-in/GoogleButton.tsx';
import { OtpLogin } from '../otp-login/OtpLogin.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useSignIn, useSignInSelected } from './sign-in.flow.ts';

const CodeForm = () => {
  const otpLogin = useSignInSelected(selectOtpLogin);
  return otpLogin && <OtpLogin actor={otpLogin} />;
};

/** The form of every leaf of the chart. */
const FORMS: Readonly<Record<SignInForm, ComponentType>> = {
  preparing: () => null,
  password: PasswordForm,
  code: CodeForm,
};

/** The choice between password and code (AUTH-04, AUTH-29). */
const OtpInstead = () => {
  const signIn = useSignIn();
  const isCode = useSignInSelected(selectForm) === 'code';
  return (
    <Checkbox
      label="Login with OTP instead"
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

/** What one signs in with: on /login, in the sheet over a page, and for staff. */
export const SignInForms = ({ forStaff = false }: { readonly forStaff?: boolean }) => {
  const Form = FORMS[useSignInSelected(selectForm)];
  return (
    <>
      {!forStaff && (
        <>
          <Google />
          <OtpInstead />
        </>
      )}
      <Form />
    </>
  );
};
