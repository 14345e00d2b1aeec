import type { Oracle } from '../../kit/oracle.ts';
import { DIAGNOSIS, JAW } from '../../kit/samples.ts';
import {
  ABOUT_A_CHILD,
  BARE_PAIN,
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
} from './cases.ts';
import type { Assessment } from './cases.ts';
import type { signs } from './oracle.signs.ts';

type Leaves = Oracle<Assessment>['leaves'];
type AskedBack = keyof typeof signs;

/** What the leaves of INTRO take before and after signs are asked back, and what follows from it. */
export const intro: Pick<Leaves, Exclude<Extract<keyof Leaves, `INTRO.${string}`>, AskedBack>> = {
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
          to: 'AGE_COLLECTION',
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
          to: 'AGE_COLLECTION',
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
      // Spoken words come behind the press that sent the others.
      'concern.changed': {
        with: { text: 'my gums bleed and I cannot swallow' },
        to: 'INTRO.editingConcern',
        knows: { concernText: 'my gums bleed and I cannot swallow' },
      },
      'done: validateConcern': [
        {
          given: { concernText: ' my gums bleed ' },
          with: { output: DENTAL },
          to: 'AGE_COLLECTION',
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
        // What the server read stands before the keywords; of several categories the person picks one.
        {
          given: { concernText: 'it hurts' },
          with: { output: { ...DENTAL, fitting_categories: ['other', 'pain'] } },
          to: 'CATEGORY',
          knows: {
            ...changed,
            chatContext: { ...person, issue: 'it hurts' },
            fittingCategories: ['other', 'pain'],
          },
        },
        {
          given: { concernText: person.issue, openSignAnswers: { trismus: 'no' } },
          with: { output: DENTAL },
          to: 'AGE_COLLECTION',
          knows: { ...unchanged, openSignAnswers: null },
        },
        {
          given: { concernText: person.issue },
          with: { output: ABOUT_A_CHILD },
          to: 'AGE_COLLECTION',
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
          to: 'AGE_COLLECTION',
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
        // Words that tell it plainly: help has the screen first, once for a level.
        {
          given: { concernText: 'no air' },
          with: { output: GRAVE_WITHOUT_TEETH },
          to: 'INTRO.gettingHelpFirst',
          knows: {
            ...unchanged,
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: {},
            helpShown: null,
          },
        },
        {
          given: { concernText: 'no air', helpShown: 'dental' },
          with: { output: GRAVE_WITHOUT_TEETH },
          to: 'INTRO.gettingHelpFirst',
          knows: { helpShown: 'dental' },
        },
        {
          given: { concernText: 'no air', helpShown: 'medical' },
          with: { output: GRAVE_WITHOUT_TEETH },
          to: 'INTRO.confirmingSigns',
          knows: { openSignAnswers: {}, helpShown: 'medical' },
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
        // Words without a place are asked for it, whether or not they read as dental.
        {
          given: { concernText: 'it hurts' },
          with: { output: BARE_PAIN },
          to: 'INTRO.placingConcern',
          knows: { ...unchanged, concernText: 'it hurts', reading: BARE_PAIN },
        },
        {
          given: { concernText: 'the weather' },
          with: { output: NOT_DENTAL },
          to: 'INTRO.concernDoubted',
          knows: { ...unchanged, concernText: 'the weather' },
        },
      ],
      'failed: validateConcern': {
        given: { concernText: 'my gums bleed' },
        to: 'INTRO.validationFailed',
        knows: { concernText: 'my gums bleed' },
      },
    },
  },
  'INTRO.judgingConcern': 'passes',
  'INTRO.placingConcern': {
    on: {
      'concern.changed': {
        given: { reading: BARE_PAIN, openSignAnswers: { trismus: 'no' } },
        with: { text: 'it hurts when I bite' },
        to: 'INTRO.editingConcern',
        knows: { concernText: 'it hurts when I bite', openSignAnswers: null },
      },
      'place.chosen': [
        {
          given: { concernText: ' it hurts ', openSignAnswers: { trismus: 'no' } },
          with: { place: 'jaw' },
          to: 'INTRO.validatingConcern',
          knows: {
            ...unchanged,
            concernText: 'it hurts (jaw or face)',
            openSignAnswers: { trismus: 'no' },
          },
        },
        {
          given: { concernText: 'it hurts', reading: BARE_PAIN },
          with: { place: 'elsewhere' },
          to: 'INTRO.concernReferred',
          knows: { ...unchanged, concernText: 'it hurts' },
        },
      ],
    },
  },
  'INTRO.concernReferred': {
    on: {
      'concern.affirmed': {
        given: { concernText: 'something is odd', reading: BARE_PAIN },
        to: 'CATEGORY',
        knows: { ...changed, chatContext: { ...person, issue: 'something is odd' } },
      },
      'warning.acknowledged': {
        given: { concernText: 'it hurts' },
        to: 'INTRO.editingConcern',
        knows: { ...unchanged, concernText: '', openSignAnswers: null },
      },
    },
  },
  'INTRO.concernDoubted': {
    on: {
      'concern.affirmed': [
        // Who was asked for the place is not asked again.
        {
          given: { concernText: 'something is odd', reading: BARE_PAIN },
          to: 'CATEGORY',
          knows: { ...changed, chatContext: { ...person, issue: 'something is odd' } },
        },
        {
          given: { concernText: 'the cap is off', reading: NOT_DENTAL },
          to: 'CATEGORY',
          knows: { ...changed, chatContext: { ...person, issue: 'the cap is off' } },
        },
        {
          given: {
            concernText: 'it hurts',
            reading: { ...NOT_DENTAL, fitting_categories: ['pain'] },
          },
          to: 'AGE_COLLECTION',
          knows: { ...changed, chatContext: { ...person, issue: 'it hurts', category: 'pain' } },
        },
      ],
      'warning.acknowledged': {
        given: { concernText: 'the weather', openSignAnswers: { trismus: 'no' } },
        to: 'INTRO.editingConcern',
        knows: { ...unchanged, concernText: '', openSignAnswers: null },
      },
    },
  },
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
};
