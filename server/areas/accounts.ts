import type { FastifyInstance } from 'fastify';
import type { Checks } from '../lib/callers.ts';
import { showTextMessages } from '../metrics/outside.ts';
import { sandboxGoogle } from '../providers/google/sandbox.ts';
import { sandboxStaffIssuer } from '../providers/staff-issuer/sandbox.ts';
import { accountSessionRoutes } from '../routes/account-sessions.ts';
import { familyRoutes } from '../routes/family.ts';
import { googleSandboxRoutes } from '../routes/google-sandbox.ts';
import { googleRoutes } from '../routes/google.ts';
import { passkeyRoutes } from '../routes/passkeys.ts';
import { passwordRoutes } from '../routes/password.ts';
import { phoneAccountRoutes } from '../routes/phone-account.ts';
import { profileRoutes } from '../routes/profile.ts';
import { signInRoutes } from '../routes/sign-in.ts';
import { staffIssuerRoutes } from '../routes/staff-issuer.ts';
import { staffSandboxRoutes } from '../routes/staff-sandbox.ts';
import { verificationRoutes } from '../routes/verification.ts';
import { hasStaffSandbox } from '../sandbox-rule.ts';
import { isKnownDevice, textMessagesToday } from '../services/accounts/codes.ts';
import { recogniseToken } from '../services/accounts/sessions.ts';
import { isOfHouse, permissionsOf } from '../services/accounts/staff.ts';
import { whileOpen } from './area.ts';
import type { Area, AreaDeps } from './area.ts';

/** Tells the doors of all areas who calls, and what they may do. */
export const callerChecks = (
  deps: Pick<AreaDeps, 'db' | 'clock' | 'smsRules' | 'secondFactor'>,
): Checks => ({
  patient: (token) => recogniseToken(deps, token),
  permissions: (caller) => permissionsOf(deps, caller),
  isHouse: isOfHouse,
  knows: (device, contact) => isKnownDevice(deps, device, contact),
});

/** The sign-in of the staff at the house's own issuer, or at the sandbox that stands in for it. */
const addStaffIssuer = (app: FastifyInstance, deps: AreaDeps): void => {
  const { clock, door } = deps;
  const sandbox =
    deps.staffIssuer === null && hasStaffSandbox(deps) ? sandboxStaffIssuer(clock) : null;
  if (sandbox !== null) staffSandboxRoutes(app, deps, { sandbox, door });
  const staffIssuer = deps.staffIssuer ?? sandbox;
  staffIssuerRoutes(app, { ...deps, staffIssuer });
  if (staffIssuer !== null) whileOpen(app, () => staffIssuer.watch());
};

/** Signing up and in, and what an account knows of its owner. */
export const accounts: Area = (app, deps) => {
  const { env, metrics, clock, door } = deps;
  verificationRoutes(app, deps);
  signInRoutes(app, deps);
  phoneAccountRoutes(app, deps);
  passwordRoutes(app, deps);
  profileRoutes(app, deps);
  familyRoutes(app, deps);
  accountSessionRoutes(app, deps);
  passkeyRoutes(app, deps);
  const sandbox = deps.google === null && env.isSandboxAllowed ? sandboxGoogle(clock) : null;
  if (sandbox !== null) googleSandboxRoutes(app, sandbox, door);
  const google = deps.google ?? sandbox;
  googleRoutes(app, { ...deps, google });
  if (google !== null) whileOpen(app, () => google.watch());
  addStaffIssuer(app, deps);
  showTextMessages(metrics, () => textMessagesToday(deps));
};
