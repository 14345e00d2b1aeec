import type { QualityId } from '../xray/xray.ts';

/** What a patient may ask a dentist about any X-ray. */
const ALWAYS = ['whatYouSee', 'whatToDo', 'nextPicture'] as const;

/** Notes that a better picture would mend. Little contrast is mended on the page, by "More contrast". */
const MENDED_BY_A_NEW_ONE = [
  'tooDark',
  'blurred',
  'small',
  'cutOff',
] as const satisfies QualityId[];
const NEEDS_A_NEW_ONE: ReadonlySet<QualityId> = new Set(MENDED_BY_A_NEW_ONE);

export type XrayQuestionId = (typeof ALWAYS)[number] | (typeof MENDED_BY_A_NEW_ONE)[number];

const needsNewOne = (id: QualityId): id is (typeof MENDED_BY_A_NEW_ONE)[number] =>
  NEEDS_A_NEW_ONE.has(id);

/** Lists the questions for the dentist, by id: the same three for everybody, and one for each note on the picture. */
export const xrayQuestionsFor = (quality: readonly QualityId[]): XrayQuestionId[] => [
  ...ALWAYS,
  ...quality.filter(needsNewOne),
];
