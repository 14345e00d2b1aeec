import type { Env } from './env.ts';
import { StartError, areMissing } from './lib/start-error.ts';
import { isThisMachine } from './lib/this-machine.ts';
import type { PasskeyRule, SecondFactorRule } from './services/accounts/second-factor.ts';

/** What the key of an account for real money begins with. */
const LIVE_KEY = 'rzp_live_';

/** The providers of the server; `null` where one is not set up. */
type Providers = {
  readonly env: Pick<Env, 'isProduction' | 'isSandboxAllowed'>;
} & Readonly<Record<'mail' | 'sms' | 'google' | 'payments', unknown>>;

/** The providers that a sandbox can replace, by the setting that brings the real one. */
const providersIn = ({ mail, sms, google, payments }: Providers) => ({
  SMTP_URL: mail,
  SMS_PROVIDER: sms,
  GOOGLE_CLIENT_ID: google,
  RAZORPAY_KEY_ID: payments,
});

/** Lists the settings whose providers are set up (`isThere`), or are not. */
const settings = (providers: Providers, isThere: boolean): string[] =>
  Object.entries(providersIn(providers)).flatMap(([name, provider]) =>
    (provider !== null) === isThere ? [name] : [],
  );

/** Returns true when a sandbox replaces at least one provider: the server is being tried out. */
export const hasSandbox = (providers: Providers): boolean =>
  providers.env.isSandboxAllowed && settings(providers, false).length > 0;

/**
 * Refuses to start with a sandbox in production unless ALLOW_SANDBOX=1 asks for it: its codes reach no patient. A
 * sandbox beside a real provider is refused in any case: made-up people would sign in to real accounts.
 * @throws StartError that names what is missing
 */
export const refuseSandbox = (providers: Providers): void => {
  const { env } = providers;
  const missing = settings(providers, false);
  // Google is optional: the button says so where it is not set up.
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

/** Returns true where people's own mails, messages or money may come, and no longer only those of who tries it out. */
export const isForPeople = ({ isSandboxAllowed, payments, mail, sms }: Env): boolean =>
  !isSandboxAllowed ||
  payments?.keyId.startsWith(LIVE_KEY) === true ||
  (mail !== null && !isThisMachine(mail.host)) ||
  (sms !== null && !(sms.baseUrl && isThisMachine(new URL(sms.baseUrl).hostname)));

/** Returns whether the staff need a passkey: everywhere but where the product is only tried out, unless it is set. */
export const passkeyRule = (env: Env): PasskeyRule =>
  env.staffSecondFactor ?? (isForPeople(env) ? 'required' : 'offered');

/** Returns the same, and whether a second factor at the staff's issuer takes the passkey's place. */
export const secondFactorRule = (env: Env): SecondFactorRule =>
  env.takesIssuerFactor ? `${passkeyRule(env)}-or-issuer` : passkeyRule(env);

/** Returns true where made-up people may sign in as staff: never where people depend on the server, or nothing else is made up. */
export const hasStaffSandbox = (providers: Providers & { readonly env: Env }): boolean =>
  hasSandbox(providers) && !isForPeople(providers.env);
