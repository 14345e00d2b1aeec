import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { roomInvitationMachine } from '../../../machines/room-invitation/room-invitation.machine.ts';
import { alone, passedOn } from '../../../machines/room-invitation/room-invitation.setup.ts';
import type {
  GuestInvited,
  OfGuest,
} from '../../../machines/room-invitation/room-invitation.setup.ts';
import { selectGuestConnection } from '../../../machines/room-invitation/room-invitation.selectors.ts';
import type {
  CallInput,
  ToCall,
} from '../../../machines/teleconsultation/teleconsultation.outside.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { HIDDEN, ON } from '../teleconsultation/cases.ts';
import * as at from './cases.ts';

type Invitation = typeof roomInvitationMachine;

const bare = ({ signals: _, ...guest }: typeof at.INSIDE) => guest;
const [invited, asking, inside] = [at.INVITED, at.ASKING, at.INSIDE].map(bare);
const link = { guest: at.GUEST_ID, address: at.ADDRESS };
const NOT_TOLD = { camera: 'none', microphone: 'on' } as const;

const RESTED = 'requesting.rested';
const INVITING_FAILED = 'requesting.invitingFailed';
const ADMITTING_FAILED = 'requesting.admittingFailed';
const ENDING_FAILED = 'requesting.endingFailed';
const CONNECTING = 'accompanying.joined.connecting';
const TALKING = 'accompanying.joined.talking';
const FAILED = 'accompanying.joined.connectingFailed';

const told = (guest: typeof at.INSIDE | null) => ({ guest });

/** What the patient or the dentist may press where no request is under way. */
const decided = {
  'invitation.requested': [
    { given: { guest: null }, to: 'requesting.inviting' },
    { given: { guest: invited }, to: 'requesting.inviting' },
    // [NEW-80] Who has come is not replaced by another link.
    { given: { guest: asking }, to: 'refused' },
    { given: { guest: inside }, to: 'refused' },
  ],
  'guest.admitted': [
    { given: { guest: asking }, to: 'requesting.admitting' },
    // [NEW-81] A name is let in, and not a link; and by the patient alone.
    { given: { guest: invited }, to: 'refused' },
    { given: { guest: asking, role: 'doctor' }, to: 'refused' },
    { given: { guest: inside }, to: 'refused' },
  ],
  'guest.ended': [
    ...([invited, asking, inside] as const).map((guest): Move<Invitation> => ({
      given: { guest: guest ?? null },
      to: 'requesting.ending',
    })),
    { given: { guest: asking, role: 'doctor' }, to: 'requesting.ending' },
    { given: { guest: null }, to: 'refused' },
  ],
  'link.passed': [
    { given: { guest: invited, link }, with: { way: 'copy' }, to: 'requesting.passingOn' },
    // A link that was replaced, or that the other page has made, is not here.
    { given: { guest: invited, link: null }, with: { way: 'copy' }, to: 'refused' },
    {
      given: { guest: invited, link: { ...link, guest: at.AGAIN } },
      with: { way: 'copy' },
      to: 'refused',
    },
  ],
} as const satisfies Partial<Record<string, readonly Move<Invitation>[]>>;

/** A failure goes with the one whom it was about. */
const forgotten = (leaf: typeof INVITING_FAILED | typeof ADMITTING_FAILED | typeof ENDING_FAILED) =>
  ({
    'guest.changed': [
      { given: { guest: asking }, with: told(null), to: RESTED },
      { given: { guest: asking }, with: told(at.SOMEBODY_ELSE), to: RESTED },
      { given: { guest: asking }, with: told(at.ASKING), to: leaf },
    ],
  }) as const satisfies Partial<Record<string, readonly Move<Invitation>[]>>;

