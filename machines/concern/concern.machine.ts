// The patient says in their own words what is wrong. The machine ends with an accepted concern and its
// category, or keeps the words and says what stands in the way. INTRO starts it.
import { assign, setup } from 'xstate';
import type { ValidateReply } from '../../contracts/api.ts';
import type { Category } from '../../contracts/chat-context.ts';
import type { Emergency } from '../../contracts/diagnosis.ts';
import { REQUEST_TIMEOUT_MS } from '../../contracts/product.ts';
import { asFailure } from '../kit/failure.ts';
import type { Failure } from '../kit/failure.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { categorise } from './categorise.ts';
import { isJunk } from './junk-rule.ts';
import { concernOfTopic } from './topics.ts';
import type { Topic } from './topics.ts';

export type ConcernInput = {
  text: string;
  /** The words came with the address and are checked without a further press (LAND-06). */
  submitAtOnce: boolean;
};
export type ConcernContext = ConcernInput & {
  /** Set by a quick choice; free text is categorised by its keywords. */
  topicCategory: Category | null;
  emergency: Emergency | null;
};
export type ConcernOutput = {
  issue: string;
  category: Category | null;
  emergency: Emergency | null;
};
export type ConcernEvents =
  | { type: 'concern.changed'; text: string }
  | { type: 'concern.submitted' }
  | { type: 'topic.chosen'; topic: Topic }
  | { type: 'warning.acknowledged' };

/** The chart of a concern on its way to being accepted (INTRO-18..28). */
export const concernMachine = setup({
  types: {} as {
    input: ConcernInput;
    context: ConcernContext;
    events: ConcernEvents;
    output: ConcernOutput;
    tags: Tag;
  },
  actors: {
    validateConcern: notProvided<ValidateReply, { message: string }>('validateConcern'),
  },
  actions: {
    rememberText: assign((_, params: { text: string }) => ({ text: params.text })),
    rememberEmergency: assign((_, params: { emergency: Emergency | null }) => params),
    rememberTopic: assign((_, params: { topic: Topic }) => ({
      text: concernOfTopic(params.topic),
      topicCategory: params.topic.category,
    })),
    clearText: assign({ text: '', emergency: null }),
    logFailure: (_, _params: { failure: Failure }) => undefined,
  },
  guards: {
    isWaitingToSubmit: ({ context }) => context.submitAtOnce,
    hasText: ({ context }) => context.text.trim() !== '',
    hasJunk: ({ context }) => context.text.trim() !== '' && isJunk(context.text),
    isDental: (_, reply: ValidateReply) => reply.is_dental_related,
    isEmergency: (_, reply: ValidateReply) => reply.emergency !== null,
  },
  delays: { requestTimeout: REQUEST_TIMEOUT_MS },
}).createMachine({
  id: 'concern',
  description: 'Takes the concern in the patient’s own words and checks that it is dental.',
  context: ({ input }) => ({ ...input, topicCategory: null, emergency: null }),
  initial: 'receivingConcern',
  output: ({ context }) => ({
    issue: context.text.trim(),
    category: context.topicCategory ?? categorise(context.text),
    emergency: context.emergency,
  }),
  states: {
    receivingConcern: {
      description: 'Words that came with the address are checked at once.',
      always: [
        { guard: 'isWaitingToSubmit', target: 'checkingLocally' },
        { target: 'editingConcern' },
      ],
      exit: assign({ submitAtOnce: false }),
    },
    editingConcern: {
      description: 'The patient writes, or picks a quick choice.',
      tags: 'awaitingPerson',
      on: {
        'concern.changed': {
          actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) },
        },
        'concern.submitted': { guard: 'hasText', target: 'checkingLocally' },
        'topic.chosen': {
          target: 'topicChosen',
          actions: {
            type: 'rememberTopic',
            params: ({ event }) => ({ topic: event.topic }),
          },
        },
      },
    },
    checkingLocally: {
      description: 'The junk rule is applied before the server is asked.',
      always: [
        { guard: 'hasJunk', target: 'concernRejected' },
        { guard: 'hasText', target: 'validatingConcern' },
        { target: 'editingConcern' },
      ],
    },
    validatingConcern: {
      description: 'The server is asked whether the concern is dental.',
      tags: 'busy',
      invoke: {
        id: 'validateConcern',
        src: 'validateConcern',
        input: ({ context }) => ({ message: context.text.trim() }),
        onDone: [
          {
            guard: { type: 'isDental', params: ({ event }) => event.output },
            target: 'concernAccepted',
            actions: {
              type: 'rememberEmergency',
              params: ({ event }) => ({ emergency: event.output.emergency }),
            },
          },
          {
            guard: { type: 'isEmergency', params: ({ event }) => event.output },
            target: 'advisingHelp',
            actions: {
              type: 'rememberEmergency',
              params: ({ event }) => ({ emergency: event.output.emergency }),
            },
          },
          { target: 'concernRejected' },
        ],
        onError: {
          target: 'validationFailed',
          actions: {
            type: 'logFailure',
            params: ({ event }) => ({ failure: asFailure(event.error) }),
          },
        },
      },
      after: {
        requestTimeout: {
          target: 'validationFailed',
          actions: {
            type: 'logFailure',
            params: { failure: { kind: 'timeout', message: 'No reply to the validation call' } },
          },
        },
      },
    },
    concernRejected: {
      description: 'The warning says that the message is not dental; Ok clears the concern.',
      tags: 'awaitingPerson',
      on: { 'warning.acknowledged': { target: 'editingConcern', actions: 'clearText' } },
    },
    validationFailed: {
      description: 'The message could not be checked; Ok keeps the words for another try.',
      tags: ['awaitingPerson', 'recoverable'],
      on: { 'warning.acknowledged': 'editingConcern' },
    },
    advisingHelp: {
      description: 'Not dental, but the words call for help now, so the help is named.',
      tags: 'awaitingPerson',
      on: { 'warning.acknowledged': { target: 'editingConcern', actions: 'clearText' } },
    },
    topicChosen: { description: 'A quick choice stands for the concern.', type: 'final' },
    concernAccepted: { description: 'The concern is dental.', type: 'final' },
  },
});
