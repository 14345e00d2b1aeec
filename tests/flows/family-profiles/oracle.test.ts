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
    adding: ['calls addPerson'],
    renaming: ['calls renamePerson'],
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
    'confirming.addingFailed': { on: { 'step.left': { to: 'loading', knows: gone } } },
    adding: {
      tags: ['busy'],
      on: {
        'done: addPerson': [
          { with: done, to: 'loading', knows: gone, does: ['emits notice.raised: Added'] },
          refused('confirming.addingFailed'),
        ],
        'failed: addPerson': { with: { error: OFFLINE }, to: 'confirming.addingFailed' },
      },
    },
    'correcting.awaitingName': { on: {} },
    // Its reply may have been lost, so who is there is read again.
    'correcting.renamingFailed': { on: { 'step.left': { to: 'loading', knows: gone } } },
    renaming: {
      tags: ['busy'],
      on: {
        'done: renamePerson': [
          { with: done, to: 'loading', knows: gone, does: ['emits notice.raised: Saved'] },
          refused('correcting.renamingFailed'),
        ],
        'failed: renamePerson': { with: { error: OFFLINE }, to: 'correcting.renamingFailed' },
      },
    },
    exporting: {
      tags: ['busy'],
      on: {
        'done: exportPerson': {
          to: 'shown.untried',
          does: ['emits notice.raised: Download ready'],
        },
        'failed: exportPerson': { with: { error: OFFLINE }, to: 'shown.exportFailed' },
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
          knows: { relation: 'parent' },
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
        to: 'correcting.awaitingName',
        knows: { chosen: LATA.id },
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
          with: { details: GROWN },
          to: 'confirming.awaitingConfirmation',
          knows: { details: GROWN },
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
          to: 'adding',
          knows: { guardian: 'Asha Rao' },
        },
        // Nobody is taken for a child’s guardian whose name is not written.
        { at: 'confirming.awaitingConfirmation', with: { guardian: '' }, to: 'refused' },
        {
          at: 'confirming.awaitingConfirmation',
          given: { details: GROWN },
          with: { guardian: '' },
          to: 'adding',
        },
      ],
      'step.left': { at: 'confirming.awaitingConfirmation', to: 'shown.untried', knows: gone },
    },
    correcting: {
      'name.submitted': [
        {
          at: 'correcting.awaitingName',
          with: { name: ' Aarav R. Rao ' },
          to: 'renaming',
          knows: { details: { ...CHILD, name: 'Aarav R. Rao' } },
        },
        { at: 'correcting.awaitingName', with: { name: '' }, to: 'refused' },
      ],
      'step.left': { at: 'correcting.awaitingName', to: 'shown.untried', knows: gone },
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