const oracle: Oracle<Invitation> = {
  known: { ...alone(at.INPUT), guest: asking ?? null },
  opens: [
    {
      input: at.INPUT,
      at: ['accompanying.uninvited', RESTED],
      knows: { guest: null, link: null, isCarried: true, guestDevices: NOT_TOLD, sentence: null },
    },
  ],
  delays: { connectPatience: 25_000, endPause: 3000 },
  starts: {
    'accompanying.joined': ['calls holdGuestCall', 'tells holdGuestCall: picture.carried'],
    [CONNECTING]: ['waits connectPatience'],
    'requesting.inviting': ['calls inviteGuest'],
    'requesting.passingOn': ['calls passOn'],
    'requesting.admitting': ['calls admitGuest'],
    'requesting.ending': ['calls endGuest'],
    [ENDING_FAILED]: ['waits endPause'],
  },
  leaves: {
    'accompanying.uninvited': { on: {} },
    'accompanying.invited': { on: {} },
    'accompanying.asking': { on: {} },
    [CONNECTING]: {
      on: {
        'call.connected': { to: TALKING },
        'call.failed': { to: FAILED },
        'after connectPatience': { to: FAILED },
      },
    },
    [TALKING]: {
      on: { 'call.interrupted': { to: CONNECTING }, 'call.failed': { to: CONNECTING } },
    },
    [FAILED]: {
      on: {
        'call.connected': { to: TALKING },
        'call.retried': { to: CONNECTING, does: ['tells holdGuestCall: call.retried'] },
      },
    },
    [RESTED]: { on: decided },
    'requesting.inviting': {
      tags: ['busy'],
      on: {
        'done: inviteGuest': [
          {
            given: { guest: null },
            with: { output: at.MADE },
            to: [RESTED, 'accompanying.invited'],
            knows: { guest: invited, link },
            does: ['guest.changed'],
          },
          // The news were faster, and know more.
          {
            given: { guest: asking },
            with: { output: at.MADE },
            to: RESTED,
            knows: { guest: asking, link },
          },
          {
            with: { output: at.REFUSED },
            to: INVITING_FAILED,
            knows: { sentence: 'Somebody else is invited by now.' },
          },
        ],
        'failed: inviteGuest': { to: INVITING_FAILED, knows: { sentence: null } },
      },
    },
    [INVITING_FAILED]: {
      on: {
        ...decided,
        ...forgotten(INVITING_FAILED),
        'invitation.requested': [
          {
            given: { guest: null, sentence: 'x' },
            to: 'requesting.inviting',
            knows: { sentence: null },
          },
          { given: { guest: asking }, to: 'refused' },
        ],
      },
    },
    'requesting.passingOn': {
      on: {
        ...decided,
        'done: passOn': [
          { with: { output: 'copied' }, to: RESTED, does: ['emits notice.raised: Link copied'] },
          { with: { output: 'shared' }, to: RESTED },
          { with: { output: 'dismissed' }, to: RESTED },
        ],
        'failed: passOn': { to: RESTED, does: ['emits notice.raised: The link was not copied'] },
        // A share sheet that never answers holds up nothing.
        'link.passed': {
          given: { guest: invited, link },
          with: { way: 'copy' },
          to: 'stays',
          does: ['calls passOn'],
        },
      },
    },
    'requesting.admitting': {
      tags: ['busy'],
      on: {
        'done: admitGuest': { to: RESTED },
        'failed: admitGuest': { to: ADMITTING_FAILED },
        'guest.ended': { to: 'requesting.ending' },
      },
    },
    [ADMITTING_FAILED]: { on: { ...decided, ...forgotten(ADMITTING_FAILED) } },
    'requesting.ending': {
      tags: ['busy'],
      on: { 'done: endGuest': { to: RESTED }, 'failed: endGuest': { to: ENDING_FAILED } },
    },
    [ENDING_FAILED]: {
      on: {
        ...decided,
        ...forgotten(ENDING_FAILED),
        // [NEW-82] It goes on trying as long as the guest is there.
        'after endPause': [
          { given: { guest: inside }, to: 'requesting.ending' },
          { given: { guest: null }, to: 'refused' },
        ],
      },
    },
  },
  around: {
    accompanying: {
      'guest.changed': [
        {
          at: 'accompanying.uninvited',
          given: { guest: null },
          with: told(at.INVITED),
          to: 'accompanying.invited',
          knows: { guest: invited },
        },
        {
          at: 'accompanying.invited',
          with: told(at.ASKING),
          to: 'accompanying.asking',
          knows: { guest: asking },
        },
        {
          at: 'accompanying.asking',
          with: told(at.INSIDE),
          to: CONNECTING,
          knows: { guest: inside },
        },
        {
          at: 'accompanying.asking',
          with: told(null),
          to: 'accompanying.uninvited',
          knows: { guest: null },
        },
        {
          at: TALKING,
          given: { guest: inside },
          with: told(null),
          to: 'accompanying.uninvited',
          knows: { guest: null },
        },
        {
          at: TALKING,
          given: { guest: inside },
          with: told(at.SOMEBODY_ELSE),
          to: 'accompanying.invited',
        },
      ],
      'devices.changed': {
        at: 'accompanying.invited',
        with: { devices: HIDDEN },
        to: 'stays',
        knows: { devices: HIDDEN },
      },
      'picture.carried': {
        at: 'accompanying.invited',
        with: { on: false },
        to: 'stays',
        knows: { isCarried: false },
      },
    },
    'accompanying.joined': {
      'guest.changed': [
        {
          at: TALKING,
          given: { guest: inside },
          with: told(at.INSIDE),
          to: 'stays',
          does: ['tells holdGuestCall: signals.arrived'],
        },
        {
          // The guest has reloaded: another connection, told before what it says.
          at: TALKING,
          given: { guest: inside, guestDevices: ON },
          with: told(at.BACK),
          to: CONNECTING,
          knows: { guest: bare(at.BACK), guestDevices: NOT_TOLD },
          does: ['tells holdGuestCall: other.changed', 'tells holdGuestCall: signals.arrived'],
        },
      ],
      // Nothing more is said to or heard from the guest from this press on, whatever becomes of the request.
      'guest.ended': {
        at: TALKING,
        given: { guest: inside },
        to: 'requesting.ending',
        does: ['tells holdGuestCall: other.changed'],
      },
      'devices.changed': {
        at: TALKING,
        with: { devices: HIDDEN },
        to: 'stays',
        knows: { devices: HIDDEN },
        does: ['tells holdGuestCall: devices.changed'],
      },
      'picture.carried': {
        at: TALKING,
        with: { on: false },
        to: 'stays',
        knows: { isCarried: false },
        does: ['tells holdGuestCall: picture.carried'],
      },
      'otherDevice.changed': {
        at: TALKING,
        with: { device: 'camera', state: 'on' },
        to: 'stays',
        knows: { guestDevices: { camera: 'on', microphone: 'on' } },
      },
    },
  },
};

