/**
 * The fifteen steps of the assessment in the requirements' order (CHAT-18). The chart's first-level states, the
 * address's `step` and the requirements all use these words.
 */
export const STEPS = [
  'INTRO',
  'CATEGORY',
  'AGE_COLLECTION',
  'SEX_COLLECTION',
  'DEPTH_CHOICE',
  'QUICK_INPUT',
  'FOLLOW_UP',
  'MEDICAL_HISTORY',
  'CONSENT_GATE',
  'DIAGNOSIS',
  'CALL_TO_ACTION',
  'SOCIAL_SHARING',
  'PAYMENT_QR',
  'CLINIC_BOOKING',
  'TELECONSULTATION',
] as const;

export type Step = (typeof STEPS)[number];

/** The steps at which the assistant asks or says something; FOLLOW_UP asks its questions. */
export type PromptedStep = Extract<
  Step,
  | 'INTRO'
  | 'CATEGORY'
  | 'AGE_COLLECTION'
  | 'SEX_COLLECTION'
  | 'DEPTH_CHOICE'
  | 'MEDICAL_HISTORY'
  | 'CONSENT_GATE'
  | 'DIAGNOSIS'
>;

/** Returns true when a value from outside (an address, a stored draft) names one of the fifteen steps. */
export const isStep = (value: unknown): value is Step => STEPS.some((step) => step === value);
