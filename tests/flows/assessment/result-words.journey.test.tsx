// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openChat, primaryAction, storeDraft, storedDraft } from '../../kit/chat.tsx';
import {
  answerQuestion,
  arrivesAt,
  concernBox,
  press,
  standingAt,
  whereabouts,
} from './gestures.ts';
import { answerCalls, openChatOnline } from '../../kit/network.tsx';

let calls: ReturnType<typeof answerCalls>;

beforeEach(() => {
  calls = answerCalls();
});

const AI_GUIDANCE =
  'This assessment is made by AI. It gives informational guidance only and is not a substitute for professional dental advice.';

describe('what the chat asks of the server', () => {
  it('[PROD-06] [PROD-09] [SESS-36] is four calls, none of which needs an account', async () => {
    const chat = await openChatOnline();
    await waitFor(() => expect(localStorage.getItem('chatSessionToken')).toBe('chat-token-1'));
    await chat.user.type(concernBox(), 'my tooth hurts');
    await press(chat, 'Send');
    await arrivesAt('AGE_COLLECTION');
    for (const name of ['19-30', 'Female', /Detailed Assessment/]) await press(chat, name);
    for (let question = 1; question <= 10; question += 1) await answerQuestion(chat);
    await chat.user.click(primaryAction());
    await chat.user.click(screen.getByRole('checkbox'));
    await chat.user.click(primaryAction());
    await arrivesAt('DIAGNOSIS');

    // What is asked about feedback comes when its popup does.
    const asked = calls.map(({ call }) => call).filter((call) => !call.includes('/feedback/'));
    expect(asked).toEqual([
      'POST /api/chat/session',
      'POST /chat_bot/chat/validate',
      'POST /chat_bot/chat/diagnose',
      'GET /api/payments/former-price',
    ]);
    const [session, validate, diagnose] = calls.map(({ body }) => body);
    expect(session).toEqual({});
    expect(validate).toEqual({ message: 'my tooth hurts' });
    // The assessment's own token is its name; the returned one is the right to it.
    const own = storedDraft()?.progress.sessionToken;
    expect(own).toMatch(/^detailed-\d{13}-[a-z0-9]+$/);
    expect(diagnose).toMatchObject({ issue: 'my tooth hurts', sessionToken: own, consent: true });
    expect(diagnose).toMatchObject({ chatSessionToken: 'chat-token-1' });
    expect(localStorage.getItem('chatSessionToken')).toBe('chat-token-1');
  });

  it('[SESS-35] opens no second chat session after a reload', async () => {
    const first = await openChatOnline();
    await waitFor(() => expect(localStorage.getItem('chatSessionToken')).toBe('chat-token-1'));
    first.unmount();
    const second = await openChatOnline();
    expect(whereabouts().onScreen).toBe('INTRO');
    await second.user.type(concernBox(), 'my tooth hurts');
    await press(second, 'Send');
    await arrivesAt('AGE_COLLECTION');
    expect(calls.map(({ call }) => call)).toEqual([
      'POST /api/chat/session',
      'POST /chat_bot/chat/validate',
    ]);
  });
});

describe('whose words the patient reads', () => {
  it('[PROD-08] presents the chat and the assessment as done by AI', async () => {
    const opening = await openChat({ stayAtOpening: true });
    await opening.pass(800);
    screen.getByText('Initializing AI dental doctor...');
    opening.unmount();
    storeDraft(standingAt('CONSENT_GATE'));
    const consent = await openChat();
    screen.getByText(/This assessment is made by AI from your answers\./);
    await press(consent, 'Generate My Dental Assessment');
    await arrivesAt('DIAGNOSIS');
    screen.getByText(/This assessment is made by AI\./);
  });

  it('[PROD-09] speaks to the patient and asks for no account on the whole way', async () => {
    for (const step of ['INTRO', 'DEPTH_CHOICE', 'CONSENT_GATE', 'DIAGNOSIS'] as const) {
      localStorage.clear();
      storeDraft(standingAt(step));
      const { container, unmount } = await openChat();
      await arrivesAt(step);
      expect(container.textContent).toMatch(/\byour?\b/i);
      expect(container.textContent).not.toMatch(/sign in|log in|sign up|\bregister\b|password/i);
      unmount();
    }
  });

  it('[PROD-10] [PROD-11] says on the result that it is guidance by AI and no substitute for a dentist', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    const chat = await openChat();
    await arrivesAt('DIAGNOSIS');
    screen.getByText(AI_GUIDANCE);
    await press(chat, 'Next steps');
    await arrivesAt('CALL_TO_ACTION');
    screen.getByText(AI_GUIDANCE);
    screen.getByText(
      'A professional consultation is recommended. Only a dentist who examines you can say for sure what it is and treat it.',
    );
  });

  it('[PROD-11] says before the assessment that no dentist has examined the patient', async () => {
    storeDraft(standingAt('CONSENT_GATE'));
    await openChat();
    screen.getByText(
      'This assessment is made by AI from your answers. No dentist has done an examination.',
    );
    screen.getByText('It is guidance only and not a substitute for professional dental advice.');
  });

  it('[PROD-12] gives urgency, the three most likely conditions, next steps and a SOAP note', async () => {
    storeDraft(standingAt('DIAGNOSIS'));
    await openChat();
    await arrivesAt('DIAGNOSIS');
    screen.getByText('Moderate (1-2 weeks)');
    const names = ['Irritated tooth nerve', 'Tooth decay', 'Sensitive teeth'];
    for (const name of names) screen.getByRole('heading', { name });
    expect(screen.queryByText('Cracked tooth')).toBeNull();
    screen.getByRole('heading', { name: 'What to do' });
    screen.getByText('See a dentist within 1 to 2 weeks.');
    const note = screen.getByRole('heading', { name: 'For your dentist' }).closest('details');
    for (const part of ['Subjective', 'Objective', 'Assessment', 'Plan']) {
      within(note ?? document.body).getByText(part);
    }
  });
});
