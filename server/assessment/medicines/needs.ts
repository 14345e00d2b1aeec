import type { MedicationId } from '../../../contracts/assessment/diagnosis.ts';
import type { FindingId } from '../knowledge/findings.ts';
import type { ConditionId } from '../../../contracts/texts/en/engine/conditions/index.ts';
import type { MedicineFacts } from './facts.ts';

/** Grounds for a medicine: an answer that calls for it, or the first condition. */
type Need = { readonly chosen: readonly FindingId[]; readonly conditions: readonly ConditionId[] };

const PAIN: Need = {
  chosen: [
    'pain.any',
    'pain.mild',
    'pain.moderate',
    'pain.severe',
    'pain.throbbing',
    'pain.spontaneous',
    'pain.night',
    'pain.lingering',
    'pain.jaw_joint',
    'gum.painful',
    'socket.pain_after_days',
    'trigger.biting',
    'trigger.tapping',
  ],
  conditions: [
    'symptomatic_irreversible_pulpitis',
    'symptomatic_apical_periodontitis',
    'acute_apical_abscess',
    'cracked_tooth',
    'pericoronitis',
    'dry_socket',
    'temporomandibular_disorder',
    'maxillary_sinusitis',
    'tooth_avulsion',
    'tooth_luxation',
    'crown_fracture',
    'periodontal_abscess',
    'necrotising_gingivitis',
    'aphthous_ulcer',
    'traumatic_ulcer',
    'primary_herpetic_gingivostomatitis',
  ],
};

const RINSE_CONDITIONS: ReadonlySet<ConditionId> = new Set<ConditionId>([
  'necrotising_gingivitis',
  'periodontal_abscess',
  'pericoronitis',
  'aphthous_ulcer',
  'traumatic_ulcer',
  'primary_herpetic_gingivostomatitis',
]);

const SWELLING: Need = {
  chosen: [
    'swelling.any',
    'swelling.gum',
    'swelling.cheek',
    'swelling.gum_flap',
    'injury.recent',
    'tooth.broken_recent_injury',
  ],
  conditions: [
    'acute_apical_abscess',
    'periodontal_abscess',
    'pericoronitis',
    'tooth_avulsion',
    'tooth_luxation',
    'crown_fracture',
  ],
};

const calls = (facts: MedicineFacts, { chosen, conditions }: Need): boolean =>
  facts.stated(...chosen) || (facts.first !== null && conditions.includes(facts.first));

const isPainful = (facts: MedicineFacts): boolean =>
  !facts.denied('pain.any') && (facts.patient.category === 'pain' || calls(facts, PAIN));

/**
 * Returns true for a swelling within two days, as far as the answers tell days from weeks. A condition that comes
 * suddenly counts as fresh unless they deny it.
 */
const isFreshlySwollen = (facts: MedicineFacts): boolean => {
  const isFresh = facts.stated('onset.hours', 'onset.days');
  const isOld = facts.stated('onset.weeks', 'onset.over_3_weeks', 'onset.months');
  const isSudden = facts.first !== null && SWELLING.conditions.includes(facts.first);
  return (isFresh && facts.stated(...SWELLING.chosen)) || (isSudden && !isOld);
};

/** Returns true after a tooth was taken out, once the first day is over; a dry socket is rinsed with salt water. */
const isAfterSurgery = (facts: MedicineFacts): boolean =>
  facts.has('tooth.extracted_recently') &&
  facts.stated('onset.days') &&
  facts.first !== 'dry_socket';

/**
 * Uses of each medicine: painkillers for pain; chlorhexidine for an acute infection of the gum, an infected
 * wisdom-tooth flap, ulcers, or after surgery; cold for a fresh swelling or injury.
 */
export const NEEDED: Readonly<Record<MedicationId, (facts: MedicineFacts) => boolean>> = {
  ibuprofen: isPainful,
  paracetamol: isPainful,
  chlorhexidine: (facts) =>
    (facts.first !== null && RINSE_CONDITIONS.has(facts.first)) || isAfterSurgery(facts),
  cold_compress: isFreshlySwollen,
};
