import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { Doctor, SlotDay } from '../../contracts/endpoints/teleconsultations.ts';
import { momentOf, withoutTime } from '../booking-dialog/details.ts';
import type { WhenDetails } from '../../contracts/forms/booking.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';
import { RESCHEDULE_TEXTS } from '../../contracts/texts/en/flows/reschedule.ts';

/** The appointment, and its present time. */
type RescheduleInput = { readonly id: string; readonly startsAt: string };
/** Outcome of the dialog. Outdated: the list of appointments is no longer right about it. */
export type RescheduleOutput = { readonly kind: 'moved' | 'kept' | 'outdated' };

/** Request of a move: the appointment, and its new time. */
export type Moving = { readonly id: string; readonly scheduledTime: string | null };
/** Verdict of the server; `said`: in its own words. */
export type Moved =
  | { readonly verdict: 'moved' }
  /** Another patient has that time, or this patient has another appointment then. */
  | { readonly verdict: 'taken'; readonly said: string }
  /** The appointment has begun, or is in no state to be moved. */
  | { readonly verdict: 'tooLate'; readonly said: string }
  | { readonly verdict: 'notFound' };

export type FreeTimes = {
  readonly days: readonly SlotDay[];
  /** The times name the doctors by their places in this list. */
  readonly doctors: readonly Doctor[];
  readonly withSamples: boolean;
};

type RescheduleContext = RescheduleInput & {
  readonly days: readonly SlotDay[];
  readonly chosen: WhenDetails;
  /** Number of times that a chosen time was gone when it was asked for. */
  readonly lost: number;
  /** The server's reason for a move that it did not make. */
  readonly refusal: string | null;
};
type RescheduleEvents =
  | { type: 'loading.requested' }
  | { type: 'time.submitted'; chosen: WhenDetails }
  | { type: 'reschedule.declined' }
  | { type: 'outcome.acknowledged' };

const reschedule = setup({
  types: {} as {
    input: RescheduleInput;
    context: RescheduleContext;
    events: RescheduleEvents;
    output: RescheduleOutput;
    children: { loadSlots: 'loadSlots'; moveConsultation: 'moveConsultation' };
    tags: Tag;
  },
  actors: {
    loadSlots: notProvided<FreeTimes>('loadSlots'),
    moveConsultation: notProvided<Moved, Moving>('moveConsultation'),
  },
  actions: {
    rememberDays: assign((_, { days }: FreeTimes) => ({ days })),
    rememberTime: assign((_, { chosen }: { readonly chosen: WhenDetails }) => ({
      chosen,
      refusal: null,
    })),
    rememberSaid: assign((_, moved: Moved) => ({ refusal: 'said' in moved ? moved.said : null })),
    /** Takes the time that is gone out of the choice; the day stays. */
    takeTimeAway: assign(({ context: { days, chosen, lost } }) => ({
      lost: lost + 1,
      days: withoutTime(days, chosen),
      chosen: { ...chosen, time: '' },
    })),
  },
  guards: {
    isTime: ({ context }, params: { readonly chosen: WhenDetails }) =>
      momentOf(context.days, params.chosen) !== null,
    is: (_, params: { readonly moved: Moved; readonly verdict: Moved['verdict'] }) =>
      params.moved.verdict === params.verdict,
  },
});

type Done = { readonly event: { readonly output: Moved } };

const ended = (verdict: Moved['verdict']) =>
  ({
    type: 'is',
    params: ({ event }: Done) => ({ moved: event.output, verdict }),
  }) as const;

const rememberSaid = { type: 'rememberSaid', params: ({ event }: Done) => event.output } as const;

/** Moves an appointment to another day or time; it stands where it was until the server has moved it. */
export const rescheduleMachine = reschedule.createMachine({
  id: 'reschedule',
  description: 'Somebody moves an appointment.',
  context: ({ input }) => ({
    ...input,
    days: [],
    chosen: { date: '', time: '' },
    lost: 0,
    refusal: null,
  }),
  output: ({ event }) => ({ kind: event.output as RescheduleOutput['kind'] }),
  initial: 'loadingSlots',
  states: {
    loadingSlots: {
      description: 'The server is asked for the free times.',
      tags: 'busy',
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        onDone: {
          target: 'editing',
          actions: { type: 'rememberDays', params: ({ event }) => event.output },
        },
        onError: 'slotsFailed',
      },
      on: { 'reschedule.declined': 'kept' },
    },
    slotsFailed: {
      description: 'The free times could not be loaded; they can be asked for again.',
      on: { 'loading.requested': 'loadingSlots', 'reschedule.declined': 'kept' },
    },
    editing: {
      description: 'Another day and time are chosen, or it stays as it is.',
      initial: 'awaitingTime',
      on: {
        'time.submitted': {
          guard: { type: 'isTime', params: ({ event }) => event },
          target: 'moving',
          actions: { type: 'rememberTime', params: ({ event }) => event },
        },
        'reschedule.declined': 'kept',
      },
      states: {
        awaitingTime: { description: 'Nothing was tried yet.' },
        timeLost: { description: 'That time is not free any more, which is said.' },
        movingFailed: {
          description: 'The server could not be asked: the appointment stands, which is said.',
        },
      },
    },
    moving: {
      description: 'The server moves it; the same move again changes nothing more.',
      tags: 'busy',
      invoke: {
        id: 'moveConsultation',
        src: 'moveConsultation',
        input: ({ context: { id, days, chosen } }) => ({
          id,
          scheduledTime: momentOf(days, chosen),
        }),
        onDone: [
          { guard: ended('moved'), target: 'moved' },
          {
            guard: ended('taken'),
            target: 'editing.timeLost',
            actions: [rememberSaid, 'takeTimeAway'],
          },
          { guard: ended('tooLate'), target: 'missed', actions: rememberSaid },
          { target: 'notFound' },
        ],
        onError: 'editing.movingFailed',
      },
    },
    missed: {
      description: 'It can be moved no more, in the words of the server.',
      on: { 'outcome.acknowledged': 'outdated' },
    },
    notFound: {
      description: 'The account has no such appointment any more.',
      on: { 'outcome.acknowledged': 'outdated' },
    },
    moved: { description: 'It is at its new time.', type: 'final', output: 'moved' },
    kept: { description: 'It stands as it was.', type: 'final', output: 'kept' },
    outdated: {
      description: 'What is listed of it is read anew.',
      type: 'final',
      output: 'outdated',
    },
  },
});

type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;

/** Content of the dialog: every leaf of the chart belongs to one of these. */
export type RescheduleView = 'loading' | 'unavailable' | 'form' | 'missed' | 'notFound' | 'ended';

export const selectRescheduleView = (snapshot: RescheduleSnapshot): RescheduleView => {
  if (snapshot.matches('loadingSlots')) return 'loading';
  if (snapshot.matches('slotsFailed')) return 'unavailable';
  if (snapshot.matches('missed')) return 'missed';
  if (snapshot.matches('notFound')) return 'notFound';
  return snapshot.matches('editing') || snapshot.matches('moving') ? 'form' : 'ended';
};

/** Returns true while the move is on its way. */
export const selectIsMoving = (snapshot: RescheduleSnapshot): boolean => snapshot.matches('moving');

/** Returns the reason for which it was not moved, in words, above the form; null where nothing went wrong. */
export const selectRescheduleProblem = (snapshot: RescheduleSnapshot): string | null => {
  if (snapshot.matches({ editing: 'timeLost' })) return snapshot.context.refusal;
  return snapshot.matches({ editing: 'movingFailed' }) ? RESCHEDULE_TEXTS.unreachable : null;
};
