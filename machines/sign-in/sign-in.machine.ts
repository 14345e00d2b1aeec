import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { User } from '../../contracts/accounts/account.ts';
import { googleSignInMachine } from '../google-sign-in/google-sign-in.machine.ts';
import type { GoogleSignInOutput } from '../google-sign-in/google-sign-in.machine.ts';
import { notProvided } from '../kit/not-provided.ts';
import { otpLoginMachine } from '../otp-login/otp-login.machine.ts';
import type { OtpLoginOutput } from '../otp-login/otp-login.machine.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import { failed, rememberRefusal } from '../kit/refusal.ts';
import type { CallFailed } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { emptyOf, isComplete, normalised } from '../../contracts/forms/form.ts';
import { CREDENTIALS } from '../../contracts/forms/sign-in.ts';
import type { Credentials } from '../../contracts/forms/sign-in.ts';
import type { RaisedNotice } from '../../contracts/common/notice.ts';
import { saidBy } from '../../contracts/common/failure.ts';
import type { Failure } from '../../contracts/common/failure.ts';
import { ISSUER_TEXTS } from '../../contracts/texts/en/staff/issuer.ts';
import { NOT_CHECKED, SIGN_IN_NOTICES } from '../../contracts/texts/en/flows/sign-in.ts';
import type { SignInPlace } from '../../contracts/texts/en/flows/sign-in.ts';

export type SignInInput = { readonly place: SignInPlace };
/** Verdict of the server on an e-mail address and a password. */
export type Authenticated =
  | { readonly verdict: 'signedIn'; readonly user: User }
  | { readonly verdict: 'refused'; readonly message: string };
/** Ways in which the staff can sign in, beside the password. */
export type StaffWays = { readonly issuer: boolean };
/** The issuer of the staff has sent this back with the page; `none`: nobody comes from there. */
export type IssuerReturn = { readonly verdict: 'none' } | Authenticated;
/** The flow ends when a person is signed in: by signing in here, or since before. */
export type SignInOutput = {
  readonly kind: 'signedIn' | 'wasSignedIn';
  readonly user: User | null;
};

type SignInContext = SignInInput & {
  readonly credentials: Credentials;
  readonly user: User | null;
  /** Reason for which signing in did not work, in words. */
  readonly refusal: string | null;
  /** True where the staff can sign in at the issuer of their house. */
  readonly offersIssuer: boolean;
};
type SignInEvents =
  | ({ type: 'credentials.submitted' } & Credentials)
  | { type: 'google.chosen' }
  | { type: 'issuer.chosen' }
  | { type: 'codeLogin.chosen' }
  | { type: 'passwordLogin.chosen' };

/** Returns the reason for which signing in did not work, as far as it is known; null where the server gave none. */
const whyNot = (error: unknown): string | null => {
  const { kind } = (error ?? {}) as Partial<Failure>;
  return kind === 'network' || kind === 'timeout' ? NOT_CHECKED : saidBy(error);
};

const NO_CREDENTIALS = emptyOf(CREDENTIALS);

