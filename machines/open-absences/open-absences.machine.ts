import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { AbsenceVerdict } from '../../contracts/booking/absence.ts';
import type { OpenAbsence } from '../../contracts/endpoints/absences.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { sayWhy } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import { SETTLED, NOT_SETTLED } from '../../contracts/texts/en/staff/open-absences.ts';

/** Verdict on the call with this id. */
export type AbsenceChoice = { readonly id: string; readonly verdict: AbsenceVerdict };

type OpenAbsencesContext = {
  readonly absences: readonly OpenAbsence[];
  /** Verdict that waits for its confirmation, or is on its way to the server. */
  readonly choice: AbsenceChoice | null;
};
type OpenAbsencesEvents =
  | { type: 'loading.requested' }
  | ({ type: 'verdict.chosen' } & AbsenceChoice)
  | { type: 'verdict.confirmed' }
  | { type: 'verdict.declined' };

type Listed = { readonly absences: readonly OpenAbsence[] };

const openAbsences = setup({
  types: {} as {
    context: OpenAbsencesContext;
    events: OpenAbsencesEvents;
    emitted: NoticeRaised;
    children: { loadAbsences: 'loadAbsences'; settleAbsence: 'settleAbsence' };
  },
  actors: {
    loadAbsences: notProvided<readonly OpenAbsence[]>('loadAbsences'),
    settleAbsence: notProvided<unknown, { choice: AbsenceChoice | null }>('settleAbsence'),
  },
  actions: {
    rememberLoaded: assign((_, { absences }: Listed) => ({ absences })),
    rememberChoice: assign((_, { id, verdict }: AbsenceChoice) => ({ choice: { id, verdict } })),
    forgetChoice: assign({ choice: null }),
    /** Takes the settled call off the list at once. */
    noteSettled: assign(({ context: { absences, choice } }) => ({
      absences: absences.filter(({ id }) => id !== choice?.id),
      choice: null,
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasAny: (_, { absences }: Listed) => absences.length > 0,
    isLast: ({ context: { absences } }) => absences.length <= 1,
  },
});

const loaded = ({ event }: { readonly event: { readonly output: readonly OpenAbsence[] } }) => ({
  absences: event.output,
});

/**
 * Calls on another site of which patients said that the dentist did not come: a member of the staff finds out, by
 * asking the dentist or looking at that site, and says whether that was so.
 */
export const openAbsencesMachine = openAbsences.createMachine({
  id: 'openAbsences',
  description: 'Somebody of the staff settles whether dentists came to their calls.',
  context: { absences: [], choice: null },
  initial: 'loadingAbsences',
  states: {
    loadingAbsences: {
      description: 'The server is asked for the calls that nobody has looked into.',
      tags: 'busy',
      invoke: {
        id: 'loadAbsences',
        src: 'loadAbsences',
        onDone: [
          {
            guard: { type: 'hasAny', params: loaded },
            target: 'listed',
            actions: { type: 'rememberLoaded', params: loaded },
          },
          { target: 'nothingOpen' },
        ],
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingAbsences' },
    },
    nothingOpen: {
      description: 'There is no call to look into.',
      on: { 'loading.requested': 'loadingAbsences' },
    },
    listed: {
      description: 'The calls stand there, the one that waits for longest first.',
      initial: 'awaitingChoice',
      on: {
        'loading.requested': 'loadingAbsences',
        'verdict.chosen': {
          target: 'asking',
          actions: { type: 'rememberChoice', params: ({ event }) => event },
        },
      },
      states: {
        awaitingChoice: { description: 'Nothing was tried yet.' },
        settlingFailed: { description: 'Nothing was settled, and it is said why.' },
      },
    },
    asking: {
      description: 'What comes of it is said, since it cannot be taken back.',
      on: {
        'verdict.confirmed': 'settlingAbsence',
        'verdict.declined': { target: 'listed', actions: 'forgetChoice' },
      },
    },
    settlingAbsence: {
      description: 'The server is told; the same once more changes nothing.',
      tags: 'busy',
      invoke: {
        id: 'settleAbsence',
        src: 'settleAbsence',
        input: ({ context: { choice } }) => ({ choice }),
        onDone: [
          {
            guard: 'isLast',
            target: 'nothingOpen',
            actions: ['noteSettled', say('success', SETTLED)],
          },
          { target: 'listed', actions: ['noteSettled', say('success', SETTLED)] },
        ],
        onError: {
          target: 'listed.settlingFailed',
          actions: ['forgetChoice', sayWhy(NOT_SETTLED)],
        },
      },
    },
  },
});

type OpenAbsencesSnapshot = SnapshotFrom<typeof openAbsencesMachine>;

/** Screens of the page: every leaf of the chart belongs to one of the four. */
export type OpenAbsencesScreen = 'loading' | 'failed' | 'empty' | 'list';

export const selectOpenAbsencesScreen = (snapshot: OpenAbsencesSnapshot): OpenAbsencesScreen => {
  if (snapshot.matches('loadingAbsences')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  return snapshot.matches('nothingOpen') ? 'empty' : 'list';
};

export const selectOpenAbsences = ({ context }: OpenAbsencesSnapshot): readonly OpenAbsence[] =>
  context.absences;

/** Returns the verdict that waits for its confirmation; null for none. */
export const selectAsked = (snapshot: OpenAbsencesSnapshot): AbsenceChoice | null =>
  snapshot.matches('asking') ? snapshot.context.choice : null;

/** Returns the verdict that is on its way to the server at this moment; null for none. */
export const selectSettling = (snapshot: OpenAbsencesSnapshot): AbsenceChoice | null =>
  snapshot.matches('settlingAbsence') ? snapshot.context.choice : null;
