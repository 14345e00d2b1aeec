import * as z from 'zod/mini';
import { ForPerson } from '../accounts/family.ts';
import { Moment } from '../common/moment.ts';
import { Success } from '../common/success.ts';
import {
  ALLERGIES_MAX,
  AgeBand,
  CONCERN_MAX,
  Category,
  FollowUpAnswers,
  HISTORY_BOXES,
  MedicalCondition,
  Sex,
  XRAY_FINDINGS_MAX,
} from '../assessment/chat-context.ts';
import { Email } from '../accounts/account.ts';
import { lengthAsRead, personText } from '../assessment/person-text.ts';
import { SessionToken } from '../assessment/session-token.ts';
import { ConfirmedSigns } from '../assessment/signs.ts';
import { EngineCard } from '../xray/model-card.ts';
import { QUALITY_IDS, XrayBox, XrayPlace, XrayTones } from '../xray/xray.ts';
import { XRAY_BYTES_MAX, XRAY_REFUSALS } from '../xray/xray-files.ts';
import { KNOWN_KINDS, TOLD_KINDS, XRAY_STATES } from '../xray/xray-states.ts';
import { endpoint } from './endpoint.ts';
import { OTHER_ID, SOME_EMAIL, SOME_ID } from './examples.ts';

const tag = 'X-rays';
const perMs = 60_000;

/** The one file of a form (XRAY-02). */
const file = {
  field: 'xray',
  about: 'The X-ray: a JPEG, PNG or DICOM file of at most 10 MB. What it is called does not count.',
  maxBytes: XRAY_BYTES_MAX,
  kind: 'xray',
} as const;

const SOME_FILE = { size: 100, type: 'image/jpeg' };

/** Owner of the X-ray. */
/** The person of the account that an X-ray is for, where it comes as a file; 404 for another account's. */
const forWhom = z.optional(z.uuid());

const whose = z.uuid().check(z.describe("One's own account id, as signing in answers it."));

/**
 * One place that the analyzer has marked (XRAY-14, XRAY-15). `detection` is its label in words and `kind` its id: one
 * of DETECTION_IDS, or a trained model's own label. `place_words` is its place as a screen reader says it.
 */
export const Prediction = z.object({
  kind: z.string(),
  detection: z.string(),
  confidence: z.int().check(z.minimum(0), z.maximum(100)),
  box: XrayBox,
  place: XrayPlace,
  place_words: z.string(),
});
export type Prediction = z.infer<typeof Prediction>;

/**
 * Findings of the analyzer on an X-ray (API-59, DATA-08). `findings_text` is the same as plain sentences, which a page
 * sends as `xrayFindings` with the answers of an assessment (XRAY-22). `is_trained` is false for the embedded analyzer.
 * `card` is what the makers of another engine tell of it, if they do, and `words` is the same in sentences.
 */
export const XrayAnalysis = z.object({
  summary: z.string(),
  projection: z.enum(['panoramic', 'intraoral']),
  predictions: z.array(Prediction),
  findings_text: z.string().check(z.maxLength(XRAY_FINDINGS_MAX)),
  engine: z.object({
    name: z.string(),
    version: z.string(),
    is_trained: z.boolean(),
    card: z.nullable(EngineCard),
    words: z.array(z.string()),
  }),
  /** What makes the picture hard to read, by id and in words; empty when nothing was noticed. */
  quality: z.array(z.object({ id: z.enum(QUALITY_IDS), words: z.string() })),
  /** What the picture is stretched between for more contrast; null for readings of before 2026-11-27. */
  tones: z.nullable(XrayTones),
});
export type XrayAnalysis = z.infer<typeof XrayAnalysis>;

/**
 * Addresses of the picture, and its size in pixels as it is kept: upright, without anything else that the file said.
 * The addresses need no token, so an `<img>` can ask for them, and end at `expires_at`; reading the X-ray again gives
 * new ones. `preview_url` is at most 480 pixels a side, for lists.
 */
export const XrayPicture = z.object({
  url: z.string(),
  preview_url: z.string(),
  width: z.int(),
  height: z.int(),
  expires_at: Moment,
});
export type XrayPicture = z.infer<typeof XrayPicture>;

