import { describe, expect, it } from 'vitest';
import { conversationOf, inWords } from '../../../server/assessment/texts/in-words.ts';
import { ADULT } from './rules.kit.ts';

const ANSWERS = {
  pain_location: 'one_tooth',
  pain_triggers: ['cold', 'an answer of its own'],
  'a question that is gone': 'an old answer',
};

describe('a record in words', () => {
  it('says every question, option, box and choice as a person read it', () => {
    const record = inWords({
      ...ADULT,
      age: 'age_over_50',
      sex: 'undisclosed',
      medicalHistory: ['high_blood_pressure', 'none'],
      followUpAnswers: ANSWERS,
    });
    expect(record).toMatchObject({
      age: 'Above 50',
      sex: 'Prefer not to say',
      medicalHistory: ['High Blood Pressure', 'None of the above'],
    });
    expect(record.followUpAnswers).toEqual({
      'Where is the pain?': ['One tooth, easy to point to'],
      'What brings the pain on or makes it worse?': ['Cold food or drinks', 'an answer of its own'],
      'a question that is gone': ['an old answer'],
    });
  });

  it('leaves out of the conversation what the category does not ask and what has no answer', () => {
    const followUpAnswers = { ...ANSWERS, pain_behaviour: [] };
    expect(conversationOf({ category: 'pain', followUpAnswers })).toEqual([
      { question: 'Where is the pain?', answers: ['One tooth, easy to point to'] },
      {
        question: 'What brings the pain on or makes it worse?',
        answers: ['Cold food or drinks', 'an answer of its own'],
      },
    ]);
  });
});
