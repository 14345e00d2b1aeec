import type { EngineDiagnosis } from '../../contracts/assessment/diagnosis.ts';
import { URGENCIES } from '../../contracts/assessment/diagnosis.ts';
import type { Clock } from '../../server/lib/clock.ts';
import type { ConditionId } from '../../contracts/texts/en/engine/conditions/index.ts';
import type { Patient } from '../../server/assessment/patient.ts';
import { assessWithSecondOpinion } from '../../server/services/second-opinion.ts';
import { openAiCompatible } from '../../server/providers/language-model/openai-compatible.ts';
import type { ModelOpinion } from '../../server/providers/language-model/schema.ts';
import { engineHere, stepClock } from '../kit/server.ts';
import type { ModelServer } from './language-model.kit.ts';

export const IDS: readonly ConditionId[] = [
  'reversible_pulpitis',
  'cracked_tooth',
  'dental_caries',
  'acute_apical_abscess',
];
export const KEY = 'sk-very-secret-key';

export const PATIENT: Patient = {
  issue:
    'My name is Asha Deshmukh, call 98765 43210 or asha.d@example.com. Tooth hurts with cold water.',
  category: 'pain',
  age: 'age_31_50',
  sex: 'female',
  followUpAnswers: { pain_notes: 'Aadhaar 1234 5678 9012, see http://my.blog/asha' },
  medicalHistory: ['asthma'],
  allergies: 'ibuprofen, I live at Flat 12 Green Park Pune 411001',
};

const IDENTIFIERS = [
  'Asha',
  'Deshmukh',
  '98765',
  '43210',
  'example.com',
  '5678',
  'my.blog',
  '411001',
  'Green Park',
];

export const OWN: EngineDiagnosis = {
  diagnosis: [
    {
      id: 'reversible_pulpitis',
      name: 'Reversible pulpitis',
      likelihood: 50,
      description: 'd',
      reason: ['cold'],
      because: ['cold'],
      against: [],
      suspicion: false,
    },
    {
      id: 'dental_caries',
      name: 'Dental caries',
      likelihood: 45,
      description: 'd',
      reason: ['hole'],
      because: ['hole'],
      against: [],
      suspicion: false,
    },
  ],
  urgency: 'moderate',
  recommendation: ['See a dentist within 1 to 2 weeks.', 'Keep brushing.'],
  soap_note: { subjective: 's', objective: 'o', assessment: 'a', plan: 'p' },
  emergency: null,
  red_flags: [],
  medications: [
    { id: 'ibuprofen', text: 'i', suggested: false, status: 'not_for_you', reason: 'asthma' },
    { id: 'paracetamol', text: 'p', suggested: false, status: 'check_first' },
    { id: 'chlorhexidine', text: 'c', suggested: false, status: 'check_first' },
    {
      id: 'cold_compress',
      text: 'cc',
      suggested: false,
      status: 'not_for_you',
      reason: 'cold hurts',
    },
  ],
  medicine_questions: ['taken'],
  engine: { name: 'toothwise-embedded', version: '1.0.0' },
  is_saved: false,
  diagnosis_id: null,
};

export const IN_DANGER: EngineDiagnosis = {
  ...OWN,
  urgency: 'see dentist soon',
  red_flags: ['airway_compromise'],
  emergency: { level: 'medical', kinds: ['airway_compromise'] },
};

export const GOOD: ModelOpinion = {
  conditions: ['reversible_pulpitis'],
  urgency: 'moderate',
  redFlags: [],
  explanation: 'Short pain with cold.',
};

/** Asks the model at an address and returns the result with what was logged. */
export async function ask(baseUrl: string, own: EngineDiagnosis, clock: Clock = stepClock()) {
  const noted: string[] = [];
  const model = openAiCompatible({
    baseUrl,
    apiKey: KEY,
    model: 'small-model',
    conditionIds: IDS,
    clock,
  });
  const result = await assessWithSecondOpinion(PATIENT, own, model, {
    engine: engineHere,
    signal: new AbortController().signal,
    log: { warn: (details, message) => noted.push(JSON.stringify(details) + message) },
  });
  return { result, noted };
}

const shownIn = (diagnosis: EngineDiagnosis): string[] =>
  diagnosis.medications.filter(({ status }) => status === 'check_first').map(({ id }) => id);

/** What a result has lost against our own; empty when nothing was lowered, removed or invented. */
export function loweredIn(own: EngineDiagnosis, result: EngineDiagnosis): string[] {
  const names = new Set(own.diagnosis.map(({ name }) => name));
  const shown = new Set(shownIn(own));
  const ids = (diagnosis: EngineDiagnosis) => diagnosis.medications.map(({ id }) => id).join(' ');
  return [
    URGENCIES.indexOf(result.urgency) > URGENCIES.indexOf(own.urgency) ? 'urgency' : '',
    own.red_flags.every((flag) => result.red_flags.includes(flag)) ? '' : 'red flags',
    own.emergency && result.emergency?.level !== own.emergency.level ? 'emergency' : '',
    shownIn(result).every((id) => shown.has(id)) ? '' : 'medicine shown',
    ids(own) === ids(result) ? '' : 'medicines',
    result.diagnosis.every(({ name }) => names.has(name)) ? '' : 'conditions',
  ].filter((loss) => loss !== '');
}

/** Identifiers and secrets that reached the server where they must not be. */
export function leakedTo(server: ModelServer): string[] {
  const sent = server.seen.map(({ body, url, headers }) => ({
    open: body + url,
    all: body + url + JSON.stringify(headers),
  }));
  return IDENTIFIERS.filter((identifier) =>
    sent.some(({ all }) => all.includes(identifier)),
  ).concat(sent.some(({ open }) => open.includes(KEY)) ? ['key'] : []);
}