/**
 * One X-ray of the account. `storing` and `analyzing`: ask again after XRAY_POLL_MS, for as long as the page is open;
 * the work goes on without it. `message` is what a person reads where it was `refused` or has `failed`, and null
 * otherwise; what has failed can be analysed again. `unsure`: the person is asked what the picture shows, and
 * `tellXrayKind` takes the answer, which `told_kind` keeps; a DICOM file may have told it itself. `xray_analysis_id` is there once it is saved, and `diagnosis_id`
 * once it is saved with a result: a re-analysis without one keeps its X-ray as well.
 */
export const Xray = z.object({
  id: z.uuid(),
  file_name: z.string(),
  created_at: Moment,
  state: z.enum(XRAY_STATES),
  message: z.nullable(z.string()),
  told_kind: z.nullable(z.enum(KNOWN_KINDS)),
  analysis: z.nullable(XrayAnalysis),
  picture: z.nullable(XrayPicture),
  xray_analysis_id: z.nullable(z.uuid()),
  diagnosis_id: z.nullable(z.uuid()),
  person: ForPerson,
});
export type Xray = z.infer<typeof Xray>;

/**
 * A file that is not taken, with the reason in words (XRAY-07, XRAY-08). Sending the same file again comes to the same.
 * A file over the limit is cut off while it comes, with status 413 and its sentence in `message`.
 */
export const XrayNotTaken = z.object({
  success: z.literal(false),
  verdict: z.enum(XRAY_REFUSALS),
  message: z.string(),
});
export type XrayNotTaken = z.infer<typeof XrayNotTaken>;

/**
 * Keeps an X-ray (API-54, API-55, XRAY-02..08). `llm_user_id` must be the caller's account. An upload that broke is
 * sent again with the same `Idempotency-Key` and comes to one X-ray; `fileId` is its id, and `fileName` a made-up name
 * (the person's own file name is not kept). Nothing is analysed yet: `analyzeXray` with `xray` = `fileId` comes next.
 * 401 while signed out. The client waits for FORM_TIMEOUT_MS, not REQUEST_TIMEOUT_MS.
 */
export const uploadXray = endpoint({
  method: 'POST',
  path: '/xrays/upload-xray',
  tag,
  summary: 'Upload an X-ray',
  auth: 'patient',
  creates: true,
  rate: { max: 20, perMs },
  form: { file, fields: z.object({ llm_user_id: whose, profile_id: forWhom }) },
  replies: {
    200: z.union([
      z.object({ success: z.literal(true), fileId: z.uuid(), fileName: z.string() }),
      XrayNotTaken,
    ]),
  },
  example: { fields: { llm_user_id: SOME_ID }, file: SOME_FILE },
});

/**
 * Has an X-ray analysed (API-56..59): `xray` is the file itself, or the `fileId` of one that is uploaded. The work is a
 * job that goes on when the page is closed. The answer comes when it is done, or after some three seconds with the
 * state `analyzing`: then `readXray` is asked every XRAY_POLL_MS. Asking again for what is analysed or under way starts
 * nothing new.
 */
export const analyzeXray = endpoint({
  method: 'POST',
  path: '/xrays/analyze',
  tag,
  summary: 'Analyse an X-ray',
  auth: 'patient',
  creates: true,
  rate: { max: 20, perMs },
  form: {
    file,
    fields: z.object({
      llm_user_id: whose,
      profile_id: forWhom,
      xray: z.optional(
        z.uuid().check(z.describe('In place of the file: the `fileId` of one that is uploaded.')),
      ),
    }),
  },
  replies: { 200: z.union([z.object({ success: z.literal(true), xray: Xray }), XrayNotTaken]) },
  example: { fields: { llm_user_id: SOME_ID, xray: OTHER_ID }, file: null },
});

const ofOne = { tag, auth: 'patient', params: z.object({ id: z.uuid() }) } as const;

/** One X-ray of the account's own; 404 for any other account's. */
export const readXray = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/account/xrays/:id',
  summary: 'An X-ray and what was found in it',
  rate: { max: 120, perMs },
  replies: { 200: z.object({ xray: Xray }) },
  example: { params: { id: OTHER_ID } },
});

