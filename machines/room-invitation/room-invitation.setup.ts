import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { IceServer, RoomGuest, RoomNews, RoomRole } from '../../contracts/endpoints/room.ts';
import type { PassedOn, PassedOnVerdict } from '../assessment/assessment.setup.ts';
import { listenerNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import type {
  CallInput,
  ConnectionEvent,
  Devices,
  ToCall,
  ToldDevices,
} from '../teleconsultation/teleconsultation.outside.ts';
import { ROOM_INVITATION_TEXTS } from '../../contracts/texts/en/flows/room-invitation.ts';

/** The call, the own visit of it, and the devices as it begins. */
export type RoomInvitationInput = {
  readonly id: string;
  readonly visit: string;
  readonly role: RoomRole;
  readonly iceServers: readonly IceServer[];
  readonly devices: Devices;
};

/** The third person as the news tell, with what their browser says to this one. */
export type GuestNewsOfRoom = NonNullable<RoomNews['guest']>;

/** Refused: it was somebody else's turn, or the room is closed; the server says which. */
export type GuestInvited =
  | { readonly verdict: 'invited'; readonly guest: RoomGuest; readonly address: string }
  | { readonly verdict: 'refused'; readonly sentence: string };

export type OfGuest = { readonly id: string; readonly guest: string };

type RoomInvitationContext = RoomInvitationInput & {
  readonly guest: RoomGuest | null;
  /** Address of the link that this page has made, and whose it is; nobody else has it, and no reload brings it back. */
  readonly link: { readonly guest: string; readonly address: string } | null;
  /** Camera and microphone of the guest, as their browser tells. */
  readonly guestDevices: ToldDevices;
  readonly isCarried: boolean;
  /** Reason for which nobody was invited; null where the server could not be asked. */
  readonly sentence: string | null;
};

type FromGuest = { readonly guest: GuestNewsOfRoom | null };

export type RoomInvitationEvents =
  | { type: 'invitation.requested' }
  | { type: 'link.passed'; way: PassedOn['way'] }
  | { type: 'guest.admitted' }
  | { type: 'guest.ended' }
  | { type: 'call.retried' }
  /** The room has heard of the third person, or that there is none any more. */
  | { type: 'guest.changed'; guest: GuestNewsOfRoom | null }
  | Extract<ToCall, { type: 'devices.changed' | 'picture.carried' }>
  | Exclude<ConnectionEvent, { type: 'line.measured' }>;

/** Time for which two browsers may look for each other before the page says so, in milliseconds. */
const CONNECT_MS = 25_000;

/** Pause before the server is told again that it ends for the guest, in milliseconds. */
const END_PAUSE_MS = 3000;

const NOT_TOLD: ToldDevices = { camera: 'none', microphone: 'on' };

const withoutSignals = ({ signals: _, ...guest }: GuestNewsOfRoom): RoomGuest => guest;

/** Returns the context of a call in which nobody was heard of besides the two. */
export const alone = (input: RoomInvitationInput): RoomInvitationContext => ({
  ...input,
  guest: null,
  link: null,
  guestDevices: NOT_TOLD,
  isCarried: true,
  sentence: null,
});

/** Facts, effects and decisions of the third person in a call. */
export const roomInvitation = setup({
  types: {} as {
    input: RoomInvitationInput;
    context: RoomInvitationContext;
    events: RoomInvitationEvents;
    emitted: NoticeRaised;
    children: {
      inviteGuest: 'inviteGuest';
      admitGuest: 'admitGuest';
      endGuest: 'endGuest';
      passOn: 'passOn';
      holdGuestCall: 'holdGuestCall';
    };
    tags: Tag;
  },
  actors: {
    inviteGuest: notProvided<
      GuestInvited,
      { readonly id: string; readonly replaces: string | null }
    >('inviteGuest'),
    admitGuest: notProvided<void, OfGuest>('admitGuest'),
    endGuest: notProvided<void, OfGuest>('endGuest'),
    passOn: notProvided<PassedOnVerdict, PassedOn>('passOn'),
    /** Holds the connection from this browser to the guest's. */
    holdGuestCall: listenerNotProvided<ToCall, CallInput>('holdGuestCall'),
  },
  actions: {
    rememberGuest: assign((_, { guest }: FromGuest) => ({ guest: guest && withoutSignals(guest) })),
    rememberInvited: assign((_, invited: GuestInvited) =>
      invited.verdict === 'invited'
        ? { link: { guest: invited.guest.id, address: invited.address } }
        : { sentence: invited.sentence },
    ),
    /** The news may have told of it before, and of what has become of it since. */
    announceInvited: enqueueActions(({ context, enqueue }, invited: GuestInvited) => {
      if (invited.verdict === 'refused' || invited.guest.id === context.guest?.id) return;
      enqueue.raise({ type: 'guest.changed', guest: { ...invited.guest, signals: [] } });
    }),
    forgetRefusal: assign({ sentence: null }),
    rememberDevices: assign((_, { devices }: { readonly devices: Devices }) => ({ devices })),
    rememberCarried: assign((_, { on }: { readonly on: boolean }) => ({ isCarried: on })),
    rememberTold: assign(
      (
        { context },
        {
          device,
          state,
        }: { readonly device: keyof Devices; readonly state: ToldDevices[keyof Devices] },
      ) => ({ guestDevices: { ...context.guestDevices, [device]: state } }),
    ),
    /** The devices of another visit are told by its own connection. */
    forgetTold: assign({ guestDevices: NOT_TOLD }),
    tellVisit: sendTo('holdGuestCall', (_, { guest }: FromGuest) => ({
      type: 'other.changed' as const,
      visit: guest?.visit ?? null,
    })),
    tellSignals: sendTo('holdGuestCall', (_, { guest }: FromGuest) => ({
      type: 'signals.arrived' as const,
      signals: guest?.signals ?? [],
    })),
    tellDevices: sendTo('holdGuestCall', ({ context }) => ({
      type: 'devices.changed' as const,
      devices: context.devices,
    })),
    tellCarried: sendTo('holdGuestCall', ({ context }) => ({
      type: 'picture.carried' as const,
      on: context.isCarried,
    })),
    tryAgain: sendTo('holdGuestCall', { type: 'call.retried' as const }),
    /** Parts this browser from the guest's at once, before the server is told. */
    part: sendTo('holdGuestCall', { type: 'other.changed' as const, visit: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    isAt: (_, params: FromGuest & { readonly state: RoomGuest['state'] }) =>
      params.guest?.state === params.state,
    isSameVisit: ({ context }, { guest }: FromGuest) =>
      guest?.state === 'inside' && guest.visit === context.guest?.visit,
    isOther: ({ context }, { guest }: FromGuest) => guest?.id !== context.guest?.id,
    wasInvited: (_, invited: GuestInvited) => invited.verdict === 'invited',
    wasCopied: (_, { verdict }: { readonly verdict: PassedOnVerdict }) => verdict === 'copied',
    hasLink: ({ context: { guest, link } }) => link !== null && link.guest === guest?.id,
    canAdmit: ({ context: { guest, role } }) => role === 'patient' && guest?.state === 'asking',
    isThere: ({ context }) => context.guest !== null,
    /** Another link replaces nobody who has come. */
    isFree: ({ context: { guest } }) => guest === null || guest.state === 'invited',
  },
  delays: { connectPatience: CONNECT_MS, endPause: END_PAUSE_MS },
});

/** Returns what is passed on: an address that names nobody. */
export const passedOn = ({ link }: RoomInvitationContext, way: PassedOn['way']): PassedOn => ({
  way,
  title: ROOM_INVITATION_TEXTS.shareTitle,
  text: link?.address ?? '',
});
