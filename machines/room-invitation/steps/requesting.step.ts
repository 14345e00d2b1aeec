import type { PassedOnVerdict } from '../../assessment/assessment.setup.ts';
import { say } from '../../kit/raise-notice.ts';
import { passedOn, roomInvitation } from '../room-invitation.setup.ts';
import type { GuestInvited, GuestNewsOfRoom } from '../room-invitation.setup.ts';
import { LINK_COPIED, LINK_NOT_PASSED } from '../../../contracts/texts/en/flows/room-invitation.ts';

type Told = { readonly event: { readonly guest: GuestNewsOfRoom | null } };
type Invited = { readonly event: { readonly output: GuestInvited } };
type Passed = { readonly event: { readonly output: PassedOnVerdict } };

const guestOf = ({ event: { guest } }: Told) => ({ guest });

/** Ways on from each state in which no request is under way. */
const decided = {
  'invitation.requested': { guard: 'isFree', target: 'inviting' },
  'guest.admitted': { guard: 'canAdmit', target: 'admitting' },
  'guest.ended': { guard: 'isThere', target: 'ending' },
  'link.passed': { guard: 'hasLink', target: 'passingOn' },
} as const;

/** A failure of a request about somebody who is not the third person any more is of no use to anybody. */
const forgotten = {
  'guest.changed': { guard: { type: 'isOther', params: guestOf }, target: 'rested' },
} as const;

/** What the patient and the dentist ask of the server about the third person. */
export const requesting = roomInvitation.createStateConfig({
  description: 'What one asks of the server about the third person.',
  initial: 'rested',
  states: {
    rested: { description: 'Nothing is asked.', on: decided },
    inviting: {
      description: 'The server makes a link.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'inviteGuest',
        src: 'inviteGuest',
        input: ({ context: { id, guest } }) => ({ id, replaces: guest?.id ?? null }),
        onDone: [
          {
            guard: { type: 'wasInvited', params: ({ event }: Invited) => event.output },
            target: 'rested',
            actions: [
              { type: 'rememberInvited', params: ({ event }: Invited) => event.output },
              { type: 'announceInvited', params: ({ event }: Invited) => event.output },
            ],
          },
          {
            target: 'invitingFailed',
            actions: { type: 'rememberInvited', params: ({ event }: Invited) => event.output },
          },
        ],
        onError: 'invitingFailed',
      },
    },
    invitingFailed: {
      description: 'There is no link, and it is said why.',
      on: { ...decided, ...forgotten },
    },
    passingOn: {
      description: 'The link goes to the clipboard, or to the share sheet of the device.',
      invoke: {
        id: 'passOn',
        src: 'passOn',
        input: ({ context, event }) =>
          passedOn(context, event.type === 'link.passed' ? event.way : 'copy'),
        onDone: [
          {
            guard: {
              type: 'wasCopied',
              params: ({ event }: Passed) => ({ verdict: event.output }),
            },
            target: 'rested',
            actions: say('success', LINK_COPIED),
          },
          { target: 'rested' },
        ],
        onError: { target: 'rested', actions: say('error', LINK_NOT_PASSED) },
      },
      // A share sheet that stays open holds up nothing.
      on: { ...decided, 'link.passed': { ...decided['link.passed'], reenter: true } },
    },
    admitting: {
      description: 'The server is told that the patient agrees.',
      tags: 'busy',
      invoke: {
        id: 'admitGuest',
        src: 'admitGuest',
        input: ({ context: { id, guest } }) => ({ id, guest: guest?.id ?? '' }),
        onDone: 'rested',
        onError: 'admittingFailed',
      },
      // The caller may change their mind and need not wait.
      on: { 'guest.ended': 'ending' },
    },
    admittingFailed: {
      description: 'The server was not told; the guest waits.',
      on: { ...decided, ...forgotten },
    },
    ending: {
      description: 'The server is told that it ends for the guest.',
      tags: 'busy',
      invoke: {
        id: 'endGuest',
        src: 'endGuest',
        input: ({ context: { id, guest } }) => ({ id, guest: guest?.id ?? '' }),
        onDone: 'rested',
        onError: 'endingFailed',
      },
    },
    endingFailed: {
      description: 'The server was not told: the guest may still hear the other one.',
      on: { ...decided, ...forgotten },
      after: { endPause: { guard: 'isThere', target: 'ending' } },
    },
  },
});
