import { fromPromise } from 'xstate';
import { LINK_ENDS, LINK_PASSCODE_DIGITS } from '../../../contracts/assessment/result-link.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import { codeIn } from '../../../contracts/forms/entries.ts';
import type {
  LinkOpened,
  LinkOpening,
} from '../../../machines/shared-result/shared-result.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofLinks = laterEndpoints(() => import('../../../contracts/endpoints/result-links.ts'));

const WRONG_PASSCODE = 401;
const NOT_FOUND = 404;

/** Says why the server hands out nothing. @throws Failure where it could not be asked */
const refusal = (error: Failure): LinkOpened => {
  const { status, left, code } = error;
  if (status === WRONG_PASSCODE && left !== undefined) return { verdict: 'refused', left };
  if (status !== NOT_FOUND) throw error;
  const end = LINK_ENDS.find((each) => code === `link_${each}`);
  return { verdict: 'ended', end: end ?? 'unknown' };
};

/** Opens a link: the server checks the passcode, and this device reads what it sends. */
export const openLink = fromPromise<LinkOpened, LinkOpening>(
  async ({ input: { link, recipient, passcode }, signal }) => {
    const { partsOf, decode, unsealed } = await import('./sealing.ts');
    const parts = partsOf(link, window.location.origin);
    if (parts === null) return { verdict: 'unreadable' };
    const body = { recipient, passcode: codeIn(passcode, LINK_PASSCODE_DIGITS) };
    try {
      const params = { token: parts.token };
      const { files } = await call(ofLinks('openResultLink'), { params, body, signal });
      const shared = await unsealed(files, decode(parts.key));
      return shared === null ? { verdict: 'unreadable' } : { verdict: 'opened', shared };
    } catch (error) {
      return refusal(error as Failure);
    }
  },
);
