// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { ConsentBy } from '../../../contracts/assessment/chat-context.ts';
import { STEPS } from '../../../contracts/assessment/steps.ts';
import type { Step } from '../../../contracts/assessment/steps.ts';
import type { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { selectScreen } from '../../../machines/assessment/assessment.selectors.ts';
import {
  AssessmentFlow,
  useAssessmentSelected,
} from '../../../src/flows/assessment/assessment.flow.ts';
import { SCREENS } from '../../../src/flows/assessment/screens.ts';
import { ChatWithin } from '../../../src/flows/assessment/chat-hooks.ts';
import { watchView } from '../../kit/in-view.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { chatWith } from '../../kit/within-chat.tsx';
import { HEADINGS, SEX_HEADING, whoAgrees } from './gestures.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const isDisabled = async (name: string) => (await button(name)).hasAttribute('disabled');

const CurrentScreen = () => {
  const Screen = SCREENS[useAssessmentSelected(selectScreen)];
  return (
    <main>
      <Suspense>
        <Screen />
      </Suspense>
    </main>
  );
};

const reads = (step: Step) => () =>
  screen.findByRole('heading', { level: 1, name: HEADINGS[step] });

const BREATHLESS = 'Trouble breathing is an emergency';
const HELP_FIRST =
  /^(Trouble breathing is an emergency|A knocked-out tooth can often be saved within the hour)$/;

const WARNING = 'Invalid message, Please enter a dental related message.';

const show = watchView();

const screens: FlowScreens<'assessment'> = {
  view: ({ actor }) => (
    <ChatWithin actor={chatWith({})}>
      <AssessmentFlow actor={actor as ActorRefFrom<typeof assessmentMachine>}>
        <CurrentScreen />
      </AssessmentFlow>
    </ChatWithin>
  ),
  gestures: {
    // Other words first: the box may hold these already.
    'concern.changed': ({ actor }, { text }) => {
      // Nobody types while it is checked; what was spoken still comes.
      if (screen.getByRole<HTMLTextAreaElement>('textbox').readOnly)
        act(() => actor.send({ type: 'concern.changed', text }));
      else
        for (const value of ['', text])
          fireEvent.change(screen.getByRole('textbox'), { target: { value } });
    },
    'concern.submitted': () => press('Send'),
    'topic.chosen': () => press('Cosmetic Concern'),
    'concern.affirmed': () => press('It is about my mouth'),
    'place.chosen': (_, { place }) => press(place === 'gum' ? 'Gum' : 'Somewhere else'),
    'warning.acknowledged': () => press('Ok'),
    'sign.answered': (_, { answer }) =>
      userEvent.click(screen.getByRole('radio', { name: answer === 'yes' ? 'Yes' : 'No' })),
    'signs.confirmed': () => press('Go on'),
    'help.acknowledged': () => press(/^(I’m safe or have called|I know what to do): continue$/),
    'category.chosen': () => press(/Tooth or jaw pain/),
    'forWhom.chosen': (_, { forWhom }) =>
      press({ self: 'Me', child: 'My child', other: 'Somebody else' }[String(forWhom)] ?? ''),
    'childAge.chosen': () => press('3 to 5'),
    'age.chosen': () => press('19-30'),
    'sex.chosen': () => press('Female'),
    'depth.chosen': () => press(/Detailed Assessment/),
    'option.pressed': async ({ actor }, event) => {
      // Both sample options are offered to every question; a person can press only what it offers.
      const offered = screen.queryByLabelText(String(event['option']));
      if (offered === null) act(() => actor.send(event));
      else await userEvent.click(offered);
    },
    'group.pressed': () =>
      userEvent.click(screen.getByRole('checkbox', { name: /^Hard to breathe/ })),
    // The event may come at any time; a screen where nothing waits does not watch.
    'options.seen': ({ actor }, event) =>
      act(() => {
        show();
        actor.send(event);
      }),
    'none.chosen': () => press('None of these'),
    'words.kept': () => press(/^(Yes, tick it|What I said at the start)$/),
    'words.denied': () => press(/^(No, none of these|My answer here)$/),
    'answer.confirmed': () => press(/^(Next|Continue)$/),
    'condition.toggled': () => userEvent.click(screen.getByRole('checkbox', { name: 'Asthma' })),
    'allergies.changed': (_, { text }) =>
      void fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }),
    'history.submitted': () => press('Continue to Consent'),
    'consent.granted': () => userEvent.click(screen.getByRole('checkbox')),
    'consent.withdrawn': () => userEvent.click(screen.getByRole('checkbox')),
    'consentBy.chosen': async ({ actor }, event) => {
      const row = whoAgrees(event['consentBy'] as ConsentBy);
      // What is chosen cannot be chosen again by hand.
      if (row.checked) act(() => actor.send(event));
      else await userEvent.click(row);
    },
    'assessment.requested': () => press('Generate My Dental Assessment'),
    'medicineCheck.opened': () => press(/^(See what’s safe for you|See or correct the check)$/),
    'medicine.answered': async ({ actor }, event) => {
      const row = screen.getByRole('radio', { name: 'No' });
      // What is chosen cannot be chosen again by hand.
      if ((row as HTMLInputElement).checked) act(() => actor.send(event));
      else await userEvent.click(row);
    },
    'medicineAnswer.confirmed': () => press(/^(Next|Check now)$/),
    'medicineAnswers.reopened': () => press('Correct my answers'),
    'nextSteps.requested': () => press(/^(Next steps|View Options|Continue to Next Steps)$/),
    // In the bar; the note for the dentist has one of its own.
    'share.requested': async () => {
      const buttons = await screen.findAllByRole('button', { name: 'Share' });
      await userEvent.click(buttons.at(-1) as HTMLElement);
    },
    'print.requested': async () => {
      await userEvent.click(screen.getByRole('heading', { level: 2, name: 'For your dentist' }));
      await press('Print');
    },
    'dentistSearch.requested': async () =>
      userEvent.click(await screen.findByRole('link', { name: 'Find My Dentist' })),
    'clinicSearch.requested': () => press(/^(Find My Nearest Dentist|Find a dentist)$/),
    'teleconsultation.requested': () => press('Book Teleconsultation\u00A0·\u00A0₹299'),
    'consultation.requested': () => press('Video call\u00A0·\u00A0₹499'),
    'socialSharing.requested': async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Post to Social' })),
    'step.backRequested': () =>
      press(
        /^(Back|Previous|Back to the result|Back to results|Back to Results|Back to Options|Start my assessment)$/,
      ),
    'results.deleted': ({ actor }, event) => act(() => actor.send(event)),
    'result.saved': ({ actor }, event) => act(() => actor.send(event)),
    'route.changed': ({ actor }, event) => act(() => actor.send(event)),
  },
  leaves: {
    'INTRO.starting': () => expect.unreachable('is left at once'),
    'INTRO.editingConcern': () => button('Send'),
    'INTRO.validatingConcern': async () => expect(await isDisabled('Checking...')).toBe(true),
    'INTRO.confirmingSigns': () =>
      screen.findByRole('radiogroup', {
        name: 'You wrote cannot get enough air Is it hard to breathe now?',
      }),
    'INTRO.judgingConcern': () => expect.unreachable('is left at once'),
    'INTRO.placingConcern': () => screen.findByRole('group', { name: 'Where does it hurt?' }),
    'INTRO.concernReferred': async () => {
      await screen.findByRole('alertdialog', { name: 'Not in your mouth?' });
      // It is no warning: our own question was answered.
      expect(screen.queryByText(/Invalid message/)).toBeNull();
      screen.getByRole('link', { name: 'Call 112' });
    },
    'INTRO.concernDoubted': () => screen.findByRole('button', { name: 'It is about my mouth' }),
    'INTRO.concernRejected': () => screen.findByText(WARNING),
    'INTRO.validationFailed': () => screen.findByText(/Your words are kept/),
    'INTRO.gettingHelpFirst': async () => {
      await screen.findByRole('heading', { level: 1, name: HELP_FIRST });
      // The words may be changed before anything counts.
      screen.getByRole('button', { name: 'Back' });
    },
    'INTRO.gettingHelp': () => screen.findByRole('heading', { level: 1, name: BREATHLESS }),
    CATEGORY: reads('CATEGORY'),
    AGE_COLLECTION: reads('AGE_COLLECTION'),
    SEX_COLLECTION: () => screen.findByRole('heading', { level: 1, name: SEX_HEADING }),
    DEPTH_CHOICE: reads('DEPTH_CHOICE'),
    QUICK_INPUT: reads('QUICK_INPUT'),
    'FOLLOW_UP.answering.choosing': () => button(/^(Next|Continue)$/),
    'FOLLOW_UP.answering.askingWhich': async () =>
      expect((await screen.findByText('Which of these is it?')).dataset['asked']).toBe('true'),
    'FOLLOW_UP.settlingWords': () => screen.findByText('At the start you seemed to say:'),
    'FOLLOW_UP.gettingHelp': () => screen.findByRole('heading', { level: 1, name: BREATHLESS }),
    MEDICAL_HISTORY: reads('MEDICAL_HISTORY'),
    'CONSENT_GATE.awaitingConsent': reads('CONSENT_GATE'),
    'CONSENT_GATE.diagnosing': async () =>
      expect(await isDisabled('Generating Your Assessment...')).toBe(true),
    'CONSENT_GATE.diagnosisFailed': () => screen.findByText(/Your answers are kept/),
    'DIAGNOSIS.readingResult': reads('DIAGNOSIS'),
    'DIAGNOSIS.passingOn': reads('DIAGNOSIS'),
    'DIAGNOSIS.payingByCard': async () =>
      expect(await isDisabled('Book Teleconsultation\u00A0·\u00A0₹299')).toBe(true),
    'DIAGNOSIS.confirmingMedicines.askingMedicineQuestion': () =>
      screen.findByText(/^Before you take anything · Question/),
    'DIAGNOSIS.confirmingMedicines.checkingMedicines': async () =>
      expect(await isDisabled('Checking...')).toBe(true),
    'DIAGNOSIS.confirmingMedicines.medicineCheckFailed': () =>
      screen.findByText(/Your answers are kept/),
    'DIAGNOSIS.confirmingMedicines.medicinesChecked': () =>
      screen.findByRole('heading', { level: 1, name: 'Painkillers, checked for you' }),
    CALL_TO_ACTION: () => button('Find My Nearest Dentist'),
    SOCIAL_SHARING: reads('SOCIAL_SHARING'),
    PAYMENT_QR: reads('PAYMENT_QR'),
    CLINIC_BOOKING: () =>
      screen.findByRole('heading', { level: 2, name: 'What to say at the clinic' }),
    TELECONSULTATION: reads('TELECONSULTATION'),
  },
};

walkScreens('assessment', screens);

describe('the screens of the assessment', () => {
  it('are there for every step, the signs, help and the check before a medicine, and none besides', () => {
    expect(Object.keys(SCREENS).toSorted()).toEqual(
      [...STEPS, 'SIGNS', 'HELP', 'MEDICINES'].toSorted(),
    );
  });
});
