/** The switch beside what is counted, and how it stands. */
export const COUNTING_SWITCH_TEXTS = {
  label: 'Count how I use Toothwise in this browser',
  /** Note for pages on which no script runs, so that there is no switch. */
  without:
    'Without scripts there is no switch here. Turn on Do Not Track or Global Privacy Control in the settings of your browser. Then nothing is counted.',
  stands: {
    counted: 'Counting is on. Switch it off here, and it stays off in this browser.',
    uncounted: 'Counting is off in this browser. Nothing is counted.',
    browserDecided:
      'Your browser asks sites not to follow you. So nothing is counted, and there is nothing to switch.',
  },
} as const;
