import {
  ASSESSMENT_MINUTES,
  QUESTIONS_PER_ASSESSMENT,
  RESULT_KEPT_DAYS,
} from '../../common/product.ts';
import { CALL_OR_GO } from './when-to-call.ts';

type Said = { readonly title: string; readonly text: string };

/** Heading of the start page: its promise. */
export const PROMISE = 'Tooth trouble? Find out how urgent it is and what to do';

/** The claims below the search box (LAND-22..24). */
export const CLAIMS = [
  'Free',
  `About ${ASSESSMENT_MINUTES} minutes`,
  'Anonymous',
  'No sign-up to start',
];

/** The four steps of how it works, in their order (LAND-28). */
export const STEPS: readonly Said[] = [
  { title: 'Chat with AI', text: 'Use your own words. Typos are fine.' },
  {
    title: 'Get an AI assessment',
    text: `Answer ${QUESTIONS_PER_ASSESSMENT} short questions and read how urgent it is and what it may be.`,
  },
  {
    title: 'See treatment options',
    text: 'What to do now, what eases it safely, and a note for your dentist.',
  },
  {
    title: 'Book a teleconsult',
    text: 'Talk to a dentist by video or find one nearby, if you’d like to.',
  },
];

/** Reasons to ask here: each claim with what makes it true (LAND-21, LAND-25..27). */
export const WHY: readonly Said[] = [
  {
    title: 'Don’t just google it',
    text: 'A search shows you every illness there is. We weigh your answers and tell you how sure we are, and why.',
  },
  {
    title: 'AI trained specifically for dentistry',
    text: 'Made for teeth, gums and mouth from public guidance. It is no dentist, and none has reviewed it yet: only an examination can tell.',
  },
  {
    title: 'No sponsored rankings',
    text: 'Nobody can pay for a place. The nearest dentists come first.',
  },
  {
    title: 'Only verified dentists',
    text: 'For video calls. Verified means: their registration number is on file with us. We do not rate their work.',
  },
];

/** Things that a visitor should not expect here. */
export const NOT_DONE: readonly Said[] = [
  {
    title: 'No diagnosis',
    text: 'We say how soon to be seen and what it may be. The diagnosis is your dentist’s.',
  },
  {
    title: 'No prescriptions',
    text: 'We never suggest antibiotics. We only list four simple remedies, and first check that they are safe for you.',
  },
  {
    title: 'No selling of your data',
    text: 'No ads. No third-party trackers. We use what you write for your result, and a few facts from it for our own figures.',
  },
  {
    title: 'No waiting in an emergency',
    text: `If it sounds dangerous, we tell you who to call first. We can miss it: in an emergency, ${CALL_OR_GO}.`,
  },
];

/** Questions that visitors ask before they begin. */
export const QUESTIONS: readonly Said[] = [
  {
    title: 'Is it free?',
    text: 'The assessment and its result are free. A video call with a dentist costs money, and its price is shown before you pay.',
  },
  {
    title: 'Who reads what I write?',
    text: `Our programs check and weigh it; where one is switched on, a language model too, without names. Without an account our server keeps your answers and the result for at most ${RESULT_KEPT_DAYS} days, without your name.`,
  },
  {
    title: 'Is there a dentist behind it?',
    text: 'Not behind the assessment: no dentist has examined you, and none has reviewed it yet. You can book one by video, or find one near you.',
  },
  {
    title: 'Can I ask for my child?',
    text: 'Yes. A parent or guardian should agree: without that the result is shown and not kept. Questions and advice change with the age.',
  },
  {
    title: 'How often is it right?',
    text: 'We measure it on made-up cases and publish the figures, with what nobody has checked yet.',
  },
];
