import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { roomGuestMachine } from '../../../machines/room-guest/room-guest.machine.ts';
import { nothingKnown } from '../../../machines/room-guest/room-guest.setup.ts';
import type {
  Asking,
  GuestAsked,
  GuestEntered,
  LinkRead,
} from '../../../machines/room-guest/room-guest.setup.ts';
import type { ToDevices } from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { MUTED, ON } from '../teleconsultation/cases.ts';
import * as at from './cases.ts';

type Guest = typeof roomGuestMachine;

const UNKNOWN = { isConnected: false, devices: ON };
const patient = { ...UNKNOWN, name: 'Asha Rao', visit: at.ASHA };
const doctor = { ...UNKNOWN, name: 'Dr. Meera Iyer', visit: null };
const known = {
  ...nothingKnown({ link: at.LINK }),
  requestKey: at.KEY,
  token: at.TOKEN,
  visit: at.VISIT,
  cursor: 4,
  patient,
  doctor,
};

const WAITING = 'present.waiting';
const HEARING = 'present.attending.hearing';
const toBoth = ['tells holdPatientCall: devices.changed', 'tells holdDoctorCall: devices.changed'];

const writing = {
  'name.changed': { with: { name: 'Sunita' }, to: 'naming', knows: { name: 'Sunita' } },
  'agreement.changed': { with: { agrees: true }, to: 'naming', knows: { agrees: true } },
} as const satisfies Partial<Record<string, Move<Guest> | readonly Move<Guest>[]>>;

