// Every answer is written down on this device at once, so that a reload or a lost battery costs nothing.
// It says honestly whether the last answer is saved. The chat screen starts it.
import { assign, setup } from 'xstate';
import type { Progress } from '../../contracts/draft.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

export type DraftKeepingContext = { progress: Progress };
export type DraftKeepingInput = DraftKeepingContext & {
  /** Whether this very progress is on the device already. */
  isSaved: boolean;
};
export type DraftKeepingEvents = { type: 'progress.changed'; progress: Progress };

/** One text for one progress, wherever its step stands among its fields. */
const textOf = ({ step, ...known }: Progress): string => JSON.stringify([step, known]);

/** The chart of the draft on this device (CHAT-13, SESS-20..33). */
export const draftKeepingMachine = setup({
  types: {} as {
    input: DraftKeepingInput;
    context: DraftKeepingInput;
    events: DraftKeepingEvents;
    tags: Tag;
  },
  actors: { saveDraft: notProvided<void, DraftKeepingContext>('saveDraft') },
  actions: {
    rememberProgress: assign((_, params: DraftKeepingContext) => params),
  },
  guards: {
    isSaved: ({ context }) => context.isSaved,
    hasChanged: ({ context }, params: DraftKeepingContext) =>
      textOf(params.progress) !== textOf(context.progress),
  },
}).createMachine({
  id: 'draftKeeping',
  description: 'Keeps the progress on this device.',
  context: ({ input }) => input,
  initial: 'comparing',
  on: {
    'progress.changed': {
      guard: { type: 'hasChanged', params: ({ event }) => event },
      target: '.saving',
      reenter: true,
      actions: { type: 'rememberProgress', params: ({ event }) => ({ progress: event.progress }) },
    },
  },
  states: {
    comparing: {
      description: 'Restored progress is on the device already.',
      always: [{ guard: 'isSaved', target: 'saved' }, { target: 'awaitingChange' }],
    },
    awaitingChange: { description: 'Nothing has changed since the start.' },
    saving: {
      description: 'The latest answers are being written.',
      invoke: {
        id: 'saveDraft',
        src: 'saveDraft',
        input: ({ context }) => ({ progress: context.progress }),
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
