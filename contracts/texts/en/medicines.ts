import type { MedicineTexts } from '../catalogue.ts';

const NO = 'No';
const NOT_SURE = 'Not sure';
const FIRST = 'First: {paracetamol} (Crocin, Dolo).';

/** The check before a medicine, and the label of each suggestion's status. */
export const MEDICINES: MedicineTexts = {
  statuses: {
    check_first: 'Check first',
    not_for_you: 'Not suitable',
    not_needed: 'Not needed for this',
  },
  questions: {
    pregnancy: {
      question: 'Is the patient pregnant, or breastfeeding?',
      hint: 'A late period or trying for a baby counts as perhaps pregnant.',
      options: {
        no: NO,
        pregnant: 'Pregnant, or perhaps',
        breastfeeding: 'Breastfeeding, and not pregnant',
        not_sure: NOT_SURE,
      },
    },
    age_or_weight: {
      question: 'Is the patient under 16, or lighter than 45 kg?',
      options: {
        no: NO,
        under_12: 'Under 12 years',
        from_12_to_15: '12 to 15 years',
        under_45_kg: '16 or older, but under 45 kg',
        not_sure: NOT_SURE,
      },
    },
    weight: {
      question: 'Is the patient lighter than 45 kg?',
      options: { no: NO, under_45_kg: 'Yes', not_sure: NOT_SURE },
    },
    stomach: {
      question: 'Ever a stomach ulcer or bleeding, black stools, or vomited blood?',
      hint: "Crohn's disease and ulcerative colitis count too.",
      options: {
        no: NO,
        in_the_past: 'In the past, or under treatment',
        now: 'Stools black like tar, or vomited blood, now',
        not_sure: NOT_SURE,
      },
    },
    kidney_or_liver: {
      question: 'Any kidney or liver disease?',
      hint: 'Jaundice and water in the belly count as liver; kidney stones alone do not count. Taking lithium counts as kidney.',
      options: {
        no: NO,
        kidney: 'Kidney',
        liver: 'Liver',
        both: 'Both',
        not_sure: NOT_SURE,
      },
    },
    heart_or_blood: {
      question: 'Does any of these apply?',
      hint: 'Heart disease, stent or stroke; a blood thinner or bleeding disorder; blood pressure out of control, or tablets for it with a water tablet; steroids, chemotherapy, methotrexate or a transplant; lithium.',
      options: { no: NO, yes: 'Yes, at least one', not_sure: NOT_SURE },
    },
    reaction: {
      question: 'Asthma, or ever a bad reaction to a painkiller or mouthwash?',
      hint: 'Such as a rash, swelling or trouble breathing.',
      options: {
        no: NO,
        asthma_or_nsaid: 'Asthma, or to ibuprofen, aspirin or similar',
        paracetamol: 'To paracetamol (Crocin, Dolo)',
        mouthwash: 'To a mouthwash or antiseptic',
        several: 'More than one of these',
        not_sure: NOT_SURE,
      },
    },
    taken: {
      question: 'Any painkillers in the last 24 hours?',
      hint: 'Count cold and fever tablets too. For a child, more than the packet allows is too much.',
      options: {
        no: NO,
        some_paracetamol: 'Paracetamol (Crocin, Dolo), up to 4 tablets',
        much_paracetamol: 'Paracetamol, more than that, up to 4 g in all',
        nsaid: 'Ibuprofen, Combiflam, diclofenac or similar',
        both: 'Both kinds',
        too_many:
          'Too much: over 4 g of paracetamol (8 of 500 mg, 6 of 650 mg), or over 6 of ibuprofen 400 mg',
        not_sure: NOT_SURE,
      },
    },
    fever: {
      question: 'Any fever now, or dengue or chickenpox?',
      options: { no: NO, yes: 'Yes', not_sure: NOT_SURE },
    },
    jaw_bone: {
      question: 'Ever medicines for weak bones, or radiotherapy of head or neck?',
      hint: 'Such as zoledronic acid, alendronate or denosumab.',
      options: { no: NO, yes: 'Yes', not_sure: NOT_SURE },
    },
  },
  advice: {
    bleeding_gums_with_fever:
      'Bleeding gums with a fever can be severe dengue: see a doctor today, or a hospital, and take no ibuprofen, aspirin or similar.',
    fever_may_be_dengue:
      'A fever can be dengue: see a doctor today, and take no ibuprofen, aspirin or similar until a test has ruled it out.',
    tell_dentist_of_jaw_bone:
      'Tell the dentist about the bone medicine or the radiotherapy before any tooth is taken out.',
    socket_needs_dentist_soon:
      'A socket that does not heal can mean harm to the jaw bone: see a dentist within 1 to 3 days.',
  },
  consult: 'Consult a dentist or pharmacist before you take any medicine.',
  checked: 'Checked against your answers.',
  title: 'Pain relief until then',
  lead: {
    paracetamol_then_ibuprofen:
      'Start with paracetamol (such as Crocin or Dolo). If it still hurts a lot after an hour, ibuprofen (such as Brufen) may be added, after food. Stop both once the pain has gone. They do not replace the dentist.',
    paracetamol:
      'Start with paracetamol (such as Crocin or Dolo). Stop it once the pain has gone. It does not replace the dentist.',
    ibuprofen:
      'Ibuprofen (such as Brufen) may be taken, always after food. Stop it once the pain has gone. It does not replace the dentist.',
  },
  leadInShort: {
    paracetamol_then_ibuprofen: FIRST,
    paracetamol: FIRST,
    ibuprofen: 'You may take: {ibuprofen} (Brufen).',
  },
  notNeeded: 'Also considered, but not needed here',
  check: {
    open: 'See what’s safe for you',
    reopen: 'See or correct the check',
    title: 'Before you take anything',
    submit: 'Check now',
    busy: 'Checking...',
    failed: 'This could not be checked. Your answers are kept: please try again.',
    back: 'Back to the result',
    outcome: 'Painkillers, checked for you',
    correct: 'Correct my answers',
  },
};
