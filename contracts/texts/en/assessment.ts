import { ASSESSMENT_MINUTES, QUESTIONS_PER_ASSESSMENT } from '../../common/product.ts';
import type { Texts } from '../catalogue.ts';

/** Prompts, category cards (STEP-01), depth (STEP-10..12) and consent (CONS-01, CONS-02). */
export const ASSESSMENT: Texts['assessment'] = {
  prompts: {
    INTRO: 'Hello, what is bothering your teeth or mouth?',
    CATEGORY: 'Which of these is closest to your concern?',
    AGE_COLLECTION: 'How old is the patient?',
    SEX_COLLECTION: 'What is the patient’s biological sex?',
    DEPTH_CHOICE: 'Ready for the questions?',
    MEDICAL_HISTORY: 'Do any of these apply?',
    CONSENT_GATE: 'Before we prepare your assessment',
    DIAGNOSIS: 'Your assessment is ready.',
  },
  sentForCheck: 'We check your message for danger signs',
  categories: {
    pain: { title: 'Tooth or jaw pain', text: 'Aching, sensitive or sore teeth, jaw or face' },
    gums: { title: 'Gums', text: 'Bleeding, swollen, sore or receding gums' },
    cosmetic: { title: 'How my teeth look', text: 'Colour, stains, gaps, crooked or worn teeth' },
    lesion: {
      title: 'Spot, sore or lump',
      text: 'Ulcers, patches, blisters or lumps in the mouth',
    },
    other: {
      title: 'Injury, lost filling or something else',
      text: 'A blow, a broken or missing tooth, a crown, bad breath, or not sure',
    },
  },
  depths: {
    detailed: {
      label: 'Detailed Assessment',
      detail: `${QUESTIONS_PER_ASSESSMENT} questions, about ${ASSESSMENT_MINUTES} minutes`,
    },
  },
  forWhom: {
    question: 'Who is this for?',
    grown: 'Over 18',
    ifChild: 'If this is a child: how old?',
  },
  placing: {
    questions: {
      pain: 'Where does it hurt?',
      matter: 'We did not quite catch that. Where is the problem?',
    },
    places: { tooth: 'Tooth', gum: 'Gum', jaw: 'Jaw or face', elsewhere: 'Somewhere else' },
  },
  understood: { label: 'We understood:', change: 'Change' },
  fromYourWords: 'You said this. Right?',
};
