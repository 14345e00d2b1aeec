import type { FastifyInstance } from 'fastify';
import {
  beginStaffIssuer,
  enterByStaffIssuer,
  readStaffWays,
} from '../../contracts/endpoints/staff-issuer.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { beginAtIssuer, signInByIssuer } from '../services/accounts/staff-issuer.ts';
import type { StaffIssuerDeps } from '../services/accounts/staff-issuer.ts';

/** Refusals, in words for the staff. */
const REFUSALS = {
  refused: [401, 'Signing in at your organisation could not be completed. Please try again.'],
  emailNotVerified: [
    403,
    'Your organisation has not said that your email address is verified. Please ask whoever runs its sign-in, or use your password.',
  ],
  notStaff: [
    403,
    'No account of the staff here has your email address. Please ask an administrator for an invitation.',
  ],
  notInGroup: [
    403,
    'Your organisation does not list you among those who may sign in here. Please ask whoever runs its sign-in.',
  ],
  boundElsewhere: [
    403,
    'This account belongs to another person of your organisation. Please ask an administrator.',
  ],
  unproven: [
    403,
    'Your account here has no passkey yet. Please log in with your password and make one first. “Forgot your password?” sets a password.',
  ],
  unavailable: [
    503,
    'The sign-in of your organisation does not answer at the moment. Please try again shortly, or use your password.',
  ],
  notSetUp: [404, 'Signing in at your organisation is not set up here. Please use your password.'],
} as const;

const problemOf = (refusal: keyof typeof REFUSALS): Problem => {
  const [status, sentence] = REFUSALS[refusal];
  return new Problem(status, sentence);
};

type Deps = Omit<StaffIssuerDeps, 'staffIssuer'> & {
  /** The issuer; `null` where none is set up. */
  readonly staffIssuer: StaffIssuerDeps['staffIssuer'] | null;
};

/** @throws Problem 404 where no issuer is set up */
const setUp = ({ staffIssuer, ...deps }: Deps): StaffIssuerDeps => {
  if (staffIssuer !== null) return { ...deps, staffIssuer };
  throw problemOf('notSetUp');
};

const AWAY = 'the issuer of the staff does not answer as it should';

export const staffIssuerRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, readStaffWays, async () => ({
    status: 200,
    body: { issuer: deps.staffIssuer !== null },
  }));
  serve(app, beginStaffIssuer, async ({ device, log }) => {
    const begun = await beginAtIssuer(setUp(deps), { device });
    if (begun.kind === 'begun') {
      return { status: 200, body: { authorize_url: begun.authorizeUrl, state: begun.state } };
    }
    log.warn({ why: begun.why }, AWAY);
    throw problemOf('unavailable');
  });
  serve(app, enterByStaffIssuer, async ({ body, device, browser, log }) => {
    const signedIn = await signInByIssuer(setUp(deps), { ...body, device, browser });
    if (signedIn.kind === 'signedIn') return { status: 200, body: signedIn.auth };
    if (signedIn.kind === 'unavailable') log.warn({ why: signedIn.why }, AWAY);
    if (signedIn.kind === 'refused') {
      log.info({ why: signedIn.why }, 'an answer of the staff’s issuer was refused');
    }
    throw problemOf(signedIn.kind);
  });
};