const signIn = setup({
  types: {} as {
    input: SignInInput;
    context: SignInContext;
    events: SignInEvents;
    output: SignInOutput;
    emitted: NoticeRaised;
    children: {
      readSession: 'readSession';
      authenticate: 'authenticate';
      readStaffWays: 'readStaffWays';
      leaveForIssuer: 'leaveForIssuer';
      returnFromIssuer: 'returnFromIssuer';
      otpLogin: 'otpLogin';
      googleSignIn: 'googleSignIn';
    };
  },
  actors: {
    /** Ends with the user who is signed in on this device already; null for nobody. */
    readSession: notProvided<User | null>('readSession'),
    /** Signs in with a password; afterwards the device is signed in (SESS-01). */
    authenticate: notProvided<Authenticated, Credentials & SignInInput>('authenticate'),
    /** Signs in with what the issuer of the staff has sent back to this page, if anything. */
    returnFromIssuer: notProvided<IssuerReturn>('returnFromIssuer'),
    readStaffWays: notProvided<StaffWays>('readStaffWays'),
    /** Leaves this page for the issuer's, and never ends. */
    leaveForIssuer: notProvided<void>('leaveForIssuer'),
    otpLogin: otpLoginMachine,
    googleSignIn: googleSignInMachine,
  },
  actions: {
    rememberUser: assign((_, params: { user: User | null }) => ({ user: params.user })),
    rememberCredentials: assign((_, params: Credentials) => ({
      credentials: normalised(CREDENTIALS, params),
    })),
    forgetCredentials: assign({ credentials: NO_CREDENTIALS }),
    rememberRefusal: assign(({ context }, params: { said: string | null }) => ({
      refusal: params.said ?? SIGN_IN_NOTICES[context.place].failed.message,
    })),
    rememberWays: assign((_, params: StaffWays) => ({ offersIssuer: params.issuer })),
    forgetRefusal: assign({ refusal: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isSomebody: (_, params: { user: User | null }) => params.user !== null,
    isStaff: ({ context }) => context.place === 'staff',
    isRefused: ({ context }) => context.refusal !== null,
    offersIssuer: ({ context }) => context.offersIssuer,
    isTurnedAway: (_, params: IssuerReturn) => params.verdict === 'refused',
    areComplete: (_, params: Credentials) => isComplete(CREDENTIALS, params),
    isSignedInByGoogle: (_, output: GoogleSignInOutput) => output.kind === 'signedIn',
    isSignedIn: (_, params: IssuerReturn) => params.verdict === 'signedIn',
  },
});

/** Greets whoever has just signed in (AUTH-13, AUTH-14). */
const WELCOME = {
  type: 'raiseNotice',
  params: ({
    context: { place },
  }: {
    readonly context: SignInContext;
  }): { notice: RaisedNotice } => ({
    notice: { type: 'success', ...SIGN_IN_NOTICES[place].loggedIn, outlivesPage: true },
  }),
} as const;

type Entered = { readonly event: { readonly output: IssuerReturn | GoogleSignInOutput } };

/** Keeps who has signed in, as the reply tells. */
const rememberEntered = {
  type: 'rememberUser',
  params: ({ event: { output } }: Entered) => ({ user: 'user' in output ? output.user : null }),
} as const;

/** The branch for a reply that lets somebody in. */
const LET_IN = {
  guard: {
    type: 'isSignedIn',
    params: ({ event }: { readonly event: { readonly output: IssuerReturn } }) => event.output,
  },
  target: 'signedIn',
  actions: [rememberEntered, WELCOME],
} as const;

/** Keeps why the issuer could not be asked. */
const rememberIssuerFailure = {
  type: 'rememberRefusal',
  params: ({ event }: CallFailed) => ({ said: saidBy(event.error) ?? ISSUER_TEXTS.failed }),
} as const;

/** Signs in, by password, by code or with Google. A person who is signed in already is not asked (AUTH-01..17). */
export const signInMachine = signIn.createMachine({
  id: 'signIn',
  description: 'Somebody signs in.',
  context: ({ input }) => ({
    ...input,
    credentials: NO_CREDENTIALS,
    user: null,
    refusal: null,
    offersIssuer: false,
  }),
  output: ({ context, event }) => ({
    kind: event.output === 'wasSignedIn' ? 'wasSignedIn' : 'signedIn',
    user: context.user,
  }),
  initial: 'readingSession',
  states: {
    readingSession: {
      description: 'Whoever is signed in already need not do it again (AUTH-08).',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isSomebody', params: ({ event }) => ({ user: event.output }) },
            target: 'wasSignedIn',
            actions: { type: 'rememberUser', params: ({ event }) => ({ user: event.output }) },
          },
          { guard: 'isStaff', target: 'returningFromIssuer' },
          { target: 'awaitingCredentials' },
        ],
        onError: [
          { guard: 'isStaff', target: 'returningFromIssuer' },
          { target: 'awaitingCredentials' },
        ],
      },
    },
    returningFromIssuer: {
      description: 'What the issuer of the staff has sent back, if anything, is checked (NEW-132).',
      invoke: {
        id: 'returnFromIssuer',
        src: 'returnFromIssuer',
        onDone: [
          LET_IN,
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => event.output },
            target: 'readingWays',
            actions: rememberRefusal,
          },
          { target: 'readingWays' },
        ],
        onError: { target: 'readingWays', actions: rememberIssuerFailure },
      },
    },
    readingWays: {
      description: 'The server is asked whether the staff can sign in elsewhere, too.',
      invoke: {
        id: 'readStaffWays',
        src: 'readStaffWays',
        onDone: [
          {
            guard: 'isRefused',
            target: 'awaitingCredentials.refused',
            actions: { type: 'rememberWays', params: ({ event }) => event.output },
          },
          {
            target: 'awaitingCredentials',
            actions: { type: 'rememberWays', params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: 'isRefused', target: 'awaitingCredentials.refused' },
          { target: 'awaitingCredentials' },
        ],
      },
    },
    awaitingCredentials: {
      description: 'E-mail address and password are asked for.',
      initial: 'editing',
      on: {
        'credentials.submitted': {
          guard: { type: 'areComplete', params: ({ event }) => event },
          target: 'authenticating',
          actions: { type: 'rememberCredentials', params: ({ event }) => event },
        },
        'codeLogin.chosen': { target: 'enteringByCode', actions: 'forgetRefusal' },
        'google.chosen': { target: '.awaitingGoogle', actions: 'forgetRefusal' },
        'issuer.chosen': {
          guard: 'offersIssuer',
          target: 'leavingForIssuer',
          actions: 'forgetRefusal',
        },
      },
      states: {
        editing: { description: 'They are written in.' },
        refused: {
          description: 'They did not let anybody in, which is said; they stay to be corrected.',
          entry: {
            type: 'raiseNotice',
            params: ({ context: { place, refusal } }) => ({
              notice: failed(SIGN_IN_NOTICES[place].failed, refusal),
            }),
          },
        },
        awaitingGoogle: {
          description: 'Google is asked instead (AUTH-01, AUTH-28).',
          invoke: {
            id: 'googleSignIn',
            src: 'googleSignIn',
            input: { at: 'button' },
            onDone: [
              {
                guard: { type: 'isSignedInByGoogle', params: ({ event }) => event.output },
                target: '#signIn.signedIn',
                actions: rememberEntered,
              },
              { target: 'editing' },
            ],
          },
        },
      },
    },
    authenticating: {
      description: 'The server is asked whether they are right.',
      tags: 'busy',
      invoke: {
        id: 'authenticate',
        src: 'authenticate',
        input: ({ context: { place, credentials } }) => ({ place, ...credentials }),
        onDone: [LET_IN, { target: 'awaitingCredentials.refused', actions: rememberRefusal }],
        onError: {
          target: 'awaitingCredentials.refused',
          actions: {
            type: 'rememberRefusal',
            params: ({ event }) => ({ said: whyNot(event.error) }),
          },
        },
      },
      exit: 'forgetCredentials',
    },
    leavingForIssuer: {
      description: 'The page is left for the one of the issuer, which leads back here.',
      tags: 'busy',
      invoke: {
        id: 'leaveForIssuer',
        src: 'leaveForIssuer',
        onError: { target: 'awaitingCredentials.refused', actions: rememberIssuerFailure },
      },
    },
    enteringByCode: {
      description: 'A code takes the place of the password (AUTH-04).',
      invoke: {
        id: 'otpLogin',
        src: 'otpLogin',
        onDone: {
          target: 'signedIn',
          actions: {
            type: 'rememberUser',
            params: ({ event }: { event: { output: OtpLoginOutput } }) => event.output,
          },
        },
      },
      on: {
        'passwordLogin.chosen': 'awaitingCredentials',
        'google.chosen': 'awaitingCredentials.awaitingGoogle',
      },
    },
    signedIn: { description: 'Somebody has signed in here.', type: 'final', output: 'signedIn' },
    wasSignedIn: {
      description: 'Somebody was signed in already.',
      type: 'final',
      output: 'wasSignedIn',
    },
  },
});

