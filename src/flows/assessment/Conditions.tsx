import type { Diagnosis, DiagnosisItem } from '../../../contracts/assessment/diagnosis.ts';
import { isLessLikely, likelihoodOf } from '../../../contracts/rules/likelihood.ts';
import { ConditionCard } from '../../components/condition-card/ConditionCard.tsx';
import { lastDay } from '../../lib/format/due.ts';
import { resultTexts } from '../../lib/format/result-texts.ts';

const { likelihoods, because, against, whyWeThinkSo, suspicion } = resultTexts;

const suspicionOf = (item: DiagnosisItem, receivedAt: string | undefined): string | undefined => {
  const by = lastDay('moderate', receivedAt);
  return item.suspicion && by !== null ? suspicion.replace('{by}', by) : undefined;
};

type ConditionsProps = { readonly result: Pick<Diagnosis, 'diagnosis' | 'text' | 'received_at'> };

/** Lists the possible conditions, or says that too little is known to tell (DIAG-02 to DIAG-07). */
export const Conditions = ({ result: { diagnosis, text, received_at } }: ConditionsProps) => (
  <>
    {text !== undefined && <p>{text}</p>}
    {diagnosis.map((item, at) => (
      <ConditionCard
        key={item.name}
        {...item}
        isFirst={at === 0}
        isLessLikely={isLessLikely(item)}
        suspicion={suspicionOf(item, received_at)}
        words={{ likely: likelihoods[likelihoodOf(item, at)], because, against, why: whyWeThinkSo }}
      />
    ))}
  </>
);
