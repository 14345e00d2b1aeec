import { setup } from 'xstate';

type ConfirmationInput = { question: string };
type ConfirmationEvents = { type: 'question.confirmed' } | { type: 'question.declined' };
export type ConfirmationOutput = { kind: 'confirmed' | 'declined' };

/**
 * A question that must be answered before something is lost. Ends with the person's answer (NOTE-11).
 */
export const confirmationMachine = setup({
  types: {} as {
    input: ConfirmationInput;
    context: ConfirmationInput;
    events: ConfirmationEvents;
    output: ConfirmationOutput;
  },
}).createMachine({
  id: 'confirmation',
  description: 'Asks one question and ends with the answer.',
  context: ({ input }) => ({ question: input.question }),
  initial: 'awaitingAnswer',
  output: ({ event }) => ({ kind: event.output === 'confirmed' ? 'confirmed' : 'declined' }),
  states: {
    awaitingAnswer: {
      description: 'The question is on screen.',
      on: { 'question.confirmed': 'confirmed', 'question.declined': 'declined' },
    },
    confirmed: { description: 'The person said yes.', type: 'final', output: 'confirmed' },
    declined: { description: 'The person said no.', type: 'final', output: 'declined' },
  },
});
