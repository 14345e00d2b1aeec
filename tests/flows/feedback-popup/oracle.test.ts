import { describe, expect, it } from 'vitest';
import { CONFETTI } from '../../../contracts/assessment/feedback.ts';
import type { feedbackPopupMachine } from '../../../machines/feedback-popup/feedback-popup.machine.ts';
import {
  NO_OPINION,
  asksForImprovements,
  asksForWords,
  submissionOf,
} from '../../../machines/feedback-popup/submission.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Move, Oracle } from '../../kit/oracle.ts';
import { CHAT_TOKEN } from '../../kit/samples.ts';
import { OFFLINE } from './cases.ts';

type Machine = typeof feedbackPopupMachine;

const OPINION = {
  rating: 2,
  comment: 'Clear.',
  improvements: ['something_else'],
  customFeedback: 'Larger letters',
} as const;
const known = { sessionToken: CHAT_TOKEN, ...OPINION } as const;
const said = (title: string) => [`emits notice.raised: ${title}`];

/** What can be done while it is open. */
const ANSWERED: Readonly<Record<string, Move<Machine> | readonly Move<Machine>[]>> = {
  'rating.chosen': { with: { rating: 4 }, to: 'editing', knows: { ...known, rating: 4 } },
  'comment.changed': [
    { with: { text: 'Better' }, to: 'stays', knows: { ...known, comment: 'Better' } },
    // No more than fits.
    { with: { text: 'x'.repeat(400) }, to: 'stays', knows: { comment: 'x'.repeat(300) } },
  ],
  'improvement.chosen': [
    {
      with: { improvement: 'too_long' },
      to: 'stays',
      knows: { improvements: ['something_else', 'too_long'] },
    },
    { with: { improvement: 'something_else' }, to: 'stays', knows: { improvements: [] } },
  ],
  'customFeedback.changed': [
    { with: { text: 'More' }, to: 'stays', knows: { ...known, customFeedback: 'More' } },
    { with: { text: 'x'.repeat(400) }, to: 'stays', knows: { customFeedback: 'x'.repeat(150) } },
  ],
  'feedback.dismissed': { to: 'dismissed', knows: known, does: ['keepFeedbackMark'] },
};
/** Without stars it is not sent. */
const MISSED = {
  given: { rating: null },
  to: 'ratingMissed',
  knows: { rating: null, comment: 'Clear.' },
  does: said('Please provide a rating'),
} as const;
/** By the developers' button it comes empty. */
const ASKED = {
  'popup.requested': { to: 'editing', knows: { sessionToken: CHAT_TOKEN, ...NO_OPINION } },
} as const;

const oracle: Oracle<Machine> = {
  known,
  opens: [
    {
      input: { sessionToken: CHAT_TOKEN },
      at: 'readingMark',
      knows: { sessionToken: CHAT_TOKEN, ...NO_OPINION },
    },
    { input: { sessionToken: null }, at: 'withheld', knows: { sessionToken: null } },
  ],
  delays: { feedbackDelay: 3000 },
  starts: {
    readingMark: ['calls readFeedbackMark'],
    waiting: ['waits feedbackDelay'],
    'waiting.checking': ['calls checkFeedback'],
    submitting: ['calls submitFeedback'],
    refreshingStatus: ['keepFeedbackMark', 'calls refreshStatus'],
  },
  leaves: {
    lookingAtSession: 'passes',
    readingMark: {
      on: {
        'done: readFeedbackMark': [
          { with: { output: true }, to: 'withheld' },
          { with: { output: false }, to: 'waiting.checking' },
        ],
        'failed: readFeedbackMark': { to: 'waiting.checking' },
      },
    },
    'waiting.checking': {
      on: {
        'done: checkFeedback': [
          // This device need not ask again.
          { with: { output: true }, to: 'withheld', does: ['keepFeedbackMark'] },
          { with: { output: false }, to: 'waiting.checked' },
        ],
        'failed: checkFeedback': { to: 'waiting.checked' },
      },
    },
    'waiting.checked': { on: {} },
    editing: {
      on: { ...ANSWERED, 'feedback.submitted': [{ to: 'submitting', knows: known }, MISSED] },
    },
    ratingMissed: { on: { ...ANSWERED, 'feedback.submitted': MISSED } },
    submitting: {
      tags: ['busy'],
      on: {
        'done: submitFeedback': [
          { to: 'refreshingStatus', knows: known, does: said('Thank you for your feedback!') },
          {
            given: { rating: 5 },
            to: 'refreshingStatus',
            does: ['celebrate', ...said('Thank you for your feedback!')],
          },
        ],
        'failed: submitFeedback': {
          with: { error: OFFLINE },
          to: 'submissionFailed',
          knows: known,
          does: said('Error submitting feedback'),
        },
      },
    },
    submissionFailed: {
      on: { ...ANSWERED, 'feedback.submitted': { to: 'submitting', knows: known } },
    },
    refreshingStatus: {
      on: {
        'done: refreshStatus': { with: { output: true }, to: 'submitted' },
        'failed: refreshStatus': { to: 'submitted' },
      },
    },
    submitted: { on: ASKED },
    dismissed: { on: ASKED },
    withheld: { on: ASKED },
  },
  around: {
    waiting: {
      'after feedbackDelay': [
        { at: 'waiting.checking', to: 'editing' },
        { at: 'waiting.checked', to: 'editing' },
      ],
      'popup.requested': { at: 'waiting.checked', ...ASKED['popup.requested'] },
    },
  },
};

holdAgainst('feedbackPopup', oracle);

describe('what is asked and sent', () => {
  it('[FPOP-08] [FPOP-09] asks what could be better for one to four stars, not for five and not before any', () => {
    const asked = [null, 1, 2, 3, 4, 5].filter((rating) =>
      asksForImprovements({ ...NO_OPINION, rating }),
    );
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('[FPOP-13] asks for one’s own words beside "something else" alone', () => {
    expect(asksForWords(OPINION)).toBe(true);
    expect(asksForWords({ ...OPINION, improvements: ['too_long'] })).toBe(false);
    expect(asksForWords({ ...OPINION, rating: 5 })).toBe(false);
  });

  it('[FPOP-23] [FPOP-24] sends words without blanks around them, and what is empty not at all', () => {
    expect(submissionOf({ ...OPINION, comment: '  Clear. \n' }, CHAT_TOKEN)).toEqual({
      sessionToken: CHAT_TOKEN,
      rating: 2,
      comment: 'Clear.',
      improvements: ['something_else'],
      customFeedback: 'Larger letters',
    });
    expect(submissionOf({ ...NO_OPINION, rating: 4, comment: '  ' }, CHAT_TOKEN)).toEqual({
      sessionToken: CHAT_TOKEN,
      rating: 4,
    });
  });

  it('sends nothing that is not on screen any more', () => {
    expect(submissionOf({ ...OPINION, rating: 5 }, CHAT_TOKEN)).toEqual({
      sessionToken: CHAT_TOKEN,
      rating: 5,
      comment: 'Clear.',
    });
    expect(submissionOf({ ...OPINION, improvements: ['too_long'] }, CHAT_TOKEN)).toEqual({
      sessionToken: CHAT_TOKEN,
      rating: 2,
      comment: 'Clear.',
      improvements: ['too_long'],
    });
  });

  it('[FPOP-18] [FPOP-19] [CONST-51] celebrates with 200 pieces for three to five seconds', () => {
    expect(CONFETTI.pieces).toBe(200);
    expect(CONFETTI.ms).toBeGreaterThanOrEqual(3000);
    expect(CONFETTI.ms).toBeLessThanOrEqual(5000);
  });
});
