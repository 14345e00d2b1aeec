import type {
  AgeBand,
  Category,
  FollowUpAnswers,
  MedicalCondition,
  Sex,
} from '../../contracts/chat-context.ts';
import type { ConfirmedSigns } from '../../contracts/signs.ts';
import type { Reanalysis, Xray } from '../../contracts/endpoints/xrays.ts';
import type { Failure } from '../kit/failure.ts';
import type { ChosenFile } from './rules/file-check.ts';

/** A file that was chosen; what it holds lies outside the chart, under a key that is also the name of its request. */
export type ChosenImage = ChosenFile & { readonly key: string };

/** What was answered in an assessment; as far as it got. */
export type Questionnaire = {
  readonly sessionToken: string;
  readonly age: AgeBand | null;
  readonly sex: Sex | null;
  readonly category: Category | null;
  readonly issue: string;
  readonly followUpAnswers: FollowUpAnswers;
  readonly medicalHistory: readonly MedicalCondition[];
  readonly allergies: string;
  /** What was answered to the danger signs that were asked back. */
  readonly confirmedSigns: ConfirmedSigns;
};

/** What the form of the re-analysis asks; empty and null for what nobody has said. */
export type Details = {
  readonly email: string;
  readonly age: string;
  readonly sex: Sex | null;
};

export type XrayInput = {
  /** The name that nobody else's requests have. */
  readonly requestKey: string;
  /** The X-ray that is kept on this device from before; null for none. */
  readonly xrayId: string | null;
  /** Whether that one belongs to what is done on this device; one that is only looked at joins it by a press alone. */
  readonly isAdopted: boolean;
  /** The saved result that it belongs to; null where there is none. */
  readonly diagnosisId: string | null;
  readonly questionnaire: Questionnaire | null;
  /** The address of whoever is signed in; empty for nobody. */
  readonly email: string;
};

/** What became of sending a file. Lost: this page does not hold the file any more. */
export type Uploaded =
  | { readonly verdict: 'stored'; readonly id: string }
  | { readonly verdict: 'rejected'; readonly sentence: string }
  | { readonly verdict: 'lost' };

/**
 * What the server says of an X-ray. Missing: it is nobody's, or not this account's. `reanalysis` is the newest that was made
 * of it, and `email` the address of the account that has it.
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

/** What is asked of the server to read both together. */
export type Reanalysing = {
  readonly requestKey: string;
  readonly xrayId: string;
  readonly diagnosisId: string | null;
  readonly questionnaire: Questionnaire | null;
  readonly findings: string;
  readonly details: Details;
};

/** Whether the result was mailed: it was, it is on its way, or it was not (REAN-21). */
export type Mailed = 'sent' | 'queued' | 'unsent';

export type Reanalysed = { readonly reanalysis: Reanalysis; readonly mailed: Mailed };

/** Tying an X-ray to a result; null where there is none. */
export type SavingXray = { readonly xrayId: string; readonly diagnosisId: string | null };
export type SavedXray =
  | { readonly verdict: 'saved'; readonly id: string }
  | { readonly verdict: 'unsaved' };
export type SavingReanalysis = { readonly id: string; readonly diagnosisId: string | null };

/** What stays on this device: the X-ray's name, and what was found, for an assessment that is still to come (XRAY-22). */
export type KeptXray = { readonly id: string; readonly findings: string | null };

export type XrayContext = XrayInput & {
  /** Which request of its kind it is: one that is made anew has another name. */
  readonly count: number;
  readonly image: ChosenImage | null;
  /** How much of the file is sent, from 0 to 100. */
  readonly percent: number;
  /** How often it was sent by itself, without anybody asking. */
  readonly attempts: number;
  readonly xray: Xray | null;
  /** Whether its picture was not shown: its address holds for some minutes only. */
  readonly isPictureLost: boolean;
  /** Why something was not done, as people read it; null where nobody said. */
  readonly sentence: string | null;
  /** The one that said that a consent was taken back: beside it stands the way to give it again. */
  readonly withdrawnSentence: string | null;
  readonly details: Details;
  /** Whether the form was sent with something missing, which it says from then on. */
  readonly isChecked: boolean;
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
  | { type: 'analysis.restarted' }
  | { type: 'diagnosis.saved'; id: string }
  | { type: 'save.requested' }
  /** Questions are answered first, and what was found goes along. */
  | { type: 'answers.requested' }
  | { type: 'picture.lost' }
  | { type: 'picture.requested' }
  | { type: 'reanalysis.requested' }
  | { type: 'details.changed'; details: Partial<Details> }
  | { type: 'reanalysis.submitted' }
  | { type: 'reanalysis.dismissed' }
  /** The page is in view again, or connected again. */
  | { type: 'page.shown' };
