import { sayWhy } from '../kit/refusal.ts';
import { NOTHING_TOLD, answering, checkIn } from './check-in.setup.ts';
import type { CheckedIn } from './check-in.setup.ts';
import { NOT_SWITCHED } from '../../contracts/texts/en/flows/check-in.ts';

type Done = { readonly event: { readonly output: CheckedIn } };
const output = ({ event }: Done) => event.output;
const remembered = { type: 'rememberCheckIn', params: output } as const;

/** Transitions of an answer that was kept. */
const kept = [
  { guard: { type: 'isGone', params: output }, target: '#checkIn.resultLost' },
  {
    guard: { type: 'isDanger', params: output },
    target: '#checkIn.helping.helpKept',
    actions: remembered,
  },
  {
    guard: { type: 'isSeen', params: output },
    target: '#checkIn.seen.awaitingWord',
    actions: remembered,
  },
  { target: '#checkIn.answered', actions: remembered },
] as const;

const refused = {
  type: 'rememberRefusal',
  params: ({ event }: { readonly event: { readonly error: unknown } }) => event,
} as const;

/**
 * "How is it today?" about one saved result (NEW-43..47). Worse asks for danger signs; a sign that is an emergency shows
 * help at once, before the server is asked. The page of the result runs it, and the page of the question.
 */
export const checkInMachine = checkIn.createMachine({
  id: 'checkIn',
  description: 'Somebody tells how it is, some time after a result.',
  context: ({ input }) => ({
    ...input,
    told: NOTHING_TOLD,
    count: 0,
    emergency: null,
    refusal: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'What was told before decides what is shown.',
      always: [
        { guard: 'isHelped', target: 'helping.helpKept' },
        { guard: 'wasSeen', target: 'seen.awaitingWord' },
        { guard: 'isOn', target: 'awaitingAnswer' },
        { target: 'offered' },
      ],
    },
    offered: {
      description: 'Nobody asks; it can be switched on.',
      on: { 'asking.requested': 'switchingOn' },
    },
    switchingOn: {
      description: 'The server is asked to ask.',
      tags: 'busy',
      invoke: {
        id: 'switchCheckIn',
        src: 'switchCheckIn',
        input: ({ context: { id } }) => ({ id, isOn: true }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'resultLost' },
          { target: 'awaitingAnswer', actions: remembered },
        ],
        onError: { target: 'offered', actions: sayWhy(NOT_SWITCHED) },
      },
    },
    switchingOff: {
      description: 'The server is asked to ask no more.',
      tags: 'busy',
      invoke: {
        id: 'switchCheckIn',
        src: 'switchCheckIn',
        input: ({ context: { id } }) => ({ id, isOn: false }),
        onDone: [
          { guard: { type: 'isGone', params: output }, target: 'resultLost' },
          { target: 'offered', actions: remembered },
        ],
        onError: { target: 'awaitingAnswer', actions: sayWhy(NOT_SWITCHED) },
      },
    },
    awaitingAnswer: {
      description: 'The one question stands there, with its four answers.',
      on: {
        'answer.chosen': [
          {
            guard: { type: 'isWorse', params: ({ event }) => event },
            target: 'checkingSigns',
            actions: { type: 'startAnswer', params: ({ event }) => event },
          },
          {
            target: 'savingAnswer',
            actions: { type: 'startAnswer', params: ({ event }) => event },
          },
        ],
        'asking.stopped': 'switchingOff',
      },
    },
    checkingSigns: {
      description: 'It is worse, so the danger signs are asked before anything else.',
      on: {
        'sign.pressed': { actions: { type: 'toggleSign', params: ({ event }) => event } },
        'signs.confirmed': [
          { guard: 'isEmergencyTicked', target: 'helping.savingHelp', actions: 'noteEmergency' },
          { guard: 'hasTicked', target: 'savingAnswer' },
        ],
        'none.chosen': { guard: 'hasTickedNone', target: 'savingAnswer' },
        'unsure.chosen': { guard: 'hasTickedNone', target: 'savingAnswer', actions: 'tellUnsure' },
        'question.revisited': 'awaitingAnswer',
      },
    },
    savingAnswer: {
      description: 'The answer is on its way.',
      tags: 'busy',
      invoke: {
        ...answering,
        onDone: kept,
        onError: { target: 'answerFailed', actions: refused },
      },
    },
    answerFailed: {
      description: 'The answer was not kept, and when to call for help is said all the same.',
      on: { 'answer.retried': 'savingAnswer', 'question.revisited': 'opening' },
    },
    answered: {
      description: 'What the answer means is said, with the day to be seen.',
      on: { 'question.revisited': 'awaitingAnswer', 'asking.stopped': 'switchingOff' },
    },
    helping: {
      description: 'An emergency: help stands first, and nothing of it waits for the server.',
      initial: 'savingHelp',
      states: {
        savingHelp: {
          description: 'The signs are on their way, while help is read.',
          tags: 'busy',
          invoke: {
            ...answering,
            onDone: [
              { guard: { type: 'isGone', params: output }, target: 'helpUnsaved' },
              { target: 'helpKept', actions: remembered },
            ],
            onError: 'helpUnsaved',
          },
        },
        helpKept: {
          description: 'The signs are kept with the result.',
          on: {
            'answer.chosen': {
              guard: { type: 'isSeenTold', params: ({ event }) => event },
              target: 'confirmingSeen',
            },
          },
        },
        helpUnsaved: {
          description:
            'The signs could not be kept, which matters less than help. A visit is told once they are, so that it hides none.',
          on: { 'answer.retried': 'savingHelp' },
        },
        confirmingSeen: {
          description: 'A visit ends all questions, so a slip of the thumb is asked back.',
          on: {
            'seen.confirmed': {
              target: 'savingSeen',
              actions: { type: 'startAnswer', params: { answer: 'seen' } },
            },
            'seen.declined': 'helpKept',
          },
        },
        savingSeen: {
          description: 'The visit is on its way, while help stays.',
          tags: 'busy',
          invoke: {
            ...answering,
            onDone: kept,
            onError: { target: 'seenUnsaved', actions: refused },
          },
        },
        seenUnsaved: {
          description: 'The visit was not kept, so help stays.',
          on: { 'answer.retried': 'savingSeen' },
        },
      },
    },
    seen: {
      description: 'A dentist has seen it, so nobody asks any more.',
      initial: 'awaitingWord',
      states: {
        awaitingWord: {
          description: 'What the dentist said can be noted.',
          on: {
            'word.chosen': {
              target: 'savingWord',
              actions: { type: 'noteWord', params: ({ event }) => event },
            },
          },
        },
        savingWord: {
          description: 'The note is on its way.',
          tags: 'busy',
          invoke: {
            ...answering,
            onDone: [
              { guard: { type: 'isGone', params: output }, target: '#checkIn.resultLost' },
              { target: 'awaitingWord', actions: remembered },
            ],
            onError: { target: 'wordFailed', actions: refused },
          },
        },
        wordFailed: {
          description: 'The note was not kept; that a dentist has seen it was.',
          on: {
            'word.chosen': {
              target: 'savingWord',
              actions: { type: 'noteWord', params: ({ event }) => event },
            },
          },
        },
      },
    },
    resultLost: { description: 'The result was deleted meanwhile.' },
  },
});