type SignInSnapshot = SnapshotFrom<typeof signInMachine>;

/** Forms of signing in: every leaf of the chart belongs to one of the three. */
export type SignInForm = 'preparing' | 'password' | 'code';

const WITH_PASSWORD = ['awaitingCredentials', 'authenticating', 'leavingForIssuer'] as const;

/** Returns the form that is shown; `preparing` while the session is being read, and once a person is signed in. */
export const selectForm = (snapshot: SignInSnapshot): SignInForm => {
  if (snapshot.matches('enteringByCode')) return 'code';
  return WITH_PASSWORD.some((state) => snapshot.matches(state)) ? 'password' : 'preparing';
};

/** Returns the reason for which signing in did not work, in words; null while nothing is wrong. */
export const selectRefusal = (snapshot: SignInSnapshot): string | null =>
  snapshot.matches({ awaitingCredentials: 'refused' }) ? snapshot.context.refusal : null;

/** Returns true while the server is asked about what the form has sent. */
export const selectIsBusy = (snapshot: SignInSnapshot): boolean =>
  snapshot.matches('authenticating');

/** Returns true where the staff can sign in at the issuer of their house. */
export const selectOffersIssuer = ({ context }: SignInSnapshot): boolean => context.offersIssuer;

/** Returns true while the page is being left for that issuer's. */
export const selectIsLeaving = (snapshot: SignInSnapshot): boolean =>
  snapshot.matches('leavingForIssuer');

/** Signing in by code, while it is chosen. */
export const selectOtpLogin = (
  snapshot: SignInSnapshot,
): ActorRefFrom<typeof otpLoginMachine> | undefined => snapshot.children.otpLogin;

/** Signing in with Google, while it runs. */
export const selectGoogle = (
  snapshot: SignInSnapshot,
): ActorRefFrom<typeof googleSignInMachine> | undefined => snapshot.children.googleSignIn;
