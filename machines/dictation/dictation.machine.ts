import { assign, emit, sendTo, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import {
  BLOCKED,
  NOT_FETCHED,
  NOT_HEARD,
  NOT_LISTENED,
} from '../../contracts/texts/en/flows/dictation.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';

/** What a device understands: a language with its country, such as `en-IN`. */
export type Understood = { readonly lang: string };

/**
 * Tells whether the device itself understands speech in the language of the page: `toFetch`, it does once it has fetched
 * a file for that.
 */
export type Hearing =
  | ({ readonly kind: 'ready' | 'toFetch' } & Understood)
  | { readonly kind: 'none' };

/** Says why nothing was heard: the microphone may not be used, nobody spoke, or the device cannot. */
export type Unheard = 'blocked' | 'silent' | 'failed';

export type DictationEvents =
  | { type: 'dictation.requested' }
  | { type: 'dictation.stopped' }
  /** The microphone is on: it was allowed where that was asked. */
  | { type: 'hearing.started' }
  /** What the device understood of a sentence, until a pause. */
  | { type: 'words.recognized'; words: string }
  | { type: 'hearing.ended' }
  | { type: 'hearing.failed'; reason: Unheard };

/** Emitted for the page that has the box. */
export type WordsDictated = { type: 'words.dictated'; words: string };

/** `canAsk`: the browser can say what its device understands. */
type Asking = { readonly canAsk: boolean };
/** `words`: what was understood since the last press, to be read out. */
type Heard = { readonly words: string };

type Found = { readonly hearing: Hearing };

/** What the device is asked to listen for. */
const understood = ({ context: { lang } }: { readonly context: Understood }): Understood => ({
  lang,
});
type Failed = { readonly reason: Unheard };

/** Facts, effects and decisions of speaking in. */
const dictation = setup({
  types: {} as {
    input: Asking;
    context: Asking & Heard & Understood;
    events: DictationEvents;
    emitted: NoticeRaised | WordsDictated;
    children: { findHearing: 'findHearing'; fetchHearing: 'fetchHearing'; hear: 'hear' };
  },
  actors: {
    /** Finds whether the device understands the language of the page by itself. */
    findHearing: notProvided<Hearing>('findHearing'),
    /** Has the device fetch what it needs for that. @throws Error when it does not */
    fetchHearing: notProvided<void, Understood>('fetchHearing'),
    /** Listens until a pause, or until it is told to stop, which still brings what was said. */
    hear: listenerNotProvided<DictationEvents, Understood>('hear'),
  },
  actions: {
    rememberLanguage: assign((_, { hearing }: Found) =>
      hearing.kind === 'none' ? {} : { lang: hearing.lang },
    ),
    rememberWords: assign((_, { words }: Heard) => ({ words })),
    handOver: emit((_, { words }: Heard) => ({ type: 'words.dictated', words })),
    stopHearing: sendTo('hear', { type: 'dictation.stopped' } satisfies DictationEvents),
    raiseNotice: raisesNotice(),
  },
  guards: {
    canAsk: ({ context }) => context.canAsk,
    hasWords: ({ context }) => context.words !== '',
    canHear: (_, { hearing }: Found) => hearing.kind === 'ready',
    canFetch: (_, { hearing }: Found) => hearing.kind === 'toFetch',
    isBlocked: (_, { reason }: Failed) => reason === 'blocked',
    isSilent: (_, { reason }: Failed) => reason === 'silent',
  },
});

const found = ({ event }: { readonly event: { readonly output: Hearing } }): Found => ({
  hearing: event.output,
});

/**
 * Speaking in place of typing (NEW-100), for whoever types slowly or not at all. Only the device listens: no sound leaves
 * it, and what it understood stands in the box before anything is sent.
 */
export const dictationMachine = dictation.createMachine({
  id: 'dictation',
  description: 'Somebody would rather speak than type.',
  context: ({ input: { canAsk } }) => ({ canAsk, words: '', lang: '' }),
  initial: 'starting',
  states: {
    starting: {
      description: 'A browser that cannot be asked is offered nothing.',
      always: [{ guard: 'canAsk', target: 'offered' }, { target: 'unsupported' }],
    },
    unsupported: {
      description: 'Words are typed.',
    },
    offered: {
      description: 'A press begins. Nothing is asked of the device before.',
      on: {
        'dictation.requested': {
          target: 'findingHearing',
          actions: { type: 'rememberWords', params: { words: '' } },
        },
      },
    },
    findingHearing: {
      description: 'The device is asked whether it understands the language of the page by itself.',
      invoke: {
        id: 'findHearing',
        src: 'findHearing',
        onDone: [
          {
            guard: { type: 'canHear', params: found },
            target: 'listening',
            actions: { type: 'rememberLanguage', params: found },
          },
          {
            guard: { type: 'canFetch', params: found },
            target: 'fetchingHearing',
            actions: { type: 'rememberLanguage', params: found },
          },
          { target: 'offered', actions: say('warning', NOT_LISTENED) },
        ],
        onError: { target: 'offered', actions: say('warning', NOT_LISTENED) },
      },
      on: { 'dictation.stopped': 'offered' },
    },
    fetchingHearing: {
      description: 'The device fetches, once, what it needs to understand; a press ends the wait.',
      invoke: {
        id: 'fetchHearing',
        src: 'fetchHearing',
        input: understood,
        onDone: 'listening',
        onError: { target: 'offered', actions: say('warning', NOT_FETCHED) },
      },
      on: { 'dictation.stopped': 'offered' },
    },
    listening: {
      description: 'The device listens until a pause; what it understood goes into the box.',
      invoke: { id: 'hear', src: 'hear', input: understood },
      initial: 'opening',
      states: {
        opening: {
          description: 'The browser may still ask whether the microphone is allowed.',
          on: { 'hearing.started': 'hearing', 'dictation.stopped': '#dictation.offered' },
        },
        hearing: {
          description: 'Somebody may speak; a press says that they are done.',
          on: { 'dictation.stopped': { target: 'finishing', actions: 'stopHearing' } },
        },
        finishing: {
          description: 'The last words are still made out; another press lets them go.',
          on: { 'dictation.stopped': '#dictation.offered' },
        },
      },
      on: {
        'words.recognized': {
          actions: [
            { type: 'rememberWords', params: ({ event }) => event },
            { type: 'handOver', params: ({ event }) => event },
          ],
        },
        'hearing.ended': [
          { guard: 'hasWords', target: 'offered' },
          { target: 'offered', actions: say('info', NOT_HEARD) },
        ],
        'hearing.failed': [
          {
            guard: { type: 'isBlocked', params: ({ event }) => event },
            target: 'offered',
            actions: say('warning', BLOCKED),
          },
          {
            guard: { type: 'isSilent', params: ({ event }) => event },
            target: 'offered',
            actions: say('info', NOT_HEARD),
          },
          { target: 'offered', actions: say('warning', NOT_LISTENED) },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof dictationMachine>;

/** Returns true where there is a button, which begins or ends. */
export const selectIsOffered = (snapshot: Snapshot): boolean => !snapshot.matches('unsupported');

/** Returns what was understood last; empty from the next press on. */
export const selectWords = ({ context }: Snapshot): string => context.words;

/** Returns what goes on while the button is pressed; `null` where it is not. */
export const selectPhase = (snapshot: Snapshot): 'preparing' | 'listening' | null => {
  if (snapshot.matches({ listening: 'opening' })) return 'preparing';
  if (snapshot.matches('listening')) return 'listening';
  return snapshot.matches('offered') || snapshot.matches('unsupported') ? null : 'preparing';
};
