import { fromCallback, fromPromise } from 'xstate';
import type { Failure } from '../../../contracts/common/failure.ts';
import type { KnownUser, RestoredSession } from '../../../machines/session/session.machine.ts';
import { call } from '../calls/call.ts';
import { onChangedElsewhere } from '../storage/changed-elsewhere.ts';
import { removeProgress } from '../assessment/draft-storage.ts';
import { MILESTONES } from '../assessment/milestones-key.ts';
import { VISIT_DRAFT } from '../room/visit-draft-key.ts';
import { forgetXray } from '../xray/kept-xray.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { POSTPONED } from './postponed.ts';
import { forgetSealed, sealWork } from './sealed-work.ts';
import { SESSION } from './session-key.ts';
import {
  USER_FRESH_MS,
  forgetSession,
  keepAuth,
  keptAccount,
  keptToken,
  keptUser,
  onSessionChange,
} from './session-storage.ts';

const named = laterEndpoints(() => import('../../../contracts/endpoints/sign-in.ts'));

/**
 * Tells of signing in and out (in this tab, in another one, or while this page was in the back/forward cache), of a
 * refused token, and of the page coming back into view.
 */
export const watchSession = fromCallback(({ sendBack }) => {
  const hear = onSessionChange((type) => sendBack({ type }));
  const elsewhere = onChangedElsewhere(SESSION, () => sendBack({ type: 'session.changed' }));
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') sendBack({ type: 'page.shown' });
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    hear();
    elsewhere();
    document.removeEventListener('visibilitychange', onVisibility);
  };
});

/** Reads the account kept on this device; an unreadable one counts as signed out. */
export const restoreSession = fromPromise<RestoredSession>(() => {
  const kept = keptAccount();
  const user = keptUser();
  if (kept === null || user === null) return Promise.resolve({ kind: 'nobody' });
  const age = Date.now() - kept.checkedAt;
  // A negative age means the clock was set back, so the age is unknown.
  const freshFor = age >= 0 && age < USER_FRESH_MS ? USER_FRESH_MS - age : 0;
  return Promise.resolve({ kind: 'somebody', user, freshFor });
});

/** Asks the server for the signed-in user, and keeps the answer with the token to use from now on (API-50). */
export const readUser = fromPromise<KnownUser>(async ({ signal }) => {
  const asked = keptToken();
  const { access_token: next, ...user } = await call(named('currentUser'), { signal });
  const token = next ?? asked;
  // Another account may have signed in meanwhile.
  if (token !== null && asked === keptToken()) keepAuth({ ...user, access_token: token });
  return { user, freshFor: USER_FRESH_MS };
});

/** Tells whether clearing this device would lose an unfinished assessment, or a result that no account has. */
export const findUnsaved = fromPromise<boolean>(async () => {
  const { keepsUnsaved } = await import('../assessment/kept-draft.ts');
  return keepsUnsaved(Date.now());
});

/** Tells the account the language of its owner; a file that is not reached comes with the next try. */
export const shareLanguage = fromPromise<void, { readonly language: string | null }>(
  ({ input: { language }, signal }) =>
    import('./shared-language.ts').then(
      ({ shareOf }) => shareOf(language, signal),
      () => undefined,
    ),
);

/** Has the server end the session; one unknown to it has ended already. */
export const endSession = fromPromise<void>(async ({ signal }) => {
  try {
    await call(named('logout'), { body: {}, signal });
  } catch (failure) {
    if ((failure as Failure).kind !== 'unauthorized') throw failure;
  }
});

/** Removes everything of the account and of the chat from this device, shared milestones too (SESS-08..12). */
export const clearDevice = fromPromise<void>(() => {
  forgetSession();
  forgetSealed();
  POSTPONED.drop();
  MILESTONES.drop();
  VISIT_DRAFT.drop();
  forgetXray(null);
  removeProgress();
  return Promise.resolve();
});

/**
 * Clears the device after a session that has ended, but puts the assessment and the booking under way aside for its
 * owner.
 */
export const sealDevice = fromPromise<void, { account: string | null }>(({ input }) => {
  try {
    if (input.account === null) removeProgress();
    else sealWork(input.account);
  } finally {
    // An ended session's token stays on no device.
    forgetSession();
  }
  return Promise.resolve();
});
