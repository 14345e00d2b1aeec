import { describe } from 'vitest';
import { calling } from './calling.ts';
import { actor, showEach, stood, world } from './worlds.ts';
import type { Shown } from './worlds.ts';

const DEVICES = { holdDevices: actor() };
const CONNECTED = { holdCall: actor() };
const ROOM = { room: {} };
const room = (...standing: Parameters<typeof stood> extends [unknown, ...infer Rest] ? Rest : []) =>
  world({ flows: [stood('teleconsultation', ...standing)] });
const picture = (value: string, facts: object) => world({ flows: [stood('xray', value, facts)] });

const SHOWN: readonly Shown[] = [
  {
    name: 'Camera and microphone are held at the room alone',
    broken: [room('left', ROOM, DEVICES), room('upcoming', ROOM, DEVICES)],
    right: [room('present', ROOM, DEVICES), room('left', ROOM)],
  },
  {
    name: 'Nobody is connected who is not in the room',
    broken: [room({ present: 'entering' }, ROOM, CONNECTED), room('left', ROOM, CONNECTED)],
    right: [room({ present: 'attending' }, ROOM, CONNECTED), room({ present: 'entering' }, ROOM)],
  },
  {
    name: 'A person at the room has been told which one it is',
    broken: [room('present', { room: null })],
    right: [room('present', ROOM), room('readingRoom', { room: null })],
  },
  {
    name: 'No picture is sent that was not chosen',
    broken: [picture('uploading', { image: null })],
    right: [picture('uploading', { image: {} }), picture('awaitingImage', { image: null })],
  },
  {
    name: 'No X-ray is looked at that the server does not have',
    broken: [
      picture('analyzing', { xrayId: null }),
      picture('reviewingFindings', { xrayId: null }),
      picture('analyzing', { xrayId: '' }),
    ],
    right: [
      picture('analyzing', { xrayId: 'xray-1' }),
      picture('reviewingFindings', { xrayId: 'xray-1' }),
      picture('uploading', { xrayId: null }),
    ],
  },
];

describe('the promises about calls and X-rays', () => {
  showEach(calling, SHOWN);
});
