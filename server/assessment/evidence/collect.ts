import type { MedicalCondition } from '../../../contracts/assessment/chat-context.ts';
import { isUnder12 } from '../../../contracts/rules/offered-options.ts';
import { topicOf } from '../../../contracts/assessment/topics.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { Patient } from '../patient.ts';
import type { Evidence, Observation } from './evidence.ts';
import { readAnswers, settledSubjects } from './from-answers.ts';
import { readSigns } from './from-signs.ts';
import { readText } from './from-text.ts';
import { confirmedOf } from '../signs/confirmed.ts';
import { fill } from '../texts/fill.ts';
import { ageWords } from '../texts/in-words.ts';
import { texts } from '../../texts/speaking.ts';

/**
 * Findings that may be read from the allergies text: facts about the person. Its other words tell how a medicine was
 * borne ("lip swelling from penicillin") and are no findings of today.
 */
const FACTS_ABOUT_THE_PERSON: ReadonlySet<FindingId> = new Set<FindingId>([
  'pregnant',
  'immunosuppressed',
  'diabetes.uncontrolled',
  'medicine.gum_overgrowth',
  'medicine.drying',
  'medicine.inhaler_or_antibiotic',
  'radiotherapy.head_neck',
  'acid.reflux',
  'child.under_12',
  'child.12_or_older',
  'infant',
  'tobacco.smoked',
  'tobacco.chewed',
  'areca',
  'alcohol',
]);

const ticked = (finding: FindingId, box: MedicalCondition): Observation => ({
  finding,
  present: true,
  source: 'background',
  quote: texts().HISTORY.boxes[box],
  optionId: box,
});

/**
 * Findings that are what somebody else made of it. They are no signs of the patient's own: neither a reassurance nor an
 * alarm may move a result. In what an X-ray shows they are findings.
 */
const MADE_BY_OTHERS: ReadonlySet<FindingId> = new Set<FindingId>([
  'tooth.infected',
  'dentist.found_nothing',
]);

const agedAs = (patient: Patient): Observation[] =>
  patient.childAge === undefined
    ? []
    : [
        {
          finding: isUnder12(patient.childAge) ? 'child.under_12' : 'child.12_or_older',
          present: true,
          source: 'background',
          quote: fill(texts().REASONS.age, { age: ageWords(patient) }),
          optionId: patient.childAge,
        },
      ];

/** Reads a child's age, history, allergies and X-ray findings. */
const readBackground = (patient: Patient): Observation[] => [
  ...agedAs(patient),
  ...(patient.medicalHistory.includes('immunosuppression')
    ? [ticked('immunosuppressed', 'immunosuppression')]
    : []),
  ...readText(patient.allergies, 'background').filter(({ finding }) =>
    FACTS_ABOUT_THE_PERSON.has(finding),
  ),
  ...readText(patient.xrayFindings ?? '', 'background'),
];

/** Reads what the concern suggests. The patient picks a quick choice, but its words are ours: they are never quoted. */
const readConcernWords = ({ issue }: Patient): Observation[] => {
  const read = readText(issue, 'concern').filter(({ finding }) => !MADE_BY_OTHERS.has(finding));
  return topicOf(issue) === null ? [...read] : read.map((item) => ({ ...item, quote: '' }));
};

/**
 * Collects all that is known about one patient. The concern's own words count only when neither an answer nor a danger
 * sign that was asked back has settled the subject.
 */
export const collectEvidence = (patient: Patient): Evidence => {
  const signs = readSigns(confirmedOf(patient));
  const settled = settledSubjects(patient);
  const isSettled = (finding: FindingId): boolean =>
    settled.has(finding) || signs.some((sign) => sign.finding === finding);
  return [
    ...readAnswers(patient.category, patient.followUpAnswers, patient),
    ...signs,
    ...readBackground(patient),
    ...readConcernWords(patient).filter(({ finding }) => !isSettled(finding)),
  ];
};
