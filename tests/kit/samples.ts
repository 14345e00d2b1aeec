import type { MedicinesReply, ValidateReply } from '../../contracts/endpoints/assessment.ts';
import type { Diagnosis, Emergency } from '../../contracts/assessment/diagnosis.ts';
import type { Progress } from '../../contracts/assessment/draft.ts';
import type { Question } from '../../contracts/questions/question-bank.ts';
import { QUESTION_BANK } from '../../contracts/questions/index.ts';
import { freshProgress } from '../../machines/chat/progress.ts';
import type { Sign } from '../../contracts/assessment/signs.ts';
import type { Category, FollowUpAnswers } from '../../contracts/assessment/chat-context.ts';

export const SESSION_TOKEN = 'detailed-1767225600000-abcdefgh12345678';

/** What the server has issued for this device. */
export const CHAT_TOKEN = 'chat-token-1';

/** A visitor who has said nothing yet. */
export const FRESH: Progress = freshProgress({
  sessionToken: SESSION_TOKEN,
  sessionStartTime: '2026-01-01T00:00:00.000Z',
});

/** The first option of every question of a category; nothing on the lists of signs. */
export const allAnswered = (category: Category): FollowUpAnswers =>
  Object.fromEntries(
    QUESTION_BANK[category].map((question: Question) => {
      const [first = ''] = question.options;
      const asksForSigns = /_(danger_signs|events|body_signs)$/.test(question.id);
      const ticked = asksForSigns ? (question.exclusive?.[0] ?? first) : first;
      return [question.id, question.type === 'radio' ? first : [ticked]];
    }),
  );

export const MEDICAL_EMERGENCY: Emergency = { level: 'medical', kinds: ['body_signs'] };

export const DIAGNOSIS: Diagnosis = {
  diagnosis: [
    {
      name: 'Reversible pulpitis',
      plain_name: 'Irritated tooth nerve',
      likelihood: 62,
      description: 'The nerve inside the tooth is irritated but can recover.',
      reason: ['You said: "cold water hurts for a few seconds"'],
      because: ['"cold water hurts for a few seconds"'],
      against: [],
      suspicion: false,
    },
    {
      name: 'Dental caries',
      plain_name: 'Tooth decay',
      likelihood: 21,
      description: 'Decay has made a hole in the tooth.',
      reason: ['You said: "small brown pit"'],
      because: ['"small brown pit"'],
      against: [],
      suspicion: false,
    },
    {
      name: 'Dentine hypersensitivity',
      plain_name: 'Sensitive teeth',
      likelihood: 9,
      description: 'The sensitive layer under the enamel is exposed.',
      reason: ['You said: "ice cream"'],
      because: ['"ice cream"'],
      against: [],
      suspicion: false,
    },
    {
      name: 'Cracked tooth',
      plain_name: 'A crack in a tooth',
      likelihood: 4,
      description: 'A fine crack runs through the tooth.',
      reason: ['Biting does not hurt, which speaks against it'],
      because: [],
      against: ['Said no to pain when you bite'],
      suspicion: false,
    },
  ],
  urgency: 'moderate',
  recommendation: ['See a dentist within 1 to 2 weeks.', 'Avoid very cold and sweet things.'],
  soap_note: {
    subjective: 'Cold sensitivity for two weeks.',
    objective: 'Not examined.',
    assessment: 'Reversible pulpitis most likely.',
    plan: 'Clinical examination and X-ray.',
  },
  emergency: null,
  red_flags: [],
  medications: [
    {
      id: 'ibuprofen',
      text: 'Ibuprofen 400 mg every 6-8 hours after meals',
      suggested: false,
      status: 'not_for_you',
      reason: 'You have asthma, so take paracetamol instead.',
    },
    {
      id: 'paracetamol',
      text: 'Paracetamol 500-650 mg every 6 hours',
      suggested: false,
      status: 'check_first',
    },
    {
      id: 'chlorhexidine',
      text: 'Chlorhexidine mouthwash twice daily',
      suggested: false,
      status: 'not_needed',
      reason: 'It is for ulcers.',
    },
    {
      id: 'cold_compress',
      text: 'Cold compress for 15-20 minutes',
      suggested: false,
      status: 'check_first',
    },
  ],
  medicine_questions: ['taken'],
  engine: { name: 'toothwise-embedded', version: '1.0.0' },
  is_saved: false,
  diagnosis_id: null,
};

/** The same suggestions once the check is answered. */
export const CHECKED_MEDICINES: MedicinesReply = {
  medications: DIAGNOSIS.medications.map((each) =>
    each.status === 'check_first' ? { ...each, suggested: true, status: 'suggested' } : each,
  ),
  questions: [],
  advice: [],
  emergency: null,
};

/** A patient with a cold-sensitive tooth at the end of the assessment. */
export const COMPLETED: Progress = {
  ...FRESH,
  step: 'DIAGNOSIS',
  chatContext: {
    ...FRESH.chatContext,
    issue: 'my back tooth hurts when I drink cold water',
    category: 'pain',
    age: 'age_19_30',
    sex: 'female',
    depthChoice: 'detailed',
    consent: true,
    medicalHistory: ['asthma'],
    allergies: 'penicillin',
  },
  concernText: 'my back tooth hurts when I drink cold water',
  followUpAnswers: allAnswered('pain'),
  currentQuestionIndex: 9,
  selectedConditions: ['asthma'],
  allergiesText: 'penicillin',
  historyGiven: true,
  diagnosis: DIAGNOSIS,
};

/** Two signs as they are asked back, the gravest first. */
export const BREATHING: Sign = {
  id: 'airway_compromise',
  question: 'Is it hard to breathe now?',
  quote: 'cannot get enough air',
};
export const JAW: Sign = {
  id: 'trismus',
  question: 'Can you open your mouth only a little now?',
  quote: 'my jaw is stuck',
};
export const BREATHING_HELP: Emergency = { level: 'medical', kinds: ['airway_compromise'] };

/** What the server read in a concern; by default it is dental and hints at nothing. */
export const checked = (reply: Partial<ValidateReply> = {}): ValidateReply => ({
  is_dental_related: true,
  emergency: null,
  signs: [],
  is_unread: false,
  unplaced: null,
  about_child: false,
  suggested_answers: {},
  fitting_categories: [],
  ...reply,
});
