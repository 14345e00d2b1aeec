import type { Category } from '../../contracts/chat-context.ts';
import {
  ASSESSMENT_MINUTES,
  DRAFT_KEPT_DAYS,
  QUESTIONS_PER_ASSESSMENT,
  RESULT_KEPT_DAYS,
} from '../../contracts/product.ts';

/** What the assistant asks at each step; the screens and the conversation history say the same words. */
export const PROMPTS = {
  INTRO: 'Hello, what is bothering your teeth or mouth?',
  CATEGORY: 'Which of these is closest to your concern?',
  AGE_COLLECTION: 'How old is the person with the concern?',
  SEX_COLLECTION: 'What is their biological sex?',
  DEPTH_CHOICE: 'Ready for the questions?',
  MEDICAL_HISTORY: 'Do any of these apply?',
  CONSENT_GATE: 'Before we prepare your assessment',
  DIAGNOSIS: 'Your assessment is ready.',
} as const;

/** The one depth on offer (STEP-10..12). */
export const DEPTH_LABEL = 'Detailed Assessment';
export const DEPTH_DETAIL = `${QUESTIONS_PER_ASSESSMENT} questions, about ${ASSESSMENT_MINUTES} minutes`;

/** Titles and texts of the category cards (STEP-01). */
export const CATEGORY_CARDS: Readonly<Record<Category, { title: string; text: string }>> = {
  pain: { title: 'Tooth or jaw pain', text: 'Aching, sensitive or sore teeth, jaw or face' },
  gums: { title: 'Gums', text: 'Bleeding, swollen, sore or receding gums' },
  cosmetic: { title: 'Looks of my teeth', text: 'Colour, stains, gaps, crooked or worn teeth' },
  lesion: { title: 'Spot, sore or lump', text: 'Ulcers, patches, blisters or lumps in the mouth' },
  other: { title: 'Something else', text: 'Injury, lost filling, bad breath, or not sure' },
};

/** Consent bullets (CONS-01) and the label of the box (CONS-02). */
export const CONSENT_POINTS = [
  'This assessment is made by AI from your answers. No dentist has examined you.',
  'It is guidance only and not a substitute for professional dental advice.',
  'If it gets worse, or you feel seriously ill, do not wait: call 112 or 108, or go to a hospital.',
  `Your answers are sent to our server to prepare the result and kept there for at most ${RESULT_KEPT_DAYS} days, without name, phone or e-mail. They may also be checked by an AI service that works for us, again without these.`,
  `This browser keeps them for ${DRAFT_KEPT_DAYS} days, so that you can go on later. Leaving the assessment removes them.`,
] as const;
export const CONSENT_LABEL =
  'I understand and agree that my answers are used to prepare my assessment.';
