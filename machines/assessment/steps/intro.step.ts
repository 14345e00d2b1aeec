import { and } from 'xstate';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import { emergencyOfSigns } from '../../../contracts/rules/confirmed-signs.ts';
import { assessment } from '../assessment.setup.ts';
import type { AssessmentContext } from '../assessment.setup.ts';
import { acceptedConcern, chosenTopic } from '../rules/concern.ts';
import { concernOfTopic } from '../../../contracts/assessment/topics.ts';
import { signAnswersOf } from '../rules/signs.ts';

/** Transitions to a later step, where a draft or the address goes on. */
const laterStarts = STEPS.filter((step) => step !== 'INTRO').map((step) => ({
  guard: { type: 'startsAt' as const, params: { step } },
  target: `#assessment.${step}` as const,
}));

/** Transition by which words that lead nowhere leave the box. */
const leaveWords = {
  target: 'editingConcern',
  actions: { type: 'rememberText', params: { text: '' } },
} as const;

/** Other words than those that were sent: the patient goes on with them. */
const otherWords = assessment.createStateConfig({
  on: {
    'concern.changed': {
      target: 'editingConcern',
      actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) },
    },
  },
}).on;

/** The two ways from words that seem to be about something else: the patient knows. */
const doubted = {
  'concern.affirmed': { target: 'judgingConcern', actions: 'takeAsDental' },
  'warning.acknowledged': leaveWords,
} as const;

/** Returns the emergency in the answers about these words alone: those to earlier words are about to be replaced. */
const bySigns = ({ context }: { readonly context: AssessmentContext }) => ({
  emergency: emergencyOfSigns(signAnswersOf(context)),
});

/** Returns the emergency that the words tell plainly, before they are asked back. */
const byWords = ({ context }: { readonly context: AssessmentContext }) => ({
  emergency: context.reading.emergency,
});

/**
 * INTRO: the patient's own words become a concern that is dental (INTRO-01..41, LAND-06), asked back where they hint at
 * danger.
 */
export const INTRO = assessment.createStateConfig({
  description: 'The patient says in their own words what is wrong.',
  initial: 'starting',
  states: {
    starting: {
      description: 'Words from the address are checked at once; a draft goes on where it stopped.',
      always: [
        { guard: and(['startsWithConcern', 'hasJunk']), target: 'concernRejected' },
        { guard: 'startsWithConcern', target: 'validatingConcern' },
        ...laterStarts,
        { target: 'editingConcern' },
      ],
      exit: 'forgetStart',
    },
    editingConcern: {
      description: 'The patient writes, or picks a quick choice.',
      on: {
        'concern.changed': {
          actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) },
        },
        'concern.submitted': [
          { guard: 'hasJunk', target: 'concernRejected' },
          { guard: 'hasConcern', target: 'validatingConcern' },
        ],
        'topic.chosen': {
          target: '#assessment.AGE_COLLECTION',
          actions: [
            {
              type: 'rememberText',
              params: ({ event }) => ({ text: concernOfTopic(event.topic) }),
            },
            { type: 'answer', params: ({ event }) => chosenTopic(event.topic) },
          ],
        },
      },
    },
    validatingConcern: {
      description: 'The server is asked whether the concern is dental.',
      tags: 'busy',
      invoke: {
        id: 'validateConcern',
        src: 'validateConcern',
        input: ({ context }) => ({ message: context.concernText.trim() }),
        onDone: [
          {
            guard: { type: 'hasSigns', params: ({ event }) => event.output },
            target: 'confirmingSigns',
            actions: { type: 'rememberReading', params: ({ event }) => event.output },
          },
          {
            target: 'judgingConcern',
            actions: { type: 'rememberReading', params: ({ event }) => event.output },
          },
        ],
        onError: 'validationFailed',
      },
      // Words that were still being spoken: nothing is told of them before the patient sends them.
      on: otherWords,
    },
    confirmingSigns: {
      description:
        'The danger signs that the words hint at are asked back before anything counts, whether or not it is dental.',
      always: { guard: { type: 'isHelpDue', params: byWords }, target: 'gettingHelpFirst' },
      on: {
        'sign.answered': {
          actions: { type: 'rememberSignAnswer', params: ({ event }) => event },
        },
        'signs.confirmed': { guard: 'hasSignAnswers', target: 'judgingConcern' },
        'step.backRequested': 'editingConcern',
      },
    },
    gettingHelpFirst: {
      description:
        'The words tell so plainly of help that cannot wait that it has the whole screen before they are asked back.',
      on: {
        'help.acknowledged': [
          {
            guard: 'tellsAllSigns',
            target: 'judgingConcern',
            actions: [{ type: 'rememberHelpShown', params: byWords }, 'takeAsTold'],
          },
          {
            target: 'confirmingSigns',
            actions: { type: 'rememberHelpShown', params: byWords },
          },
        ],
        'step.backRequested': 'editingConcern',
      },
    },
    judgingConcern: {
      description:
        'Words and answers together say where it goes on; help that cannot wait comes first.',
      always: [
        { guard: { type: 'isHelpDue', params: bySigns }, target: 'gettingHelp' },
        { guard: 'isUnplaced', target: 'placingConcern' },
        {
          guard: 'isDentalOfCategory',
          target: '#assessment.AGE_COLLECTION',
          actions: [
            { type: 'answer', params: ({ context }) => acceptedConcern(context) },
            'closeSigns',
          ],
        },
        {
          guard: 'isDental',
          target: '#assessment.CATEGORY',
          actions: [
            { type: 'answer', params: ({ context }) => acceptedConcern(context) },
            'closeSigns',
          ],
        },
        // A patient who needs help is never told that the concern is not dental.
        { guard: { type: 'callsForHelp', params: bySigns }, target: 'gettingHelp' },
        { target: 'concernDoubted' },
      ],
    },
    placingConcern: {
      description:
        'The words complain of something and do not say where: the patient is asked, and the answer joins them.',
      on: {
        ...otherWords,
        'place.chosen': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'concernReferred',
          },
          {
            target: 'validatingConcern',
            actions: { type: 'joinPlace', params: ({ event }) => event },
          },
        ],
      },
    },
    concernReferred: {
      description:
        'The patient says that it is not in the mouth: what we know ends there, and who helps is said.',
      on: doubted,
    },
    concernDoubted: {
      description:
        'The warning says that the message does not read as dental; the patient, who knows, may say that it is.',
      on: doubted,
    },
    concernRejected: {
      description: 'The warning says that the words say nothing; Ok clears the concern.',
      on: { 'warning.acknowledged': leaveWords },
    },
    validationFailed: {
      description: 'The message could not be checked; Ok keeps the words for another try.',
      on: {
        'concern.submitted': 'validatingConcern',
        'warning.acknowledged': 'editingConcern',
      },
    },
    gettingHelp: {
      description:
        'The answers call for help that cannot wait, dental or not: a screen of its own says so.',
      on: {
        'help.acknowledged': [
          {
            guard: 'isDental',
            target: 'judgingConcern',
            actions: { type: 'rememberHelpShown', params: bySigns },
          },
          leaveWords,
        ],
      },
    },
  },
});
