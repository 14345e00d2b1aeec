// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openChat, storeDraft, storedDraft } from '../../kit/chat.tsx';
import { allAnswered, checked } from '../../kit/samples.ts';
import { bothAt, press, say, standingAt, whereabouts } from './gestures.ts';

const age = () => storedDraft()?.progress.chatContext.age;

describe('words that name a child', () => {
  const ask = async () => {
    const chat = await openChat({ validate: checked({ about_child: true }) });
    await say(chat, 'my daughter has a hole in her tooth and it hurts');
    expect(whereabouts()).toEqual(bothAt('AGE_COLLECTION'));
    return chat;
  };

  it("[STEP-04] ask for the child's years, which name the band 0-18", async () => {
    const chat = await ask();
    expect(screen.queryByRole('button', { name: '31-50' })).toBeNull();
    await press(chat, '6 to 11');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    expect(age()).toBe('age_0_18');
  });

  it('[STEP-06] offer the bands once it is said that it is for somebody else', async () => {
    const chat = await ask();
    await press(chat, 'Me');
    await press(chat, '31-50');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
    expect(age()).toBe('age_31_50');
  });

  it('[STEP-03] leave the bands where they name none', async () => {
    const chat = await openChat();
    await say(chat, 'my tooth hurts');
    expect(screen.queryByRole('button', { name: '6 to 11' })).toBeNull();
    await press(chat, '31-50');
    expect(whereabouts()).toEqual(bothAt('SEX_COLLECTION'));
  });
});

describe('words that suggest an option', () => {
  it('[FUP-01] mark it, as part of its name, and choose nothing', async () => {
    storeDraft(
      standingAt('FOLLOW_UP', {
        currentQuestionIndex: 3,
        followUpAnswers: {
          pain_danger_signs: ['none'],
          pain_events: ['none'],
          pain_body_signs: ['none'],
        },
        suggestedAnswers: { pain_location: 'behind_last_tooth' },
      }),
    );
    await openChat();
    const marked = await screen.findByRole('radio', {
      name: 'Behind the last back tooth You said this. Right?',
    });
    expect((marked as HTMLInputElement).checked).toBe(false);
    expect(screen.getAllByText('You said this. Right?')).toHaveLength(1);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });

  it('are asked about where "None of these" denies them, before it counts', async () => {
    storeDraft(
      standingAt('FOLLOW_UP', {
        currentQuestionIndex: 6,
        followUpAnswers: { ...allAnswered('pain'), pain_triggers: [] },
        suggestedAnswers: { pain_triggers: ['cold'] },
      }),
    );
    const chat = await openChat();
    await chat.user.click(await screen.findByRole('button', { name: 'None of these' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Does this apply?' }));
    asked.getByText('Cold food or drinks');
    await chat.user.click(asked.getByRole('button', { name: 'Yes, tick it' }));
    // It stays at the question, so that the patient sees what is ticked and may add to it.
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: /Cold food or drinks/ }).checked,
    ).toBe(true);
    expect(storedDraft()?.progress.followUpAnswers['pain_triggers']).toEqual(['cold']);
  });

  const denied = async () => {
    storeDraft(
      standingAt('FOLLOW_UP', {
        currentQuestionIndex: 5,
        followUpAnswers: { ...allAnswered('pain'), pain_onset: 'days' },
        suggestedAnswers: { pain_onset: ['months_or_years'] },
      }),
    );
    const chat = await openChat();
    await chat.user.click(await screen.findByRole('button', { name: 'Next' }));
    return {
      chat,
      asked: within(await screen.findByRole('alertdialog', { name: 'Which is right?' })),
    };
  };
  const onset = () => storedDraft()?.progress.followUpAnswers['pain_onset'];

  it('are asked about where a single answer denies them: the answer stands unless the words are right', async () => {
    const { chat, asked } = await denied();
    asked.getByText('In the last few days');
    asked.getByText('Months or years ago');
    await chat.user.click(asked.getByRole('button', { name: 'What I said at the start' }));
    expect(onset()).toBe('months_or_years');
    await chat.user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', {
      level: 1,
      name: 'What brings the pain on or makes it worse?',
    });
  });

  it('are not asked about again once the answer was said to be right', async () => {
    const { chat, asked } = await denied();
    await chat.user.click(asked.getByRole('button', { name: 'My answer here' }));
    await chat.user.click(await screen.findByRole('button', { name: 'Previous' }));
    expect(onset()).toBe('days');
    await chat.user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', {
      level: 1,
      name: 'What brings the pain on or makes it worse?',
    });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('let Escape keep the answer', async () => {
    const { asked } = await denied();
    fireEvent(
      asked.getByRole('button', { name: 'My answer here' }).closest('dialog') as Element,
      new Event('cancel'),
    );
    await screen.findByRole('heading', {
      level: 1,
      name: 'What brings the pain on or makes it worse?',
    });
    expect(onset()).toBe('days');
  });
});
