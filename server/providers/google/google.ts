import type { Clock } from '../../lib/clock.ts';
import { fetchPublished, keysBy } from '../open-id/keys.ts';
import { openIdIssuer } from './open-id.ts';
import type { GoogleIssuer, GoogleSettings } from './port.ts';

/**
 * Copied from https://accounts.google.com/.well-known/openid-configuration; Google asks to accept the bare name as
 * well.
 */
const GOOGLE = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
};

/** Connects Google itself. @param keysUrl where its keys are; tests use others */
export const google = (
  { clientId, origin }: GoogleSettings,
  clock: Clock,
  keysUrl = GOOGLE.keysUrl,
): GoogleIssuer => {
  const { issuers, authorizeUrl } = GOOGLE;
  const keys = keysBy(() => fetchPublished(keysUrl, clock), clock);
  return openIdIssuer({ clientId, origin, issuers, authorizeUrl }, { keys, clock });
};
