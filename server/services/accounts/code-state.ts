import { CODE_MINUTES, CODE_TRIES, RESEND_SECONDS } from '../../../contracts/accounts/account.ts';

/** Awaiting: sent, to be tried. Verified: the right code was given, to be used once. Locked: tried too often. */
export type CodeState = 'awaiting' | 'verified' | 'locked' | 'used';

/** The life of one code, as its row holds it. */
export type CodeLife = {
  readonly state: CodeState;
  readonly tries: number;
  readonly sentAt: Date;
  /** Awaiting: end of the code's life. Verified: end of the time in which the verification may be used. */
  readonly expiresAt: Date;
};

export type CodeEvent = {
  readonly type: 'sent' | 'triedRight' | 'triedWrong' | 'used';
  readonly at: Date;
};

/** Reason why a row stays as it is. */
export type CodeRefusal = 'tooSoon' | 'wrong' | 'expired' | 'locked' | 'notVerified';

/** `refused`: the row stays as it is, for that reason. */
export type CodeTransition =
  | { readonly kind: 'moved'; readonly to: CodeLife }
  | { readonly kind: 'refused'; readonly why: CodeRefusal };

/** Time for which a verification may be used, in minutes: enough for the rest of a form. */
const VERIFIED_MINUTES = 60;

const MINUTE_MS = 60_000;
const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const moved = (to: CodeLife): CodeTransition => ({ kind: 'moved', to });
const refused = (why: CodeRefusal): CodeTransition => ({
  kind: 'refused',
  why,
});

/** Returns the moment from which another code may be sent (REG-30). */
export const resendAt = ({ sentAt }: Pick<CodeLife, 'sentAt'>): Date =>
  later(sentAt, RESEND_SECONDS * 1000);

/** Makes the life of a code that is sent now. */
export const newCode = (at: Date): CodeLife => ({
  state: 'awaiting',
  tries: 0,
  sentAt: at,
  expiresAt: later(at, CODE_MINUTES * MINUTE_MS),
});

type Move = (code: CodeLife, at: Date) => CodeTransition;

const whileGood =
  (move: Move): Move =>
  (code, at) =>
    at < code.expiresAt ? move(code, at) : refused('expired');

const right: Move = (code, at) =>
  moved({ ...code, state: 'verified', expiresAt: later(at, VERIFIED_MINUTES * MINUTE_MS) });

const wrong: Move = (code) => {
  const tries = code.tries + 1;
  return moved({ ...code, tries, state: tries < CODE_TRIES ? 'awaiting' : 'locked' });
};

const sendAgain: Move = (code, at) =>
  at < resendAt(code) ? refused('tooSoon') : moved(newCode(at));

const stays =
  (why: CodeRefusal): Move =>
  () =>
    refused(why);

/** Moves by state and event. The right code may be given again after it was verified: the reply may have been lost. */
const MOVES: Readonly<Record<CodeState, Record<CodeEvent['type'], Move>>> = {
  awaiting: {
    sent: sendAgain,
    triedRight: whileGood(right),
    triedWrong: whileGood(wrong),
    used: stays('notVerified'),
  },
  verified: {
    sent: sendAgain,
    triedRight: whileGood(moved),
    triedWrong: stays('wrong'),
    used: whileGood((code) => moved({ ...code, state: 'used' })),
  },
  locked: {
    sent: sendAgain,
    triedRight: stays('locked'),
    triedWrong: stays('locked'),
    used: stays('locked'),
  },
  used: {
    sent: sendAgain,
    triedRight: stays('expired'),
    triedWrong: stays('expired'),
    used: stays('notVerified'),
  },
};

/** Returns what becomes of a code in any state on any event, by the pattern of `jobs/job-state.ts`. */
export const codeTransition = (code: CodeLife, { type, at }: CodeEvent): CodeTransition =>
  MOVES[code.state][type](code, at);
