import { assign, setup } from 'xstate';
import type { AnyEventObject } from 'xstate';
import type { Answer } from './messages.ts';

type Context = {
  /** The event as it is written, JSON. */
  readonly text: string;
  /** The number of the event that was sent last. */
  readonly number: number;
  /** Why it was refused. */
  readonly why: string;
};

type Events =
  | { type: 'case.chosen'; event: AnyEventObject }
  | { type: 'text.changed'; text: string }
  | { type: 'event.submitted'; actorId: string }
  | { type: 'answer.came'; answer: Answer };

type Effect = {
  readonly number: number;
  readonly actorId: string;
  readonly event: AnyEventObject;
};

/** Reads what was written; null where it is no event. */
export const eventIn = (text: string): AnyEventObject | null => {
  try {
    const event: unknown = JSON.parse(text);
    const { type } = Object(event) as { readonly type?: unknown };
    return typeof type === 'string' && type !== '' ? (event as AnyEventObject) : null;
  } catch {
    return null;
  }
};

const NOT_RUN = (): never => {
  throw new Error('Not provided');
};

/** Sends one written event after another to a running flow, and says what became of each. */
export const sendMachine = setup({
  types: { context: {} as Context, events: {} as Events },
  actions: {
    post: (_, _effect: Effect): void => NOT_RUN(),
    write: assign((_, { text }: { readonly text: string }) => ({ text })),
    count: assign(({ context }) => ({ number: context.number + 1 })),
    rememberWhy: assign((_, { why }: { readonly why: string }) => ({ why })),
  },
  guards: {
    isEvent: ({ context }) => eventIn(context.text) !== null,
    isTaken: ({ context }, { number, verdict }: Answer) =>
      number === context.number && verdict.kind === 'taken',
    isRefused: ({ context }, { number, verdict }: Answer) =>
      number === context.number && verdict.kind === 'refused',
  },
  delays: { patience: 3000 },
}).createMachine({
  id: 'sending',
  context: { text: '', number: 0, why: '' },
  initial: 'editing',
  on: {
    'case.chosen': {
      target: '.editing',
      actions: {
        type: 'write',
        params: ({ event }) => ({ text: JSON.stringify(event.event, null, 2) }),
      },
    },
    'text.changed': {
      target: '.editing',
      actions: { type: 'write', params: ({ event }) => ({ text: event.text }) },
    },
    'event.submitted': [
      {
        guard: 'isEvent',
        target: '.awaitingAnswer',
        actions: [
          'count',
          {
            type: 'post',
            params: ({ context, event }) => ({
              number: context.number,
              actorId: event.actorId,
              event: eventIn(context.text) as AnyEventObject,
            }),
          },
        ],
      },
      { target: '.textRefused' },
    ],
  },
  states: {
    editing: { description: 'An event is chosen or written.' },
    textRefused: { description: 'What is written is no event.' },
    awaitingAnswer: {
      description: 'The inspected page has the event.',
      on: {
        'answer.came': [
          { guard: { type: 'isTaken', params: ({ event }) => event.answer }, target: 'taken' },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.answer },
            target: 'refused',
            actions: {
              type: 'rememberWhy',
              params: ({ event: { answer } }) => ({
                why: answer.verdict.kind === 'refused' ? answer.verdict.why : '',
              }),
            },
          },
        ],
      },
      after: { patience: 'unanswered' },
    },
    taken: { description: 'The flow has taken it.' },
    refused: { description: 'The flow did not take it, and nothing was sent.' },
    unanswered: { description: 'The inspected page does not answer.' },
  },
});
