import { isConsentWithdrawn, saidBy } from '../../contracts/common/failure.ts';
import type { Failure } from '../../contracts/common/failure.ts';
import type { NoticeLink, RaisedNotice } from '../../contracts/common/notice.ts';
import { PATHS } from '../../contracts/common/paths.ts';
import { OPEN_PROFILE, SAVING_FAILED } from '../../contracts/texts/en/flows/saving.ts';
import type { CallFailed } from './refusal.ts';

/** Time for which a notice with the link stays, in milliseconds: there is a sentence to read and a link to press. */
const LINKED_MS = 20_000;

/** Link to the page where a consent is given again; it opens beside the page, so that nothing on it is lost. */
export const PROFILE_LINK: NoticeLink = { label: OPEN_PROFILE, href: PATHS.profile };

/** Makes the notice that something was not saved: the server's own words if it sent any (SAVE-09..14). */
const notSaved = (error: unknown, otherwise: string): RaisedNotice => {
  const { kind = 'unknown' } = (error ?? {}) as Partial<Failure>;
  return {
    type: 'error',
    title: SAVING_FAILED.title,
    message: saidBy(error) ?? (kind === 'unknown' ? SAVING_FAILED.unknown : otherwise),
    ...(isConsentWithdrawn(error) && { link: PROFILE_LINK, duration: LINKED_MS }),
  };
};

/** Returns an action that tells why something was not saved; its chart has the action `raiseNotice`. */
export const sayNotSaved = (otherwise: string = SAVING_FAILED.message) =>
  ({
    type: 'raiseNotice',
    params: ({ event }: CallFailed) => ({ notice: notSaved(event.error, otherwise) }),
  }) as const;
