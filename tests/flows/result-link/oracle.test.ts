import type { resultLinkMachine } from '../../../machines/result-link/result-link.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import {
  GOOD,
  LINK_ID,
  MADE,
  MADE_VERDICT,
  NOTE_CHANGED,
  OFFLINE,
  OTHER_ID,
  OVER,
  REFUSED,
  RESULT_ID,
  VISIT,
  WITHDRAWN,
} from './cases.ts';

type Asked = Move<typeof resultLinkMachine>;
type Moves = Readonly<Record<string, Asked | readonly Asked[]>>;
const UNMADE = { made: null } as const;
const LISTED: Moves = {
  'links.requested': { to: 'readingLinks', knows: { made: MADE } },
  'link.ended': { with: { id: LINK_ID }, to: 'endingLink', knows: { ending: LINK_ID } },
};
const CHOOSING: Moves = {
  ...LISTED,
  'days.chosen': { with: { days: 30 }, to: 'choosing', knows: { days: 30 } },
  'visit.chosen': [
    { with: { isIncluded: true }, to: 'choosing', knows: { includesVisit: true } },
    {
      given: { includesVisit: true },
      with: { isIncluded: false },
      to: 'choosing',
      knows: { includesVisit: false },
    },
    // There is nothing to choose without a visit.
    { given: { visit: null }, with: { isIncluded: true }, to: 'refused' },
  ],
  'link.requested': { given: { sentence: 'No.' }, to: 'makingLink', knows: { sentence: null } },
};
const PASSING: Moves = {
  'link.passed': { with: { way: 'copy' }, to: 'passingLink', knows: { made: MADE } },
  'link.shown': { to: 'choosing', knows: UNMADE },
};
const said = (title: string) => [`emits notice.raised: ${title}`];

const oracle: Oracle<typeof resultLinkMachine> = {
  known: {
    id: RESULT_ID,
    links: [GOOD],
    days: 7,
    visit: VISIT,
    includesVisit: false,
    made: MADE,
    sentence: null,
    ending: null,
  },
  opens: [
    {
      input: { id: RESULT_ID },
      at: 'offered',
      knows: { links: null, days: 1, visit: null, includesVisit: false, ...UNMADE },
    },
  ],
  starts: {
    readingLinks: ['calls readLinks'],
    makingLink: ['calls makeLink'],
    passingLink: ['calls passOn'],
    endingLink: ['calls endLink'],
  },
  leaves: {
    offered: { on: { 'links.requested': { to: 'readingLinks' } } },
    readingLinks: {
      tags: ['busy'],
      on: {
        'done: readLinks': [
          {
            with: { output: { links: [OVER], visit: null } },
            to: 'linkShown',
            knows: { links: [OVER], visit: null, made: MADE },
          },
          {
            given: { ...UNMADE, includesVisit: true },
            with: { output: { links: [OVER], visit: VISIT } },
            to: 'choosing',
            knows: { links: [OVER], visit: VISIT, includesVisit: true, ...UNMADE },
          },
          // Another version was not read when the visit was chosen.
          {
            given: { ...UNMADE, includesVisit: true },
            with: { output: { links: [OVER], visit: WITHDRAWN } },
            to: 'choosing',
            knows: { visit: WITHDRAWN, includesVisit: false },
          },
        ],
        'failed: readLinks': [
          // Nobody can show it again.
          { with: { error: OFFLINE }, to: 'linkShown', knows: { made: MADE } },
          { given: UNMADE, with: { error: OFFLINE }, to: 'readingFailed', knows: UNMADE },
        ],
      },
    },
    readingFailed: { on: { 'links.requested': { to: 'readingLinks' } } },
    choosing: { on: CHOOSING },
    makingLink: {
      tags: ['busy'],
      on: {
        'done: makeLink': [
          {
            given: { ...UNMADE, includesVisit: true },
            with: { output: MADE_VERDICT },
            to: 'readingLinks',
            knows: { made: MADE, includesVisit: false },
          },
          {
            given: UNMADE,
            with: { output: REFUSED },
            to: 'makingRefused',
            knows: { ...UNMADE, sentence: REFUSED.sentence },
          },
          // What was ticked was withdrawn meanwhile.
          {
            given: { ...UNMADE, includesVisit: true },
            with: { output: NOTE_CHANGED },
            to: 'makingRefused',
            knows: {
              ...UNMADE,
              visit: WITHDRAWN,
              includesVisit: false,
              sentence:
                'No link was made: what the dentist wrote has changed. Read it anew, then decide whether to show it.',
            },
          },
        ],
        'failed: makeLink': {
          given: UNMADE,
          with: { error: OFFLINE },
          to: 'makingFailed',
          knows: UNMADE,
        },
      },
    },
    makingRefused: { on: CHOOSING },
    makingFailed: { on: CHOOSING },
    linkShown: {
      on: { ...LISTED, ...PASSING },
    },
    passingLink: {
      on: {
        'done: passOn': [
          { with: { output: 'copied' }, to: 'linkShown', does: said('Link copied') },
          { with: { output: 'shared' }, to: 'linkShown' },
          { with: { output: 'dismissed' }, to: 'linkShown' },
        ],
        'failed: passOn': {
          with: { error: OFFLINE },
          to: 'linkShown',
          does: said('The link was not copied'),
        },
      },
    },
    endingLink: {
      tags: ['busy'],
      on: {
        'done: endLink': [
          // The code of a link that is over leads to nothing.
          {
            given: { ending: LINK_ID },
            to: 'readingLinks',
            knows: { ...UNMADE, ending: null },
          },
          {
            given: { ending: OTHER_ID },
            to: 'readingLinks',
            knows: { made: MADE, ending: null },
          },
        ],
        'failed: endLink': { with: { error: OFFLINE }, to: 'endingFailed', knows: { made: MADE } },
      },
    },
    endingFailed: { on: { ...CHOOSING, ...PASSING } },
  },
};

holdAgainst('resultLink', oracle);
