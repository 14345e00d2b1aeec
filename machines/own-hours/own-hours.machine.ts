import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { CallInTheWay, OwnHours } from '../../contracts/endpoints/own-hours.ts';
import type { MoneyAfter } from '../../contracts/payments/products.ts';
import { hoursFault, isLeave } from '../../contracts/rules/weekly-hours.ts';
import type { HoursFault } from '../../contracts/rules/weekly-hours.ts';
import { notProvided } from '../kit/not-provided.ts';
import type { Tag } from '../kit/tags.ts';

/** What the dentist edits: all of their hours but the version. */
export type HoursDraft = Omit<OwnHours, 'version'>;

export type CallDecision = { readonly id: string; readonly money: MoneyAfter };

export type LoadedHours =
  | { readonly verdict: 'read'; readonly hours: OwnHours }
  | { readonly verdict: 'notFound' };

export type SavingHours = {
  /** The version that the draft follows on. */
  readonly after: number;
  readonly draft: HoursDraft;
  readonly calls: readonly CallDecision[];
};

/** `inTheWay`: nothing has changed, and these calls would lie outside. `newer`: they were changed meanwhile. */
export type SavedHours =
  | { readonly verdict: 'saved'; readonly hours: OwnHours }
  | { readonly verdict: 'inTheWay'; readonly calls: readonly CallInTheWay[] }
  | { readonly verdict: 'newer' }
  | { readonly verdict: 'refused'; readonly said: string };

type OwnHoursContext = {
  readonly version: number;
  readonly draft: HoursDraft;
  /** Booked calls that the draft would leave outside. */
  readonly calls: readonly CallInTheWay[];
  /** What becomes of the money of each. */
  readonly decided: readonly CallDecision[];
  /** Reason for which the server did not take it, in its own words. */
  readonly refusal: string;
};

type OwnHoursEvents =
  | { type: 'loading.requested' }
  | { type: 'draft.changed'; change: Partial<HoursDraft> }
  /** What was changed here stays, although another tab has saved meanwhile. */
  | { type: 'draft.kept' }
  | { type: 'hours.submitted' }
  | ({ type: 'money.chosen' } & CallDecision)
  | { type: 'callingOff.confirmed' }
  | { type: 'callingOff.declined' };

const NOTHING: HoursDraft = { hours: [], least_notice: null, leaves: [] };

const draftOf = ({ hours, least_notice, leaves }: OwnHours): HoursDraft => ({
  hours,
  least_notice,
  leaves,
});

type Verdict<V extends SavedHours['verdict']> = Extract<SavedHours, { verdict: V }>;

const ownHours = setup({
  types: {} as {
    context: OwnHoursContext;
    events: OwnHoursEvents;
    children: { loadOwnHours: 'loadOwnHours'; saveOwnHours: 'saveOwnHours' };
    tags: Tag;
  },
  actors: {
    loadOwnHours: notProvided<LoadedHours>('loadOwnHours'),
    saveOwnHours: notProvided<SavedHours, SavingHours>('saveOwnHours'),
  },
  actions: {
    rememberHours: assign((_, { hours }: { readonly hours: OwnHours | null }) =>
      hours === null
        ? {}
        : { version: hours.version, draft: draftOf(hours), calls: [], decided: [], refusal: '' },
    ),
    rememberVersion: assign((_, { hours }: { readonly hours: OwnHours | null }) =>
      hours === null ? {} : { version: hours.version },
    ),
    changeDraft: assign(({ context }, { change }: { readonly change: Partial<HoursDraft> }) => ({
      draft: { ...context.draft, ...change },
    })),
    /** A choice that was made before stays; otherwise the money goes back. */
    rememberCalls: assign(
      ({ context }, { calls }: { readonly calls: readonly CallInTheWay[] }) => ({
        calls,
        decided: calls.map(
          ({ id }) =>
            context.decided.find((each) => each.id === id) ?? { id, money: 'back' as const },
        ),
      }),
    ),
    rememberMoney: assign(({ context }, { id, money }: CallDecision) => ({
      decided: context.decided.map((each) => (each.id === id ? { id, money } : each)),
    })),
    forgetCalls: assign({ calls: [], decided: [] }),
    rememberRefusal: assign((_, { said }: { readonly said: string }) => ({ refusal: said })),
  },
  guards: {
    isFound: (_, { verdict }: LoadedHours) => verdict === 'read',
    isSaved: (_, { verdict }: SavedHours) => verdict === 'saved',
    isInTheWay: (_, { verdict }: SavedHours) => verdict === 'inTheWay',
    isNewer: (_, { verdict }: SavedHours) => verdict === 'newer',
    fits: ({ context: { draft } }) =>
      hoursFault(draft.hours) === null && draft.leaves.every(isLeave),
  },
});

