import type { FindingId } from './findings.ts';
import { FINDING_IDS } from './findings.ts';

/** Share of patients who report a finding for other reasons than the condition in question. */
const DEFAULT_SHARE = 0.02;

const SHARES: Partial<Record<FindingId, number>> = {
  'pain.any': 0.45, 'pain.mild': 0.2, 'pain.moderate': 0.2, 'pain.severe': 0.12,
  'pain.six_or_more': 0.2, 'pain.throbbing': 0.06, 'pain.dull': 0.1, 'pain.sharp': 0.08,
  'pain.electric': 0.015, 'pain.burning': 0.05, 'pain.spontaneous': 0.05, 'pain.night': 0.06,
  'pain.constant': 0.06, 'pain.brief': 0.06, 'pain.intermittent': 0.06, 'pain.localised': 0.15,
  'pain.poorly_localised': 0.04, 'pain.many_teeth': 0.04, 'pain.radiates_ear': 0.05,
  'trigger.cold': 0.1, 'trigger.hot': 0.06, 'trigger.sweet': 0.05, 'trigger.air': 0.04,
  'trigger.biting': 0.12, 'trigger.tapping': 0.05, 'trigger.spicy': 0.08,
  'trigger.none_thermal': 0.08, 'trigger.wide_opening': 0.03,
  'onset.hours': 0.12, 'onset.days': 0.3, 'onset.weeks': 0.2, 'onset.over_3_weeks': 0.4,
  'onset.months': 0.3, 'onset.years': 0.15, 'onset.since_eruption': 0.04,
  'course.recurrent': 0.1, 'course.worsening': 0.2, 'course.same_place': 0.03,
  'tooth.cavity': 0.1, 'tooth.broken': 0.06, 'tooth.large_filling': 0.06,
  'tooth.recent_filling': 0.04, 'tooth.root_canal': 0.05, 'tooth.crowned': 0.06,
  'tooth.loose_one': 0.05, 'tooth.old_injury': 0.03, 'tooth.missing': 0.06, 'denture.worn': 0.05,
  'braces.worn': 0.03, 'food.trapped': 0.08, 'sinus.congestion': 0.03, grinding: 0.05,
  'swelling.gum': 0.06, 'swelling.cheek': 0.05, pus: 0.06, fever: 0.06, 'fever.38': 0.03,
  malaise: 0.04, 'injury.recent': 0.04, 'gum.bleeds_brushing': 0.12, 'gum.red_puffy': 0.1,
  'gum.bleeds_by_itself': 0.03, 'gum.receded': 0.07, 'gum.pink_firm': 0.08, 'gum.tartar': 0.1,
  'gum.painful': 0.04, 'hygiene.poor': 0.15, 'breath.bad': 0.1, 'tongue.coated': 0.04,
  'stain.from_drinks_tobacco': 0.12, 'stain.surface': 0.05, 'acid.diet': 0.05,
  'acid.reflux': 0.04, 'brushing.hard': 0.06, 'sugar.frequent': 0.08, 'teeth.crooked': 0.05,
  'ulcer.any': 0.1, 'patch.white': 0.05, 'patch.red': 0.04, 'lump.any': 0.07, 'mouth.dry': 0.05,
  'taste.altered': 0.05, 'tobacco.smoked': 0.18, 'tobacco.chewed': 0.1, areca: 0.06,
  alcohol: 0.1, stress: 0.1, immunosuppressed: 0.03, pregnant: 0.03, 'site.tongue': 0.08,
  'site.cheek': 0.08, 'site.gum': 0.06, 'site.lip_inner': 0.04, 'site.lip_outer': 0.03,
  'site.palate': 0.04, 'site.floor': 0.03, 'medicine.gum_overgrowth': 0.05,
  'medicine.drying': 0.05, 'medicine.inhaler_or_antibiotic': 0.06, 'child.under_12': 0.1,
  'child.12_or_older': 0.1, 'dentist.found_nothing': 0.05, 'pain.jaw_joint': 0.03,
  'tooth.feels_cold': 0.03, 'weight_loss': 0.02, 'lump.neck': 0.02,
};

/** P(finding) for a patient whose condition does not list it, from 0 to 1. */
export const BACKGROUND: Readonly<Record<FindingId, number>> = Object.fromEntries(
  FINDING_IDS.map((finding) => [finding, SHARES[finding] ?? DEFAULT_SHARE]),
) as Record<FindingId, number>;
