import type { DeviceEvent } from '../teleconsultation/teleconsultation.outside.ts';
import { nothingKnown, roomGuest } from './room-guest.setup.ts';
import type { GuestAsked, GuestEntered, GuestNewsRead, LinkRead } from './room-guest.setup.ts';

type Done<Output> = { readonly event: { readonly output: Output } };
type Told = { readonly event: Extract<DeviceEvent, { devices: unknown }> };

const output = <Output>({ event }: Done<Output>): Output => event.output;
const verdict = <Output extends { readonly verdict: string }>(wanted: Output['verdict']) =>
  ({
    type: 'is',
    params: ({ event }: Done<Output>) => ({ verdict: event.output.verdict, wanted }),
  }) as const;
const remember = {
  type: 'rememberDevices',
  params: ({ event: { devices } }: Told) => ({ devices }),
} as const;

const told = { actions: remember } as const;
const toldOn = { actions: [remember, 'tellDevices'] } as const;

/** What is written can be changed until it is sent. */
const writing = {
  'name.changed': {
    target: 'naming',
    actions: { type: 'rememberName', params: ({ event }: { event: { name: string } }) => event },
  },
  'agreement.changed': {
    target: 'naming',
    actions: {
      type: 'rememberAgreement',
      params: ({ event }: { event: { agrees: boolean } }) => event,
    },
  },
} as const;

/**
 * A guest in a call: a relative, or an interpreter, who was sent a link. They say a name, wait until the patient lets them
 * in, and hear and see the two; nothing else of the call is here. The page of the link runs it.
 */
export const roomGuestMachine = roomGuest.createMachine({
  id: 'roomGuest',
  description: 'Somebody who was sent a link joins a call.',
  context: ({ input }) => nothingKnown(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The server is asked whether the link is good, which does not use it up.',
      tags: 'busy',
      invoke: {
        id: 'readLink',
        src: 'readLink',
        input: ({ context: { link } }) => ({ link }),
        onDone: [
          { guard: verdict<LinkRead>('gone'), target: 'linkRefused' },
          {
            guard: verdict<LinkRead>('kept'),
            target: 'present',
            actions: { type: 'rememberLink', params: output<LinkRead> },
          },
          { target: 'naming', actions: { type: 'rememberLink', params: output<LinkRead> } },
        ],
        onError: 'openingFailed',
      },
    },
    openingFailed: {
      description: 'The server could not be asked; the link is as good as before.',
      on: { 'opening.requested': 'opening' },
    },
    linkRefused: { description: 'The link is no good any more; nobody is told why.' },
    naming: {
      description: 'The guest writes the name that the two will read, and agrees.',
      on: {
        ...writing,
        'name.submitted': [{ guard: 'isReady', target: 'asking' }, { target: 'namingRefused' }],
      },
    },
    namingRefused: { description: 'Something is missing, and it is said what.', on: writing },
    asking: {
      description: 'The link is used up, and the patient is asked.',
      tags: 'busy',
      invoke: {
        id: 'askToJoin',
        src: 'askToJoin',
        input: ({ context: { link, name, requestKey } }) => ({ link, name, requestKey }),
        onDone: [
          { guard: verdict<GuestAsked>('gone'), target: 'linkRefused' },
          { target: 'present', actions: { type: 'rememberAsked', params: output<GuestAsked> } },
        ],
        onError: 'askingFailed',
      },
    },
    askingFailed: {
      description: 'Nobody knows whether the patient was asked: the same request is made again.',
      on: { 'name.submitted': 'asking' },
    },
    present: {
      description:
        'The guest is at the door or in the call, with a voice, and a picture if wanted.',
      initial: 'waiting',
      entry: 'askForVoice',
      invoke: [
        { id: 'holdDevices', src: 'holdDevices' },
        { id: 'watchPage', src: 'watchPage' },
      ],
      on: {
        'devices.opened': told,
        'devices.changed': told,
        'hardware.changed': told,
        'device.requested': {
          actions: { type: 'askFor', params: ({ event: { device } }) => ({ device }) },
        },
        'device.switched': {
          actions: {
            type: 'switchDevice',
            params: ({ event: { device, on } }) => ({ device, on }),
          },
        },
        'room.left': 'leaving',
      },
      states: {
        waiting: {
          description: 'The patient is asked to let the guest in.',
          invoke: {
            id: 'enterAsGuest',
            src: 'enterAsGuest',
            input: ({ context: { token } }) => ({ token }),
            onDone: [
              { guard: verdict<GuestEntered>('gone'), target: '#roomGuest.ended' },
              { guard: verdict<GuestEntered>('outside'), target: 'waiting', reenter: true },
              {
                target: 'attending',
                actions: { type: 'rememberEntry', params: output<GuestEntered> },
              },
            ],
            onError: 'waitingFailed',
          },
        },
        waitingFailed: {
          description: 'The server could not be asked; it is asked again in a moment.',
          on: { 'page.shown': 'waiting' },
          after: { pause: 'waiting' },
        },
        attending: {
          description: 'The guest is in the call, with a connection to each of the two.',
          initial: 'hearing',
          invoke: [
            {
              id: 'holdPatientCall',
              src: 'holdPatientCall',
              input: ({ context: { token, visit, patient, iceServers, devices } }) => ({
                id: token,
                visit,
                otherVisit: patient.visit,
                role: 'patient' as const,
                iceServers,
                devices,
              }),
            },
            {
              id: 'holdDoctorCall',
              src: 'holdDoctorCall',
              input: ({ context: { token, visit, doctor, iceServers, devices } }) => ({
                id: token,
                visit,
                otherVisit: doctor.visit,
                role: 'doctor' as const,
                iceServers,
                devices,
              }),
            },
          ],
          on: {
            'devices.opened': toldOn,
            'devices.changed': toldOn,
            'hardware.changed': toldOn,
            'pair.told': { actions: { type: 'rememberTold', params: ({ event }) => event } },
          },
          states: {
            hearing: {
              description: 'The server is asked, and answers when there is something new.',
              invoke: {
                id: 'readGuestNews',
                src: 'readGuestNews',
                input: ({ context: { token, visit, patient, doctor, cursor } }) => ({
                  token,
                  visit,
                  patient: patient.visit,
                  doctor: doctor.visit,
                  after: cursor,
                }),
                onDone: [
                  { guard: verdict<GuestNewsRead>('gone'), target: '#roomGuest.ended' },
                  {
                    guard: { type: 'isReplaced', params: output<GuestNewsRead> },
                    target: '#roomGuest.continuedElsewhere',
                  },
                  {
                    target: 'hearing',
                    reenter: true,
                    actions: { type: 'heedNews', params: output<GuestNewsRead> },
                  },
                ],
                onError: 'pausing',
              },
            },
            pausing: {
              description: 'The server could not be asked; it is asked again in a moment.',
              on: { 'page.shown': 'hearing' },
              after: { pause: 'hearing' },
            },
          },
        },
      },
    },
    continuedElsewhere: {
      description: 'The guest has come in on another page, and is in the call there.',
      on: { 'entry.requested': 'present' },
    },
    leaving: {
      description: 'The server is told that the guest goes; microphone and camera are off already.',
      tags: 'busy',
      invoke: {
        id: 'leaveAsGuest',
        src: 'leaveAsGuest',
        input: ({ context: { token } }) => ({ token }),
        onDone: 'left',
        // The two read that the guest is not connected, and can end it.
        onError: 'left',
      },
    },
    left: { description: 'The guest has gone, for good.' },
    ended: { description: 'The room has closed, or one of the two has ended it for the guest.' },
  },
});