/**
 * Tells what an X-ray in the state `unsure` shows. `dental`: it is analysed. `notSure`: it is kept, and nothing is
 * marked on it. `other`: it is refused. The answer comes like that of `analyzeXray`. Telling again, or of an X-ray that
 * nobody asks about, changes nothing and answers it as it is; 404 for any other account's.
 */
export const tellXrayKind = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/account/xrays/:id/kind',
  summary: 'Tell what an X-ray shows',
  rate: { max: 20, perMs },
  body: z.object({ kind: z.enum(TOLD_KINDS) }),
  replies: { 200: z.object({ xray: Xray }) },
  example: { params: { id: OTHER_ID }, body: { kind: 'dental' } },
});

/** Lists the account's X-rays, the newest first. */
export const listXrays = endpoint({
  method: 'GET',
  path: '/api/account/xrays',
  tag,
  summary: "One's X-rays",
  auth: 'patient',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ xrays: z.array(Xray) }) },
});

/**
 * Deletes an X-ray of the account's own with its picture, its analysis and what was made of it; asking again answers
 * 404.
 */
export const deleteXray = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/account/xrays/:id/delete',
  summary: 'Delete an X-ray',
  rate: { max: 30, perMs },
  body: z.nullish(z.object({})),
  replies: { 200: Success },
  example: { params: { id: OTHER_ID }, body: {} },
});

/**
 * Ties an analysed X-ray of the account to a result of the account (API-12, API-13, SAVE-05). The analysis that is
 * saved is the server's; anything else that a client says of it is not read. Saving again gives the same id (SAVE-06),
 * and the first result stays: `diagnosis_id` is the one that has the X-ray. 404 where either is another account's, 422
 * where the X-ray is not analysed.
 */
export const saveXrayAnalysis = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/save_xray_analysis',
  tag,
  summary: 'Save an X-ray analysis with a result',
  auth: 'patient',
  rate: { max: 20, perMs },
  body: z.object({ xray_id: z.uuid(), diagnosis_id: z.uuid() }),
  replies: {
    200: z.object({
      result: z.literal('saved'),
      xray_analysis_id: z.uuid(),
      diagnosis_id: z.uuid(),
    }),
  },
  example: { body: { xray_id: OTHER_ID, diagnosis_id: SOME_ID } },
});

/** One of the two diagnoses side by side (REAN-15, REAN-16); a page shows the first two points (REAN-17). */
const Bullets = z.object({ bullet_points: z.array(z.string()) });

/**
 * The two readings of one case (DATA-09, REAN-15..20): with the X-ray's findings, and with the questionnaire alone.
 * `id` is the server's key of it; `reanalysis_id` is null until it is saved. `urgency_level` is never lower than the
 * questionnaire's.
 */
export const Reanalysis = z.object({
  id: z.uuid(),
  xray_id: z.uuid(),
  patient_id: z.uuid(),
  original_diagnosis_id: z.nullable(z.uuid()),
  reanalysis_id: z.nullable(z.uuid()),
  created_at: Moment,
  diagnosis_a_combined: Bullets,
  diagnosis_b_questionnaire_only: Bullets,
  key_differences: z.string(),
  key_findings: z.array(z.string()),
  recommended_actions: z.array(z.string()),
  urgency_level: z.enum(['emergency', 'urgent', 'moderate', 'routine']),
});
export type Reanalysis = z.infer<typeof Reanalysis>;

/**
 * Reads the questionnaire and the X-ray together (API-60, API-61, REAN-10..14). `xray_id` names an analysed X-ray of
 * the account: its findings are the server's, and `xrayFindings` is not read. The questionnaire is the saved result
 * that `diagnosis_id` names, else the account's newest of `sessionToken`, else `chatContext`; 422 where none says
 * enough. `patientData` is never judged by. A mail goes to the account's address, which says how soon to be seen and
 * where the report is: `email_sent` is true once the mail provider has taken it, which is waited for
 * a few seconds; `email_queued` says that it is still to be sent, and goes by itself. Both false: it was not mailed.
 * 404 for an X-ray of another account, 422 for one that is not analysed, or that was read together
 * REANALYSES_OF_XRAY_MAX times. The same request again makes and mails nothing new.
 */
