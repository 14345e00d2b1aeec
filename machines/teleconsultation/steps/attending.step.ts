import type { NewsRead } from '../teleconsultation.outside.ts';
import { teleconsultation } from '../teleconsultation.setup.ts';
import { holding } from './holding.step.ts';
import { sending } from './sending.step.ts';

type Done = { readonly event: { readonly output: NewsRead } };
const verdict = (wanted: NewsRead['verdict']) =>
  ({
    type: 'is',
    params: ({ event: { output } }: Done) => ({ verdict: output.verdict, wanted }),
  }) as const;
const asked = <Type extends 'isOver' | 'isReplaced' | 'isOtherChanged'>(type: Type) =>
  ({ type, params: ({ event }: Done) => event.output }) as const;
const newsOf = ({ event: { output } }: Done) => {
  if (output.verdict !== 'news') throw new Error('There are no news in this answer');
  return { news: output.news };
};
const remember = { type: 'rememberNews', params: newsOf } as const;
const tellGuest = { type: 'tellGuest', params: newsOf } as const;
const heedPictures = { type: 'heedPictures', params: newsOf } as const;
const tellSignals = { type: 'tellSignals', params: newsOf } as const;

/**
 * Transitions for the other person, who may come and go at any moment; coming again, after a reload, is another
 * connection.
 */
const company = {
  'other.arrived': { target: 'connecting', reenter: true },
  'other.left': [{ guard: 'hasOtherLeft', target: 'otherLeft' }, { target: 'otherLost' }],
} as const;

/** The states inside the room: the connection of the two people, their devices, and the news. */
export const attending = teleconsultation.createStateConfig({
  description: 'One is in the room.',
  type: 'parallel',
  invoke: [
    {
      id: 'holdCall',
      src: 'holdCall',
      input: ({ context: { id, visit, otherVisit, room, iceServers, devices } }) => ({
        id,
        visit,
        otherVisit,
        role: room?.role ?? 'patient',
        iceServers,
        devices,
      }),
    },
    {
      id: 'roomMessages',
      src: 'roomMessages',
      input: ({ context: { id, room, requestKey } }) => ({
        id,
        role: room?.role ?? 'patient',
        requestKey,
      }),
    },
    {
      id: 'stillCamera',
      src: 'stillCamera',
      input: ({ context: { id, requestKey } }) => ({ id, requestKey }),
    },
    { id: 'sentPictures', src: 'sentPictures', input: ({ context: { id } }) => ({ id }) },
    {
      id: 'roomInvitation',
      src: 'roomInvitation',
      input: ({ context: { id, visit, room, iceServers, devices } }) => ({
        id,
        visit,
        role: room?.role ?? 'patient',
        iceServers,
        devices,
      }),
    },
    { id: 'watchPage', src: 'watchPage' },
  ],
  on: {
    'otherDevice.changed': {
      actions: { type: 'rememberOther', params: ({ event }) => event },
    },
    'chat.opened': { actions: 'openChat' },
    'chat.closed': { actions: 'closeChat' },
    'room.left': '#teleconsultation.leaving',
  },
  after: { roomCloses: '#teleconsultation.ended' },
  states: {
    meeting: {
      description: 'How the two browsers are connected.',
      initial: 'awaitingOther',
      states: {
        awaitingOther: {
          description: 'The other person has not come yet.',
          on: { 'other.arrived': 'connecting' },
          after: { absence: { guard: 'canBeMissing', target: 'otherMissed' } },
        },
        otherMissed: {
          description: 'The dentist has not come for ten minutes; what can be done is said.',
          on: { 'other.arrived': 'connecting' },
        },
        otherLeft: {
          description:
            'The other person was here and left: the call is over, unless they come back.',
          on: { 'other.arrived': 'connecting' },
        },
        otherLost: {
          description:
            'The other person was here and is not connected; the call goes on by itself.',
          on: { 'other.arrived': 'connecting' },
        },
        connecting: {
          description: 'The two browsers look for each other.',
          on: {
            ...company,
            'call.connected': 'talking',
            'call.failed': 'connectingFailed',
          },
          after: { connectPatience: 'connectingFailed' },
        },
        talking: {
          description: 'The two see and hear each other.',
          on: { ...company, 'call.interrupted': 'reconnecting', 'call.failed': 'reconnecting' },
        },
        reconnecting: {
          description: 'The connection was lost, and the browsers look for another way.',
          on: {
            ...company,
            'call.connected': 'talking',
            'call.failed': 'connectingFailed',
          },
          after: { connectPatience: 'connectingFailed' },
        },
        connectingFailed: {
          description: 'The two browsers do not find each other; they can write meanwhile.',
          on: {
            ...company,
            'call.connected': 'talking',
            'call.retried': { target: 'connecting', actions: 'tryAgain' },
          },
        },
      },
    },
    holding,
    sending,
    listening: {
      description: 'What is new in the room.',
      initial: 'hearing',
      states: {
        hearing: {
          description: 'The server is asked, and answers when there is something new.',
          invoke: {
            id: 'readNews',
            src: 'readNews',
            input: ({ context: { id, visit, otherVisit, guestMark, cursor } }) => ({
              id,
              visit,
              other: otherVisit,
              guest: guestMark,
              after: cursor,
            }),
            onDone: [
              { guard: verdict('signedOut'), target: '#teleconsultation.signedOut' },
              { guard: verdict('notFound'), target: '#teleconsultation.notFound' },
              { guard: asked('isOver'), target: '#teleconsultation.ended' },
              { guard: asked('isReplaced'), target: '#teleconsultation.continuedElsewhere' },
              {
                guard: asked('isOtherChanged'),
                target: 'hearing',
                reenter: true,
                actions: [
                  tellGuest,
                  remember,
                  'tellOther',
                  'announceOther',
                  tellSignals,
                  heedPictures,
                ],
              },
              {
                target: 'hearing',
                reenter: true,
                actions: [tellGuest, remember, tellSignals, heedPictures],
              },
            ],
            onError: 'pausing',
          },
        },
        pausing: {
          description: 'The server could not be asked; it is asked again in a moment.',
          on: { 'page.shown': 'hearing' },
          after: { newsPause: 'hearing' },
        },
      },
    },
  },
});
