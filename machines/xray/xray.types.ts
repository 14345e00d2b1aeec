import type {
  AgeBand,
  Category,
  FollowUpAnswers,
  MedicalCondition,
  Sex,
} from '../../contracts/assessment/chat-context.ts';
import type { ConfirmedSigns } from '../../contracts/assessment/signs.ts';
import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import type { ToldKind } from '../../contracts/xray/xray-states.ts';
import type { Failure } from '../../contracts/common/failure.ts';
import type { ChosenFile } from './rules/file-check.ts';

/** A file that was chosen; its content lies outside the chart, under a key that is also the key of its request. */
export type ChosenImage = ChosenFile & { readonly key: string };

/** Answers of an assessment, as far as it got. */
export type Questionnaire = {
  readonly sessionToken: string;
  readonly age: AgeBand | null;
  readonly sex: Sex | null;
  readonly category: Category | null;
  readonly issue: string;
  readonly followUpAnswers: FollowUpAnswers;
  readonly medicalHistory: readonly MedicalCondition[];
  readonly allergies: string;
  /** Answers to the danger signs that were asked back. */
  readonly confirmedSigns: ConfirmedSigns;
};

export type XrayInput = {
  /** A key that no other requests have. */
  readonly requestKey: string;
  /** The X-ray that is kept on this device from before; null for none. */
  readonly xrayId: string | null;
  /** True when that one belongs to what is done on this device; one that is only looked at joins it only by a press. */
  readonly isAdopted: boolean;
  /** The saved result that it belongs to; null where there is none. */
  readonly diagnosisId: string | null;
  readonly questionnaire: Questionnaire | null;
  /** E-mail address of the signed-in account; empty where there is none. */
  readonly email: string;
};

/** Outcome of sending a file. Lost: this page does not hold the file any more. */
export type Uploaded =
  | { readonly verdict: 'stored'; readonly id: string }
  | { readonly verdict: 'rejected'; readonly sentence: string }
  | { readonly verdict: 'lost' };

/**
 * Reply of the server on an X-ray. Missing: there is none, or it is another account's. `reanalysis` is the newest that
 * was made of it, and `email` the address of the account that has it.
 */
export type Looked =
  | {
      readonly verdict: 'read';
      readonly xray: Xray;
      readonly reanalysis: Reanalysis | null;
      readonly email: string;
    }
  | { readonly verdict: 'rejected'; readonly sentence: string }
  | { readonly verdict: 'missing' };

/** Request to read both together. */
export type Reanalysing = {
  readonly requestKey: string;
  readonly xrayId: string;
  readonly diagnosisId: string | null;
  readonly questionnaire: Questionnaire | null;
  readonly findings: string;
  readonly email: string;
};

/** Outcome of mailing the result: sent, on its way, or not sent (REAN-21). */
export type Mailed = 'sent' | 'queued' | 'unsent';

export type Reanalysed = { readonly reanalysis: Reanalysis; readonly mailed: Mailed };

/** Request to tie an X-ray to a result; null where there is none. */
export type SavingXray = { readonly xrayId: string; readonly diagnosisId: string | null };
export type SavedXray =
  | { readonly verdict: 'saved'; readonly id: string }
  | { readonly verdict: 'unsaved' };
export type SavingReanalysis = { readonly id: string; readonly diagnosisId: string | null };

/** Record on this device: the X-ray's id, and its findings, for an assessment that is still to come (XRAY-22). */
export type KeptXray = { readonly id: string; readonly findings: string | null };

export type XrayContext = XrayInput & {
  /** Number of the request of its kind: one that is made anew has another key. */
  readonly count: number;
  readonly image: ChosenImage | null;
  /** Share of the file that is sent, from 0 to 100. */
  readonly percent: number;
  /** Number of times that it was sent again by itself. */
  readonly attempts: number;
  readonly xray: Xray | null;
  /** What the person has told on this page that it shows; null before. */
  readonly toldKind: ToldKind | null;
  /** True when its picture was not shown: its address holds for some minutes only. */
  readonly isPictureLost: boolean;
  /** Reason for which something was not done, for people; null where none was given. */
  readonly sentence: string | null;
  /** The sentence that said that a consent was withdrawn: beside it stands the way to give it again. */
  readonly withdrawnSentence: string | null;
  readonly reanalysis: Reanalysis | null;
  readonly mailed: Mailed | null;
};

export type XrayEvents =
  | { type: 'image.chosen'; image: ChosenImage }
  | { type: 'upload.progressed'; percent: number }
  | { type: 'upload.finished'; output: Uploaded }
  | { type: 'upload.failed'; error: Failure }
  | { type: 'upload.requested' }
  | { type: 'upload.cancelled' }
  | { type: 'reading.requested' }
  | { type: 'signIn.requested' }
  | { type: 'analysis.requested' }
  | { type: 'kind.told'; kind: ToldKind }
  | { type: 'analysis.restarted' }
  | { type: 'diagnosis.saved'; id: string }
  | { type: 'save.requested' }
  /** The patient answers the questions first, and the findings go along. */
  | { type: 'answers.requested' }
  | { type: 'picture.lost' }
  | { type: 'picture.requested' }
  | { type: 'reanalysis.requested' }
  | { type: 'reanalysis.submitted' }
  | { type: 'reanalysis.dismissed' }
  /** The page is in view again, or connected again. */
  | { type: 'page.shown' };
