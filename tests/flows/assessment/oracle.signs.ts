import type { Oracle } from '../../kit/oracle.ts';
import { BREATHING, JAW } from '../../kit/samples.ts';
import {
  DENTAL_WITH_SIGNS,
  GRAVE_WITHOUT_TEETH,
  TOOTH_OUT_TOLD,
  changed,
  otherCategory,
  person,
  unchanged,
} from './cases.ts';
import type { Assessment } from './cases.ts';

type Leaves = Oracle<Assessment>['leaves'];

/** What the leaves of INTRO take while signs are asked back, and the help before and after them. */
export const signs: Pick<
  Leaves,
  'INTRO.confirmingSigns' | 'INTRO.gettingHelpFirst' | 'INTRO.gettingHelp'
> = {
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
          to: 'AGE_COLLECTION',
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
          to: 'AGE_COLLECTION',
          knows: unchanged,
        },
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            signs: [BREATHING, JAW],
            confirmedSigns: { airway_compromise: 'no', trismus: 'no' },
            openSignAnswers: { trismus: 'not_sure', airway_compromise: 'no' },
          },
          to: 'AGE_COLLECTION',
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
        // Help that was shown before the signs is shown again once they are answered: it is no rejection.
        {
          given: {
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'no', airway_compromise: 'yes' },
            helpShown: 'medical',
          },
          to: 'INTRO.gettingHelp',
          knows: { ...unchanged, confirmedSigns: {} },
        },
        {
          given: {
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'not_sure', airway_compromise: 'no' },
            helpShown: 'medical',
          },
          to: 'INTRO.concernDoubted',
          knows: { ...unchanged, confirmedSigns: {} },
        },
        // A level that is denied counts as not shown: an answer that reaches it interrupts.
        {
          given: {
            reading: DENTAL_WITH_SIGNS,
            openSignAnswers: { trismus: 'no', airway_compromise: 'no' },
            helpShown: 'medical',
          },
          to: 'AGE_COLLECTION',
          knows: { helpShown: null },
        },
        {
          given: {
            reading: GRAVE_WITHOUT_TEETH,
            openSignAnswers: { trismus: 'not_sure', airway_compromise: 'no' },
          },
          to: 'INTRO.concernDoubted',
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
  'INTRO.gettingHelpFirst': {
    on: {
      'help.acknowledged': [
        {
          given: { concernText: 'no air', reading: GRAVE_WITHOUT_TEETH, openSignAnswers: {} },
          to: 'INTRO.confirmingSigns',
          knows: { ...unchanged, concernText: 'no air', helpShown: 'medical', openSignAnswers: {} },
        },
        // A patient who goes on from the first aid for a lost tooth is not asked whether it is out.
        {
          given: { concernText: 'it is out', reading: TOOTH_OUT_TOLD, openSignAnswers: {} },
          to: 'CATEGORY',
          knows: {
            ...changed,
            signs: TOOTH_OUT_TOLD.signs,
            confirmedSigns: { avulsed_permanent_tooth: 'yes' },
            openSignAnswers: null,
            helpShown: 'dental',
          },
        },
        // Another sign is still asked about.
        {
          given: {
            concernText: 'it is out',
            reading: { ...TOOTH_OUT_TOLD, signs: [...TOOTH_OUT_TOLD.signs, JAW] },
            openSignAnswers: {},
          },
          to: 'INTRO.confirmingSigns',
          knows: { helpShown: 'dental', openSignAnswers: {} },
        },
      ],
      'step.backRequested': {
        given: { concernText: 'it is out', reading: TOOTH_OUT_TOLD, openSignAnswers: {} },
        to: 'INTRO.editingConcern',
        knows: { ...unchanged, concernText: 'it is out', helpShown: null },
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
          to: 'AGE_COLLECTION',
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
