import type { RequiredConsent } from '../../contracts/accounts/account.ts';
import { ROOM_TALK_MAX } from '../../contracts/booking/room.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import type { NoPlace } from '../services/rooms/waits.ts';
import type { ConsentWithdrawn, NotAllowed } from '../services/accounts/consent-rule.ts';

/** Refuses a caller whose account was deleted during the call: its token is worth nothing now. */
export const accountGone = (): Problem => new Problem(401, sentenceFor(401));

/** Refuses without telling whether there is such a thing: only those whose it is may know. */
export const notFound = (): Problem => new Problem(404, sentenceFor(404));

/** Seconds after which a caller with too many open tabs may try again. */
const AGAIN_S = 5;

/** Refuses a caller who wants to wait for news where too many wait already. */
export const noPlace = (of: NoPlace): Problem => {
  const status = of === 'account' ? 429 : 503;
  return new Problem(status, sentenceFor(status), AGAIN_S);
};

/** Sentences by purpose; each names the switch on the profile. */
const WITHDRAWN: Readonly<Record<RequiredConsent, string>> = {
  dataProcessing:
    'You took back “Keeping my data” on your profile, so nothing new is kept. To go on, agree to it again there.',
  aiAnalysis:
    'You took back “Assessment by software” on your profile, so no program reads this. To go on, agree to it again there.',
};

/** Refuses with the consent that the patient has withdrawn and this call would need. */
export const consentWithdrawn = ({ purpose }: ConsentWithdrawn): Problem =>
  new Problem(409, WITHDRAWN[purpose], null, 'consent_withdrawn');

/** Refuses to keep or read in an account. */
export const notAllowed = (refused: NotAllowed): Problem =>
  refused.kind === 'gone' ? accountGone() : consentWithdrawn(refused);

/** Refusal where one of the two has used up their half of a room; a picture is a message as well. */
export const ROOM_FULL = `Each of you can write at most ${ROOM_TALK_MAX / 2} messages in one room.`;
