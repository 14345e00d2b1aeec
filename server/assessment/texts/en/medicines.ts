import type { MedicationId } from '../../../../contracts/diagnosis.ts';

/** The four suggestions (DIAG-18 to DIAG-21). */
export const SUGGESTIONS: Readonly<Record<MedicationId, string>> = {
  ibuprofen: 'Ibuprofen 400 mg every 6-8 hours after meals',
  paracetamol: 'Paracetamol 500-650 mg every 6 hours',
  chlorhexidine: 'Chlorhexidine mouthwash twice daily',
  cold_compress: 'Cold compress for 15-20 minutes',
};

/** Why a suggestion is not for this patient; `{safer}` becomes one of SAFER. */
export const AGAINST = {
  child_dose:
    'These are adult doses and this may be a child under 12; ask a doctor or pharmacist for a dose by age and weight.',
  nothing_by_mouth:
    'Take nothing by mouth while swallowing or breathing is hard; get emergency help first.',
  child_rinse: 'This mouthwash is for people aged 12 and over; brush gently and ask a dentist.',
  overdose: 'Take no more painkillers until a doctor has checked you.',
  nsaid_reaction: 'You told us that a painkiller of this family does not suit you; {safer}.',
  heart_emergency: 'Not while the pain may come from the heart; get emergency help first.',
  bleeding_now: 'It can make bleeding worse; {safer}.',
  injury: 'Not after this injury until a hospital has checked you.',
  asthma: 'It can set off asthma; {safer}.',
  heart_disease: 'It can harm people with heart disease or a past stroke; {safer}.',
  bleeding_disorder: 'It can cause bleeding with a bleeding disorder or a blood thinner; {safer}.',
  pregnancy: 'It is not for use in pregnancy or when trying for a baby; {safer}.',
  weak_immunity: 'It does not go with your treatment or a weakened immune system; {safer}.',
  lithium: 'It can raise lithium to a dangerous level; {safer}.',
  gut: 'It can make a stomach or gut problem bleed; {safer}.',
  kidney: 'It can harm weak kidneys; {safer}.',
  liver: 'It is not safe with liver disease; {safer}.',
  pressure_uncontrolled: 'It can raise blood pressure that is not under control; {safer}.',
  pressure_and_water_tablets:
    'With your blood pressure and water tablets it can harm the kidneys; {safer}.',
  dengue: 'It can cause bleeding in dengue and harm in chickenpox; {safer}.',
  water_tablet: 'With your water tablet it can hold back water and harm the kidneys; {safer}.',
  nsaid_beside_allergies:
    'You named a painkiller of this family beside your allergies, and we cannot tell whether it suits you; {safer}.',
  paracetamol_reaction:
    'You told us that it does not suit you; ask a doctor or pharmacist which painkiller you can take.',
  paracetamol_beside_allergies:
    'You named it beside your allergies, and we cannot tell whether it suits you; ask a pharmacist first.',
  paracetamol_liver:
    'It can harm a sick liver; ask your doctor which painkiller and dose is safe for you.',
  paracetamol_enough:
    'You already take about the daily limit of paracetamol; do not add more, and ask a pharmacist.',
  rinse_reaction:
    'You told us about a reaction to a rinse, and this one can cause a severe allergy; use salt water instead.',
  rinse_beside_allergies:
    'You named this rinse beside your allergies, and we cannot tell whether it suits you; use salt water instead.',
  rinse_stains:
    'This mouthwash may be what stains your teeth; brush twice a day and ask a dentist about another.',
  rinse_on_wound: 'Do not rinse a bleeding wound; bite on a clean cloth instead.',
  rinse_on_first_day: 'Do not rinse on the first day after a tooth was taken out.',
  cold_reaction: 'Cold sets off a skin or blood vessel reaction in you; leave it out.',
  cold_neuralgia:
    'Cold or touch on the face can set off these attacks; keep the face warm instead.',
} as const;

/** What to take in place of a painkiller that is spoken against. */
export const SAFER = {
  paracetamol: 'paracetamol is the safer choice',
  ask: 'ask a doctor or pharmacist which painkiller you can take',
} as const;

/** Why a pharmacist should be asked first. */
export const CAUTIONS = {
  unknown_allergy: 'you told us of an allergy, but we could not tell to what.',
  over_65: 'over the age of 65 it needs more care.',
  antidepressant: 'with an antidepressant it can cause bleeding.',
  blood_pressure: 'it can raise blood pressure.',
  same_family: 'do not take it together with another painkiller of the same family.',
  low_weight: 'at a low body weight the dose may be lower.',
  under_50_kg: 'under 50 kg the daily limit is lower.',
  fatty_liver: 'with a fatty liver or daily alcohol the safe dose is lower.',
  blood_thinner: 'regular use can strengthen your blood thinner.',
  hides_fever: 'measure your temperature first, because it hides a fever.',
  count_paracetamol:
    'count what you already take; many cold and pain tablets hold paracetamol too.',
} as const;

/** A suggestion that is shown with a caution. */
export const ASK_FIRST = 'Check with a pharmacist first: {caution}';

export type AgainstId = keyof typeof AGAINST;
export type CautionId = keyof typeof CAUTIONS;
