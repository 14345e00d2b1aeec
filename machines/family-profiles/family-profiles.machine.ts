import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { PROFILES_MAX } from '../../contracts/accounts/family.ts';
import type { FamilyConsent, Relation } from '../../contracts/accounts/family.ts';
import type { FamilyProfile } from '../../contracts/endpoints/family.ts';
import { FAMILY_DETAILS, GUARDIAN } from '../../contracts/forms/family.ts';
import type { FamilyDetails } from '../../contracts/forms/family.ts';
import { emptyOf, isComplete, normalised } from '../../contracts/forms/form.ts';
import { consentFor, isBirthYear } from '../../contracts/rules/family-consent.ts';
import {
  PERSON_ADDED,
  PERSON_CORRECTED,
  PERSON_ERASED,
  PERSON_EXPORTED,
} from '../../contracts/texts/en/flows/family-profiles.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import { rememberFailure, rememberRefusal } from '../kit/refusal.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';

/** A family as far as it is known. `holder`: the name of the account holder, who answers for a child unless another name is written. */
export type LoadedFamily = {
  readonly people: readonly FamilyProfile[];
  readonly thisYear: number;
  readonly holder: string;
  readonly hasPassword: boolean;
  /** Key of the next person who is added, the same in a retry. */
  readonly requestKey: string;
};
/** Reply to a change: done, or refused with the server's sentence. */
export type FamilyWork =
  | { readonly verdict: 'done' }
  | { readonly verdict: 'refused'; readonly message: string };
/** A person as they were written. `id`: who is corrected; empty for somebody new. `confirmed`: null where nothing was asked. */
export type WrittenPerson = FamilyDetails & {
  readonly id: string;
  readonly relation: Relation;
  readonly guardian: string;
  readonly confirmed: FamilyConsent | null;
  readonly requestKey: string;
};

type FamilyContext = LoadedFamily & {
  readonly relation: Relation;
  readonly details: FamilyDetails;
  readonly guardian: string;
  /** The person whom a change is about. */
  readonly chosen: string;
  readonly password: string | null;
  readonly refusal: string | null;
};
type FamilyEvents =
  | { type: 'load.retried' }
  | { type: 'relation.chosen'; relation: Relation }
  | { type: 'details.submitted'; details: FamilyDetails }
  | { type: 'person.confirmed'; guardian: string }
  | { type: 'correction.chosen'; id: string }
  | { type: 'export.chosen'; id: string }
  | { type: 'erasure.chosen'; id: string }
  | { type: 'erasure.confirmed'; password: string | null }
  | { type: 'step.left' };

const confirmedOf = ({ details, thisYear }: FamilyContext): FamilyConsent =>
  consentFor(Number(details.birthYear), thisYear);

const personIn = ({ people, chosen }: FamilyContext): FamilyProfile | null =>
  people.find(({ id }) => id === chosen) ?? null;

/** Returns true for a grown person who is corrected and stays one: nothing has to be confirmed of them. */
const staysGrown = (context: FamilyContext, details: FamilyDetails): boolean =>
  personIn(context)?.guardian === null && confirmedOf({ ...context, details }) === 'agreement';

const isBornIn = ({ thisYear }: FamilyContext, details: FamilyDetails): boolean =>
  isComplete(FAMILY_DETAILS, details) && isBirthYear(Number(details.birthYear), thisYear);

