import type { Emergency, UrgencyLevel } from '../../contracts/assessment/diagnosis.ts';
import type { Prediction, Reanalysis, XrayAnalysis } from '../../contracts/endpoints/xrays.ts';
import type { KnownKind } from '../../contracts/xray/xray-states.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { xrayQuestionsFor } from '../../contracts/rules/xray-questions.ts';
import { PAPER, XRAY_PAPER as words } from '../../contracts/texts/en/papers.ts';
import { REANALYSIS } from '../../contracts/texts/en/reanalysis.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { XRAY_GUIDE } from '../../contracts/texts/en/xray-guide.ts';
import { basisWithCode, datedFor, frameOf, madeBy } from './basis.ts';
import { dayOf, momentOf, sooner } from './days.ts';
import { badgeOf, datedHead, emergencyHead } from './head-part.ts';
import type { Block, Cell, Report } from './report.ts';

/** An X-ray as it is printed: a JPEG, with its size in dots. */
export type PrintedXray = {
  readonly image: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** A re-analysis and its circumstances: everything that its report says. */
export type ReportedReanalysis = {
  /** ISO 8601. */
  readonly madeAt: string;
  readonly readAt: string;
  readonly xrayMadeAt: string;
  readonly reanalysis: Pick<
    Reanalysis,
    | 'diagnosis_a_combined'
    | 'diagnosis_b_questionnaire_only'
    | 'key_differences'
    | 'recommended_actions'
    | 'urgency_level'
  >;
  /** The result whose answers were read, when it is in the account: its advice holds by its own day. */
  readonly answers: {
    /** ISO 8601. */
    readonly madeAt: string;
    readonly level: UrgencyLevel;
    readonly emergency: Emergency | null;
  } | null;
  readonly analysis: XrayAnalysis;
  /** What the person has told that it shows; `null` where the program could tell. */
  readonly toldKind: KnownKind | null;
  /** `null` when the picture is gone. */
  readonly xray: PrintedXray | null;
  /** Full name on the account that holds it. */
  readonly owner: string;
  /** Address at which its owner reads it. */
  readonly address: string;
};

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const listed = (title: string, items: readonly string[]): Block[] =>
  items.length === 0 ? [] : [heading(title), { kind: 'list', items }];

/** Puts help first, whatever a picture shows. */
const head = ({ reanalysis, answers, madeAt, readAt }: ReportedReanalysis): Block => {
  const { urgency_level: level, recommended_actions: actions } = reanalysis;
  const emergency = answers?.emergency ?? null;
  if (emergency !== null) return emergencyHead(emergency);
  if (level !== 'emergency') {
    // An X-ray never gives more time than the answers alone.
    const isDated = answers !== null && answers.level !== 'emergency';
    const from = isDated ? sooner({ level, madeAt }, { ...answers, level: answers.level }) : madeAt;
    return datedHead(level, { recommendation: [] }, { madeAt: from, readAt });
  }
  const [first = ''] = actions;
  return {
    kind: 'panel',
    tone: 'urgent',
    badge: badgeOf('emergency'),
    blocks: [
      { kind: 'heading', level: 1, text: words.emergency },
      { kind: 'paragraph', text: first, look: 'lead' },
    ],
  };
};

const altOf = (count: number): string => {
  if (count === 0) return words.picture.none;
  return count === 1 ? words.picture.one : words.picture.many.replace('{count}', String(count));
};

/** Says how sure a program is of one place. */
export const sureOf = ({ confidence }: Prediction): string =>
  words.sure.replace('{confidence}', String(confidence));

const rowOf = (prediction: Prediction, at: number): Cell[] => [
  { lines: [String(at + 1)], isNamed: true },
  { lines: [prediction.detection] },
  { lines: [prediction.place_words] },
  { lines: [sureOf(prediction)] },
];

/** Shows the picture, and says of each frame on it what it may be and where it lies (XRAY-13..15). */
const picture = ({ analysis, xray }: ReportedReanalysis): Block[] => {
  const { predictions, summary, engine, quality } = analysis;
  const { number, what, where, sure } = words.table;
  const frames = predictions.map(({ box }) => box);
  return [
    heading(words.pictureTitle),
    ...(xray === null
      ? []
      : [{ kind: 'picture', ...xray, alt: altOf(frames.length), frames } as const]),
    ...quality.map(({ words: text }) => ({ kind: 'paragraph', text }) as const),
    { kind: 'paragraph', text: summary },
    ...(predictions.length === 0
      ? []
      : [
          {
            kind: 'table',
            head: [number, what, where, sure],
            shares: [0.08, 0.36, 0.34, 0.22],
            rows: predictions.map(rowOf),
          } as const,
        ]),
    ...(engine.words.length === 0
      ? []
      : [{ kind: 'paragraph', text: engine.words.join(' '), look: 'soft' } as const]),
  ];
};

/** Lists both readings, and what the one says and the other does not (REAN-15, REAN-16, REAN-20). */
const readings = ({ reanalysis }: ReportedReanalysis): Block[] => [
  ...listed(REANALYSIS.withXray, reanalysis.diagnosis_a_combined.bullet_points),
  ...listed(REANALYSIS.answersAlone, reanalysis.diagnosis_b_questionnaire_only.bullet_points),
  heading(REANALYSIS.changes),
  { kind: 'paragraph', text: reanalysis.key_differences },
];

/** Lists what to ask the dentist about this picture. */
const questions = ({ analysis }: ReportedReanalysis): Block[] =>
  listed(
    XRAY_GUIDE.questionsTitle,
    xrayQuestionsFor(analysis.quality.map(({ id }) => id)).map((id) => XRAY_GUIDE.questions[id]),
  );

const basisOf = ({ madeAt, answers, owner }: ReportedReanalysis): string[] => [
  ...(answers === null ? [] : [words.answersOf.replace('{moment}', momentOf(answers.madeAt))]),
  madeBy(PRODUCT_NAME, { madeAt, owner }),
];

/**
 * Builds the report of a re-analysis: help and what to do by when, the X-ray with its places, both readings, and the
 * dentist's part, which is English in a paper of any language.
 */
export const reanalysisReportOf = (
  reported: ReportedReanalysis,
  forDentist: readonly Block[],
): Report => {
  const { madeAt, owner, address, reanalysis } = reported;
  const day = dayOf(madeAt);
  return {
    title: words.title.replace('{product}', PRODUCT_NAME).replace('{day}', day),
    subject: words.subject,
    author: PRODUCT_NAME,
    ...frameOf({ dated: datedFor(day, owner), footer: PAPER.footer }),
    madeAt,
    blocks: [
      head(reported),
      ...listed(RESULT.steps.do, reanalysis.recommended_actions),
      ...picture(reported),
      ...readings(reported),
      ...questions(reported),
      ...forDentist,
      basisWithCode(address, basisOf(reported)),
    ],
  };
};
