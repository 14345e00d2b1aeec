import * as z from 'zod/mini';
import { Emergency, Medication } from '../diagnosis.ts';
import { MEDICINE_QUESTIONS_MAX, MedicineAnswers } from '../medicines.ts';
import { DiagnoseRequest } from './assessment.ts';
import { endpoint } from './endpoint.ts';

/**
 * The assessment's knowledge of the patient, and the answers of the check. `emergency` is the final one of the result,
 * whatever raised it.
 */
export const MedicinesRequest = z.extend(
  z.pick(DiagnoseRequest, {
    issue: true,
    category: true,
    age: true,
    sex: true,
    followUpAnswers: true,
    medicalHistory: true,
    allergies: true,
    xrayFindings: true,
    confirmedSigns: true,
  }),
  { medicineAnswers: MedicineAnswers, emergency: z._default(z.nullable(Emergency), null) },
);
export type MedicinesRequest = z.infer<typeof MedicinesRequest>;

/**
 * The four suggestions as the answers decide them (DIAG-18 to DIAG-21). `questions`: those still open, in the order
 * in which they are asked; while there are any, nothing is suggested. `advice`: what the answers call for beside the
 * medicines. `emergency`: that of the request, with the overdose or the bleeding inside that the answers tell.
 */
export const MedicinesReply = z.object({
  medications: z.array(Medication),
  questions: z.array(z.string()).check(z.maxLength(MEDICINE_QUESTIONS_MAX)),
  advice: z.array(z.string()),
  emergency: z.nullable(Emergency),
});
export type MedicinesReply = z.infer<typeof MedicinesReply>;

/** The check before a medicine: decides which of the four suggestions are for this patient. */
export const checkMedicines = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/medicines',
  tag: 'Assessment',
  summary: 'Which of the four suggestions are for this patient?',
  auth: 'none',
  rate: { max: 20, perMs: 60_000 },
  body: MedicinesRequest,
  replies: { 200: MedicinesReply },
});