const oracle: Oracle<Guest> = {
  known,
  opens: [{ input: { link: at.LINK }, at: 'opening', knows: nothingKnown({ link: at.LINK }) }],
  delays: { pause: 2000 },
  starts: {
    opening: ['calls readLink'],
    asking: ['calls askToJoin'],
    // The voice alone: the camera is asked for by a press.
    present: ['calls holdDevices', 'calls watchPage', 'tells holdDevices: devices.requested'],
    [WAITING]: ['calls enterAsGuest'],
    'present.waitingFailed': ['waits pause'],
    'present.attending': ['calls holdPatientCall', 'calls holdDoctorCall'],
    [HEARING]: ['calls readGuestNews'],
    'present.attending.pausing': ['waits pause'],
    leaving: ['calls leaveAsGuest'],
  },
  leaves: {
    opening: {
      tags: ['busy'],
      on: {
        'done: readLink': [
          { with: { output: at.GONE }, to: 'linkRefused' },
          { with: { output: at.FRESH }, to: 'naming', knows: { requestKey: at.KEY } },
          // [NEW-85] A reload goes back in without another press.
          { with: { output: at.KEPT }, to: WAITING, knows: { token: at.TOKEN } },
        ],
        'failed: readLink': { to: 'openingFailed' },
      },
    },
    openingFailed: { on: { 'opening.requested': { to: 'opening' } } },
    linkRefused: { on: {} },
    naming: {
      on: {
        ...writing,
        'name.submitted': [
          { given: { name: 'Sunita', agrees: true }, to: 'asking' },
          { given: { name: ' ', agrees: true }, to: 'namingRefused' },
          { given: { name: '98', agrees: true }, to: 'namingRefused' },
          // [NEW-80] Nobody comes in who has not agreed.
          { given: { name: 'Sunita', agrees: false }, to: 'namingRefused' },
        ],
      },
    },
    namingRefused: { on: writing },
    asking: {
      tags: ['busy'],
      on: {
        'done: askToJoin': [
          { with: { output: at.GONE }, to: 'linkRefused' },
          { with: { output: at.ASKED }, to: WAITING, knows: { token: at.TOKEN } },
        ],
        'failed: askToJoin': { to: 'askingFailed' },
      },
    },
    askingFailed: { on: { 'name.submitted': { to: 'asking' } } },
    [WAITING]: {
      on: {
        'done: enterAsGuest': [
          { with: { output: at.GONE }, to: 'ended' },
          { with: { output: at.OUTSIDE }, to: 'stays', does: ['calls enterAsGuest'] },
          {
            given: { patient: { ...patient, isConnected: true } },
            with: { output: at.ENTERED },
            to: HEARING,
            knows: { visit: at.VISIT, cursor: 4, patient, doctor },
          },
        ],
        'failed: enterAsGuest': { to: 'present.waitingFailed' },
      },
    },
    'present.waitingFailed': {
      on: { 'page.shown': { to: WAITING }, 'after pause': { to: WAITING } },
    },
    [HEARING]: {
      on: {
        'done: readGuestNews': [
          { with: { output: at.GONE }, to: 'ended' },
          { with: { output: at.news({ is_current: false }) }, to: 'continuedElsewhere' },
          {
            with: { output: at.news() },
            to: 'stays',
            knows: { cursor: 5 },
            does: ['calls readGuestNews'],
          },
          {
            // The dentist has come: told before what their browser says.
            with: { output: at.news({ doctor: { visit: at.MEERA, signals: [at.OFFER] } }) },
            to: 'stays',
            knows: { doctor: { ...doctor, visit: at.MEERA }, patient },
            does: [
              'tells holdDoctorCall: other.changed',
              'tells holdDoctorCall: signals.arrived',
              'calls readGuestNews',
            ],
          },
          {
            given: { patient: { ...patient, isConnected: true } },
            with: { output: at.news({ patient: { visit: null, signals: [] } }) },
            to: 'stays',
            knows: { patient: { ...patient, visit: null } },
            does: ['tells holdPatientCall: other.changed', 'calls readGuestNews'],
          },
        ],
        'failed: readGuestNews': { to: 'present.attending.pausing' },
      },
    },
    'present.attending.pausing': {
      on: { 'page.shown': { to: HEARING }, 'after pause': { to: HEARING } },
    },
    continuedElsewhere: { on: { 'entry.requested': { to: WAITING } } },
    leaving: {
      tags: ['busy'],
      on: { 'done: leaveAsGuest': { to: 'left' }, 'failed: leaveAsGuest': { to: 'left' } },
    },
    left: { on: {} },
    ended: { on: {} },
  },
  around: {
    present: {
      'devices.opened': {
        at: WAITING,
        with: { devices: ON },
        to: 'stays',
        knows: { devices: ON },
      },
      'devices.changed': {
        at: WAITING,
        with: { devices: MUTED },
        to: 'stays',
        knows: { devices: MUTED },
      },
      'hardware.changed': { at: WAITING, with: { devices: ON }, to: 'stays' },
      'device.requested': {
        at: HEARING,
        with: { device: 'camera' },
        to: 'stays',
        does: ['tells holdDevices: device.switched', 'tells holdDevices: devices.requested'],
      },
      'device.switched': {
        at: HEARING,
        with: { device: 'microphone', on: false },
        to: 'stays',
        does: ['tells holdDevices: device.switched'],
      },
      'room.left': [
        { at: WAITING, to: 'leaving' },
        { at: HEARING, to: 'leaving' },
      ],
    },
    'present.attending': {
      'devices.opened': { at: HEARING, with: { devices: ON }, to: 'stays', does: toBoth },
      'devices.changed': { at: HEARING, with: { devices: MUTED }, to: 'stays', does: toBoth },
      'hardware.changed': { at: HEARING, with: { devices: ON }, to: 'stays', does: toBoth },
      'pair.told': [
        {
          at: HEARING,
          with: { role: 'patient', told: { type: 'call.connected' } },
          to: 'stays',
          knows: { patient: { ...patient, isConnected: true }, doctor },
        },
        {
          at: HEARING,
          given: { patient: { ...patient, isConnected: true } },
          with: { role: 'patient', told: { type: 'call.interrupted' } },
          to: 'stays',
          knows: { patient },
        },
        {
          at: HEARING,
          with: {
            role: 'doctor',
            told: { type: 'otherDevice.changed', device: 'camera', state: 'off' },
          },
          to: 'stays',
          knows: { doctor: { ...doctor, devices: { camera: 'off', microphone: 'on' } } },
        },
      ],
    },
  },
};

holdAgainst('roomGuest', oracle);

describe('[NEW-85] a guest', () => {
  it('is heard first, and filmed after a press alone', () => {
    const told: ToDevices[] = [];
    const machine = roomGuestMachine.provide({
      actors: {
        readLink: fromPromise<LinkRead, { link: string }>(() => new Promise(() => undefined)),
        askToJoin: fromPromise<GuestAsked, Asking>(async () => at.ASKED),
        enterAsGuest: fromPromise<GuestEntered, { token: string }>(
          () => new Promise(() => undefined),
        ),
        watchPage: fromCallback(() => undefined),
        holdDevices: fromCallback<ToDevices>(({ receive }) =>
          receive((event) => void told.push(event)),
        ),
      },
    });
    const actor = createActor(machine, {
      input: { link: at.LINK },
      snapshot: machine.resolveState({ value: 'continuedElsewhere', context: known }),
    }).start();
    actor.send({ type: 'entry.requested' });
    actor.send({ type: 'device.requested', device: 'camera' });
    expect(told).toEqual([
      { type: 'devices.requested', wanted: { camera: false, microphone: true } },
      { type: 'device.switched', device: 'camera', on: true },
      { type: 'devices.requested', wanted: { camera: true, microphone: true } },
    ]);
    actor.stop();
  });
});
