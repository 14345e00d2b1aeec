import type {
  AgeBand,
  Category,
  ConsentBy,
  ConsentPoint,
  Depth,
  MedicalCondition,
  Sex,
} from '../chat-context.ts';
import type { MedicineStatus, UrgencyLevel } from '../diagnosis.ts';
import type { AdviceId, CallId, EmergencyKind, EmergencyLevel, Place } from '../emergency.ts';
import type { MedicineAdviceId, MedicineOption, MedicineQuestionId } from '../medicines.ts';
import type { QuestionWords } from '../question-bank.ts';
import type { QUESTION_BANK } from '../questions/index.ts';
import type { SignAnswer, SignId } from '../signs.ts';
import type { PromptedStep } from '../steps.ts';

/** One text for every id: an id without its text does not compile. */
type By<Id extends string, Text = string> = Readonly<Record<Id, Text>>;

/** What is said on screen from the first step on, by area and id. */
export type Texts = {
  readonly person: {
    readonly ages: By<AgeBand>;
    readonly sexes: By<Sex>;
    readonly conditions: By<MedicalCondition>;
    /** What a hard word means, below it. */
    readonly conditionHints: Readonly<Partial<Record<MedicalCondition, string>>>;
  };
  readonly assessment: {
    /** What the assistant asks at each step; screens and conversation say the same words. */
    readonly prompts: By<PromptedStep>;
    /** Beside the concern box, before anything is sent. */
    readonly sentForCheck: string;
    readonly categories: By<Category, { readonly title: string; readonly text: string }>;
    readonly depths: By<Depth, { readonly label: string; readonly detail: string }>;
    readonly consent: {
      readonly points: By<ConsentPoint>;
      readonly label: string;
      /** Asked where the patient may be a child. */
      readonly who: {
        readonly question: string;
        readonly by: By<ConsentBy>;
        /** What becomes of the result where nobody has agreed for a child. */
        readonly notKept: string;
      };
      /** What the way on waits for. */
      readonly waitsFor: By<'both' | 'who' | 'tick'>;
      /** What happens while the result is made. */
      readonly phases: By<'sent' | 'compared' | 'answered'>;
      /** How consent stands in the conversation. */
      readonly agreed: string;
    };
    /** On AGE_COLLECTION where the words name a child: at first, and once another age is chosen. */
    readonly child: { readonly named: string; readonly doubted: string; readonly goOn: string };
    /** Before the category that was taken from the words, and the way to another one. */
    readonly understood: { readonly label: string; readonly change: string };
    /** At an option that the person's own words suggest. */
    readonly fromYourWords: string;
  };
};

/** What is said where words or answers tell of danger; a browser fetches it while the first step is on screen. */
export type DangerTexts = {
  readonly emergency: {
    readonly titles: By<EmergencyKind>;
    /** What to do now, without any dose. */
    readonly advice: By<AdviceId>;
    /** The buttons that call; `name` says whom one reaches where the label does not. */
    readonly calls: By<CallId, { readonly label: string; readonly name?: string }>;
    /** The links that show the way on a map; `short` where there is little room, `name` says what they open. */
    readonly places: By<
      Place,
      { readonly label: string; readonly short: string; readonly name: string }
    >;
    /** Above the title of a screen of its own, and in the line that stays. */
    readonly levels: By<EmergencyLevel>;
    readonly doNotWait: string;
    /** Above what to do meanwhile. */
    readonly meanwhile: By<EmergencyLevel>;
    readonly whatToDo: string;
    readonly goOn: By<EmergencyLevel>;
  };
  /** Around the signs that are asked back; their questions come from the server. */
  readonly signs: {
    readonly title: string;
    readonly intro: string;
    /** Before the person's own words. */
    readonly wrote: string;
    readonly answers: By<SignAnswer>;
    readonly goOn: string;
  };
};

/** The check before a medicine, by id. */
export type MedicineTexts = {
  /** What stands before a suggestion that is not made. */
  readonly statuses: By<Exclude<MedicineStatus, 'suggested'>>;
  readonly questions: {
    readonly [Id in MedicineQuestionId]: {
      readonly question: string;
      readonly hint?: string;
      readonly options: By<MedicineOption<Id>>;
    };
  };
  readonly advice: By<MedicineAdviceId>;
  /** DIAG-22. */
  readonly consult: string;
  /** The questions on screen, and what they come to. */
  readonly check: {
    readonly open: string;
    readonly reopen: string;
    readonly title: string;
    readonly intro: string;
    readonly submit: string;
    readonly busy: string;
    readonly failed: string;
    readonly back: string;
    readonly outcome: string;
    readonly correct: string;
  };
};

/** What is said beside a result; a browser fetches it while the first step is on screen. */
export type ResultTexts = {
  /** Where the result is kept, and for how long. */
  readonly keptAt: By<'account' | 'server' | 'device'>;
  /** The headline: what to do, and by when; `{by}` and `{best}` are days. */
  readonly headlines: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** The same where the day of the result is not known. */
  readonly undated: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** What would change that. */
  readonly sooner: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** How likely a condition is, in words. */
  readonly likelihoods: By<'most' | 'possible' | 'less'>;
  readonly because: string;
  readonly against: string;
  readonly whyWeThinkSo: string;
  readonly suspicion: string;
  readonly steps: By<'do' | 'doNot' | 'hospital'>;
  readonly share: By<'share' | 'copy' | 'print'>;
  /** Over what holds for medicines in an emergency. */
  readonly medicinesTitle: string;
  readonly noteTitle: string;
  readonly noteIntro: string;
  readonly note: By<
    | 'complaint'
    | 'askedBack'
    | 'answers'
    | 'negatives'
    | 'history'
    | 'allergies'
    | 'flags'
    | 'differential'
    | 'notForPatient'
  >;
  readonly medicines: MedicineTexts;
};

/** What is asked back of each danger sign; the server says it. */
export type SignTexts = By<SignId>;

/** The question bank as it is read, by question id. */
export type QuestionTexts = QuestionWords<(typeof QUESTION_BANK)[Category]>;

/** A catalogue on its way: any text may be missing. */
export type Partly<Catalogue> = Catalogue extends string
  ? string
  : { readonly [Key in keyof Catalogue]?: Partly<Catalogue[Key]> };