holdAgainst('roomInvitation', oracle);

describe('[NEW-82] the end for a guest', () => {
  it('parts this browser at once and is told to the server until it hears it, for that guest alone', async () => {
    vi.useFakeTimers();
    const ended: OfGuest[] = [];
    const toCall: ToCall[] = [];
    const begun: CallInput[] = [];
    const machine = roomInvitationMachine.provide({
      actors: {
        inviteGuest: fromPromise<GuestInvited, { id: string; replaces: string | null }>(
          async () => at.MADE,
        ),
        endGuest: fromPromise<void, OfGuest>(async ({ input }) => {
          ended.push(input);
          if (ended.length < 3) throw new Error('offline');
        }),
        holdGuestCall: fromCallback<ToCall, CallInput>(({ input, receive }) => {
          begun.push(input);
          receive((event) => void toCall.push(event));
        }),
      },
    });
    const actor = createActor(machine, { input: at.INPUT }).start();
    actor.send({ type: 'picture.carried', on: false });
    actor.send({ type: 'devices.changed', devices: HIDDEN });
    actor.send({ type: 'guest.changed', guest: at.INSIDE });
    // The connection begins with what is on now.
    expect(begun).toMatchObject([{ otherVisit: at.GUEST_VISIT, devices: HIDDEN }]);
    expect(toCall).toEqual([{ type: 'picture.carried', on: false }]);
    actor.send({ type: 'guest.ended' });
    expect(toCall.at(-1)).toEqual({ type: 'other.changed', visit: null });
    await vi.advanceTimersByTimeAsync(3000 + 3000 - 1);
    expect(ended).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    const once = { id: at.INPUT.id, guest: at.GUEST_ID };
    expect(ended).toEqual([once, once, once]);
    actor.send({ type: 'guest.changed', guest: null });
    actor.send({ type: 'guest.changed', guest: { ...at.INSIDE, id: at.AGAIN } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).toHaveLength(3);
    actor.stop();
    vi.useRealTimers();
  });

  it('passes on an address that names nobody', () => {
    const { title, text } = passedOn({ ...alone(at.INPUT), link }, 'share');
    expect([title, text]).toEqual(['Join a video call', at.ADDRESS]);
  });

  it('says that a guest who was not heard of is away, whatever their connection was', () => {
    const actor = createActor(
      roomInvitationMachine.provide({ actors: { holdGuestCall: fromCallback(() => undefined) } }),
      { input: at.INPUT },
    ).start();
    actor.send({ type: 'guest.changed', guest: at.INSIDE });
    expect(selectGuestConnection(actor.getSnapshot())).toBe('connecting');
    actor.send({ type: 'call.connected' });
    expect(selectGuestConnection(actor.getSnapshot())).toBe('talking');
    actor.send({ type: 'guest.changed', guest: { ...at.INSIDE, visit: null } });
    expect(selectGuestConnection(actor.getSnapshot())).toBe('away');
    actor.stop();
  });
});
