import { throughGate } from '../../sign-in-gate/through-gate.ts';
import type { RoomRead } from '../teleconsultation.outside.ts';
import { teleconsultation } from '../teleconsultation.setup.ts';

type Done = { readonly event: { readonly output: RoomRead } };

const verdict = (wanted: RoomRead['verdict']) =>
  ({
    type: 'is',
    params: ({ event: { output } }: Done) => ({ verdict: output.verdict, wanted }),
  }) as const;
const phase = (at: 'early' | 'over') =>
  ({
    type: 'isAt',
    params: ({ event: { output } }: Done) => ({ read: output, phase: at }),
  }) as const;
const asked = (type: 'isElsewhere' | 'hasLeft') =>
  ({ type, params: ({ event }: Done) => event.output }) as const;
/** Returns the room of a reply; it runs only where the guard has seen that there is one. */
const roomOf = ({ event: { output } }: Done) => {
  if (!('room' in output)) throw new Error('There is no room in this answer');
  return { room: output.room };
};
const remember = { type: 'rememberRoom', params: roomOf } as const;

/** Branches that the server's row leads to from any of these states. */
const wherever = [
  { guard: verdict('signedOut'), target: '#teleconsultation.signedOut' },
  { guard: verdict('notFound'), target: '#teleconsultation.notFound' },
  { guard: phase('over'), target: '#teleconsultation.ended', actions: remember },
] as const;

/** Reads where the person stands: a page that was reloaded begins here. */
export const readingRoom = teleconsultation.createStateConfig({
  description: 'The server is asked when the room opens, and who is there.',
  tags: 'busy',
  invoke: {
    id: 'readRoom',
    src: 'readRoom',
    input: ({ context: { id } }) => ({ id }),
    onDone: [
      ...wherever,
      { guard: phase('early'), target: 'upcoming', actions: remember },
      { guard: asked('isElsewhere'), target: 'linkShown', actions: remember },
      { guard: asked('hasLeft'), target: 'left', actions: remember },
      { target: 'present', actions: remember },
    ],
    onError: 'readingFailed',
  },
});

/** State in which the person signs in to see their room. */
export const awaitingSignIn = teleconsultation.createStateConfig({
  description: 'Somebody signs in to go in, or leaves it.',
  invoke: throughGate({
    action: 'teleconsultation',
    granted: 'readingRoom',
    dismissed: 'signedOut',
  }),
});

/** State before the room is open. */
export const upcoming = teleconsultation.createStateConfig({
  description: 'The room is not open yet, and opens by itself on the server’s time.',
  initial: 'awaitingOpening',
  invoke: { id: 'watchPage', src: 'watchPage' },
  states: {
    awaitingOpening: {
      description: 'The time goes by; a page that is seen again asks at once.',
      on: { 'page.shown': 'lookingAgain' },
      after: { nextLook: 'lookingAgain' },
    },
    lookingAgain: {
      description: 'The server is asked for the time, while the words stay on screen.',
      invoke: {
        id: 'readRoom',
        src: 'readRoom',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          ...wherever,
          {
            guard: phase('early'),
            target: 'awaitingOpening',
            actions: { type: 'refreshRoom', params: roomOf },
          },
          {
            guard: asked('isElsewhere'),
            target: '#teleconsultation.linkShown',
            actions: remember,
          },
          { target: '#teleconsultation.present', actions: remember },
        ],
        onError: 'lookingFailed',
      },
    },
    lookingFailed: {
      description: 'The server could not be asked; the appointment stands, and it is asked again.',
      on: { 'page.shown': 'lookingAgain' },
      after: { newsPause: 'lookingAgain' },
    },
  },
});
