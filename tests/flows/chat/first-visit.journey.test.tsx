// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressStep, heading, openChat, primaryAction, storedDraft } from '../../kit/chat.tsx';
import type { OpenedChat } from '../../kit/chat.tsx';
import { answerQuestion, atQuestion } from '../assessment/gestures.ts';

const pick = ({ user }: OpenedChat, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('a first visit', () => {
  it('[PROD-12] [DATA-01] [API-08] leads an anonymous visitor from a worry to a result', async () => {
    const chat = await openChat();
    await chat.user.type(
      screen.getByRole('textbox', { name: 'Your concern' }),
      'my back tooth hurts when I drink cold water{Enter}',
    );
    expect(heading()).toBe('Who is this for?');
    await pick(chat, '19-30');
    await pick(chat, 'Female');
    await pick(chat, /Detailed Assessment/);
    for (let question = 1; question <= 10; question += 1) {
      atQuestion(question);
      await answerQuestion(chat);
    }
    expect(addressStep()).toBe('MEDICAL_HISTORY');
    await chat.user.click(screen.getByRole('checkbox', { name: 'Asthma' }));
    await chat.user.type(screen.getByRole('textbox'), 'penicillin');
    await chat.user.click(primaryAction());
    await chat.user.click(screen.getByRole('checkbox'));
    await chat.user.click(primaryAction());

    expect(addressStep()).toBe('DIAGNOSIS');
    expect(chat.sent.validate).toEqual(['my back tooth hurts when I drink cold water']);
    const { chatContext, followUpAnswers, sessionToken } = storedDraft()?.progress ?? {};
    expect(chatContext).toEqual({
      issue: 'my back tooth hurts when I drink cold water',
      category: 'pain',
      age: 'age_19_30',
      sex: 'female',
      depthChoice: 'detailed',
      consent: true,
      medicalHistory: ['asthma'],
      allergies: 'penicillin',
      patientName: '',
      patientEmail: '',
      patientPhone: '',
    });
    expect(Object.keys(followUpAnswers ?? {})).toHaveLength(10);
    expect(chat.sent.diagnose).toEqual([
      {
        ...chatContext,
        followUpAnswers,
        confirmedSigns: {},
        sessionToken,
        chatSessionToken: 'chat-token-1',
        xrayFindings: null,
      },
    ]);
    await screen.findByText('Moderate (1-2 weeks)');
    screen.getByRole('heading', { name: 'Irritated tooth nerve' });
    screen.getByText('See a dentist within 1 to 2 weeks.');
    screen.getByText('Cold sensitivity for two weeks.');
    expect(storedDraft()?.progress.diagnosis?.urgency).toBe('moderate');
  });
});
