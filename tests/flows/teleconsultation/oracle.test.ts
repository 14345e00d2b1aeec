import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { teleconsultationMachine } from '../../../machines/teleconsultation/teleconsultation.machine.ts';
import * as select from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { nothingKnown } from '../../../machines/teleconsultation/teleconsultation.setup.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import * as at from './cases.ts';
import {
  HOLDING,
  INSIDE,
  WISHES,
  aroundDoor,
  aroundHolding,
  doorLeaves,
  entering,
  holdingLeaves,
  opening,
} from './oracle.devices.ts';
import { guestNews } from './oracle.guest.ts';
import { aroundSpared, sendingDelays, sendingLeaves, sendingStarts } from './oracle.sending.ts';

type Tele = typeof teleconsultationMachine;

const known = {
  ...nothingKnown({ id: at.ID }),
  room: at.INSIDE,
  visit: at.VISIT,
  cursor: 2,
  requestKey: at.KEY,
};

/** What every answer about a room may say besides. */
const notIn: readonly Move<Tele>[] = [
  { with: { output: at.SIGNED_OUT }, to: 'signedOut' },
  { with: { output: at.NOT_FOUND }, to: 'notFound' },
];
const over: Move<Tele> = {
  with: { output: at.read(at.OVER) },
  to: 'ended',
  knows: { room: at.OVER },
};
const open = (room: typeof at.ROOM, goesIn: boolean): Move<Tele> => ({
  with: { output: at.read(room) },
  to: 'present.openingDevices',
  knows: { room, goesIn },
});
const link: Move<Tele> = {
  with: { output: at.read(at.LINK) },
  to: 'linkShown',
  knows: { room: at.LINK },
};

const ROOM = 'present.attending';
const CONNECTING = `${ROOM}.meeting.connecting` as const;
const FAILED = `${ROOM}.meeting.connectingFailed` as const;
const TALKING = `${ROOM}.meeting.talking` as const;
const ALONE = `${ROOM}.meeting.awaitingOther` as const;
const LEFT = `${ROOM}.meeting.otherLeft` as const;
const LOST = `${ROOM}.meeting.otherLost` as const;
/** The other one came in once more, or went. */
const company = {
  'other.arrived': { to: CONNECTING },
  'other.left': [
    { given: { hasOtherLeft: true }, to: LEFT },
    // Only the connection went.
    { given: { hasOtherLeft: false }, to: LOST },
  ],
} as const;

/** What follows on a picture that came with the news. */
const HEARD = ['tells holdCall: signals.arrived', 'tells sentPictures: pictures.requested'];

