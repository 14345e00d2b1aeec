import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { CHECKED_MEDICINES, DIAGNOSIS } from '../../kit/samples.ts';
import { changed, person, unchanged } from './cases.ts';
import type { Assessment } from './cases.ts';

const CHILD = { ...person, age: 'age_0_18' } as const;
const CHILD_UNTICKED = { ...CHILD, consent: false };

/** All is answered about a patient who may be a child, and this about who agrees. */
const ofChild = (consentBy: ConsentBy | null) => ({ chatContext: CHILD, consentBy });

/** Who agrees decides whether a result may be stored; the old one is gone either way. */
const whoAgrees: readonly Move<Assessment>[] = [
  {
    given: { ...ofChild(null), onServer: 'nothing' },
    with: { consentBy: 'guardian' },
    to: 'stays',
    knows: { ...changed, chatContext: CHILD, consentBy: 'guardian', onServer: 'nothing' },
  },
  {
    given: { ...ofChild(null), chatContext: CHILD_UNTICKED },
    with: { consentBy: 'adult' },
    to: 'stays',
    knows: { ...changed, chatContext: CHILD_UNTICKED, consentBy: 'adult' },
  },
  // What was stored with a grown-up's consent stays stored when another grown-up gives it.
  {
    given: { ...ofChild('adult'), onServer: 'result' },
    with: { consentBy: 'guardian' },
    to: 'stays',
    knows: { ...changed, consentBy: 'guardian', onServer: 'result' },
  },
  // Nobody agrees after all: it has to go.
  {
    given: { ...ofChild('guardian'), onServer: 'result' },
    with: { consentBy: 'minor' },
    to: 'stays',
    knows: { ...changed, consentBy: 'minor', onServer: 'deletionOwed' },
  },
  {
    given: { ...ofChild('minor'), onServer: 'deletionOwed' },
    with: { consentBy: 'guardian' },
    to: 'stays',
    knows: { consentBy: 'guardian', onServer: 'deletionOwed' },
  },
  // The same again changes nothing.
  {
    given: { ...ofChild('guardian'), onServer: 'result' },
    with: { consentBy: 'guardian' },
    to: 'stays',
    knows: { ...unchanged, consentBy: 'guardian', onServer: 'result' },
  },
  // Of a grown-up it is not asked.
  { with: { consentBy: 'guardian' }, to: 'refused' },
];

/** What the leaves of CONSENT_GATE take, and what follows from it. */
export const consent: Pick<
  Oracle<Assessment>['leaves'],
  'CONSENT_GATE.awaitingConsent' | 'CONSENT_GATE.diagnosing' | 'CONSENT_GATE.diagnosisFailed'
> = {
  'CONSENT_GATE.awaitingConsent': {
    on: {
      'done: reopenChatSession': [
        {
          given: { chatSessionToken: null },
          with: { output: 'chat-second' },
          to: 'stays',
          knows: { chatSessionToken: 'chat-second' },
        },
        {
          given: { chatSessionToken: 'chat-first' },
          with: { output: 'chat-second' },
          to: 'stays',
          knows: { chatSessionToken: 'chat-first' },
        },
      ],
      'consent.granted': [
        {
          given: { chatContext: { ...person, consent: false }, diagnosis: null },
          to: 'stays',
          knows: { chatContext: person },
        },
        { to: 'refused' },
      ],
      'consent.withdrawn': [
        {
          to: 'stays',
          knows: { ...changed, onServer: 'nothing', chatContext: { ...person, consent: false } },
        },
        // What may have been stored with the consent has to go with it.
        {
          given: { onServer: 'result' },
          to: 'stays',
          knows: { ...changed, onServer: 'deletionOwed' },
        },
        { given: { onServer: 'deletionOwed' }, to: 'stays', knows: { onServer: 'deletionOwed' } },
        { given: { chatContext: { ...person, consent: false } }, to: 'refused' },
      ],
      'assessment.requested': [
        { to: 'CONSENT_GATE.diagnosing', knows: { onServer: 'result' } },
        {
          given: { chatSessionToken: null },
          to: 'CONSENT_GATE.diagnosing',
          knows: { onServer: 'nothing' },
        },
        {
          given: { onServer: 'deletionOwed' },
          to: 'CONSENT_GATE.diagnosing',
          knows: { onServer: 'deletionOwed' },
        },
        { given: { chatContext: { ...person, consent: false } }, to: 'refused' },
        // Where the patient may be a child it is said first who agrees.
        { given: ofChild(null), to: 'refused' },
        { given: { ...ofChild('guardian'), chatContext: CHILD_UNTICKED }, to: 'refused' },
        {
          given: ofChild('guardian'),
          to: 'CONSENT_GATE.diagnosing',
          knows: { onServer: 'result' },
        },
        { given: ofChild('adult'), to: 'CONSENT_GATE.diagnosing', knows: { onServer: 'result' } },
        // For a child alone the result is asked for, and none that may be stored.
        { given: ofChild('minor'), to: 'CONSENT_GATE.diagnosing', knows: { onServer: 'nothing' } },
      ],
      'consentBy.chosen': whoAgrees,
    },
  },
  'CONSENT_GATE.diagnosing': {
    tags: ['busy'],
    on: {
      'done: diagnose': [
        {
          given: { diagnosis: null },
          with: { output: DIAGNOSIS },
          to: 'DIAGNOSIS.readingResult',
          knows: { diagnosis: DIAGNOSIS },
        },
        // What was checked before belongs to the result before; what was answered still holds.
        {
          given: { medicineAnswers: { taken: 'no' }, checkedMedicines: CHECKED_MEDICINES },
          with: { output: DIAGNOSIS },
          to: 'DIAGNOSIS.readingResult',
          knows: { medicineAnswers: { taken: 'no' }, checkedMedicines: null },
        },
      ],
      'failed: diagnose': { given: { diagnosis: null }, to: 'CONSENT_GATE.diagnosisFailed' },
    },
  },
  'CONSENT_GATE.diagnosisFailed': {
    on: {
      'consent.withdrawn': {
        given: { onServer: 'result' },
        to: 'CONSENT_GATE.awaitingConsent',
        knows: { chatContext: { ...person, consent: false }, onServer: 'deletionOwed' },
      },
      'consentBy.chosen': whoAgrees,
      'assessment.requested': { to: 'CONSENT_GATE.diagnosing' },
    },
  },
};
