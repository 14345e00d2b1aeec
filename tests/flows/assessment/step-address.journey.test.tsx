// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useSelector } from '@xstate/react';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Step } from '../../../contracts/assessment/steps.ts';
import { assessmentMachine } from '../../../machines/assessment/assessment.machine.ts';
import { selectStep } from '../../../machines/assessment/assessment.selectors.ts';
import { STEP_ADDRESS } from '../../../src/flows/assessment/assessment.flow.ts';
import { useAddress } from '../../../src/lib/address/address.ts';
import { addressStep, heading, openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { FRESH, SESSION_TOKEN } from '../../kit/samples.ts';
import { travel } from '../../kit/travel.ts';
import { HEADINGS, arrivesAt, bothAt, press, say, standingAt, whereabouts } from './gestures.ts';

/** Goes to an address within the page, as a link or the address bar does. */
const goTo = (address: string): Promise<void> =>
  act(async () => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });

const click = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the step in the address', () => {
  it('[CHAT-17] carries the current step in `step`, from the first one on', async () => {
    const chat = await openChat();
    expect(location.pathname + location.search).toBe('/chat?step=INTRO');
    await press(chat, 'Tooth Pain');
    expect(location.pathname + location.search).toBe('/chat?step=AGE_COLLECTION');
    await press(chat, '19-30');
    expect(location.search).toBe('?step=SEX_COLLECTION');
  });

  it('[CHAT-17] keeps the path it was opened at', async () => {
    const chat = await openChat({ address: '/chat-summary' });
    await press(chat, 'Tooth Pain');
    expect(location.pathname + location.search).toBe('/chat-summary?step=AGE_COLLECTION');
  });

  it('[CHAT-17] takes the concern out of the address once the assessment has it', async () => {
    await openChat({ address: '/chat?query=my%20gums%20bleed%20when%20I%20brush' });
    await waitFor(() => expect(addressStep()).toBe('AGE_COLLECTION'));
    expect(location.search).toBe('?step=AGE_COLLECTION');
  });

  it('[CHAT-18] [CHAT-24] has the fifteen steps of the chart in their order', () => {
    expect(Object.keys(assessmentMachine.states)).toEqual([
      'INTRO',
      'CATEGORY',
      'AGE_COLLECTION',
      'SEX_COLLECTION',
      'DEPTH_CHOICE',
      'QUICK_INPUT',
      'FOLLOW_UP',
      'MEDICAL_HISTORY',
      'CONSENT_GATE',
      'DIAGNOSIS',
      'CALL_TO_ACTION',
      'SOCIAL_SHARING',
      'PAYMENT_QR',
      'CLINIC_BOOKING',
      'TELECONSULTATION',
    ]);
  });

  it('[CHAT-20] shows each of the fifteen steps by its name when all before it is known', async () => {
    const shown: Record<string, string | null> = {};
    for (const step of Object.keys(HEADINGS)) {
      localStorage.clear();
      storeDraft(standingAt('DIAGNOSIS', { currentQuestionIndex: 0 }));
      const { unmount } = await openChat({ address: `/chat?step=${step}` });
      await waitFor(() => expect(whereabouts().onScreen).toBeDefined());
      expect(addressStep()).toBe(step);
      shown[step] = heading();
      unmount();
    }
    expect(shown).toEqual(HEADINGS);
  });
});