const oracle: Oracle<Tele> = {
  known,
  opens: [{ input: { id: at.ID }, at: 'readingRoom', knows: nothingKnown({ id: at.ID }) }],
  delays: {
    // The server's clock: once a minute, and at the moment itself.
    nextLook: [
      { given: { room: at.EARLY }, ms: 60_000 },
      { given: { room: { ...at.EARLY, opens_in_ms: 1234 } }, ms: 1234 },
      { given: { room: null }, ms: 0 },
    ],
    roomCloses: [
      { given: { room: at.ROOM }, ms: 4_200_000 },
      { given: { room: null }, ms: 0 },
    ],
    absence: [{ given: { room: at.ROOM }, ms: 600_000 }],
    connectPatience: 25_000,
    newsPause: 2000,
    settlePause: 500,
    ...sendingDelays,
  },
  starts: {
    readingRoom: ['calls readRoom'],
    awaitingSignIn: ['calls signInGate'],
    upcoming: ['calls watchPage'],
    'upcoming.awaitingOpening': ['waits nextLook'],
    'upcoming.lookingAgain': ['calls readRoom'],
    'upcoming.lookingFailed': ['waits newsPause'],
    linkShown: ['waits roomCloses'],
    present: ['calls holdDevices'],
    [opening]: ['tells holdDevices: devices.requested'],
    'present.entering': ['calls enterRoom'],
    [ROOM]: [
      'calls holdCall',
      'calls roomMessages',
      'calls stillCamera',
      'calls sentPictures',
      'calls roomInvitation',
      'calls watchPage',
      'waits roomCloses',
    ],
    [ALONE]: ['waits absence'],
    [CONNECTING]: ['waits connectPatience'],
    [`${ROOM}.meeting.reconnecting`]: ['waits connectPatience'],
    [`${HOLDING}.settling`]: ['waits settlePause'],
    ...sendingStarts,
    [`${HOLDING}.asking`]: ['tells holdDevices: devices.requested'],
    [`${ROOM}.listening.hearing`]: ['calls readNews'],
    [`${ROOM}.listening.pausing`]: ['waits newsPause'],
    leaving: ['calls leaveRoom'],
    left: ['waits roomCloses'],
  },
  leaves: {
    readingRoom: {
      tags: ['busy'],
      on: {
        'done: readRoom': [
          ...notIn,
          over,
          {
            with: { output: at.read(at.EARLY) },
            to: 'upcoming.awaitingOpening',
            knows: { room: at.EARLY },
          },
          link,
          { with: { output: at.read(at.LEFT) }, to: 'left', knows: { room: at.LEFT } },
          // [TELE-01] A reload in the call goes back in without another press.
          open(at.INSIDE, true),
          open(at.ROOM, false),
        ],
        'failed: readRoom': { to: 'readingFailed' },
      },
    },
    readingFailed: { on: { 'reading.requested': { to: 'readingRoom' } } },
    signedOut: { on: { 'signIn.requested': { to: 'awaitingSignIn' } } },
    awaitingSignIn: {
      on: {
        'done: signInGate': [
          { with: { output: { kind: 'granted' } }, to: 'readingRoom' },
          { with: { output: { kind: 'dismissed' } }, to: 'signedOut' },
        ],
        'failed: signInGate': { to: 'signedOut', does: ['emits notice.raised: Not connected'] },
      },
    },
    notFound: { on: {} },
    'upcoming.awaitingOpening': {
      on: {
        'page.shown': { to: 'upcoming.lookingAgain' },
        'after nextLook': { to: 'upcoming.lookingAgain' },
      },
    },
    'upcoming.lookingAgain': {
      on: {
        'done: readRoom': [
          ...notIn,
          over,
          {
            with: { output: at.read({ ...at.EARLY, opens_in_ms: 1000 }) },
            to: 'upcoming.awaitingOpening',
            knows: { room: { ...at.EARLY, opens_in_ms: 1000 } },
          },
          link,
          open(at.ROOM, false),
        ],
        'failed: readRoom': { to: 'upcoming.lookingFailed' },
      },
    },
    'upcoming.lookingFailed': {
      on: {
        'page.shown': { to: 'upcoming.lookingAgain' },
        'after newsPause': { to: 'upcoming.lookingAgain' },
      },
    },
    linkShown: {
      on: { 'reading.requested': { to: 'readingRoom' }, 'after roomCloses': { to: 'ended' } },
    },
    ...doorLeaves,
    'present.entering': {
      tags: ['busy'],
      on: {
        'done: enterRoom': [
          ...notIn,
          { with: { output: at.CLOSED }, to: 'readingRoom' },
          {
            with: { output: at.entered({ ...at.ENTRY, other_visit: at.OTHER }) },
            to: [CONNECTING, ...INSIDE],
            knows: { otherVisit: at.OTHER, visit: at.VISIT },
          },
          {
            // Came back to a call that the other one has left.
            with: { output: at.entered({ ...at.ENTRY, has_other_left: true }) },
            to: [LEFT, ...INSIDE],
            knows: { otherVisit: null, hasOtherLeft: true },
          },
          {
            given: { visit: '', isChatOpen: true, otherDevices: at.HIDDEN, messages: [at.CHAT] },
            with: { output: at.entered(at.ENTRY) },
            to: [ALONE, ...INSIDE],
            knows: {
              room: at.INSIDE,
              visit: at.VISIT,
              otherVisit: null,
              otherDevices: at.ON,
              cursor: 2,
              seen: 2,
              iceServers: at.ENTRY.ice_servers,
              messages: [],
              requestKey: at.KEY,
              isChatOpen: false,
            },
          },
        ],
        'failed: enterRoom': { to: 'present.enteringFailed' },
      },
    },
    'present.enteringFailed': { on: { 'entry.requested': entering } },
    [ALONE]: {
      on: {
        'other.arrived': { to: CONNECTING },
        'after absence': [
          { given: { room: at.ROOM }, to: `${ROOM}.meeting.otherMissed` },
          // The dentist was here, or it is the dentist who waits.
          { given: { room: { ...at.ROOM, absence_in_ms: null } }, to: 'refused' },
        ],
      },
    },
    [`${ROOM}.meeting.otherMissed`]: { on: { 'other.arrived': { to: CONNECTING } } },
    [LEFT]: { on: { 'other.arrived': { to: CONNECTING } } },
    [LOST]: { on: { 'other.arrived': { to: CONNECTING } } },
    [CONNECTING]: {
      on: {
        // Once more: the patience begins anew.
        'other.arrived': { to: CONNECTING, does: ['waits connectPatience'] },
        'other.left': company['other.left'],
        'call.connected': { to: TALKING },
        'call.failed': { to: FAILED },
        'after connectPatience': { to: FAILED },
      },
    },
    [TALKING]: {
      on: {
        ...company,
        'call.interrupted': { to: `${ROOM}.meeting.reconnecting` },
        'call.failed': { to: `${ROOM}.meeting.reconnecting` },
      },
    },
    [`${ROOM}.meeting.reconnecting`]: {
      on: {
        ...company,
        'call.connected': { to: TALKING },
        'call.failed': { to: FAILED },
        'after connectPatience': { to: FAILED },
      },
    },
    [FAILED]: {
      on: {
        ...company,
        'call.connected': { to: TALKING },
        'call.retried': { to: CONNECTING, does: ['tells holdCall: call.retried'] },
      },
    },
    ...holdingLeaves,
    ...sendingLeaves,
    [`${ROOM}.listening.hearing`]: {
      on: {
        'done: readNews': [
          ...notIn,
          { with: { output: at.news({ phase: 'over' }) }, to: 'ended' },
          { with: { output: at.news({ is_current: false }) }, to: 'continuedElsewhere' },
          {
            given: { otherVisit: null, otherDevices: at.HIDDEN },
            with: { output: at.news({ other_visit: at.OTHER }) },
            to: [CONNECTING, `${ROOM}.listening.hearing`],
            knows: {
              otherVisit: at.OTHER,
              // A dentist who was here once is not missing any more; [NEW-41] time is the server's.
              room: { ...at.INSIDE, absence_in_ms: null, closes_in_ms: 4_000_000 },
              otherDevices: at.ON,
              messages: [at.CHAT],
              cursor: 3,
              seen: 0,
            },
            // The connection hears of the other one before it hears what they say.
            does: [
              'other.arrived',
              'tells holdCall: other.changed',
              'tells holdCall: signals.arrived',
              'calls readNews',
            ],
          },
          {
            given: { otherVisit: at.OTHER },
            with: { output: at.news({ has_other_left: true }) },
            to: [ALONE, `${ROOM}.listening.hearing`],
            knows: { otherVisit: null, hasOtherLeft: true },
            does: [
              'other.left',
              'tells holdCall: other.changed',
              'tells holdCall: signals.arrived',
              'calls readNews',
            ],
          },
          {
            given: { otherVisit: at.OTHER, isChatOpen: true, otherDevices: at.SILENT },
            with: { output: at.news({ other_visit: at.OTHER }) },
            to: `${ROOM}.listening.hearing`,
            knows: { otherVisit: at.OTHER, otherDevices: at.SILENT, seen: 3 },
            does: ['tells holdCall: signals.arrived', 'calls readNews'],
          },
          {
            // What came already is not shown twice.
            given: { messages: [at.CHAT] },
            with: { output: at.news() },
            to: `${ROOM}.listening.hearing`,
            knows: { messages: [at.CHAT] },
            does: ['tells holdCall: signals.arrived', 'calls readNews'],
          },
          {
            // [NEW-60] One's own picture is read, and the dentist is told of it besides.
            with: { output: at.news({ messages: [at.STILL_CAME] }) },
            to: `${ROOM}.listening.hearing`,
            does: [...HEARD, 'calls readNews'],
          },
          {
            given: { room: { ...at.INSIDE, role: 'doctor' } },
            with: { output: at.news({ messages: [at.STILL_CAME] }) },
            to: `${ROOM}.listening.hearing`,
            does: [...HEARD, 'emits notice.raised: A picture has come', 'calls readNews'],
          },
          ...guestNews,
        ],
        'failed: readNews': { to: `${ROOM}.listening.pausing` },
      },
    },
    [`${ROOM}.listening.pausing`]: {
      on: {
        'page.shown': { to: `${ROOM}.listening.hearing` },
        'after newsPause': { to: `${ROOM}.listening.hearing` },
      },
    },
    continuedElsewhere: { on: { 'entry.requested': { to: opening, knows: { goesIn: true } } } },
    leaving: {
      tags: ['busy'],
      on: {
        'done: leaveRoom': { to: 'left' },
        'failed: leaveRoom': { to: 'left' },
      },
    },
    left: {
      on: {
        'entry.requested': {
          given: { wanted: WISHES.voice },
          to: opening,
          knows: { goesIn: true, wanted: WISHES.both },
        },
        'after roomCloses': { to: 'ended' },
      },
    },
    ended: { on: {} },
  },
  around: {
    present: aroundDoor,
    [HOLDING]: aroundHolding,
    ...aroundSpared,
    [ROOM]: {
      'otherDevice.changed': {
        at: TALKING,
        given: { otherDevices: at.HIDDEN },
        with: { device: 'microphone', state: 'none' },
        to: 'stays',
        knows: { otherDevices: { camera: 'off', microphone: 'none' } },
      },
      'chat.opened': { at: ALONE, to: 'stays', knows: { isChatOpen: true, seen: 2 } },
      'chat.closed': {
        at: ALONE,
        given: { isChatOpen: true },
        to: 'stays',
        knows: { isChatOpen: false, seen: 2 },
      },
      'room.left': { at: ALONE, to: 'leaving' },
      'after roomCloses': { at: ALONE, to: 'ended' },
    },
  },
};

holdAgainst('teleconsultation', oracle);

describe('what a screen asks of the room', () => {
  const knowing = (changes: Partial<typeof known>) =>
    createActor(teleconsultationMachine, {
      input: { id: at.ID },
      snapshot: teleconsultationMachine.resolveState({
        value: 'left',
        context: { ...known, ...changes },
      }),
    }).getSnapshot();

  it('counts what the other one wrote since the chat was last seen, and not one’s own', () => {
    const own = { ...at.CHAT, sequence: 4, from: 'patient' } as const;
    const unread = (seen: number) =>
      select.selectUnread(knowing({ messages: [at.CHAT, own], seen }));
    expect([unread(2), unread(3)]).toEqual([1, 0]);
  });

  it('counts begun minutes to the opening', () => {
    const minutes = (ms: number) =>
      select.selectMinutesToOpening(knowing({ room: { ...at.EARLY, opens_in_ms: ms } }));
    expect([720_000, 60_001, 60_000, 1].map(minutes)).toEqual([12, 2, 1, 1]);
  });
});
