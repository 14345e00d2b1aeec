import { DRAFT_KEPT_DAYS, RESULT_KEPT_DAYS } from '../../common/product.ts';
import type { LaterTexts } from '../catalogue.ts';
import { HISTORY } from './history.ts';
import { CALL_OR_GO } from './when-to-call.ts';

/** Texts of the steps after the first; the consent says what a person agrees to (CONS-01..05). */
export const LATER: LaterTexts = {
  history: HISTORY,
  categoryDoubts: {
    several: 'It could be more than one. The likeliest comes first.',
    none: 'We could not tell from your words alone. The questions depend on it.',
  },
  costs: {
    title: 'What it costs',
    line: 'Prices differ between towns and clinics, so we name none. Ask for the full cost before you start.',
    ask: 'What to ask, and where care costs less',
  },
  ageOf: {
    self: 'How old are you?',
    child: 'How old is your child?',
    other: 'How old are they?',
  },
  sexOf: {
    self: 'What is your biological sex?',
    child: 'What is your child’s biological sex?',
    other: 'What is their biological sex?',
  },
  answerForChild: 'Answer for the child.',
  moreOptions: 'More',
  whichOfThese: 'Which of these is it?',
  settling: {
    title: 'Does this apply?',
    wrote: 'At the start you seemed to say:',
    keep: 'Yes, tick it',
    deny: 'No, none of these',
    which: 'Which is right?',
    answered: 'Your answer here:',
    wroteOneOf: 'At the start you seemed to say one of these:',
    myAnswer: 'My answer here',
    myWords: 'What I said at the start',
  },
  lookFirst: 'See the whole list before “None of these”.',
  consent: {
    points: {
      made_by_ai:
        'This assessment is made by AI from your answers. No dentist has done an examination.',
      guidance_only: 'It is guidance only and not a substitute for professional dental advice.',
      do_not_wait: `If it gets worse, or you feel seriously ill, do not wait: ${CALL_OR_GO}.`,
      sent_to_server: `Your answers are sent to our server to prepare the result and kept there for at most ${RESULT_KEPT_DAYS} days, without name, phone or e-mail. They may also be checked by an AI service that works for us, again without these.`,
      kept_in_browser: `This browser keeps them for ${DRAFT_KEPT_DAYS} days, so that you can go on later. Leaving with “Exit and clear” removes them, here and on our server; withdrawing your consent deletes the result there.`,
    },
    label: 'I understand and agree that my answers are used to prepare my assessment.',
    who: {
      question: 'Who is giving consent?',
      by: {
        guardian: 'I am the parent or legal guardian',
        adult: 'I’m the patient, and I’m 18',
        minor: 'I’m under 18, with no adult here',
      },
      notKept:
        'You get the result all the same, but it is not kept on our server. Please show it to a grown-up.',
    },
    waitsFor: {
      both: 'Say who is giving consent, and tick the box to continue.',
      who: 'Say who is giving consent to continue.',
      tick: 'Tick the box to continue.',
    },
    phases: {
      sent: 'Your answers go to our server.',
      compared: 'They are compared with what dentists look for, danger signs first.',
      answered: 'You get what to do and by when, with the reasons.',
    },
    agreed: 'I agree',
  },
};