describe('an address that cannot be followed', () => {
  it.each(['NONSENSE', 'age_collection', '', 'toString', '<script>'])(
    '[CHAT-19] shows INTRO for the unknown step "%s" and corrects the address',
    async (step) => {
      storeDraft(standingAt('SEX_COLLECTION'));
      await openChat({ address: `/chat?step=${encodeURIComponent(step)}` });
      expect(whereabouts()).toEqual(bothAt('INTRO'));
    },
  );

  it('[CHAT-19] replaces an unknown step, so that back does not lead to it again', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    await openChat();
    await goTo('/chat?step=NONSENSE');
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });

  it('[CHAT-20] leads to the nearest earlier step whose needs are known', async () => {
    const { chatContext } = standingAt('SEX_COLLECTION');
    const anonymous = standingAt('INTRO', {
      chatContext: { ...chatContext, age: null, sex: null, depthChoice: null, consent: false },
      followUpAnswers: {},
      historyGiven: false,
    });
    const withoutCategory = standingAt('INTRO', {
      chatContext: { ...FRESH.chatContext, issue: 'my tongue feels odd' },
      followUpAnswers: {},
      historyGiven: false,
    });
    const withoutAnswers = standingAt('INTRO', { followUpAnswers: {}, currentQuestionIndex: 0 });
    const withoutHistory = standingAt('INTRO', { historyGiven: false });
    const cases: readonly (readonly [typeof FRESH, Step, Step])[] = [
      [FRESH, 'CATEGORY', 'INTRO'],
      [FRESH, 'DIAGNOSIS', 'INTRO'],
      [FRESH, 'TELECONSULTATION', 'INTRO'],
      [withoutCategory, 'AGE_COLLECTION', 'CATEGORY'],
      [anonymous, 'SEX_COLLECTION', 'AGE_COLLECTION'],
      [anonymous, 'FOLLOW_UP', 'AGE_COLLECTION'],
      [anonymous, 'PAYMENT_QR', 'AGE_COLLECTION'],
      [withoutAnswers, 'MEDICAL_HISTORY', 'FOLLOW_UP'],
      [withoutAnswers, 'CONSENT_GATE', 'FOLLOW_UP'],
      [withoutHistory, 'CONSENT_GATE', 'MEDICAL_HISTORY'],
      [standingAt('INTRO'), 'DIAGNOSIS', 'CONSENT_GATE'],
      [standingAt('INTRO'), 'CALL_TO_ACTION', 'CONSENT_GATE'],
      [standingAt('INTRO'), 'CLINIC_BOOKING', 'CONSENT_GATE'],
    ];
    for (const [progress, wanted, expected] of cases) {
      localStorage.clear();
      storeDraft(progress);
      const { unmount } = await openChat({ address: `/chat?step=${wanted}` });
      expect(whereabouts(), `${wanted} asked for`).toEqual(bothAt(expected));
      unmount();
    }
  });

  it('[CHAT-20] stays on the nearest earlier step when the address asks for more later', async () => {
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    await goTo('/chat?step=CONSENT_GATE');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(chat.sent.diagnose).toEqual([]);
  });
});

describe('back and forward in the browser', () => {
  it('[CHAT-21] follow the steps both ways and keep the answers', async () => {
    const chat = await openChat();
    await say(chat, 'my back tooth hurts when I drink cold water');
    await press(chat, '19-30');
    await press(chat, 'Female');
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    expect(screen.getByRole('button', { name: 'Female' }).ariaCurrent).toBe('true');
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    expect(screen.getByRole('button', { name: '19-30' }).ariaCurrent).toBe('true');
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('INTRO'));
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      'my back tooth hurts when I drink cold water',
    );
    await travel(3);
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
    expect(chat.sent.validate).toHaveLength(1);
  });

  it('[CHAT-21] make one history entry for each move', async () => {
    const chat = await openChat();
    const before = history.length;
    await press(chat, 'Tooth Pain');
    await press(chat, '19-30');
    await press(chat, 'Female');
    expect(history.length).toBe(before + 3);
  });

  it('[CHAT-21] stay in step with the address when two moves follow each other at once', async () => {
    await openChat();
    click('Tooth Pain');
    click('19-30');
    click('Female');
    await arrivesAt('DEPTH_CHOICE');
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
  });

  it('[CHAT-21] stay in step when back is pressed again while the first one is followed', async () => {
    const chat = await openChat();
    await press(chat, 'Tooth Pain');
    await press(chat, '19-30');
    await press(chat, 'Female');
    const again = () => history.back();
    window.addEventListener('popstate', again, { once: true });
    act(() => history.back());
    await arrivesAt('AGE_COLLECTION');
    await travel(1);
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });

  it.each([true, false])(
    '[CHAT-21] stay in step when an answer and back meet (answer first: %s)',
    async (capture) => {
      const chat = await openChat();
      await press(chat, 'Tooth Pain');
      await press(chat, '19-30');
      const female = screen.getByRole('button', { name: 'Female' });
      const answer = () => female.click();
      window.addEventListener('popstate', answer, { once: true, capture });
      await travel(-1);
      await waitFor(() => {
        const { onScreen, inAddress } = whereabouts();
        expect(onScreen).toBeDefined();
        expect(onScreen).toBe(inAddress);
      });
    },
  );

  it('[CHAT-21] do not take back an answer that is pressed while the address is being drawn', async () => {
    window.history.replaceState(null, '', '/chat');
    const assessment = createActor(assessmentMachine, {
      input: { progress: standingAt('CATEGORY'), addressStep: null, query: null },
    }).start();
    const Hasty = () => {
      useAddress(assessment, STEP_ADDRESS);
      const drawn = useSelector(assessment, selectStep);
      useLayoutEffect(() => {
        if (drawn === 'AGE_COLLECTION') assessment.send({ type: 'age.chosen', age: 'age_0_18' });
      }, [drawn]);
      return null;
    };
    render(<Hasty />);
    await act(async () => assessment.send({ type: 'category.chosen', category: 'gums' }));
    expect(assessment.getSnapshot().value).toBe('SEX_COLLECTION');
    expect(addressStep()).toBe('SEX_COLLECTION');
    assessment.stop();
  });

  it('[CHAT-21] lead back over the result without asking for it again', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat();
    await press(chat, 'Generate My Dental Assessment');
    await arrivesAt('DIAGNOSIS');
    await travel(-1);
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
    await travel(1);
    expect(whereabouts()).toEqual(bothAt('DIAGNOSIS'));
    expect(chat.sent.diagnose).toHaveLength(1);
  });

  it('[CHAT-21] do not lead forward to a result that a corrected answer has made void', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    const chat = await openChat();
    await press(chat, 'Generate My Dental Assessment');
    await arrivesAt('DIAGNOSIS');
    await goTo('/chat?step=AGE_COLLECTION');
    await press(chat, '0-18');
    await goTo('/chat?step=DIAGNOSIS');
    expect(whereabouts()).toEqual(bothAt('CONSENT_GATE'));
  });

  it('[CHAT-21] go question by question, at an address that stays', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 3 }));
    const chat = await openChat();
    const [fourth, entries] = [heading(), history.length];
    await press(chat, 'Next');
    const fifth = heading();
    await press(chat, 'Next');
    expect(history.length).toBe(entries + 2);
    expect(location.search).toBe('?step=FOLLOW_UP');
    await travel(-1);
    expect(heading()).toBe(fifth);
    await travel(-1);
    expect(heading()).toBe(fourth);
    await travel(2);
    expect(storedDraft()?.progress.currentQuestionIndex).toBe(5);
    expect(storedDraft()?.progress.followUpAnswers).toEqual(
      standingAt('FOLLOW_UP').followUpAnswers,
    );
  });

  it('[CHAT-21] [FLOW-15] go on backwards after Previous, and never to a later question', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 3 }));
    const chat = await openChat();
    const fourth = heading();
    await press(chat, 'Next');
    const fifth = heading();
    await press(chat, 'Next');
    await press(chat, 'Previous');
    await waitFor(() => expect(heading()).toBe(fifth));
    await travel(-1);
    expect(heading()).toBe(fourth);
  });

  it('[CHAT-21] never lead behind a question that is open', async () => {
    storeDraft(standingAt('FOLLOW_UP', { currentQuestionIndex: 0 }));
    const chat = await openChat();
    await press(chat, 'Next');
    await travel(-1);
    // Taken back, the first question is open again.
    await chat.user.click(screen.getByRole('checkbox', { name: 'None of these' }));
    await travel(1);
    expect(storedDraft()?.progress.currentQuestionIndex).toBe(0);
  });

  it('[CHAT-21] leave the step alone at an address without one', async () => {
    storeDraft(standingAt('SEX_COLLECTION'));
    await openChat();
    await goTo('/chat');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });
});

