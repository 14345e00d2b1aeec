import type { personChoiceMachine } from '../../../machines/person-choice/person-choice.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { AARAV, CALL, LATA, OFFLINE, REFUSED, RESULT, SAID } from './cases.ts';

const oracle: Oracle<typeof personChoiceMachine> = {
  known: { ...RESULT, people: [AARAV, LATA], chosen: AARAV, isChanged: false, refusal: null },
  opens: [
    { input: RESULT, at: 'shown.settled', knows: { person: null, people: [], isChanged: false } },
    { input: CALL, at: 'shown.settled', knows: { person: LATA } },
  ],
  starts: { loadingPeople: ['calls listPeople'], savingPerson: ['calls savePerson'] },
  leaves: {
    'shown.settled': { on: {} },
    'shown.loadingFailed': { on: {} },
    loadingPeople: {
      tags: ['busy'],
      on: {
        'done: listPeople': {
          with: { output: [LATA] },
          to: 'choosing.awaitingChoice',
          knows: { people: [LATA] },
        },
        'failed: listPeople': { with: { error: OFFLINE }, to: 'shown.loadingFailed' },
      },
    },
    'choosing.awaitingChoice': { on: {} },
    'choosing.savingFailed': { on: {} },
    savingPerson: {
      tags: ['busy'],
      on: {
        'done: savePerson': { to: 'shown.settled', knows: { person: AARAV, isChanged: true } },
        // It stays of the person it was of.
        'failed: savePerson': [
          {
            with: { error: REFUSED },
            to: 'choosing.savingFailed',
            knows: { person: null, refusal: SAID },
          },
          { with: { error: OFFLINE }, to: 'choosing.savingFailed', knows: { person: null } },
        ],
      },
    },
  },
  around: {
    shown: { 'change.requested': { at: 'shown.settled', to: 'loadingPeople' } },
    choosing: {
      'person.chosen': [
        {
          at: 'choosing.awaitingChoice',
          with: { profileId: LATA.id },
          to: 'savingPerson',
          knows: { chosen: LATA },
        },
        {
          at: 'choosing.awaitingChoice',
          with: { profileId: null },
          to: 'savingPerson',
          knows: { chosen: null },
        },
      ],
      'change.left': [
        { at: 'choosing.awaitingChoice', to: 'shown.settled', knows: { isChanged: false } },
        // A second look that is left takes nothing back.
        {
          at: 'choosing.awaitingChoice',
          given: { isChanged: true },
          to: 'shown.settled',
          knows: { isChanged: true },
        },
      ],
    },
  },
};

holdAgainst('personChoice', oracle);