/** Facts, effects and decisions of the family. */
const family = setup({
  types: {} as {
    context: FamilyContext;
    events: FamilyEvents;
    emitted: NoticeRaised;
    children: {
      loadFamily: 'loadFamily';
      keepPerson: 'keepPerson';
      exportPerson: 'exportPerson';
      erasePerson: 'erasePerson';
    };
  },
  actors: {
    loadFamily: notProvided<LoadedFamily>('loadFamily'),
    /** Adds somebody, or corrects who is there. */
    keepPerson: notProvided<FamilyWork, WrittenPerson>('keepPerson'),
    /** Hands all that is kept of one person to the browser, as a file. */
    exportPerson: notProvided<void, { id: string }>('exportPerson'),
    erasePerson: notProvided<FamilyWork, { id: string; password: string | null }>('erasePerson'),
  },
  actions: {
    rememberFamily: assign((_, params: LoadedFamily) => params),
    rememberRelation: assign((_, { relation }: { relation: Relation }) => ({ relation })),
    rememberDetails: assign((_, { details }: { details: FamilyDetails }) => ({
      details: normalised(FAMILY_DETAILS, details),
    })),
    rememberGuardian: assign((_, { guardian }: { guardian: string }) => ({ guardian })),
    rememberCorrected: assign(({ context }, { id }: { id: string }) => {
      const person = personIn({ ...context, chosen: id });
      if (person === null) return {};
      const { name, birth_year, relation, guardian } = person;
      const details = { name, birthYear: String(birth_year) };
      return { chosen: id, relation, details, guardian: guardian ?? '' };
    }),
    rememberChosen: assign((_, { id }: { id: string }) => ({ chosen: id })),
    rememberPassword: assign((_, { password }: { password: string | null }) => ({ password })),
    forgetPassword: assign({ password: null }),
    forgetPerson: assign({ details: emptyOf(FAMILY_DETAILS), guardian: '', chosen: '' }),
    rememberRefusal: assign((_, params: { said: string | null }) => ({ refusal: params.said })),
    forgetRefusal: assign({ refusal: null }),
    raiseNotice: raisesNotice(),
  },
  guards: {
    hasRoom: ({ context }) => context.people.length < PROFILES_MAX,
    isWhole: (_, { details }: { details: FamilyDetails }) => isComplete(FAMILY_DETAILS, details),
    isBorn: ({ context }, { details }: { details: FamilyDetails }) => isBornIn(context, details),
    isUnasked: ({ context }, { details }: { details: FamilyDetails }) =>
      isBornIn(context, details) && staysGrown(context, details),
    wasUnasked: ({ context }) => staysGrown(context, context.details),
    isAnswered: ({ context }, { guardian }: { guardian: string }) =>
      confirmedOf(context) === 'agreement' || isComplete(GUARDIAN, { guardian }),
    isConfirmed: ({ context }, { password }: { password: string | null }) =>
      !context.hasPassword || (password !== null && password !== ''),
    isDone: (_, { verdict }: FamilyWork) => verdict === 'done',
    isAdded: ({ context }, { verdict }: FamilyWork) => verdict === 'done' && context.chosen === '',
  },
});

type Ended = { readonly event: { readonly output: FamilyWork } };
const isDone = { type: 'isDone', params: ({ event }: Ended) => event.output } as const;
const isAdded = { type: 'isAdded', params: ({ event }: Ended) => event.output } as const;
const forgetting = ['forgetPerson', 'forgetRefusal'] as const;
const leave = { target: 'shown', actions: forgetting } as const;
/** A change whose reply was lost may have been made: the people, and the key of the next one, are read again. */
const leaveFailed = { target: '#familyProfiles.loading', actions: forgetting } as const;

