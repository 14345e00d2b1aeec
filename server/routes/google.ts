import type { FastifyInstance } from 'fastify';
import { beginGoogleSignup, googleSignup } from '../../contracts/endpoints/google.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { beginGoogle, signInByGoogle } from '../services/accounts/google.ts';
import type { GoogleDeps } from '../services/accounts/google.ts';

/** Refusals of a sign-in with Google, in words for the person. */
const REFUSALS = {
  refused: [401, 'Google sign-in could not be completed. Please try again.'],
  emailNotVerified: [
    403,
    'Google has not verified this email address. Please verify it there, or sign in another way.',
  ],
  mailboxElsewhere: [
    403,
    'Google does not keep the mailbox of this email address, so it cannot tell whose it is today. Please create an account with it, or sign in with a code.',
  ],
  staff: [403, 'This account belongs to the staff. Please sign in on the page for staff.'],
  unavailable: [
    503,
    'Google sign-in is not available at the moment. Please try again shortly, or sign in another way.',
  ],
} as const;

type Deps = Omit<GoogleDeps, 'google'> & {
  /** The issuer; `null` where Google sign-in is not set up. */
  readonly google: GoogleDeps['google'] | null;
};

/** @throws Problem 404 where Google sign-in is not set up */
const setUp = ({ google, ...deps }: Deps): GoogleDeps => {
  if (google !== null) return { ...deps, google };
  throw new Problem(404, 'Google sign-in is not set up here. Please sign in another way.');
};

export const googleRoutes = (app: FastifyInstance, deps: Deps): void => {
  serve(app, beginGoogleSignup, async ({ device }) => {
    const { authorizeUrl, state, expiresInSeconds } = await beginGoogle(setUp(deps), { device });
    return {
      status: 200,
      body: { authorize_url: authorizeUrl, state, expires_in: expiresInSeconds },
    };
  });
  serve(app, googleSignup, async ({ body, device, browser, log }) => {
    const asked = { token: body.google_token, device, browser: body.device_info || browser };
    const signedIn = await signInByGoogle(setUp(deps), asked);
    if (signedIn.kind === 'signedIn') {
      return { status: 200, body: { ...signedIn.auth, is_new_user: signedIn.isNewUser } };
    }
    if (signedIn.kind === 'refused') log.info({ why: signedIn.why }, 'a Google token was refused');
    if (signedIn.kind === 'unavailable') {
      log.warn({ why: signedIn.why }, 'the keys of Google cannot be read');
    }
    const [status, sentence] = REFUSALS[signedIn.kind];
    throw new Problem(status, sentence);
  });
};
