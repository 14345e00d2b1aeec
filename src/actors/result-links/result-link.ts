import { fromPromise } from 'xstate';
import { LINK_PASSCODE_DIGITS } from '../../../contracts/assessment/result-link.ts';
import { sharedAddress } from '../../../contracts/assessment/shared-address.ts';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure, FailureKind } from '../../../contracts/common/failure.ts';
import { sharedResultOf } from '../../../contracts/rules/shared-result.ts';
import type {
  LinkMade,
  MakingInput,
  ReadLinks,
  ResultLinkInput,
} from '../../../machines/result-link/result-link.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';

const ofLinks = laterEndpoints(() => import('../../../contracts/endpoints/result-links.ts'));
const ofResults = laterEndpoints(() => import('../../../contracts/endpoints/saved-results.ts'));

/** The links to a result, the newest first, and the visit to which it was brought. */
export const readLinks = fromPromise<ReadLinks, ResultLinkInput>(({ input: { id }, signal }) =>
  call(ofLinks('listResultLinks'), { params: { id }, signal }),
);

/** White around a code, in its own squares: a scanner wants four (ISO/IEC 18004). */
const BORDER = 4;

/** Failures after which nobody knows whether the link was made. */
const UNANSWERED: ReadonlySet<FailureKind> = new Set(['network', 'timeout', 'invalidReply']);

/** Status of a refusal: as many links are good as can be, or the consent to keep anything was taken back. */
const REFUSED = 409;

/** Encrypts the result as it is now, with the visit as the patient has seen it, and has the server keep it. Key and passcode are made here; the key stays here. */
const makeLinkOf = async (
  { id, days, visit }: MakingInput,
  signal: AbortSignal,
): Promise<LinkMade> => {
  const [sealing, { sealed }, { renderSVG }] = await Promise.all([
    import('./sealing.ts'),
    import('./sealed-result.ts'),
    import('uqr'),
  ]);
  if (visit !== null) {
    const { visit: now } = await call(ofLinks('listResultLinks'), { params: { id }, signal });
    // What a dentist has corrected or withdrawn must not go out for as long as a link lasts.
    if (now?.note.closed_at !== visit.note.closed_at) return { verdict: 'noteChanged', visit: now };
  }
  const result = await call(ofResults('readResult'), { params: { id }, signal });
  const key = sealing.newSecret();
  const token = sealing.encode(sealing.newSecret());
  const passcode = sealing.newPasscode(LINK_PASSCODE_DIGITS);
  const files = await sealed(result, { ...sharedResultOf(result), visit }, key);
  const body = { token, passcode, days, files };
  const send = () => call(ofLinks('makeResultLink'), { params: { id }, body, signal });
  // The link may be there already where no reply came: the same token makes no second one.
  const made = await send().catch((error: unknown) => {
    if (UNANSWERED.has((error as Failure).kind) && !signal.aborted) return send();
    throw error;
  });
  const shlink = sealing.shlinkOf(
    { token, key: sealing.encode(key) },
    { origin: window.location.origin, exp: Math.floor(Date.parse(made.expires_at) / 1000) },
  );
  const address = new URL(sharedAddress(shlink), window.location.href).href;
  const svg = renderSVG(address, { ecc: 'M', border: BORDER });
  return {
    verdict: 'made',
    link: {
      id: made.id,
      address,
      passcode,
      hasVisit: visit !== null,
      picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    },
  };
};

export const makeLink = fromPromise<LinkMade, MakingInput>(async ({ input, signal }) => {
  try {
    return await makeLinkOf(input, signal);
  } catch (error) {
    const sentence = saidBy(error);
    if (sentence === null || (error as Failure).status !== REFUSED) throw error;
    return { verdict: 'refused', sentence };
  }
});

const NOT_FOUND = 404;

/** Ends a link; one that is gone already counts as ended. */
export const endLink = fromPromise<void, ResultLinkInput>(async ({ input: { id }, signal }) => {
  try {
    await call(ofLinks('endResultLink'), { params: { id }, body: {}, signal });
  } catch (error) {
    if ((error as Failure).status !== NOT_FOUND) throw error;
  }
});
