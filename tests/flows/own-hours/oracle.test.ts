import type { ownHoursMachine } from '../../../machines/own-hours/own-hours.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import {
  BACKWARDS,
  DRAFT,
  EMPTY_LEAVE,
  HELD,
  HOURS,
  NOTICE,
  OFFLINE,
  PAID,
  SAID,
  SAVED,
} from './cases.ts';

const AWAITING = 'editing.awaitingChange';
const BACK = { id: PAID.id, money: 'back' } as const;
const KEPT = { id: PAID.id, money: 'kept' } as const;
const HELD_BACK = { id: HELD.id, money: 'back' } as const;
const UNKNOWN = { version: 0, draft: { hours: [], least_notice: null, leaves: [] } };

const oracle: Oracle<typeof ownHoursMachine> = {
  known: { version: 3, draft: DRAFT, calls: [], decided: [], refusal: '' },
  opens: [{ input: undefined, at: 'loadingHours', knows: { ...UNKNOWN, calls: [], decided: [] } }],
  starts: {
    loadingHours: ['calls loadOwnHours'],
    readingVersion: ['calls loadOwnHours'],
    saving: ['calls saveOwnHours'],
  },
  leaves: {
    loadingHours: {
      tags: ['busy'],
      on: {
        'done: loadOwnHours': [
          {
            given: UNKNOWN,
            with: { output: { verdict: 'read', hours: HOURS } },
            to: AWAITING,
            knows: { version: 3, draft: DRAFT },
          },
          { given: UNKNOWN, with: { output: { verdict: 'notFound' } }, to: 'notFound' },
        ],
        'failed: loadOwnHours': { to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'loading.requested': { to: 'loadingHours' } } },
    notFound: { on: {} },
    [AWAITING]: { on: {} },
    'editing.faultShown': { on: {} },
    'editing.savingRefused': { on: {} },
    'editing.savingFailed': { on: {} },
    'editing.saved': { on: {} },
    deciding: {
      on: {
        'money.chosen': {
          given: { calls: [PAID, HELD], decided: [BACK, HELD_BACK] },
          with: KEPT,
          to: 'stays',
          knows: { decided: [KEPT, HELD_BACK] },
        },
        'callingOff.confirmed': {
          given: { calls: [PAID], decided: [KEPT] },
          to: 'saving',
          knows: { decided: [KEPT] },
        },
        'callingOff.declined': {
          given: { calls: [PAID], decided: [KEPT] },
          to: AWAITING,
          knows: { draft: DRAFT, calls: [], decided: [] },
        },
      },
    },
    saving: {
      tags: ['busy'],
      on: {
        'done: saveOwnHours': [
          {
            given: { calls: [PAID], decided: [KEPT] },
            with: { output: { verdict: 'saved', hours: SAVED } },
            to: 'editing.saved',
            knows: { version: 4, draft: { ...DRAFT, ...NOTICE }, calls: [], decided: [] },
          },
          {
            with: { output: { verdict: 'inTheWay', calls: [PAID, HELD] } },
            to: 'deciding',
            knows: { version: 3, draft: DRAFT, calls: [PAID, HELD], decided: [BACK, HELD_BACK] },
          },
          {
            // Another call was booked meanwhile: what was chosen for the first stays.
            given: { calls: [PAID], decided: [KEPT] },
            with: { output: { verdict: 'inTheWay', calls: [PAID, HELD] } },
            to: 'deciding',
            knows: { calls: [PAID, HELD], decided: [KEPT, HELD_BACK] },
          },
          { with: { output: { verdict: 'newer' } }, to: 'outdated', knows: { draft: DRAFT } },
          {
            given: { calls: [PAID], decided: [KEPT] },
            with: { output: { verdict: 'refused', said: SAID } },
            to: 'editing.savingRefused',
            knows: { refusal: SAID, draft: DRAFT, calls: [], decided: [] },
          },
        ],
        'failed: saveOwnHours': {
          given: { calls: [PAID], decided: [KEPT] },
          with: { error: OFFLINE },
          to: 'editing.savingFailed',
          knows: { draft: DRAFT, calls: [], decided: [] },
        },
      },
    },
    outdated: {
      on: {
        'loading.requested': {
          given: { calls: [PAID], decided: [KEPT] },
          to: 'loadingHours',
          knows: { calls: [], decided: [] },
        },
        'draft.kept': {
          given: { calls: [PAID], decided: [KEPT] },
          to: 'readingVersion',
          knows: { draft: DRAFT, calls: [], decided: [] },
        },
      },
    },
    readingVersion: {
      tags: ['busy'],
      on: {
        'done: loadOwnHours': [
          {
            given: { draft: { ...DRAFT, ...NOTICE } },
            with: { output: { verdict: 'read', hours: { ...HOURS, version: 4 } } },
            to: AWAITING,
            // The draft is the dentist's, and follows on what the other tab has saved.
            knows: { version: 4, draft: { ...DRAFT, ...NOTICE } },
          },
          { with: { output: { verdict: 'notFound' } }, to: 'notFound' },
        ],
        'failed: loadOwnHours': { to: 'outdated', knows: { draft: DRAFT } },
      },
    },
  },
  around: {
    editing: {
      'draft.changed': (
        [
          AWAITING,
          'editing.faultShown',
          'editing.savingRefused',
          'editing.savingFailed',
          'editing.saved',
        ] as const
      ).map((at) => ({
        at,
        with: { change: NOTICE },
        to: AWAITING,
        knows: { draft: { ...DRAFT, ...NOTICE } },
      })),
      'hours.submitted': [
        { at: AWAITING, to: 'saving', knows: { draft: DRAFT } },
        { at: 'editing.saved', to: 'saving' },
        { at: 'editing.savingRefused', to: 'saving' },
        { at: 'editing.savingFailed', to: 'saving' },
        { at: AWAITING, given: { draft: { ...DRAFT, ...BACKWARDS } }, to: 'editing.faultShown' },
        { at: AWAITING, given: { draft: { ...DRAFT, ...EMPTY_LEAVE } }, to: 'editing.faultShown' },
        {
          at: 'editing.faultShown',
          given: { draft: { ...DRAFT, ...BACKWARDS } },
          to: 'editing.faultShown',
        },
      ],
    },
  },
};

holdAgainst('ownHours', oracle);