/** The people whom an account looks after: added, corrected, handed out and deleted, one step at a time (NEW-125). */
export const familyProfilesMachine = family.createMachine({
  id: 'familyProfiles',
  description: 'Somebody looks after the profiles of their family.',
  context: {
    people: [],
    thisYear: 0,
    holder: '',
    hasPassword: true,
    requestKey: '',
    relation: 'child',
    details: emptyOf(FAMILY_DETAILS),
    guardian: '',
    chosen: '',
    password: null,
    refusal: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The people of the account are read.',
      tags: 'busy',
      invoke: {
        id: 'loadFamily',
        src: 'loadFamily',
        onDone: {
          target: 'shown',
          actions: { type: 'rememberFamily', params: ({ event }) => event.output },
        },
        onError: 'loadingFailed',
      },
    },
    loadingFailed: {
      description: 'They could not be read; that can be tried again.',
      on: { 'load.retried': 'loading' },
    },
    shown: {
      description: 'They stand there, each with what can be done, and who can be added.',
      initial: 'untried',
      on: {
        'relation.chosen': {
          guard: 'hasRoom',
          target: 'describing',
          actions: ['forgetPerson', { type: 'rememberRelation', params: ({ event }) => event }],
        },
        'correction.chosen': {
          target: 'describing',
          actions: { type: 'rememberCorrected', params: ({ event }) => event },
        },
        'export.chosen': {
          target: 'exporting',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
        'erasure.chosen': {
          target: 'confirmingErasure',
          actions: { type: 'rememberChosen', params: ({ event }) => event },
        },
      },
      states: {
        untried: { description: 'Nothing was tried.' },
        exportFailed: { description: 'There is no file, which is said.' },
      },
    },
    describing: {
      description: 'The name and the year of birth are written, or corrected.',
      initial: 'awaitingDetails',
      on: {
        'details.submitted': [
          {
            guard: { type: 'isUnasked', params: ({ event }) => event },
            target: 'keeping',
            actions: [{ type: 'rememberDetails', params: ({ event }) => event }, 'forgetRefusal'],
          },
          {
            guard: { type: 'isBorn', params: ({ event }) => event },
            target: 'confirming',
            actions: { type: 'rememberDetails', params: ({ event }) => event },
          },
          {
            guard: { type: 'isWhole', params: ({ event }) => event },
            target: '.yearRefused',
            actions: { type: 'rememberDetails', params: ({ event }) => event },
          },
        ],
        'step.left': leave,
      },
      states: {
        awaitingDetails: { description: 'Nothing is wrong yet.' },
        yearRefused: { description: 'Nobody alive is born in that year, which is said.' },
        keepingFailed: {
          description:
            'A grown person is not known to be corrected, and why is said. Whoever leaves sees what is kept now.',
          on: { 'step.left': leaveFailed },
        },
      },
    },
    confirming: {
      description:
        'The account holder confirms that they are the guardian, or that a grown person agrees.',
      initial: 'awaitingConfirmation',
      on: {
        'person.confirmed': {
          guard: { type: 'isAnswered', params: ({ event }) => event },
          target: 'keeping',
          actions: [{ type: 'rememberGuardian', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'step.left': leave,
      },
      states: {
        awaitingConfirmation: { description: 'Nothing was sent yet.' },
        keepingFailed: {
          description:
            'Nobody is known to be kept, and why is said; all that was written stays. Whoever leaves sees who is there now.',
          on: { 'step.left': leaveFailed },
        },
      },
    },
    keeping: {
      description: 'The person is on the way to the server.',
      tags: 'busy',
      invoke: {
        id: 'keepPerson',
        src: 'keepPerson',
        input: ({ context }) => ({
          ...context.details,
          id: context.chosen,
          relation: context.relation,
          guardian: context.guardian,
          confirmed: staysGrown(context, context.details) ? null : confirmedOf(context),
          requestKey: context.requestKey,
        }),
        onDone: [
          {
            guard: isAdded,
            target: 'loading',
            actions: ['forgetPerson', say('success', PERSON_ADDED)],
          },
          {
            guard: isDone,
            target: 'loading',
            actions: ['forgetPerson', say('success', PERSON_CORRECTED)],
          },
          { guard: 'wasUnasked', target: 'describing.keepingFailed', actions: rememberRefusal },
          { target: 'confirming.keepingFailed', actions: rememberRefusal },
        ],
        onError: [
          { guard: 'wasUnasked', target: 'describing.keepingFailed', actions: rememberFailure },
          { target: 'confirming.keepingFailed', actions: rememberFailure },
        ],
      },
    },
    exporting: {
      description: 'All that is kept of one person is fetched and handed to the browser.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'exportPerson',
        src: 'exportPerson',
        input: ({ context: { chosen } }) => ({ id: chosen }),
        onDone: { target: 'shown', actions: ['forgetPerson', say('success', PERSON_EXPORTED)] },
        onError: { target: 'shown.exportFailed', actions: ['forgetPerson', rememberFailure] },
      },
    },
    confirmingErasure: {
      description: 'What goes is read, and confirmed with the password where there is one.',
      initial: 'awaitingErasure',
      on: {
        'erasure.confirmed': {
          guard: { type: 'isConfirmed', params: ({ event }) => event },
          target: 'erasing',
          actions: [{ type: 'rememberPassword', params: ({ event }) => event }, 'forgetRefusal'],
        },
        'step.left': leave,
      },
      states: {
        awaitingErasure: { description: 'Nothing was sent yet.' },
        erasingFailed: {
          description:
            'Nothing is known to be deleted, and why is said. Whoever leaves sees who is there now.',
          on: { 'step.left': leaveFailed },
        },
      },
    },
    erasing: {
      description: 'The server deletes the person and all that it keeps of them.',
      tags: 'busy',
      invoke: {
        id: 'erasePerson',
        src: 'erasePerson',
        input: ({ context: { chosen, password } }) => ({ id: chosen, password }),
        onDone: [
          {
            guard: isDone,
            target: 'loading',
            actions: ['forgetPerson', say('success', PERSON_ERASED)],
          },
          { target: 'confirmingErasure.erasingFailed', actions: rememberRefusal },
        ],
        onError: { target: 'confirmingErasure.erasingFailed', actions: rememberFailure },
      },
      exit: 'forgetPassword',
    },
  },
});

type FamilySnapshot = SnapshotFrom<typeof familyProfilesMachine>;

/** Screens of the page: every leaf of the chart belongs to one. */
export type FamilyScreen =
  | 'loading'
  | 'loadingFailed'
  | 'people'
  | 'describing'
  | 'confirming'
  | 'erasure';

export const selectFamilyScreen = (snapshot: FamilySnapshot): FamilyScreen => {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('loadingFailed')) return 'loadingFailed';
  if (snapshot.matches('describing')) return 'describing';
  if (snapshot.matches('confirming')) return 'confirming';
  if (snapshot.matches('keeping')) {
    return staysGrown(snapshot.context, snapshot.context.details) ? 'describing' : 'confirming';
  }
  return snapshot.matches('shown') || snapshot.matches('exporting') ? 'people' : 'erasure';
};

export const selectPeople = ({ context }: FamilySnapshot): readonly FamilyProfile[] =>
  context.people;

/** Returns the year by the clinic's calendar. */
export const selectThisYear = ({ context }: FamilySnapshot): number => context.thisYear;

/** Returns the person whom a change is about; null where there is none. */
export const selectChosen = ({ context }: FamilySnapshot): FamilyProfile | null =>
  personIn(context);

/** Returns what the account holder has to confirm of the person who is added. */
export const selectConfirmed = ({ context }: FamilySnapshot): FamilyConsent => confirmedOf(context);

/** Returns true while something is on its way to the server. */
export const selectIsWorking = (snapshot: FamilySnapshot): boolean => snapshot.hasTag('busy');

/** Returns true while the data of somebody are fetched. */
export const selectIsExporting = (snapshot: FamilySnapshot): boolean =>
  snapshot.matches('exporting');

/** Returns true where nobody alive is born in the year that was written. */
export const selectIsYearRefused = (snapshot: FamilySnapshot): boolean =>
  snapshot.matches({ describing: 'yearRefused' });

const FAILED = [
  { shown: 'exportFailed' },
  { describing: 'keepingFailed' },
  { confirming: 'keepingFailed' },
  { confirmingErasure: 'erasingFailed' },
] as const;

/** Returns why the last try changed nothing: the server's sentence, `unknown` where it did not answer, null where nothing is wrong. */
export const selectProblem = (snapshot: FamilySnapshot): { readonly said: string | null } | null =>
  FAILED.some((state) => snapshot.matches(state)) ? { said: snapshot.context.refusal } : null;
