// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, it } from 'vitest';
import { personChoiceMachine } from '../../../machines/person-choice/person-choice.machine.ts';
import type {
  ChoiceInput,
  Choosing,
} from '../../../machines/person-choice/person-choice.machine.ts';
import { PersonChoiceScreens } from '../../../src/flows/person-choice/PersonChoiceScreens.tsx';
import { PersonChoiceWithin } from '../../../src/flows/person-choice/person-choice.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { AARAV, CALL, LATA, RESULT, SAID } from './cases.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const alert = () => screen.getByRole('alert').textContent;

const screens: FlowScreens<'personChoice'> = {
  view: ({ actor }) => (
    <main>
      <PersonChoiceWithin actor={actor}>
        <PersonChoiceScreens isOfChild={false} />
      </PersonChoiceWithin>
    </main>
  ),
  gestures: {
    'change.requested': () => userEvent.click(button('Change for whom it is')),
    'person.chosen': (_harness, event) =>
      userEvent.click(button(event['profileId'] === AARAV.id ? 'For Aarav Rao' : 'For me')),
    'change.left': () => userEvent.click(button('Not now')),
  },
  leaves: {
    'shown.settled': () => {
      screen.getByText(/^This (?:result is yours|call is for Lata Rao|result is for|call is for)/);
    },
    'shown.loadingFailed': () => expect(alert()).toMatch(/offline|do not know/),
    loadingPeople: () => expect(button('Change for whom it is').ariaBusy).toBe('true'),
    'choosing.awaitingChoice': () => {
      button('For me');
      button('For Aarav Rao');
      button('For Lata Rao');
    },
    'choosing.savingFailed': () => expect(alert()).toMatch(new RegExp(`${SAID}|do not know`)),
    savingPerson: () => {
      button('For me');
    },
  },
};

walkScreens('personChoice', screens);

describe('for whom something is', () => {
  const show = (input: ChoiceInput, given: { isOfChild?: boolean; typed?: string }) => {
    const answered = personChoiceMachine.provide({
      actors: {
        listPeople: fromPromise<readonly { id: string; name: string }[]>(() =>
          Promise.resolve([AARAV, LATA]),
        ),
        savePerson: fromPromise<void, Choosing>(() => Promise.resolve()),
      },
    });
    const actor = createActor(answered, { input }).start();
    render(
      <PersonChoiceWithin actor={actor}>
        <PersonChoiceScreens isOfChild={given.isOfChild ?? false} typed={given.typed} />
      </PersonChoiceWithin>,
    );
    return document.body.textContent;
  };

  it('[NEW-126] is asked where a guardian agreed, and nobody is chosen by itself', () => {
    const said = show(RESULT, { isOfChild: true });
    expect(said).toContain('it may be about a child');
    button('Say for whom it is');
    expect(said).not.toContain('This result is yours.');
  });

  it('[NEW-126] is said by the name that was typed where nobody of the account was chosen for a call', () => {
    const said = show({ ...CALL, person: null }, { typed: 'Meena Rao' });
    expect(said).toContain('This call is for Meena Rao.');
    expect(said).not.toContain('for you');
  });

  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));
  const said = () => screen.getByRole('status').textContent;
  const pressed = async (name: string) => (await screen.findByRole('button', { name })).ariaPressed;

  it('[NEW-126] stays what was saved after a second look that was left, never a name that was typed before', async () => {
    show({ ...CALL, person: null }, { typed: 'Aarav Rao' });
    await press('Change for whom it is');
    expect(await pressed('For me')).toBe('false');
    await press('For me');
    await screen.findByText('This call is for you.');
    await press('Change for whom it is');
    expect(await pressed('For me')).toBe('true');
    expect(said()).toBe('This call is for you.');
    await press('Not now');
    expect(said()).toBe('This call is for you.');
    expect(document.body.textContent).not.toContain('Aarav');
  });

  it('[NEW-126] is not asked again once it was answered that a result is one’s own', async () => {
    show(RESULT, { isOfChild: true });
    await press('Say for whom it is');
    expect(await pressed('For me')).toBe('false');
    await press('For me');
    await screen.findByText('This result is yours.');
    await press('Change for whom it is');
    await press('Not now');
    expect(said()).toBe('This result is yours.');
    expect(document.body.textContent).not.toContain('it may be about a child');
  });
});
