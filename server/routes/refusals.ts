import { Problem, sentenceFor } from '../lib/problems.ts';
import type { NoPlace } from '../services/rooms/waits.ts';
import type { Grown, OtherAge } from '../services/accounts/family.ts';
import type { ConsentWithdrawn, NotAllowed } from '../services/accounts/consent-rule.ts';
import { texts } from '../texts/speaking.ts';

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

/** Refuses with the consent that the patient has withdrawn and this call would need. */
export const consentWithdrawn = ({ purpose }: ConsentWithdrawn): Problem =>
  new Problem(409, texts().REFUSALS.any[purpose], null, 'consent_withdrawn');

/** Refuses to keep or read in an account. */
export const notAllowed = (refused: NotAllowed): Problem =>
  refused.kind === 'gone' ? accountGone() : consentWithdrawn(refused);

/** Refuses a request whose key was used for something else. */
export const otherRequest = (): Problem => new Problem(422, texts().REFUSALS.any.otherRequest);

/** Refuses anything new for somebody who has grown up since a guardian agreed for them. */
export const grownUp = ({ name }: Grown): Problem =>
  new Problem(409, texts().REFUSALS.family.grown(name));

/** Refuses a result to somebody who cannot have had the age that was answered. */
export const otherAge = ({ answered: { age, childAge }, person }: OtherAge): Problem => {
  const { PERSON, REFUSALS } = texts();
  const words = childAge === undefined ? PERSON.ages[age] : PERSON.childAges[childAge];
  return new Problem(409, REFUSALS.family.otherAge(words, person.name, person.birthYear));
};

/** Refuses to take an X-ray of one person together with the answers of another. */
export const otherPerson = (): Problem => new Problem(409, texts().REFUSALS.family.otherPerson);
