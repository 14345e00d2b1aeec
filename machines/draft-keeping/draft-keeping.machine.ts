// Every answer is written down on this device at once, so that a reload or a lost battery costs nothing.
// It says honestly whether the last answer is saved. The chat screen starts it.
import { assign, setup } from 'xstate';
import type { Progress } from '../../contracts/draft.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

export type DraftKeepingInput = { progress: Progress };
export type DraftKeepingEvents = { type: 'progress.changed'; progress: Progress };

/** One text for one progress, wherever its step stands among its fields. */
const textOf = ({ step, ...known }: Progress): string => JSON.stringify([step, known]);

export const draftKeepingMachine = setup({
  types: {} as {
    input: DraftKeepingInput;
    context: DraftKeepingInput;
    events: DraftKeepingEvents;
    tags: Tag;
  },
  actors: { saveDraft: notProvided<void, DraftKeepingInput>('saveDraft') },
  actions: {
    rememberProgress: assign((_, params: DraftKeepingInput) => params),
  },
  guards: {
    hasChanged: ({ context }, params: DraftKeepingInput) =>
      textOf(params.progress) !== textOf(context.progress),
  },
}).createMachine({
  id: 'draftKeeping',
  description: 'Keeps the progress on this device.',
  context: ({ input }) => input,
  initial: 'awaitingChange',
  on: {
    'progress.changed': {
      guard: { type: 'hasChanged', params: ({ event }) => event },
      target: '.saving',
      reenter: true,
      actions: { type: 'rememberProgress', params: ({ event }) => ({ progress: event.progress }) },
    },
  },
  states: {
    awaitingChange: { description: 'Nothing has changed since the start.' },
    saving: {
      description: 'The latest answers are being written.',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => context,
        onDone: 'saved',
        onError: 'savingFailed',
      },
    },
    saved: { description: 'The latest answers are on this device.', tags: 'done' },
    savingFailed: {
      description: 'This device does not keep the answers; they last as long as the page.',
      tags: 'recoverable',
    },
  },
});
