import type { familyProfilesMachine } from '../../../machines/family-profiles/family-profiles.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { AARAV, CHILD, FAMILY, FULL, GROWN, LATA, OFFLINE, REFUSED } from './cases.ts';

const refused = <To extends string>(to: To) => ({
  with: { output: { verdict: 'refused', message: REFUSED } },
  to,
  knows: { refusal: REFUSED },
});
const done = { output: { verdict: 'done' } };
const EMPTY = { name: '', birthYear: '' };
/** She is grown, and stays so by what was written. */
const LATAS = { chosen: LATA.id, details: GROWN };
const gone = { details: EMPTY, guardian: '', chosen: '' };

const oracle: Oracle<typeof familyProfilesMachine> = {
  known: {
    ...FAMILY,
    relation: 'child',
    details: CHILD,
    guardian: '',
    chosen: AARAV.id,
    password: null,
    refusal: null,
  },
  opens: [{ input: undefined, at: 'loading', knows: { people: [], refusal: null } }],
  starts: {
    loading: ['calls loadFamily'],
    keeping: ['calls keepPerson'],
    exporting: ['calls exportPerson'],
    erasing: ['calls erasePerson'],
  },
  leaves: {
    loading: {
      tags: ['busy'],
      on: {
        'done: loadFamily': {
          with: { output: FULL },
          to: 'shown.untried',
          knows: { people: FULL.people },
        },
        'failed: loadFamily': { with: { error: OFFLINE }, to: 'loadingFailed' },
      },
    },
    loadingFailed: { on: { 'load.retried': { to: 'loading' } } },
    'shown.untried': { on: {} },
    'shown.exportFailed': { on: {} },
    'describing.awaitingDetails': { on: {} },
    'describing.yearRefused': { on: {} },
    'confirming.awaitingConfirmation': { on: {} },
    // Its reply may have been lost, so who is there is read again.
    'describing.keepingFailed': { on: { 'step.left': { to: 'loading', knows: gone } } },
    'confirming.keepingFailed': { on: { 'step.left': { to: 'loading', knows: gone } } },
    keeping: {
      tags: ['busy'],
      on: {
        'done: keepPerson': [
          {
            given: { chosen: '' },
            with: done,
            to: 'loading',
            knows: gone,
            does: ['emits notice.raised: Added'],
          },
          { with: done, to: 'loading', knows: gone, does: ['emits notice.raised: Saved'] },
          { given: LATAS, ...refused('describing.keepingFailed') },
          // A correction that makes a child of her was confirmed.
          {
            given: { ...LATAS, details: CHILD },
            ...refused('confirming.keepingFailed'),
          },
          refused('confirming.keepingFailed'),
        ],
        'failed: keepPerson': [
          { given: LATAS, with: { error: OFFLINE }, to: 'describing.keepingFailed' },
          { with: { error: OFFLINE }, to: 'confirming.keepingFailed' },
        ],
      },
    },
    exporting: {
      tags: ['busy'],
      on: {
        'done: exportPerson': {
          to: 'shown.untried',
          knows: gone,
          does: ['emits notice.raised: Download ready'],
        },
        'failed: exportPerson': {
          with: { error: OFFLINE },
          to: 'shown.exportFailed',
          knows: gone,
        },
      },
    },
    'confirmingErasure.awaitingErasure': { on: {} },
    // Its reply may have been lost, so who is there is read again.
    'confirmingErasure.erasingFailed': { on: { 'step.left': { to: 'loading', knows: gone } } },
    erasing: {
      tags: ['busy'],
      on: {
        'done: erasePerson': [
          { with: done, to: 'loading', knows: gone, does: ['emits notice.raised: Deleted'] },
          refused('confirmingErasure.erasingFailed'),
        ],
        'failed: erasePerson': { with: { error: OFFLINE }, to: 'confirmingErasure.erasingFailed' },
      },
    },
  },
  around: {
    shown: {
      'relation.chosen': [
        {
          at: 'shown.untried',
          with: { relation: 'parent' },
          to: 'describing.awaitingDetails',
          // The one who was chosen before is not the one who is added.
          knows: { relation: 'parent', ...gone },
        },
        {
          at: 'shown.untried',
          given: { people: FULL.people },
          with: { relation: 'parent' },
          to: 'refused',
        },
      ],
      'correction.chosen': {
        at: 'shown.untried',
        with: { id: LATA.id },
        to: 'describing.awaitingDetails',
        knows: { chosen: LATA.id, relation: 'parent', details: GROWN, guardian: '' },
      },
      'export.chosen': {
        at: 'shown.untried',
        with: { id: LATA.id },
        to: 'exporting',
        knows: { chosen: LATA.id },
      },
      'erasure.chosen': {
        at: 'shown.untried',
        with: { id: LATA.id },
        to: 'confirmingErasure.awaitingErasure',
        knows: { chosen: LATA.id },
      },
    },
    describing: {
      'details.submitted': [
        {
          at: 'describing.awaitingDetails',
          given: { chosen: '' },
          with: { details: GROWN },
          to: 'confirming.awaitingConfirmation',
          knows: { details: GROWN },
        },
        // A grown person who stays one is corrected at once.
        {
          at: 'describing.awaitingDetails',
          given: LATAS,
          with: { details: { name: ' Lata  Rao ', birthYear: '1951' } },
          to: 'keeping',
          knows: { details: { name: 'Lata Rao', birthYear: '1951' } },
        },
        // A child is confirmed, whose guardian may be another now; and so is who becomes one, or is none any more.
        {
          at: 'describing.awaitingDetails',
          with: { details: CHILD },
          to: 'confirming.awaitingConfirmation',
        },
        {
          at: 'describing.awaitingDetails',
          with: { details: GROWN },
          to: 'confirming.awaitingConfirmation',
        },
        {
          at: 'describing.awaitingDetails',
          given: LATAS,
          with: { details: CHILD },
          to: 'confirming.awaitingConfirmation',
        },
        {
          at: 'describing.awaitingDetails',
          with: { details: { name: 'Lata Rao', birthYear: '2027' } },
          to: 'describing.yearRefused',
          knows: { details: { name: 'Lata Rao', birthYear: '2027' } },
        },
        {
          at: 'describing.awaitingDetails',
          with: { details: { name: '', birthYear: '2018' } },
          to: 'refused',
        },
      ],
      'step.left': { at: 'describing.awaitingDetails', to: 'shown.untried', knows: gone },
    },
    confirming: {
      'person.confirmed': [
        {
          at: 'confirming.awaitingConfirmation',
          with: { guardian: 'Asha Rao' },
          to: 'keeping',
          knows: { guardian: 'Asha Rao' },
        },
        // Nobody is taken for a child’s guardian whose name is not written.
        { at: 'confirming.awaitingConfirmation', with: { guardian: '' }, to: 'refused' },
        {
          at: 'confirming.awaitingConfirmation',
          given: { details: GROWN },
          with: { guardian: '' },
          to: 'keeping',
        },
      ],
      'step.left': { at: 'confirming.awaitingConfirmation', to: 'shown.untried', knows: gone },
    },
    confirmingErasure: {
      'erasure.confirmed': [
        {
          at: 'confirmingErasure.awaitingErasure',
          with: { password: 'eleven green tigers' },
          to: 'erasing',
          knows: { password: 'eleven green tigers' },
        },
        { at: 'confirmingErasure.awaitingErasure', with: { password: '' }, to: 'refused' },
        {
          at: 'confirmingErasure.awaitingErasure',
          given: { hasPassword: false },
          with: { password: null },
          to: 'erasing',
        },
      ],
      'step.left': { at: 'confirmingErasure.awaitingErasure', to: 'shown.untried', knows: gone },
    },
  },
};

holdAgainst('familyProfiles', oracle);
