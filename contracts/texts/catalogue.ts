import type { PainkillerLead } from '../rules/needed-medicines.ts';
import type {
  AgeBand,
  Category,
  ChildAge,
  ConsentBy,
  ConsentPoint,
  Depth,
  ForWhom,
  MedicalCondition,
  Sex,
} from '../assessment/chat-context.ts';
import type { MedicineStatus, UrgencyLevel } from '../assessment/diagnosis.ts';
import type {
  AdviceId,
  CallId,
  EmergencyKind,
  EmergencyLevel,
  Place,
} from '../assessment/emergency.ts';
import type {
  MedicineAdviceId,
  MEDICINE_WORDINGS,
  MedicineWording,
} from '../assessment/medicines.ts';
import type { NoteLikelihood } from '../rules/seen.ts';
import type { QuestionWords } from '../questions/question-bank.ts';
import type { QUESTION_BANK } from '../questions/index.ts';
import type { AskedPlace, Unplaced } from '../assessment/places.ts';
import type { SignAnswer, SignId } from '../assessment/signs.ts';
import type { PromptedStep } from '../assessment/steps.ts';
import type { RaisingId } from '../assessment/what-changes.ts';

/** One text for every id: an id without its text does not compile. */
type By<Id extends string, Text = string> = Readonly<Record<Id, Text>>;

/** Texts on screen from the first step on, by area and id. */
export type Texts = {
  readonly person: {
    readonly ages: By<AgeBand>;
    readonly childAges: By<ChildAge>;
    readonly forWhom: By<ForWhom>;
    readonly sexes: By<Sex>;
  };
  readonly assessment: {
    /** Prompts of the assistant at each step; screens and conversation say the same words. */
    readonly prompts: By<PromptedStep>;
    /** Note beside the concern box, shown before anything is sent. */
    readonly sentForCheck: string;
    readonly categories: By<Category, { readonly title: string; readonly text: string }>;
    readonly depths: By<Depth, { readonly label: string; readonly detail: string }>;
    /** Questions of AGE_COLLECTION beside the bands. */
    readonly forWhom: {
      readonly question: string;
      /** A child who is none any more, beside the ages in years. */
      readonly grown: string;
      /** Asks the age of somebody else, who may be no child. */
      readonly ifChild: string;
    };
    /** Asks for the place of words that name none. */
    readonly placing: {
      readonly questions: Readonly<Record<Unplaced, string>>;
      readonly places: Readonly<Record<AskedPlace, string>>;
    };
    /** Label before the category that was taken from the words, and the way to another one. */
    readonly understood: { readonly label: string; readonly change: string };
    /** Mark of an option that the person's own words suggest. */
    readonly fromYourWords: string;
  };
};

/** Texts of MEDICAL_HISTORY, which the engine's notes repeat. */
export type HistoryTexts = {
  readonly intro: string;
  readonly boxes: By<MedicalCondition>;
  /** Explanations of hard words, shown below them. */
  readonly hints: Readonly<Partial<Record<MedicalCondition, string>>>;
};

/** Texts of the steps after the first, which load with their screens. */
export type LaterTexts = {
  readonly history: HistoryTexts;
  /** Says above the categories why one is to be picked: the words fit several, or none. */
  readonly categoryDoubts: By<'several' | 'none'>;
  /** Answers words that ask what something costs. */
  readonly costs: By<'title' | 'line' | 'ask'>;
  /** Asks the age of whom it is for, once that is said. */
  readonly ageOf: By<ForWhom>;
  readonly sexOf: By<ForWhom>;
  /** The line above every question that a child is asked. */
  readonly answerForChild: string;
  /** Before the words, in brackets, of a row that holds the rarer options of a list. */
  readonly moreOptions: string;
  /** Stands over what is in a row of options that is ticked. */
  readonly whichOfThese: string;
  /** Asked where an answer denies what the words say; `wrote` stands above what they say. */
  readonly settling: By<
    | 'title'
    | 'wrote'
    | 'keep'
    | 'deny'
    | 'which'
    | 'answered'
    | 'wroteOneOf'
    | 'myAnswer'
    | 'myWords'
  >;
  /** Line above "None of these" until the end of the list was in view. */
  readonly lookFirst: string;
  readonly consent: {
    readonly points: By<ConsentPoint>;
    readonly label: string;
    /** Question that is asked where the patient may be a child. */
    readonly who: {
      readonly question: string;
      readonly by: By<ConsentBy>;
      /** Note on the result where nobody has agreed for a child. */
      readonly notKept: string;
    };
    /** Notes on what is missing before the patient can go on. */
    readonly waitsFor: By<'both' | 'who' | 'tick'>;
    /** Notes on progress while the result is made. */
    readonly phases: By<'sent' | 'compared' | 'answered'>;
    /** Consent as the conversation shows it. */
    readonly agreed: string;
  };
};

