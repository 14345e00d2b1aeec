import { say } from '../kit/raise-notice.ts';
import { awaitingSignIn, readingRoom, upcoming } from './steps/before.step.ts';
import {
  devicesBlocked,
  devicesDenied,
  devicesFailed,
  devicesMissed,
  devicesOpened,
  entering,
  enteringFailed,
  openingDevices,
} from './steps/devices.step.ts';
import { attending } from './steps/attending.step.ts';
import { nothingKnown, teleconsultation } from './teleconsultation.setup.ts';
import type { DeviceEvent } from './teleconsultation.outside.ts';
import { CAMERA_NOT_TURNED } from '../../contracts/texts/en/flows/teleconsultation.ts';

const known = {
  actions: {
    type: 'rememberDevices',
    params: ({ event }: { event: Extract<DeviceEvent, { devices: unknown }> }) => event,
  },
} as const;

/**
 * The room of a consultation by video. The server's row is the record: a person who reloads, comes back after the phone
 * has slept or opens the address anew stands where the row says, and times are the server's. Nothing of picture and
 * sound is recorded.
 */
export const teleconsultationMachine = teleconsultation.createMachine({
  id: 'teleconsultation',
  description: 'A consultation by video is held.',
  context: ({ input }) => nothingKnown(input),
  initial: 'readingRoom',
  states: {
    readingRoom,
    readingFailed: {
      description: 'The server could not be asked; the appointment stands.',
      on: { 'reading.requested': 'readingRoom' },
    },
    signedOut: {
      description: 'Nobody is signed in, so that nobody knows whose room it is.',
      on: { 'signIn.requested': 'awaitingSignIn' },
    },
    awaitingSignIn,
    notFound: {
      description: 'There is no such room for this account; nobody is told whether there is one.',
    },
    upcoming,
    linkShown: {
      description: 'The call is held elsewhere, at an address that only the two people get.',
      on: { 'reading.requested': 'readingRoom' },
      after: { roomCloses: 'ended' },
    },
    present: {
      description: 'One is at the open room, with camera and microphone or without.',
      initial: 'openingDevices',
      invoke: { id: 'holdDevices', src: 'holdDevices' },
      // Nobody at the door waits for devices; those that come meanwhile are known inside.
      on: {
        'devices.opened': known,
        'devices.changed': known,
        'hardware.changed': known,
        'camera.turned': { actions: 'turnCamera' },
        'light.switched': { actions: 'switchLight' },
        'lens.changed': {
          actions: { type: 'rememberLens', params: ({ event }) => event },
        },
        'camera.turnFailed': { actions: say('error', CAMERA_NOT_TURNED) },
      },
      states: {
        openingDevices,
        devicesOpened,
        devicesDenied,
        devicesMissed,
        devicesFailed,
        devicesBlocked,
        entering,
        enteringFailed,
        attending,
      },
    },
    continuedElsewhere: {
      description: 'The same person has come in on another page, and is in the room there.',
      on: { 'entry.requested': { target: 'present', actions: 'comeBack' } },
    },
    leaving: {
      description: 'The server is told that one goes out; camera and microphone are off already.',
      tags: 'busy',
      invoke: {
        id: 'leaveRoom',
        src: 'leaveRoom',
        input: ({ context: { id, visit } }) => ({ id, visit }),
        // A server that was not told notices by itself.
        onDone: 'left',
        onError: 'left',
      },
    },
    left: {
      description: 'One has gone out, and can come back while the room is open.',
      on: {
        'entry.requested': {
          target: 'present',
          actions: [{ type: 'want', params: { camera: true, microphone: true } }, 'comeBack'],
        },
      },
      after: { roomCloses: 'ended' },
    },
    ended: {
      description: 'The room is closed.',
    },
  },
});
