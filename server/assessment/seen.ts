import type { DiagnosisItem } from '../../contracts/assessment/diagnosis.ts';
import type { Ranked } from './inference.ts';
import type { FindingId } from './knowledge/findings.ts';
import type { ConditionId } from '../../contracts/texts/en/engine/conditions/index.ts';
import { fill } from './texts/fill.ts';
import { texts } from '../texts/speaking.ts';

/** The sign that a condition is known by, where the patient sees it as well as a dentist. */
const SIGN_OF: Readonly<Partial<Record<ConditionId, FindingId>>> = {
  dental_caries: 'tooth.cavity',
  gingival_recession: 'gum.receded',
  diastema: 'gap.front_lifelong',
  malocclusion: 'teeth.crooked',
  missing_tooth: 'tooth.missing',
};

/** Returns that the patient saw the condition, where its sign was ticked. It moves no likelihood. */
export const seenIn = ({ condition, votes }: Ranked): Pick<DiagnosisItem, 'seen'> => {
  const sign = SIGN_OF[condition.id];
  const isTicked = votes.some(
    ({ settled: { finding, present, because } }) =>
      finding === sign && present && because.some(({ source }) => source === 'answer'),
  );
  return sign !== undefined && isTicked
    ? { seen: fill(texts().REASONS.seen, { finding: texts().TOLD[sign] ?? '' }) }
    : {};
};
