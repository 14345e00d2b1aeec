import type { Oracle } from '../../kit/oracle.ts';
import { BREATHING, DIAGNOSIS, JAW } from '../../kit/samples.ts';
import {
  ABOUT_A_CHILD,
  DENTAL,
  DENTAL_AND_TOLD,
  DENTAL_WITH_SIGNS,
  GRAVE_WITHOUT_TEETH,
  NOT_DENTAL,
  TOLD_WITHOUT_TEETH,
  changed,
  otherCategory,
  person,
  unchanged,
} from './oracle.samples.ts';
import type { Assessment } from './oracle.samples.ts';

type Leaves = Oracle<Assessment>['leaves'];

/** What the leaves of INTRO take, and what follows from it. */
export const intro: Pick<Leaves, Extract<keyof Leaves, `INTRO.${string}`>> = {
  'INTRO.starting': 'passes',
  'INTRO.editingConcern': {
    on: {
      'concern.changed': {
        with: { text: 'my gums ' },
        to: 'stays',
        given: { openSignAnswers: { trismus: 'no' } },
        knows: { concernText: 'my gums ', openSignAnswers: null, diagnosis: DIAGNOSIS },
      },
      'concern.submitted': [
        { given: { concernText: '  ' }, to: 'refused' },
        { given: { concernText: 'asdfgh' }, to: 'INTRO.concernRejected' },
        { given: { concernText: 'my gums bleed' }, to: 'INTRO.validatingConcern' },
      ],
      'topic.chosen': [
        {
          with: { topic: { label: 'Bleeding Gums', category: 'gums' } },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...otherCategory,
            concernText: 'I have a Bleeding Gums concern',
            openSignAnswers: null,
            chatContext: {
              ...person,
              issue: 'I have a Bleeding Gums concern',
              category: 'gums',
            },
          },
        },
        {
          given: {
            openSignAnswers: { trismus: 'no' },
            isCategoryTaken: true,
            signs: [JAW],
            confirmedSigns: { trismus: 'yes' },
            aboutChild: true,
            suggestedAnswers: { pain_triggers: ['cold'] },
          },
          with: { topic: { label: 'Tooth Pain', category: 'pain' } },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...changed,
            openSignAnswers: null,
            isCategoryTaken: false,
            signs: [],
            confirmedSigns: {},
            aboutChild: false,
            suggestedAnswers: {},
          },
        },
      ],
    },
  },
  'INTRO.validatingConcern': {
    tags: ['busy'],
    on: {
      'done: validateConcern': [
        {
          given: { concernText: ' my gums bleed ' },
          with: { output: DENTAL },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...otherCategory,
            chatContext: { ...person, issue: 'my gums bleed', category: 'gums' },
            isCategoryTaken: true,
          },
        },
        // Words of two categories name none.
        {
          given: {
            concernText: 'a white patch in my cheek',
            chatContext: { ...person, category: null },
          },
          with: { output: DENTAL },
          to: 'CATEGORY',
          knows: {
            ...changed,
            chatContext: { ...person, issue: 'a white patch in my cheek', category: null },
            isCategoryTaken: false,
          },
        },
        {
          given: { concernText: 'something is odd' },
          with: { output: DENTAL },
          to: 'CATEGORY',
          knows: { ...changed, chatContext: { ...person, issue: 'something is odd' } },
        },
        {
          given: { concernText: person.issue, openSignAnswers: { trismus: 'no' } },
          with: { output: DENTAL },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: { ...unchanged, openSignAnswers: null },
        },
        {
          given: { concernText: person.issue },
          with: { output: ABOUT_A_CHILD },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...changed,
            aboutChild: true,
            suggestedAnswers: { pain_triggers: ['cold'] },
          },
        },
        // A server of before asks nothing back: what it tells plainly counts.
        {
          given: { concernText: person.issue },
          with: { output: DENTAL_AND_TOLD },
          to: 'INTRO.gettingHelp',
          knows: { ...unchanged, confirmedSigns: {}, helpShown: null },
        },
        {
          given: { concernText: person.issue, helpShown: 'medical' },
          with: { output: DENTAL_AND_TOLD },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...changed,
            signs: [],
            confirmedSigns: { airway_compromise: 'yes' },
            helpShown: 'medical',
          },
        },
        {
          given: { concernText: 'no air' },
          with: { output: TOLD_WITHOUT_TEETH },
          to: 'INTRO.gettingHelp',
          knows: { ...unchanged, confirmedSigns: {} },
        },
        // Dental or not: nothing is accepted before the signs are answered.
        {
          given: { concernText: 'my jaw is stuck' },
          with: { output: DENTAL_WITH_SIGNS },
          to: 'INTRO.confirmingSigns',
          knows: {
            ...unchanged,
            reading: DENTAL_WITH_SIGNS,
            openSignAnswers: {},
            signs: [],
            confirmedSigns: {},
            chatContext: person,
          },
        },
        {
          given: { concernText: 'no air' },
          with: { output: GRAVE_WITHOUT_TEETH },
          to: 'INTRO.confirmingSigns',
          knows: { ...unchanged, reading: GRAVE_WITHOUT_TEETH, openSignAnswers: {} },
        },
        // The same words again: what was answered stands there already.
        {
          given: { concernText: ` ${person.issue} `, confirmedSigns: { trismus: 'no' } },
          with: { output: DENTAL_WITH_SIGNS },
          to: 'INTRO.confirmingSigns',
          knows: { openSignAnswers: { trismus: 'no' } },
        },
        {
          given: {
            concernText: person.issue,
            confirmedSigns: { trismus: 'no' },
            openSignAnswers: { trismus: 'yes' },
          },
          with: { output: DENTAL_WITH_SIGNS },
          to: 'INTRO.confirmingSigns',
          knows: { openSignAnswers: { trismus: 'yes' } },
        },
        {
          given: { concernText: 'other words', confirmedSigns: { trismus: 'no' } },
          with: { output: DENTAL_WITH_SIGNS },
          to: 'INTRO.confirmingSigns',
          knows: { openSignAnswers: {} },
        },
        {
          given: { concernText: 'the weather' },
          with: { output: NOT_DENTAL },
          to: 'INTRO.concernRejected',
          knows: { ...unchanged, concernText: 'the weather' },
        },
      ],
      'failed: validateConcern': {
        given: { concernText: 'my gums bleed' },
        to: 'INTRO.validationFailed',
        knows: { concernText: 'my gums bleed' },
      },
      'after requestTimeout': { to: 'INTRO.validationFailed', knows: unchanged },
    },
  },
  'INTRO.confirmingSigns': {
    on: {
      'sign.answered': [
        {
          given: { reading: DENTAL_WITH_SIGNS, openSignAnswers: { trismus: 'no' } },
          with: { id: BREATHING.id, answer: 'not_sure' },
          to: 'stays',
          knows: {
            ...unchanged,
            openSignAnswers: { trismus: 'no', airway_compromise: 'not_sure' },
            confirmedSigns: {},
          },
        },
        {
          given: { reading: DENTAL_WITH_SIGNS, openSignAnswers: { trismus: 'no' } },
          with: { id: JAW.id, answer: 'yes' },
          to: 'stays',
          knows: { openSignAnswers: { trismus: 'yes' } },
        },
      ],
      'signs.confirmed': [
        { given: { reading: DENTAL_WITH_SIGNS, openSignAnswers: {} }, to: 'refused' },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            openSignAnswers: { trismus: 'no', head_injury: 'no' },
          },
          to: 'refused',
        },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            concernText: 'my gums bleed ',
            openSignAnswers: { trismus: 'no', airway_compromise: 'yes', head_injury: 'yes' },
          },
          to: 'INTRO.gettingHelp',
          knows: { ...unchanged, confirmedSigns: {}, helpShown: null },
        },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            concernText: 'my gums bleed ',
            openSignAnswers: { trismus: 'no', airway_compromise: 'yes', head_injury: 'yes' },
            helpShown: 'medical',
          },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...otherCategory,
            chatContext: { ...person, issue: 'my gums bleed', category: 'gums' },
            isCategoryTaken: true,
            signs: [BREATHING, JAW],
            confirmedSigns: { airway_compromise: 'yes', trismus: 'no' },
            openSignAnswers: null,
          },
        },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            concernText: 'something is odd',
            openSignAnswers: { trismus: 'no', airway_compromise: 'no' },
          },
          to: 'CATEGORY',
          knows: {
            ...changed,
            chatContext: { ...person, issue: 'something is odd' },
            confirmedSigns: { airway_compromise: 'no', trismus: 'no' },
            openSignAnswers: null,
          },
        },
        // The same words with the same answers: the result stays; with another answer it goes.
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            signs: [BREATHING, JAW],
            confirmedSigns: { airway_compromise: 'no', trismus: 'no' },
            openSignAnswers: { trismus: 'no', airway_compromise: 'no' },
          },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: unchanged,
        },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            signs: [BREATHING, JAW],
            confirmedSigns: { airway_compromise: 'no', trismus: 'no' },
            openSignAnswers: { trismus: 'not_sure', airway_compromise: 'no' },
          },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: { ...changed, confirmedSigns: { airway_compromise: 'no', trismus: 'not_sure' } },
        },
        {
          given: {
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'no', airway_compromise: 'not_sure' },
          },
          to: 'INTRO.gettingHelp',
          knows: { ...unchanged, chatContext: person, confirmedSigns: {} },
        },
        {
          given: {
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'not_sure', airway_compromise: 'no' },
          },
          to: 'INTRO.concernRejected',
          knows: { ...unchanged, chatContext: person, confirmedSigns: {} },
        },
      ],
      'step.backRequested': {
        given: {
          concernText: 'my jaw is stuck',
          reading: DENTAL_WITH_SIGNS,
          openSignAnswers: { trismus: 'no' },
        },
        to: 'INTRO.editingConcern',
        knows: {
          ...unchanged,
          concernText: 'my jaw is stuck',
          openSignAnswers: { trismus: 'no' },
        },
      },
    },
  },
  'INTRO.judgingConcern': 'passes',
  'INTRO.concernRejected': {
    on: {
      'warning.acknowledged': {
        given: { concernText: 'the weather', openSignAnswers: { trismus: 'no' } },
        to: 'INTRO.editingConcern',
        knows: { ...unchanged, concernText: '', openSignAnswers: null },
      },
    },
  },
  'INTRO.validationFailed': {
    on: {
      'concern.submitted': {
        given: { concernText: 'my gums bleed' },
        to: 'INTRO.validatingConcern',
        knows: { concernText: 'my gums bleed' },
      },
      'warning.acknowledged': {
        given: { concernText: 'my gums bleed', openSignAnswers: { trismus: 'no' } },
        to: 'INTRO.editingConcern',
        knows: { concernText: 'my gums bleed', openSignAnswers: { trismus: 'no' } },
      },
    },
  },
  'INTRO.gettingHelp': {
    on: {
      'help.acknowledged': [
        {
          given: {
            concernText: person.issue,
            reading: DENTAL_WITH_SIGNS,
            openSignAnswers: { trismus: 'no', airway_compromise: 'yes' },
          },
          to: 'AGE_COLLECTION.awaitingAge',
          knows: {
            ...changed,
            signs: [BREATHING, JAW],
            confirmedSigns: { airway_compromise: 'yes', trismus: 'no' },
            openSignAnswers: null,
            helpShown: 'medical',
          },
        },
        // No words about teeth: they lead nowhere further.
        {
          given: {
            concernText: 'no air',
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'no', airway_compromise: 'yes' },
          },
          to: 'INTRO.editingConcern',
          knows: { ...unchanged, concernText: '', openSignAnswers: null, helpShown: null },
        },
      ],
    },
  },
};
