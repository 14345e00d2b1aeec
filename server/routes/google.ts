import type { FastifyInstance } from 'fastify';
import { beginGoogleSignup, googleSignup } from '../../contracts/endpoints/google.ts';
import { Problem } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { beginGoogle, signInByGoogle } from '../services/accounts/google.ts';
import type { GoogleDeps } from '../services/accounts/google.ts';
import { texts } from '../texts/speaking.ts';

/** Status of each refusal of a sign-in with Google. */
const STATUS = {
  refused: 401,
  emailNotVerified: 403,
  mailboxElsewhere: 403,
  staff: 403,
  unavailable: 503,
} as const;

type Deps = Omit<GoogleDeps, 'google'> & {
  /** The issuer; `null` where Google sign-in is not set up. */
  readonly google: GoogleDeps['google'] | null;
};

/** @throws Problem 404 where Google sign-in is not set up */
const setUp = ({ google, ...deps }: Deps): GoogleDeps => {
  if (google !== null) return { ...deps, google };
  throw new Problem(404, texts().REFUSALS.google.notSetUp);
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
    throw new Problem(STATUS[signedIn.kind], texts().REFUSALS.google[signedIn.kind]);
  });
};
