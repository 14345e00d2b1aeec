import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import type { LinkDays } from '../../contracts/assessment/result-link.ts';
import { LINK_DAYS } from '../../contracts/assessment/result-link.ts';
import type { ShownVisit } from '../../contracts/booking/visit-note.ts';
import type { ResultLink } from '../../contracts/endpoints/result-links.ts';
import { RESULT_LINK_TEXTS } from '../../contracts/texts/en/flows/result-link.ts';
import { LINK_COPIED, LINK_NOT_PASSED } from '../../contracts/texts/en/flows/room-invitation.ts';
import type { PassedOn, PassedOnVerdict } from '../assessment/assessment.setup.ts';
import { notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';

/** The saved result that is shown. */
export type ResultLinkInput = { readonly id: string };

/** A link as only the page that made it has it: its address holds the key, and `picture` is the address as a code to scan. */
export type MadeLink = {
  readonly id: string;
  readonly address: string;
  readonly passcode: string;
  readonly picture: string;
  /** True where it also shows what the dentist of a call wrote. */
  readonly hasVisit: boolean;
};

/** The links to a result, and the visit that can go along with the next one. */
export type ReadLinks = {
  readonly links: readonly ResultLink[];
  readonly visit: ShownVisit | null;
};

/** `visit`: what goes along; null for the result alone. */
export type MakingInput = ResultLinkInput & {
  readonly days: LinkDays;
  readonly visit: ShownVisit | null;
};

/** `refused`: the server makes no more, and says why. `noteChanged`: what was ticked is not what the dentist's note says now. */
export type LinkMade =
  | { readonly verdict: 'made'; readonly link: MadeLink }
  | { readonly verdict: 'noteChanged'; readonly visit: ShownVisit | null }
  | { readonly verdict: 'refused'; readonly sentence: string };

type ResultLinkContext = ResultLinkInput & {
  /** Null before they were read. */
  readonly links: readonly ResultLink[] | null;
  readonly days: LinkDays;
  /** The call to which the result was brought; null where there is none, or its dentist has not written yet. */
  readonly visit: ShownVisit | null;
  /** True once the patient has said that the next link shows the visit, too. */
  readonly includesVisit: boolean;
  readonly made: MadeLink | null;
  /** Reason why no link was made, in the server's words; null where it could not be asked. */
  readonly sentence: string | null;
  /** The link that is being ended. */
  readonly ending: string | null;
};

type ResultLinkEvents =
  | { type: 'links.requested' }
  | { type: 'days.chosen'; days: LinkDays }
  | { type: 'visit.chosen'; isIncluded: boolean }
  | { type: 'link.requested' }
  | { type: 'link.passed'; way: PassedOn['way'] }
  | { type: 'link.shown' }
  | { type: 'link.ended'; id: string };

const resultLink = setup({
  types: {} as {
    input: ResultLinkInput;
    context: ResultLinkContext;
    events: ResultLinkEvents;
    emitted: NoticeRaised;
    children: {
      readLinks: 'readLinks';
      makeLink: 'makeLink';
      endLink: 'endLink';
      passOn: 'passOn';
    };
    tags: Tag;
  },
  actors: {
    readLinks: notProvided<ReadLinks, ResultLinkInput>('readLinks'),
    /** Encrypts the result on this device, and has the server keep what is encrypted. */
    makeLink: notProvided<LinkMade, MakingInput>('makeLink'),
    endLink: notProvided<void, ResultLinkInput>('endLink'),
    passOn: notProvided<PassedOnVerdict, PassedOn>('passOn'),
  },
  actions: {
    /** Only what stood there when it was chosen goes along: another version of the note is chosen anew. */
    rememberLinks: assign(({ context }, { links, visit }: ReadLinks) => ({
      links,
      visit,
      includesVisit:
        context.includesVisit && visit?.note.closed_at === context.visit?.note.closed_at,
    })),
    rememberDays: assign((_, { days }: { readonly days: LinkDays }) => ({ days })),
    rememberChoice: assign((_, { isIncluded }: { readonly isIncluded: boolean }) => ({
      includesVisit: isIncluded,
    })),
    /** Each link is a decision of its own, so the next one begins without the visit. */
    rememberMade: assign((_, made: LinkMade) => {
      if (made.verdict === 'refused') return { sentence: made.sentence };
      return made.verdict === 'made'
        ? { made: made.link, includesVisit: false }
        : { visit: made.visit, includesVisit: false, sentence: RESULT_LINK_TEXTS.noteChanged };
    }),
    forgetMade: assign({ made: null }),
    forgetSentence: assign({ sentence: null }),
    rememberEnding: assign((_, { id }: { readonly id: string }) => ({ ending: id })),
    /** Nobody can open a link that has ended, so its code and passcode are taken off the page. */
    forgetEnded: assign(({ context: { made, ending } }) => ({
      made: made?.id === ending ? null : made,
      ending: null,
    })),
    raiseNotice: raisesNotice(),
  },
  guards: {
    wasMade: (_, made: LinkMade) => made.verdict === 'made',
    hasMade: ({ context }) => context.made !== null,
    hasVisit: ({ context }) => context.visit !== null,
    wasCopied: (_, { verdict }: { readonly verdict: PassedOnVerdict }) => verdict === 'copied',
  },
});

/** The links that are listed can be read anew and ended. */
const listed = resultLink.createStateConfig({
  on: {
    'links.requested': 'readingLinks',
    'link.ended': {
      target: 'endingLink',
      actions: { type: 'rememberEnding', params: ({ event }) => event },
    },
  },
}).on;

const choosing = resultLink.createStateConfig({
  on: {
    ...listed,
    'days.chosen': {
      target: 'choosing',
      actions: { type: 'rememberDays', params: ({ event }) => event },
    },
    'visit.chosen': {
      guard: 'hasVisit',
      target: 'choosing',
      actions: { type: 'rememberChoice', params: ({ event }) => event },
    },
    'link.requested': { target: 'makingLink', actions: 'forgetSentence' },
  },
}).on;

/**
 * "Show to another dentist": links with a passcode to one saved result, for somebody without an account (NEW-101, NEW-102).
 * Only this page has the key of a link that it has made, so that neither the server nor a reload can show it again. The page of
 * a saved result runs it.
 */
export const resultLinkMachine = resultLink.createMachine({
  id: 'resultLink',
  description: 'A patient shows a saved result to a dentist elsewhere, by a link.',
  context: ({ input }) => ({
    ...input,
    links: null,
    days: LINK_DAYS[0],
    visit: null,
    includesVisit: false,
    made: null,
    sentence: null,
    ending: null,
  }),
  initial: 'offered',
  states: {
    offered: {
      description: 'It can be asked for; nothing is read before.',
      on: { 'links.requested': 'readingLinks' },
    },
    readingLinks: {
      description: 'The server is asked for the links to this result and their openings.',
      tags: 'busy',
      invoke: {
        id: 'readLinks',
        src: 'readLinks',
        input: ({ context: { id } }) => ({ id }),
        onDone: [
          {
            guard: 'hasMade',
            target: 'linkShown',
            actions: { type: 'rememberLinks', params: ({ event }) => event.output },
          },
          {
            target: 'choosing',
            actions: { type: 'rememberLinks', params: ({ event }) => event.output },
          },
        ],
        onError: [
          // Nobody can show it again, so it stands there although the list does not.
          { guard: 'hasMade', target: 'linkShown' },
          { target: 'readingFailed' },
        ],
      },
    },
    readingFailed: {
      description: 'The server could not be asked; every link works as before.',
      on: { 'links.requested': 'readingLinks' },
    },
    choosing: {
      description:
        'The patient chooses how long a link works and whether the visit goes along, and looks at those there are.',
      on: choosing,
    },
    makingLink: {
      description: 'The result is encrypted on this device, and the server keeps it.',
      tags: 'busy',
      invoke: {
        id: 'makeLink',
        src: 'makeLink',
        input: ({ context: { id, days, visit, includesVisit } }) => ({
          id,
          days,
          visit: includesVisit ? visit : null,
        }),
        onDone: [
          {
            guard: { type: 'wasMade', params: ({ event }) => event.output },
            target: 'readingLinks',
            actions: { type: 'rememberMade', params: ({ event }) => event.output },
          },
          {
            target: 'makingRefused',
            actions: { type: 'rememberMade', params: ({ event }) => event.output },
          },
        ],
        onError: 'makingFailed',
      },
    },
    makingRefused: {
      description:
        'The server makes no more and says why, or the note of the visit has changed since it was read.',
      on: choosing,
    },
    makingFailed: {
      description: 'The browser cannot encrypt, or the server could not be asked.',
      on: choosing,
    },
    linkShown: {
      description: 'Link, code and passcode stand there, this once.',
      on: {
        ...listed,
        'link.passed': 'passingLink',
        'link.shown': { target: 'choosing', actions: 'forgetMade' },
      },
    },
    passingLink: {
      description: 'The link is copied, or handed to another app.',
      invoke: {
        id: 'passOn',
        src: 'passOn',
        input: ({ context: { made }, event }) => ({
          way: event.type === 'link.passed' ? event.way : 'copy',
          title: RESULT_LINK_TEXTS.shareTitle,
          text: made?.address ?? '',
        }),
        onDone: [
          {
            guard: { type: 'wasCopied', params: ({ event }) => ({ verdict: event.output }) },
            target: 'linkShown',
            actions: say('success', LINK_COPIED),
          },
          { target: 'linkShown' },
        ],
        onError: { target: 'linkShown', actions: say('error', LINK_NOT_PASSED) },
      },
    },
    endingLink: {
      description: 'The server is asked to end a link and to delete what it leads to.',
      tags: 'busy',
      invoke: {
        id: 'endLink',
        src: 'endLink',
        input: ({ context: { ending } }) => ({ id: ending ?? '' }),
        onDone: { target: 'readingLinks', actions: 'forgetEnded' },
        onError: 'endingFailed',
      },
    },
    endingFailed: {
      description: 'The server could not be asked, so the link may still work.',
      on: {
        ...choosing,
        // What was made before stands there still.
        'link.passed': { guard: 'hasMade', target: 'passingLink' },
        'link.shown': { guard: 'hasMade', target: 'choosing', actions: 'forgetMade' },
      },
    },
  },
});

type ResultLinkSnapshot = SnapshotFrom<typeof resultLinkMachine>;

/** Parts of the page: every leaf of the chart belongs to one of the five. */
export type ResultLinkPart = 'offered' | 'reading' | 'notRead' | 'choosing' | 'shown';

export const selectResultLinkPart = (snapshot: ResultLinkSnapshot): ResultLinkPart => {
  if (snapshot.matches('offered')) return 'offered';
  if (snapshot.matches('readingFailed')) return 'notRead';
  if (snapshot.context.made !== null) return 'shown';
  return snapshot.context.links === null ? 'reading' : 'choosing';
};

export const selectLinks = ({ context }: ResultLinkSnapshot): readonly ResultLink[] =>
  context.links ?? [];

export const selectDays = ({ context }: ResultLinkSnapshot): LinkDays => context.days;

/** The visit that can go along with the next link. */
export const selectVisit = ({ context }: ResultLinkSnapshot): ShownVisit | null => context.visit;

export const selectIncludesVisit = ({ context }: ResultLinkSnapshot): boolean =>
  context.includesVisit;

/** The link that this page has made, while it stands there. */
export const selectMade = ({ context }: ResultLinkSnapshot): MadeLink | null => context.made;

export const selectIsMaking = (snapshot: ResultLinkSnapshot): boolean =>
  snapshot.matches('makingLink');

/** The link that is being ended, if any. */
export const selectEnding = (snapshot: ResultLinkSnapshot): string | null =>
  snapshot.matches('endingLink') ? snapshot.context.ending : null;

/** Returns what is said of a request that went wrong; null where none did. */
export const selectLinkProblem = (snapshot: ResultLinkSnapshot): string | null => {
  if (snapshot.matches('makingRefused')) return snapshot.context.sentence;
  if (snapshot.matches('makingFailed')) return RESULT_LINK_TEXTS.makingFailed;
  return snapshot.matches('endingFailed') ? RESULT_LINK_TEXTS.endingFailed : null;
};
