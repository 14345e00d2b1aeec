import {
  ASSESSMENT_MINUTES,
  DRAFT_KEPT_DAYS,
  QUESTIONS_PER_ASSESSMENT,
  RESULT_KEPT_DAYS,
} from '../../common/product.ts';
import type { Texts } from '../catalogue.ts';

/** Prompts, category cards (STEP-01), depth (STEP-10..12) and consent (CONS-01, CONS-02). */
export const ASSESSMENT: Texts['assessment'] = {
  prompts: {
    INTRO: 'Hello, what is bothering your teeth or mouth?',
    CATEGORY: 'Which of these is closest to your concern?',
    AGE_COLLECTION: 'How old is the person with the concern?',
    SEX_COLLECTION: 'What is their biological sex?',
    DEPTH_CHOICE: 'Ready for the questions?',
    MEDICAL_HISTORY: 'Do any of these apply?',
    CONSENT_GATE: 'Before we prepare your assessment',
    DIAGNOSIS: 'Your assessment is ready.',
  },
  sentForCheck: 'Your words are sent for a check',
  categories: {
    pain: { title: 'Tooth or jaw pain', text: 'Aching, sensitive or sore teeth, jaw or face' },
    gums: { title: 'Gums', text: 'Bleeding, swollen, sore or receding gums' },
    cosmetic: { title: 'Looks of my teeth', text: 'Colour, stains, gaps, crooked or worn teeth' },
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
  consent: {
    points: {
      made_by_ai: 'This assessment is made by AI from your answers. No dentist has examined you.',
      guidance_only: 'It is guidance only and not a substitute for professional dental advice.',
      do_not_wait:
        'If it gets worse, or you feel seriously ill, do not wait: call 112 or 108, or go to a hospital.',
      sent_to_server: `Your answers are sent to our server to prepare the result and kept there for at most ${RESULT_KEPT_DAYS} days, without name, phone or e-mail. They may also be checked by an AI service that works for us, again without these.`,
      kept_in_browser: `This browser keeps them for ${DRAFT_KEPT_DAYS} days, so that you can go on later. Leaving with “Exit and clear” removes them, here and on our server; withdrawing your consent deletes the result there.`,
    },
    label: 'I understand and agree that my answers are used to prepare my assessment.',
    who: {
      question: 'Who agrees for this patient?',
      by: {
        guardian: 'I am the parent or legal guardian',
        adult: 'I am 18 myself',
        minor: 'I am under 18 and alone',
      },
      notKept:
        'You get the result all the same, but it is not kept on our server. Please show it to a grown-up.',
    },
    waitsFor: {
      both: 'Say who agrees for this patient, and tick the box to go on.',
      who: 'Say who agrees for this patient to go on.',
      tick: 'Tick the box to go on.',
    },
    phases: {
      sent: 'Your answers go to our server.',
      compared: 'They are compared with what dentists look for, danger signs first.',
      answered: 'You get what to do and by when, with the reasons.',
    },
    agreed: 'I agree',
  },
  forWhom: {
    question: 'Who is this for?',
    childAge: 'How old is the child?',
    ifChild: 'If this is a child: how old?',
    answerForChild: 'Answer for the child.',
  },
  child: {
    named: "For a child, choose the child's age.",
    doubted: "This is not a child's age. If it is right, go on.",
    goOn: 'Go on',
  },
  placing: {
    questions: { pain: 'Where does it hurt?', matter: 'What is it about?' },
    places: { tooth: 'Tooth', gum: 'Gum', jaw: 'Jaw or face', elsewhere: 'Somewhere else' },
  },
  categoryDoubts: {
    several: 'Your words fit more than one. The likeliest comes first.',
    none: 'We could not tell from your words alone. The questions depend on it.',
  },
  costs: {
    title: 'What it costs',
    line: 'Prices differ between towns and clinics, so we name none. Ask for the full cost before you start.',
    ask: 'What to ask, and where care costs less',
  },
  understood: { label: 'We understood:', change: 'Change' },
  fromYourWords: 'You said this',
  moreOptions: 'More:',
  settling: {
    title: 'Does this apply to you?',
    wrote: 'At the start you seemed to say:',
    keep: 'Yes, tick it',
    deny: 'No, none of these',
  },
  lookFirst: 'Before “None of these”, see the whole list.',
};