export const reanalyse = endpoint({
  method: 'POST',
  path: '/xrays/reanalyse-diagnosis',
  tag,
  summary: 'Read a questionnaire and an X-ray together',
  auth: 'patient',
  creates: true,
  rate: { max: 6, perMs },
  body: z.object({
    xray_id: z.uuid(),
    sessionToken: z.optional(SessionToken),
    diagnosis_id: z.optional(z.uuid()),
    chatContext: z.object({
      age: z.nullable(AgeBand),
      sex: z.nullable(Sex),
      category: z.nullable(Category),
      issue: z.string().check(z.trim(), ...lengthAsRead(CONCERN_MAX)),
      /** The follow-up answers by question id. */
      quickInput: z._default(FollowUpAnswers, {}),
      /** Further facts of the assessment, so that it is judged by the same as the earlier result. */
      medicalHistory: z._default(
        z.array(MedicalCondition).check(z.maxLength(HISTORY_BOXES.length)),
        [],
      ),
      allergies: z._default(personText(ALLERGIES_MAX), ''),
      confirmedSigns: z.optional(ConfirmedSigns),
    }),
    xrayFindings: z._default(personText(XRAY_FINDINGS_MAX), ''),
    patientData: z.object({
      age: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(130)))),
      /** The requirements' default (REAN-13), which no patient has chosen; nothing is judged by it. */
      sex: z._default(Sex, 'male'),
      chiefComplaint: z._default(personText(CONCERN_MAX), ''),
      /** Left out where the account has none. */
      email: z.optional(Email),
    }),
  }),
  replies: {
    200: z.object({
      success: z.literal(true),
      reanalysis: Reanalysis,
      email_sent: z.boolean(),
      email_queued: z.boolean(),
    }),
  },
  example: {
    body: {
      xray_id: OTHER_ID,
      diagnosis_id: SOME_ID,
      chatContext: {
        age: 'age_31_50',
        sex: 'female',
        category: 'pain',
        issue: 'My back tooth hurts when I drink cold water',
        quickInput: { pain_location: 'one_tooth' },
      },
      xrayFindings: '',
      patientData: {
        age: 40,
        sex: 'female',
        chiefComplaint: 'My back tooth hurts',
        email: SOME_EMAIL,
      },
    },
  },
});

/**
 * Lists the re-analyses of one X-ray of the account, the newest first, so that a page that is loaded anew comes back to
 * one that is made. The reply does not say again what became of the mail. 404 for an X-ray of another account; an empty
 * list where none was made.
 */
export const readReanalyses = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/account/xrays/:id/reanalyses',
  summary: 'The re-analyses of an X-ray',
  rate: { max: 60, perMs },
  replies: { 200: z.object({ reanalyses: z.array(Reanalysis) }) },
  example: { params: { id: OTHER_ID } },
});

/**
 * Saves a re-analysis of the account for good (API-14, API-15, SAVE-07). Only its `id` is read of `reanalysis`: the
 * rest is the server's own. `patient_id` must be the caller's account. Saving again gives the same id (SAVE-08).
 */
export const saveReanalysis = endpoint({
  method: 'POST',
  path: '/chat_bot/chat/save_reanalysis',
  tag,
  summary: 'Save a re-analysis',
  auth: 'patient',
  rate: { max: 20, perMs },
  body: z.object({
    reanalysis: z.object({ id: z.uuid() }),
    patient_id: z.uuid(),
    original_diagnosis_id: z.nullable(z.uuid()),
  }),
  replies: {
    200: z.object({
      result: z.object({ reanalysis: Reanalysis }),
      reanalysis_id: z.uuid(),
      patient_id: z.uuid(),
      original_diagnosis_id: z.nullable(z.uuid()),
    }),
  },
  example: {
    body: {
      reanalysis: { id: '00000000-0000-4000-8000-000000000003' },
      patient_id: SOME_ID,
      original_diagnosis_id: SOME_ID,
    },
  },
});
