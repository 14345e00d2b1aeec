import type { MedicationId } from '../../../assessment/diagnosis.ts';

/** The four suggestions (DIAG-18 to DIAG-21). */
export const SUGGESTIONS: Readonly<Record<MedicationId, string>> = {
  ibuprofen: 'Ibuprofen 400 mg every 6-8 hours after meals',
  paracetamol: 'Paracetamol 500-650 mg every 6 hours',
  chlorhexidine: 'Chlorhexidine mouthwash twice daily',
  cold_compress: 'Cold compress for 15-20 minutes',
};

/** The most that may be taken of each, said with every suggestion of it (NHS; two weeks: SDCEP). */
export const LIMITS: Readonly<Record<MedicationId, string | null>> = {
  ibuprofen: 'Sold as Brufen or Ibugesic. At most 3 doses in 24 hours.',
  paracetamol: 'Sold as Crocin, Dolo or Calpol. At most 4 doses in 24 hours.',
  chlorhexidine: 'Sold as Hexidine or Clohex. For at most two weeks.',
  cold_compress: null,
};

/** Use of each medicine, said when nothing calls for it. */
export const NOT_NEEDED: Readonly<Record<MedicationId, string>> = {
  ibuprofen: 'It is for pain.',
  paracetamol: 'It is for pain.',
  chlorhexidine:
    'It is for acute infections of the gum, for ulcers, and after surgery in the mouth.',
  cold_compress: 'It is for a fresh swelling or injury.',
};

/** Reasons why a suggestion is not for this patient; `{safer}` becomes one of SAFER, `{told}` one of REACTION_TOLD. */
export const AGAINST = {
  emergency_first: 'Not now: get emergency help first, and let a doctor decide about medicines.',
  nothing_by_mouth:
    'Not now: take nothing by mouth, get emergency help first, and let a doctor decide about medicines.',
  overdose: 'Take no more painkillers, not even of another kind, until a doctor has checked you.',
  child_dose:
    'These are adult doses. A child under 12 needs a dose by age and weight: ask a doctor or pharmacist.',
  child_rinse: 'This mouthwash is for people aged 12 and over; brush gently and ask a dentist.',
  under_16: 'This is an adult dose, and not for anybody under 16; {safer}.',
  under_45_kg:
    'This is an adult dose, and too much under 45 kg; ask a doctor or pharmacist for a dose by weight.',
  unsure_age:
    'It is not certain that age and weight allow an adult dose; ask a pharmacist before taking any.',
  nsaid_reaction: '{told}; {safer}.',
  asthma: 'It can set off asthma; {safer}.',
  asthma_or_reaction: 'It can set off asthma, or the same reaction again; {safer}.',
  paracetamol_reaction: '{told}; ask a doctor or pharmacist which painkiller you can take.',
  rinse_reaction: '{told}, and this one can cause a severe allergy; use salt water instead.',
  unsure_reaction:
    'It is not certain that you had no bad reaction to it; ask a pharmacist before taking any.',
  bleeding_now: 'It can make bleeding worse; {safer}.',
  heart_disease: 'It can harm people with heart disease or a past stroke; {safer}.',
  bleeding_disorder: 'It can cause bleeding with a bleeding disorder or a blood thinner; {safer}.',
  weak_immunity: 'It does not go with your treatment or a weakened immune system; {safer}.',
  lithium: 'It can raise lithium to a dangerous level; {safer}.',
  pressure_uncontrolled: 'It can raise blood pressure that is not under control; {safer}.',
  water_tablet: 'With water tablets it can hold back water and harm the kidneys; {safer}.',
  heart_or_blood: 'It does not go with your heart or blood condition, or its medicines; {safer}.',
  unsure_heart_or_blood:
    'It is not certain that your heart, blood and medicines allow it; ask a pharmacist first, {safer}.',
  pregnancy: 'It is not for use in pregnancy or when trying for a baby; {safer}.',
  unsure_pregnancy: 'A pregnancy is not ruled out; ask a pharmacist first, {safer}.',
  gut: 'It can make a stomach or gut problem bleed; {safer}.',
  unsure_stomach: 'It is not certain that your stomach allows it; ask a pharmacist first, {safer}.',
  kidney: 'It can harm weak kidneys; {safer}.',
  liver: 'It is not safe with liver disease; {safer}.',
  paracetamol_liver:
    'It can harm a sick liver; ask your doctor which painkiller and dose is safe for you.',
  unsure_kidney_or_liver:
    'It is not certain that your kidneys and liver allow it; ask a pharmacist before taking any.',
  fever: 'With a fever dengue is possible, and it can then cause bleeding; {safer}.',
  unsure_fever:
    'A fever is not ruled out, and in dengue it can cause bleeding; ask a pharmacist first, {safer}.',
  nsaid_taken: 'You have taken a painkiller of this family already; {safer}.',
  paracetamol_enough:
    'You may have taken the daily limit of paracetamol already; ask a pharmacist how much is left.',
  unsure_taken:
    'It is not certain what you have taken already; ask a pharmacist before taking more.',
  rinse_stains:
    'This mouthwash may be what stains your teeth; brush twice a day and ask a dentist about another.',
  rinse_on_wound: 'Do not rinse a bleeding wound; bite on a clean cloth instead.',
  rinse_on_first_day: 'Do not rinse on the first day after a tooth was taken out.',
  cold_reaction: 'Cold sets off a skin or blood vessel reaction in you; leave it out.',
  cold_neuralgia:
    'Cold or touch on the face can set off these attacks; keep the face warm instead.',
} as const;

/** Beginning of a reason that rests on a reaction: the patient's words, or the answer of the check. */
export const REACTION_TOLD = {
  wrote: 'You wrote: “{quote}”',
  answered: {
    nsaid: 'You told us that a painkiller of this family does not suit you',
    paracetamol: 'You told us that it does not suit you',
    chlorhexidine: 'You told us about a reaction to a rinse',
  },
} as const;

/** Advice on what to take in place of a painkiller that is spoken against. */
export const SAFER = {
  paracetamol: 'paracetamol is the safer choice',
  ask: 'ask a doctor or pharmacist which painkiller you can take',
} as const;

/** Cautions that are said beside a suggestion. */
export const CAUTIONS = {
  over_65: 'Check with a pharmacist first: over the age of 65 it needs more care.',
  antidepressant: 'Check with a pharmacist first: with an antidepressant it can cause bleeding.',
  blood_pressure: 'Check with a pharmacist first: it can raise blood pressure.',
  dose_by_packet:
    'Under 16 take the dose that the packet gives for the age, not the adult dose above.',
  fatty_liver:
    'Check with a pharmacist first: with a fatty liver or daily alcohol the safe dose is lower.',
  blood_thinner: 'Check with a pharmacist first: regular use can strengthen your blood thinner.',
  count_paracetamol:
    'Count what you already take: never more than 4 g of paracetamol in 24 hours, 3 g under 50 kg; many cold and pain tablets hold it too.',
  breastfeeding: 'It may be taken while breastfeeding.',
} as const;

export type AgainstId = keyof typeof AGAINST;
export type CautionId = keyof typeof CAUTIONS;
