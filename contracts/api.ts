import * as z from 'zod/mini';
import {
  ALLERGIES_MAX,
  AgeBand,
  CONCERN_MAX,
  Category,
  Depth,
  FollowUpAnswers,
  MEDICAL_CONDITIONS,
  MedicalCondition,
  Sex,
} from './chat-context.ts';
import { Diagnosis, Emergency } from './diagnosis.ts';

/** Every error reply: the same human sentence twice, so that either field can be shown (API-02). */
export const ErrorReply = z.object({ error: z.string(), message: z.string() });
export type ErrorReply = z.infer<typeof ErrorReply>;

/** POST /chat_bot/chat/validate (API-06). */
export const ValidateRequest = z.object({
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONCERN_MAX)),
});
export type ValidateRequest = z.infer<typeof ValidateRequest>;

/** `emergency` is set when the text itself calls for help now, dental or not (API-07). */
export const ValidateReply = z.object({
  is_dental_related: z.boolean(),
  emergency: z.nullable(Emergency),
});
export type ValidateReply = z.infer<typeof ValidateReply>;

/** `detailed-{timestamp}-{random}` (SESS-34): milliseconds since 1970, then at least eight letters or digits. */
export const SessionToken = z.string().check(z.regex(/^detailed-\d{13}-[A-Za-z0-9]{8,64}$/));

/**
 * POST /chat_bot/chat/diagnose (API-08): the chat context plus answers, history, allergies and X-ray findings.
 * `consent: false` is refused; a result is kept on the server only with `consent: true` and a `sessionToken`.
 */
export const DiagnoseRequest = z.object({
  issue: z.string().check(z.trim(), z.minLength(1), z.maxLength(CONCERN_MAX)),
  category: Category,
  age: AgeBand,
  sex: Sex,
  depthChoice: z.optional(z.nullable(Depth)),
  consent: z.optional(z.literal(true)),
  followUpAnswers: FollowUpAnswers,
  medicalHistory: z.array(MedicalCondition).check(z.maxLength(MEDICAL_CONDITIONS.length)),
  allergies: z.string().check(z.maxLength(ALLERGIES_MAX)),
  xrayFindings: z.optional(z.nullable(z.string().check(z.maxLength(4000)))),
  patientName: z.optional(z.string().check(z.maxLength(200))),
  patientEmail: z.optional(z.string().check(z.maxLength(320))),
  patientPhone: z.optional(z.string().check(z.maxLength(40))),
  sessionToken: z.optional(SessionToken),
});
export type DiagnoseRequest = z.infer<typeof DiagnoseRequest>;

/** Reply of /chat_bot/chat/diagnose (API-09). */
export const DiagnoseReply = z.object({ success: z.literal(true), diagnosis: Diagnosis });
export type DiagnoseReply = z.infer<typeof DiagnoseReply>;

/** POST /api/chat/session (API-28): an empty body, absent or `{}`. */
export const ChatSessionReply = z.object({ sessionToken: z.string() });
export type ChatSessionReply = z.infer<typeof ChatSessionReply>;