describe('a step without questions of its own', () => {
  it('[CHAT-22] [CHAT-24] shows "Assessment Complete" at QUICK_INPUT', async () => {
    await openChat({ address: '/chat?step=QUICK_INPUT' });
    await screen.findByRole('heading', { level: 1, name: 'Assessment Complete' });
    expect(addressStep()).toBe('QUICK_INPUT');
  });

  it('[CHAT-23] leads from there to the next steps with "View Options"', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    const chat = await openChat({ address: '/chat?step=QUICK_INPUT' });
    await arrivesAt('QUICK_INPUT');
    await press(chat, 'View Options');
    await arrivesAt('CALL_TO_ACTION');
  });

  it('[CHAT-23] offers an assessment there when none has been made', async () => {
    const chat = await openChat({ address: '/chat?step=QUICK_INPUT' });
    await arrivesAt('QUICK_INPUT');
    await press(chat, 'View Options');
    await arrivesAt('CALL_TO_ACTION');
    await press(chat, 'Start my assessment');
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });

  it('[CHAT-24] is not on the way from DEPTH_CHOICE to FOLLOW_UP and back', async () => {
    storeDraft(standingAt('DEPTH_CHOICE', { followUpAnswers: {}, currentQuestionIndex: 0 }));
    const chat = await openChat();
    await press(chat, /Detailed Assessment/);
    expect(whereabouts()).toEqual(bothAt('FOLLOW_UP'));
    await press(chat, 'Previous');
    expect(whereabouts()).toEqual(bothAt('DEPTH_CHOICE'));
  });

  it('[CHAT-24] is never the nearest step of an address that asks for more', async () => {
    storeDraft({ ...FRESH, sessionToken: SESSION_TOKEN });
    await openChat({ address: '/chat?step=MEDICAL_HISTORY' });
    expect(whereabouts()).toEqual(bothAt('INTRO'));
  });
});
