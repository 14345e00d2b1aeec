import type { Category } from '../assessment/chat-context.ts';

/**
 * One follow-up question (DATA-04): the ids of what is asked, stored and judged. Its words stand in
 * `texts/<language>/questions/`. `list` names options that several questions share; `exclusive` are options of a
 * checkbox question that cannot stand beside others, `opposites` are pairs that cannot stand beside each other;
 * `clashes` are answers of a radio question that cannot be true of one complaint, so that an answer against the words is
 * asked about once; `audiences` names the only people an option is offered to. Each of `groups` is one row that opens, in the order of the
 * options; its words name all that it holds, so that "None of these" denies nothing that was not read.
 */
export type Question = {
  readonly id: string;
  readonly type: 'radio' | 'checkbox';
  readonly list?: string;
  readonly options: readonly string[];
  readonly exclusive?: readonly string[];
  readonly opposites?: ReadonlyArray<readonly [string, string]>;
  readonly clashes?: readonly Clash[];
  readonly audiences?: Readonly<Record<string, Audience>>;
  readonly groups?: readonly OptionGroup[];
};

/**
 * The people that an option is about: children, everybody but a child known to be below 12, patients who may be pregnant,
 * or those over 50.
 */
export type Audience = 'child' | 'infant' | 'not_small_child' | 'may_be_pregnant' | 'over_50';

/** Two sets of options: each of the one says what each of the other cannot. */
export type Clash = readonly [readonly string[], readonly string[]];

/** Id of a group whose row only unfolds rarer options, and is no answer. */
export const MORE = 'more';

/**
 * Options that stand together in a row that opens. `words` names its words where they are not those of its id, and
 * `smallChild` those for a child below 12, to whom not all of its options are offered.
 */
export type OptionGroup = {
  readonly id: string;
  readonly options: readonly string[];
  readonly words?: string;
  readonly smallChild?: string;
};

/** Ten questions for each category (FUP-12..16). */
export type QuestionBank = Readonly<Record<Category, readonly Question[]>>;

type Asked = Pick<Question, 'options' | 'groups'>;

/** One value for every option of a question: one without a value does not compile. */
export type ByOption<Q extends Asked, Value> = Readonly<Record<Q['options'][number], Value>>;

/** Texts of a question. `hint` is one plain sentence of help. */
export type WordsOf<Q extends Asked = Asked> = {
  readonly question: string;
  readonly hint?: string;
  readonly options: ByOption<Q, string>;
} & (Q extends { readonly groups: ReadonlyArray<infer Group> }
  ? { readonly groups: Readonly<Record<NameOf<Group>, string>> }
  : unknown);

/** Names under which the words of a group stand. */
type NameOf<Group> =
  | (Group extends { readonly id: infer Id extends string } ? Id : never)
  | (Group extends { readonly smallChild: infer Name extends string } ? Name : never);

/** Texts of any question. */
export type AnyWords = WordsOf & { readonly groups?: Readonly<Record<string, string>> };

/** Texts of every question of a category. */
export type QuestionWords<Bank extends readonly Question[]> = {
  readonly [Q in Bank[number] as Q['id']]: WordsOf<Q>;
};
