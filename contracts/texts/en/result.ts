import { LESS_LIKELY_BELOW, RESULT_KEPT_DAYS } from '../../common/product.ts';
import type { ResultTexts } from '../catalogue.ts';
import { MEDICINES } from './medicines.ts';
import { CALL_OR_GO, WHEN_TO_CALL } from './when-to-call.ts';

/** Texts beside the result, among them where it is kept (DATA-06). */
export const RESULT: ResultTexts = {
  keptAt: {
    account: 'This result is saved to your dashboard, on every device where you log in.',
    server: `Our server keeps this result for at most ${RESULT_KEPT_DAYS} days, without your name. Withdraw your consent, or leave with “Exit and clear”, and it is deleted.`,
    device: 'This result is only on this device: our server has not kept it.',
  },
  headlines: {
    urgent: 'See a dentist on {best}, or by {short}',
    moderate: 'See a dentist by {by}',
    routine: 'See a dentist by {by}',
  },
  noBest: 'See a dentist by {by}, sooner if one is open',
  undated: {
    urgent: 'See a dentist within 3 days, best within a day',
    moderate: 'See a dentist within 2 weeks',
    routine: 'See a dentist within 4 weeks',
  },
  changes: {
    if: {
      severe_pain: 'If you get very severe pain',
      severe_pain_at_night: 'If you get very severe pain that wakes you at night',
      fever_or_spreading:
        'If you get a fever of 38 °C, or a face swelling that doubles in a day or nears eye or neck',
      spreading: 'If your face swells, and that doubles in a day or nears the eye or neck',
      numbness: 'If your lip, chin, cheek or tongue gets numb',
      sore_stays: 'If a mouth sore has not healed after 3 weeks',
      bleeding: 'If it bleeds heavily, or despite 20 minutes of pressing',
    },
    do: {
      emergency: `${CALL_OR_GO}.`,
      urgent: 'see a dentist within 3 days, best within a day.',
      moderate: 'see a dentist within 2 weeks.',
    },
    same: 'do the same.',
    mistaken:
      'This stays an emergency even if it eases. Only if you ticked a danger sign by mistake, go back and change it.',
    stays: 'This stays an emergency even if it eases.',
  },
  danger: WHEN_TO_CALL,
  dangerInShort: 'Trouble breathing or swallowing, or a spreading swelling?',
  sooner: {
    urgent: 'See a dentist at once if the pain or a swelling grows.',
    moderate: 'Go sooner if it gets worse, swells or keeps you awake.',
    routine: 'There is no rush. Go sooner if anything changes.',
  },
  likelihoods: {
    most: 'Most likely',
    possible: 'Possible',
    less: `Less likely, under ${LESS_LIKELY_BELOW}%`,
  },
  conditions: {
    title: 'What it could be',
    intro: 'Only a dentist can be sure, after an examination.',
    likelihood: 'Likelihood',
    tooLittle: 'We know too little to name a likely cause.',
  },
  because: 'Because you said',
  against: 'What speaks against it',
  whyWeThinkSo: 'Why we think so',
  mostlyHarmless: 'Most patches and sores are harmless. A few are not.',
  suspicion:
    'Most patches and sores are harmless. A few are not, so a dentist or oral surgeon must look at it by {by}.',
  steps: {
    do: 'What to do',
    doNot: 'What to avoid',
    hospital: 'When to go to hospital',
    intro: 'Step by step, until you are seen.',
  },
  remindMe: {
    entry: 'See a dentist',
    press: 'Tap for a calendar file, not a booking.',
    pressOrRing: 'Tap for a calendar file. Call first on {day}.',
  },
  untilThen: {
    title: 'Until then',
    check: 'Which painkiller can I take?',
    askFirst: 'Ask a doctor before a painkiller.',
    askForChild: 'No adult tablets, no aspirin: ask a doctor.',
  },
  quitline: {
    title: 'Help to stop tobacco, gutka and supari',
    free: 'The National Tobacco Quitline is free, in many Indian languages.',
  },
  keep: {
    title: 'Save or continue',
    intro: 'Saving and the PDF go with a free account.',
    next: 'Next steps',
    save: 'Save to My Dashboard',
  },
  share: { share: 'Share', copy: 'Copy', print: 'Print' },
  medicinesTitle: 'Medicines',
  noteTitle: 'For your dentist',
  noteIntro: 'A clinical note (SOAP) that you can show at your visit.',
  note: {
    complaint: 'Complaint',
    askedBack: 'Danger signs asked back',
    answers: 'Answers',
    negatives: 'Denied',
    history: 'Medical history',
    allergies: 'Allergies or medicines, as written',
    flags: 'Red flags',
    differential: 'What it could be',
    notForPatient: 'Not for this patient',
    likelihoods: {
      most: 'most likely',
      possible: 'possible',
      less: 'less likely',
      seen: 'sign seen by the patient, to be confirmed',
      toRuleOut: 'To rule out',
    },
  },
  childTalk: {
    title: 'What to tell your child',
    intro: 'A few true words before the visit.',
  },
  looksWays: {
    title: 'What can be done',
    intro: 'The mildest way first. A dentist says which suit your teeth.',
    askTitle: 'What to ask',
    cost: 'Prices differ between towns and clinics, so we name none. A government dental college often asks far less.',
  },
  medicines: MEDICINES,
};
