import { PRODUCT_NAME } from '../../common/product.ts';

/** The link back to what is kept on this device stands apart: the script of the page brings it along. */
export const keptResult = (day: string): string => `Open your result of ${day}`;
export const keptAnswers = 'Go on with your assessment';

/** The start page, beside its statements (`landing.ts`) and topics (`landing-topics.ts`). */
export const START = {
  title: `${PRODUCT_NAME}: know how urgent your tooth problem is`,
  description:
    'A free, anonymous dental assessment in about 5 minutes: how urgent it is, what it may be and what to do next. No sign-up to start.',
  lead: 'Tell us what you’re feeling. We ask what a dentist would ask, then explain what it could be and how soon you should be seen.',
  emergency: 'Trouble breathing or swallowing, or bleeding that won’t stop? Call now.',
  label: 'Describe it in your own words',
  placeholder: "What's bothering your teeth today?",
  go: 'Start my assessment',
  topicsTitle: 'Or start with a common problem',
  tipsTitle: 'Until you are seen',
  assessTopic: 'Get AI Assessment',
  readMore: 'Read more',
  howTitle: 'How it works',
  begin: 'Start Free Consultation',
  everyStep: 'Every step in detail',
  whyTitle: `Why ${PRODUCT_NAME}`,
  notDoneTitle: 'What we do not do',
  questionsTitle: 'Questions and answers',
  chat: 'Start Chat',
  accuracy: 'How accurate it is, and what we don’t know yet',
  dentistsTitle: 'For dentists',
  dentistsIntro:
    'Patients arrive with a ready-made clinical note. A doctor dashboard lists calls and reminders.',
  dentistsMore: 'What it means for a practice',
} as const;

/** The example of a result on the start page. */
export const EXAMPLE = {
  title: 'An example result',
  told: 'You told us that cold drinks hurt a back tooth for a few seconds.',
  most: 'Irritated tooth nerve',
  possible: 'Sensitive teeth',
  untilThen: 'Until then',
  untilThenText: 'Avoid ice-cold and very sweet things on that side',
  sooner: 'Go sooner if',
  soonerText: 'The pain stays for minutes, or wakes you at night',
} as const;

/** Articles and their lists (ROUTE-14 to ROUTE-17). */
export const ARTICLES_TEXTS = {
  feed: `${PRODUCT_NAME}: articles`,
  written: 'Written on {day} by {author}',
  notReviewed: 'Not yet reviewed by a dentist',
  urgent: 'Call or go now',
  related: 'Related articles',
  readNext: 'Read next',
  search: 'Search the articles',
  searchGo: 'Search',
  noneFound: 'Tell us what is wrong, and we say how urgent it is and what it may be.',
  startWithWords: 'Start with these words',
  orTopic: 'Or choose a topic',
  lists: {
    blog: {
      title: 'Understand your teeth',
      intro: 'What is behind a worry, in plain words, with its sources.',
      description:
        'Plain articles on tooth pain, gums, spots in the mouth, gaps, stains, children, pregnancy and tobacco, each with its sources.',
    },
    resources: {
      title: 'What to do now',
      intro: 'First steps for the moments that cannot wait, and for the visit after them.',
      description:
        'First steps in dental emergencies: a knocked-out tooth, swelling, bleeding, toothache at night, a child’s injured tooth.',
    },
  },
} as const;

/** Standing pages: how it works, about us, the law. */
export const STANDING = {
  changed: 'Last changed on {day}',
  plain: 'In ten plain lines',
  check: 'Is it urgent? Check in 5 minutes',
  book: 'Find a dentist near you',
} as const;

/** Stands for a fact that the operator has not stated: a reader is told so, and never reads a blank. */
export const NOT_STATED = 'not stated yet by the operator of this site';

/** Tables that the pages fill from the product's own data. */
export const TABLES = {
  personalData: { what: 'What', kept: 'How long', copy: 'In your copy', yes: 'Yes', no: 'No' },
  analytics: { what: 'What is counted', said: 'What is said of it', nothing: 'Nothing else' },
  calls: { price: 'Price', pay: 'When and how you pay', cancel: 'If you cancel' },
} as const;

/** What a callout of a page begins with, by its tone. */
export const CALLOUTS = {
  urgent: 'Call now:',
  soon: 'See a dentist soon:',
  routine: 'At home:',
  info: 'Good to know:',
} as const;
