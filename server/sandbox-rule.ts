import type { Env } from './env.ts';
import { StartError, areMissing } from './lib/start-error.ts';

/** Who brings what, or `null` where nobody is set up for it. */
type Providers = {
  readonly env: Pick<Env, 'isProduction' | 'isSandboxAllowed'>;
} & Readonly<Record<'mail' | 'sms' | 'google' | 'payments', unknown>>;

/** What a sandbox can stand in for, by the setting that brings the real one. */
const providersIn = ({ mail, sms, google, payments }: Providers) => ({
  SMTP_URL: mail,
  SMS_PROVIDER: sms,
  GOOGLE_CLIENT_ID: google,
  RAZORPAY_KEY_ID: payments,
});

/** The settings whose providers there are, or are not. */
const settings = (providers: Providers, isThere: boolean): string[] =>
  Object.entries(providersIn(providers)).flatMap(([name, provider]) =>
    (provider !== null) === isThere ? [name] : [],
  );

/** Whether a sandbox stands in for somebody: the server is tried out. */
export const hasSandbox = (providers: Providers): boolean =>
  providers.env.isSandboxAllowed && settings(providers, false).length > 0;

/**
 * In production no sandbox stands where none is asked for: its codes reach nobody. Nor does one stand beside a provider that is
 * real, whatever is asked for: people who are made up would sign in to accounts that are not.
 * @throws StartError that names what is missing
 */
export const refuseSandbox = (providers: Providers): void => {
  const { env } = providers;
  const missing = settings(providers, false);
  // Nobody needs Google to sign in: where it is not set up the button says so.
  const needed = missing.filter((name) => name !== 'GOOGLE_CLIENT_ID');
  if (!env.isSandboxAllowed && needed.length > 0) {
    throw new StartError(
      `${areMissing(needed)}, so that visitors could not sign in or pay. Set what is missing as .env.example says, ` +
        'or ALLOW_SANDBOX=1 alone to try it out: messages, Google sign-in and payments are then made up.',
    );
  }
  if (env.isProduction && hasSandbox(providers) && settings(providers, true).length > 0) {
    throw new StartError(
      `${areMissing(missing)}, and ALLOW_SANDBOX=1 would put a sandbox there, beside providers that are real. ` +
        'Leave ALLOW_SANDBOX out and set what is missing as .env.example says; without GOOGLE_CLIENT_ID nobody signs in with Google.',
    );
  }
};
