import { assign, setup } from 'xstate';
import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type {
  CheckInSign,
  CheckInWord,
  SeenWord,
} from '../../contracts/assessment/check-in-ids.ts';
import type { Emergency } from '../../contracts/assessment/diagnosis.ts';
import { emergencyOfTicked } from '../../contracts/rules/check-in.ts';
import { saidBy } from '../../contracts/common/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';

/** `requestKey`: a name that no other opening of the page has. */
export type CheckInInput = {
  readonly id: string;
  readonly checkIn: CheckIn;
  readonly requestKey: string;
};

/** An answer for today; `said` stands with "seen" alone. */
export type Told = {
  readonly answer: CheckInWord;
  readonly signs: readonly CheckInSign[];
  readonly isSure: boolean;
  readonly said: SeenWord | null;
};

/** `gone`: the account has no such result any more. */
export type CheckedIn =
  | { readonly verdict: 'kept'; readonly checkIn: CheckIn }
  | { readonly verdict: 'gone' };

type CheckInContext = CheckInInput & {
  readonly told: Told;
  /** Number of the answer that is being given: it makes the name of its request. */
  readonly count: number;
  /** The emergency that this page has seen in the signs, also where the server cannot be asked. */
  readonly emergency: Emergency | null;
  /** Reason why the answer was not kept, in the server's words; null where there are none. */
  readonly refusal: string | null;
};

type CheckInEvents =
  | { type: 'asking.requested' }
  | { type: 'asking.stopped' }
  | { type: 'answer.chosen'; answer: CheckInWord }
  | { type: 'sign.pressed'; sign: CheckInSign }
  | { type: 'signs.confirmed' }
  | { type: 'none.chosen' }
  | { type: 'unsure.chosen' }
  | { type: 'question.revisited' }
  | { type: 'answer.retried' }
  | { type: 'seen.confirmed' }
  | { type: 'seen.declined' }
  | { type: 'word.chosen'; said: SeenWord };

export const NOTHING_TOLD: Told = { answer: 'same', signs: [], isSure: true, said: null };

/** Returns true where the newest answer is that a dentist has seen it. */
const hasSeen = ({ answers }: CheckIn): boolean => answers.at(-1)?.answer === 'seen';

export const checkIn = setup({
  types: {} as {
    input: CheckInInput;
    context: CheckInContext;
    events: CheckInEvents;
    emitted: NoticeRaised;
    children: { switchCheckIn: 'switchCheckIn'; answerCheckIn: 'answerCheckIn' };
  },
  actors: {
    switchCheckIn: notProvided<CheckedIn, { readonly id: string; readonly isOn: boolean }>(
      'switchCheckIn',
    ),
    answerCheckIn: notProvided<
      CheckedIn,
      { readonly id: string; readonly requestKey: string; readonly told: Told }
    >('answerCheckIn'),
  },
  actions: {
    rememberCheckIn: assign((_, params: CheckedIn) =>
      params.verdict === 'kept' ? { checkIn: params.checkIn } : {},
    ),
    startAnswer: assign(({ context: { count } }, { answer }: { readonly answer: CheckInWord }) => ({
      told: { ...NOTHING_TOLD, answer },
      count: count + 1,
      refusal: null,
    })),
    toggleSign: assign(({ context: { told } }, { sign }: { readonly sign: CheckInSign }) => ({
      told: {
        ...told,
        signs: told.signs.includes(sign)
          ? told.signs.filter((each) => each !== sign)
          : [...told.signs, sign],
      },
    })),
    tellUnsure: assign(({ context: { told } }) => ({ told: { ...told, isSure: false } })),
    noteEmergency: assign(({ context: { told } }) => ({
      emergency: emergencyOfTicked(told.signs),
    })),
    noteWord: assign(({ context: { count } }, { said }: { readonly said: SeenWord }) => ({
      told: { ...NOTHING_TOLD, answer: 'seen' as const, said },
      count: count + 1,
      refusal: null,
    })),
    rememberRefusal: assign((_, { error }: { readonly error: unknown }) => ({
      refusal: saidBy(error),
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isGone: (_, { verdict }: CheckedIn) => verdict === 'gone',
    isDanger: (_, params: CheckedIn) =>
      params.verdict === 'kept' && params.checkIn.emergency !== null,
    isSeen: (_, params: CheckedIn) => params.verdict === 'kept' && hasSeen(params.checkIn),
    isHelped: ({ context }) => context.checkIn.emergency !== null,
    wasSeen: ({ context }) => hasSeen(context.checkIn),
    isOn: ({ context }) => context.checkIn.is_on,
    isWorse: (_, { answer }: { readonly answer: CheckInWord }) => answer === 'worse',
    isSeenTold: (_, { answer }: { readonly answer: CheckInWord }) => answer === 'seen',
    hasTicked: ({ context }) => context.told.signs.length > 0,
    hasTickedNone: ({ context }) => context.told.signs.length === 0,
    isEmergencyTicked: ({ context: { told } }) => emergencyOfTicked(told.signs) !== null,
  },
});

type Asked = { readonly context: CheckInContext };

/** Keeps what was told, under a name of its own for each answer. */
export const answering = {
  id: 'answerCheckIn',
  src: 'answerCheckIn',
  input: ({ context: { id, requestKey, count, told } }: Asked) => ({
    id,
    requestKey: `${requestKey}-${count}`,
    told,
  }),
} as const;
