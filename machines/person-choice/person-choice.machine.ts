import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { ForPerson } from '../../contracts/accounts/family.ts';
import { notProvided } from '../kit/not-provided.ts';
import { rememberFailure } from '../kit/refusal.ts';

type Person = NonNullable<ForPerson>;

/** The choice is for a saved result or a booked call. `person`: for whom it is; null for the account holder. */
export type ChoiceInput = {
  readonly of: 'result' | 'call';
  readonly id: string;
  readonly person: ForPerson;
};
export type Choosing = Pick<ChoiceInput, 'of' | 'id'> & { readonly profileId: string | null };

type ChoiceContext = ChoiceInput & {
  readonly people: readonly Person[];
  readonly chosen: ForPerson;
  /** True once it was changed here: what was read or typed before is no longer true. */
  readonly isChanged: boolean;
  readonly refusal: string | null;
};
type ChoiceEvents =
  | { type: 'change.requested' }
  | { type: 'person.chosen'; profileId: string | null }
  | { type: 'change.left' };

const choice = setup({
  types: {} as {
    input: ChoiceInput;
    context: ChoiceContext;
    events: ChoiceEvents;
    children: { listPeople: 'listPeople'; savePerson: 'savePerson' };
  },
  actors: {
    listPeople: notProvided<readonly Person[]>('listPeople'),
    savePerson: notProvided<void, Choosing>('savePerson'),
  },
  actions: {
    rememberPeople: assign((_, params: { people: readonly Person[] }) => params),
    rememberChosen: assign(({ context }, { profileId }: { profileId: string | null }) => ({
      chosen: context.people.find(({ id }) => id === profileId) ?? null,
      refusal: null,
    })),
    takeChosen: assign(({ context }) => ({ person: context.chosen, isChanged: true })),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    forgetRefusal: assign({ refusal: null }),
  },
});

/** Says and changes for whom a saved result or a booked call is (NEW-126). */
export const personChoiceMachine = choice.createMachine({
  id: 'personChoice',
  description: 'Somebody says for whom a result or a call is.',
  context: ({ input }) => ({
    ...input,
    people: [],
    chosen: null,
    isChanged: false,
    refusal: null,
  }),
  initial: 'shown',
  states: {
    shown: {
      description: 'For whom it is stands there.',
      initial: 'settled',
      on: { 'change.requested': { target: 'loadingPeople', actions: 'forgetRefusal' } },
      states: {
        settled: { description: 'It is as it was read, or as it was changed here.' },
        loadingFailed: { description: 'The people of the account could not be read.' },
      },
    },
    loadingPeople: {
      description: 'The people of the account are read.',
      tags: 'busy',
      invoke: {
        id: 'listPeople',
        src: 'listPeople',
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberPeople', params: ({ event }) => ({ people: event.output }) },
        },
        onError: { target: 'shown.loadingFailed', actions: rememberFailure },
      },
    },
    choosing: {
      description: 'The account holder and everybody whom they look after are offered.',
      initial: 'awaitingChoice',
      on: {
        'person.chosen': {
          target: 'savingPerson',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        'change.left': { target: 'shown', actions: 'forgetRefusal' },
      },
      states: {
        awaitingChoice: { description: 'Nobody was chosen yet.' },
        savingFailed: { description: 'It stays as it was, and why is said.' },
      },
    },
    savingPerson: {
      description: 'The choice is on its way to the server.',
      tags: 'busy',
      invoke: {
        id: 'savePerson',
        src: 'savePerson',
        input: ({ context: { of, id, chosen } }) => ({ of, id, profileId: chosen?.id ?? null }),
        onDone: { target: 'shown', actions: 'takeChosen' },
        onError: { target: 'choosing.savingFailed', actions: rememberFailure },
      },
    },
  },
});

type ChoiceSnapshot = SnapshotFrom<typeof personChoiceMachine>;

/** Returns true while the people are offered. */
export const selectIsChoosing = (snapshot: ChoiceSnapshot): boolean =>
  snapshot.matches('choosing') || snapshot.matches('savingPerson');

/** Returns for whom it is. */
export const selectPerson = ({ context }: ChoiceSnapshot): ForPerson => context.person;

/** Returns the people who are offered. */
export const selectOffered = ({ context }: ChoiceSnapshot): readonly Person[] => context.people;

/** Returns true while something is on its way. */
export const selectIsBusy = (snapshot: ChoiceSnapshot): boolean => snapshot.hasTag('busy');

/** Returns true from the first change that was made here. */
export const selectIsChanged = ({ context }: ChoiceSnapshot): boolean => context.isChanged;

/** Returns why nothing was changed, in the server's words where it has some; null while nothing is wrong. */
export const selectProblem = (snapshot: ChoiceSnapshot): { readonly said: string | null } | null =>
  snapshot.matches({ shown: 'loadingFailed' }) || snapshot.matches({ choosing: 'savingFailed' })
    ? { said: snapshot.context.refusal }
    : null;
