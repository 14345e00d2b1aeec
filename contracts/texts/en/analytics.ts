import type { AnalyticsDetail, AnalyticsName } from '../../site/analytics-events.ts';

/** What each event counts, in a sentence, for the page on which people read what is collected. */
export const ANALYTICS_WORDS: Readonly<Record<AnalyticsName, string>> = {
  'step.reached': 'Somebody came to a step of the assessment for the first time in this visit.',
  'concern.refused': 'The words at the beginning were not about teeth, or could not be checked.',
  'question.answered': 'A question was answered: its number, never what was answered.',
  'result.shown': 'A result was shown: how urgent it is, and how many causes it names.',
  'account.opened': 'Somebody made an account.',
  'booking.ended': 'A booking was made, or failed.',
  'payment.ended': 'A payment arrived, was not made in time, failed or went back.',
  'xray.analysed': 'An X-ray was looked at: how that ended, and how many places were marked.',
  'report.made': 'A report was made as a file, or could not be.',
};

/** The details of events. */
export const ANALYTICS_DETAIL_WORDS: Readonly<Record<AnalyticsDetail, string>> = {
  step: 'the step of the assessment',
  category: 'the kind of problem, such as gums',
  urgency: 'how urgent the result is',
  outcome: 'how it ended',
  count: 'a number',
};