/** Texts for words or answers that tell of danger; a browser fetches them while the first step is on screen. */
export type DangerTexts = {
  readonly emergency: {
    readonly titles: By<EmergencyKind>;
    /** Advice for now, without any dose. */
    readonly advice: By<AdviceId>;
    /** The buttons that call; `name` says who answers where the label does not. */
    readonly calls: By<CallId, { readonly label: string; readonly name?: string }>;
    /** The links that show the way on a map; `short` where there is little room, `name` says what they open. */
    readonly places: By<
      Place,
      { readonly label: string; readonly short: string; readonly name: string }
    >;
    /** Lines above the title of the emergency screen, and in the line that stays. */
    readonly levels: By<EmergencyLevel>;
    readonly doNotWait: string;
    /** Headings above what to do meanwhile. */
    readonly meanwhile: By<EmergencyLevel>;
    readonly whatToDo: string;
    readonly goOn: By<EmergencyLevel>;
  };
  /** Texts around the signs that are asked back; their questions come from the server. */
  readonly signs: {
    readonly title: string;
    readonly intro: string;
    /** In its place where the words are in a language that is not read. */
    readonly introUnread: string;
    /** Words before the person's own words. */
    readonly wrote: string;
    readonly answers: By<SignAnswer>;
    readonly goOn: string;
  };
};

/** The check before a medicine, by id. */
export type MedicineTexts = {
  /** Labels before a suggestion that is not made. */
  readonly statuses: By<Exclude<MedicineStatus, 'suggested'>>;
  readonly questions: {
    readonly [Wording in MedicineWording]: {
      readonly question: string;
      readonly hint?: string;
      readonly options: By<(typeof MEDICINE_WORDINGS)[Wording][number]>;
    };
  };
  readonly advice: By<MedicineAdviceId>;
  /** Advice to consult a professional before any medicine (DIAG-22). */
  readonly consult: string;
  /** Stands in its place once the check was answered; the advice follows the suggestions then. */
  readonly checked: string;
  readonly title: string;
  /** Which painkiller to start with, and which may be added; the short form stands on the result's first screen. */
  readonly lead: By<PainkillerLead>;
  readonly leadInShort: By<PainkillerLead>;
  /** Heading over what was considered and nothing calls for. */
  readonly notNeeded: string;
  /** The questions on screen, and their outcome. */
  readonly check: {
    readonly open: string;
    readonly reopen: string;
    readonly title: string;
    readonly submit: string;
    readonly busy: string;
    readonly failed: string;
    readonly back: string;
    readonly outcome: string;
    readonly correct: string;
  };
};

/** Texts beside a result; a browser fetches them while the first step is on screen. */
export type ResultTexts = {
  /** Notes on where the result is kept, and for how long. */
  readonly keptAt: By<'account' | 'server' | 'device'>;
  /** The headline: what to do, and by when; `{by}` and `{best}` are days. */
  readonly headlines: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** The headline of an urgent result of whose days none is the best. */
  readonly noBest: string;
  /** Headlines where the day of the result is not known. */
  readonly undated: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** What would change the urgency: what is noticed, and what to do then. */
  readonly changes: {
    readonly if: By<RaisingId>;
    readonly do: By<Exclude<UrgencyLevel, 'routine'>>;
    /** In place of what to do, after the line that says it. */
    readonly same: string;
    readonly mistaken: string;
    readonly stays: string;
  };
  /** When to call for help or go to a hospital, for results that do not tell it. */
  readonly danger: string;
  /** The same in one line, for the first screen of a result where nothing presses. */
  readonly dangerInShort: string;
  /** The same in general, for results that do not tell what would change them. */
  readonly sooner: By<Exclude<UrgencyLevel, 'emergency'>>;
  /** Likelihoods of a condition, in words. */
  readonly likelihoods: By<'most' | 'possible' | 'less'>;
  readonly because: string;
  readonly against: string;
  readonly whyWeThinkSo: string;
  /** The first sentence of a result with a suspicion, and the sentence at the condition; `{by}` is a day. */
  readonly mostlyHarmless: string;
  readonly suspicion: string;
  /** Headings of the parts that open, and their lines. */
  readonly conditions: By<'title' | 'intro' | 'likelihood' | 'tooLittle'>;
  readonly steps: By<'do' | 'doNot' | 'hospital' | 'intro'>;
  /** The calendar entry behind each day: its title, and what a press does, also where most clinics are closed on a `{day}`. */
  readonly remindMe: By<'entry' | 'press' | 'pressOrRing'>;
  /** What helps until the visit, on the first screen. */
  readonly untilThen: By<'title' | 'check' | 'askFirst' | 'askForChild'>;
  /** Above the number that helps to stop tobacco and areca nut; `free` stands beside it. */
  readonly quitline: By<'title' | 'free'>;
  /** Ways to keep the result or go on from it. */
  readonly keep: By<'title' | 'intro' | 'next' | 'save'>;
  readonly share: By<'share' | 'copy' | 'print'>;
  /** Heading over what holds for medicines in an emergency. */
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
  > & { readonly likelihoods: By<NoteLikelihood> };
  /** Heading over what to tell a child before the visit, and its line. */
  readonly childTalk: By<'title' | 'intro'>;
  /** The ways to change how teeth look, and what to ask about them. */
  readonly looksWays: By<'title' | 'intro' | 'askTitle' | 'cost'>;
  readonly medicines: MedicineTexts;
};

/** Questions that are asked back, one for each danger sign; the server sends them. */
export type SignTexts = By<SignId>;

/** The question bank as it is read, by question id. */
export type QuestionTexts = QuestionWords<(typeof QUESTION_BANK)[Category]>;

/**
 * A text in another language: its words differ, and its keys and what it takes do not. A table may be partly translated: it
 * spreads the English one.
 */
export type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Text]: Translated<Text[Key]> };