const outputIn = <Output>({ event }: { readonly event: { readonly output: Output } }): Output =>
  event.output;

const hoursIn = ({
  event: { output },
}: {
  readonly event: { readonly output: LoadedHours };
}): { readonly hours: OwnHours | null } => ({
  hours: output.verdict === 'read' ? output.hours : null,
});

/** Branches for what was read: it is edited, once this action has kept what it is for. */
const whenRead = (keep: 'rememberHours' | 'rememberVersion') =>
  [
    {
      guard: { type: 'isFound', params: outputIn<LoadedHours> },
      target: 'editing',
      actions: { type: keep, params: hoursIn },
    },
    { target: 'notFound' },
  ] as const;

/**
 * A dentist sets their weekly hours, leave and least notice. Where calls are booked outside, nothing changes before the
 * dentist has read of each and said what becomes of its money (NEW-70, NEW-71). The page /my-hours runs it.
 */
export const ownHoursMachine = ownHours.createMachine({
  id: 'ownHours',
  description: 'A dentist sets when they consult.',
  context: { version: 0, draft: NOTHING, calls: [], decided: [], refusal: '' },
  initial: 'loadingHours',
  states: {
    loadingHours: {
      description: 'The server is asked for the hours as they are.',
      tags: 'busy',
      invoke: {
        id: 'loadOwnHours',
        src: 'loadOwnHours',
        onDone: whenRead('rememberHours'),
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'The server could not be asked; it can be asked again.',
      on: { 'loading.requested': 'loadingHours' },
    },
    notFound: { description: 'The account is no dentist’s: there are no hours to set.' },
    editing: {
      description:
        'The dentist changes hours, leave and least notice. Nothing is in force before it is saved.',
      initial: 'awaitingChange',
      on: {
        'draft.changed': {
          target: '.awaitingChange',
          actions: { type: 'changeDraft', params: ({ event }) => event },
        },
        'hours.submitted': [{ guard: 'fits', target: 'saving' }, { target: '.faultShown' }],
      },
      states: {
        awaitingChange: { description: 'Nothing was tried yet with these hours.' },
        faultShown: { description: 'Hours or days do not fit together, and it is said which.' },
        savingRefused: { description: 'The server has said why it did not take them.' },
        savingFailed: {
          description: 'The server could not be asked. What was changed still stands on the page.',
        },
        saved: { description: 'The hours are in force.' },
      },
    },
    deciding: {
      description:
        'Booked calls would lie outside. Nothing has changed; the dentist says what becomes of each.',
      on: {
        'money.chosen': { actions: { type: 'rememberMoney', params: ({ event }) => event } },
        'callingOff.confirmed': 'saving',
        'callingOff.declined': { target: 'editing', actions: 'forgetCalls' },
      },
    },
    saving: {
      description:
        'The server takes the change as a whole, or says what is in its way. The same once more is harmless.',
      tags: 'busy',
      invoke: {
        id: 'saveOwnHours',
        src: 'saveOwnHours',
        input: ({ context: { version: after, draft, decided: calls } }) => ({
          after,
          draft,
          calls,
        }),
        onDone: [
          {
            guard: { type: 'isSaved', params: outputIn<SavedHours> },
            target: 'editing.saved',
            actions: {
              type: 'rememberHours',
              params: ({ event }) => event.output as Verdict<'saved'>,
            },
          },
          {
            guard: { type: 'isInTheWay', params: outputIn<SavedHours> },
            target: 'deciding',
            actions: {
              type: 'rememberCalls',
              params: ({ event }) => event.output as Verdict<'inTheWay'>,
            },
          },
          { guard: { type: 'isNewer', params: outputIn<SavedHours> }, target: 'outdated' },
          {
            target: 'editing.savingRefused',
            actions: [
              'forgetCalls',
              {
                type: 'rememberRefusal',
                params: ({ event }) => event.output as Verdict<'refused'>,
              },
            ],
          },
        ],
        onError: { target: 'editing.savingFailed', actions: 'forgetCalls' },
      },
    },
    outdated: {
      description: 'The hours were changed in another tab meanwhile. The dentist says which stand.',
      on: {
        'loading.requested': { target: 'loadingHours', actions: 'forgetCalls' },
        'draft.kept': { target: 'readingVersion', actions: 'forgetCalls' },
      },
    },
    readingVersion: {
      description: 'What was changed here follows on what the other tab has saved.',
      tags: 'busy',
      invoke: {
        id: 'loadOwnHours',
        src: 'loadOwnHours',
        onDone: whenRead('rememberVersion'),
        onError: 'outdated',
      },
    },
  },
});

type OwnHoursSnapshot = SnapshotFrom<typeof ownHoursMachine>;

/** Screens of the page: every leaf of the chart belongs to one of them. */
export type OwnHoursScreen =
  | 'loading'
  | 'failed'
  | 'notFound'
  | 'outdated'
  | 'deciding'
  | 'editing';

export const selectOwnHoursScreen = (snapshot: OwnHoursSnapshot): OwnHoursScreen => {
  if (snapshot.matches('loadingHours') || snapshot.matches('readingVersion')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'failed';
  if (snapshot.matches('notFound')) return 'notFound';
  if (snapshot.matches('outdated')) return 'outdated';
  const isAsked = snapshot.matches('deciding') || snapshot.context.calls.length > 0;
  return isAsked ? 'deciding' : 'editing';
};

export const selectHoursDraft = ({ context }: OwnHoursSnapshot): HoursDraft => context.draft;

export const selectCallsInTheWay = ({ context }: OwnHoursSnapshot): readonly CallInTheWay[] =>
  context.calls;

/** Returns what becomes of the money of the call with this id. */
export const selectMoneyOf =
  (id: string) =>
  ({ context }: OwnHoursSnapshot): MoneyAfter =>
    context.decided.find((each) => each.id === id)?.money ?? 'back';

export const selectIsSavingHours = (snapshot: OwnHoursSnapshot): boolean =>
  snapshot.matches('saving');

export const selectIsSaved = (snapshot: OwnHoursSnapshot): boolean =>
  snapshot.matches({ editing: 'saved' });

/** What is said at the button: a day whose hours do not fit, a leave, the server's reason, or that it could not be asked. */
export type HoursProblem =
  | { readonly kind: 'hours'; readonly fault: HoursFault }
  | { readonly kind: 'leave' | 'failed' }
  | { readonly kind: 'refused'; readonly said: string };

export const selectHoursProblem = (snapshot: OwnHoursSnapshot): HoursProblem | null => {
  const { draft, refusal } = snapshot.context;
  if (snapshot.matches({ editing: 'savingRefused' })) return { kind: 'refused', said: refusal };
  if (snapshot.matches({ editing: 'savingFailed' })) return { kind: 'failed' };
  if (!snapshot.matches({ editing: 'faultShown' })) return null;
  const fault = hoursFault(draft.hours);
  return fault === null ? { kind: 'leave' } : { kind: 'hours', fault };
};
